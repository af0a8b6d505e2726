// Where to submit: Codeforces 1991H.
// Generated from problems/cf1991h/main.rs, which has the proof, by `cargo xtask bundle cf1991h`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1991H · Prime Split Game
//!
//! There are n piles of stones. A move chooses a number k >= 1 with 2 k <= n, removes k of the piles, and splits each of
//! k other piles into two, both of a prime number of stones. So there are always n piles. A player who cannot move
//! loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n >= 2 and a line with the n piles, of
//! 1 to 200,000 stones. The sum of all n is at most 200,000. **Output.** For each case the winner, `Alice` or `Bob`.
//!
//! **Theorem.** Call a pile *winning* if it can be split into two primes that are not winning; call it *losing*
//! otherwise. Call a pile *good* if it can be split into two primes that are winning. If no pile is winning, Bob wins.
//! If some are, and n is even or a pile is losing, Alice wins. If n is odd and all piles are winning, Alice wins if and
//! only if there are a good pile and a pile that is not good.
//!
//! **Complexity.** O(P) per pile with the P primes below 200,000, and as much for each entry of the table; in practice
//! far less, as nearly every even number is the sum of two losing primes, one of which is small.
//!
//! **Limit.** A pile has at most 200,000 stones.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// The largest pile of the problem.
const LARGEST: usize = 200_000;

/// Odd primes in ascending order, and for each number whether it is one of them.
struct Primes {
    list: Vec<usize>,
    contains: Vec<bool>,
}

impl Primes {
    /// Whether the pile can be split into two of them.
    fn can_make(&self, pile: usize) -> bool {
        let mut smaller = self.list.iter().take_while(|&&p| 2 * p <= pile);
        smaller.any(|&p| self.contains[pile - p])
    }
}

/// For each pile whether it is winning, and the odd primes that are.
fn winning_piles() -> (Vec<bool>, Primes) {
    let mut is_odd_prime: Vec<bool> = (0..=LARGEST).map(|x| x > 1 && x % 2 == 1).collect();
    for p in (3..=LARGEST).take_while(|p| p * p <= LARGEST) {
        for multiple in (p * p..=LARGEST).step_by(p) {
            is_odd_prime[multiple] = false;
        }
    }
    let mut is_winning = vec![false; LARGEST + 1];
    is_winning[4] = true; // 2 + 2
    for x in (5..=LARGEST).step_by(2) {
        is_winning[x] = is_odd_prime[x - 2] && !is_winning[x - 2];
    }
    let primes = |winning: bool| {
        let contains: Vec<bool> =
            (0..=LARGEST).map(|x| is_odd_prime[x] && is_winning[x] == winning).collect();
        Primes { list: (0..=LARGEST).filter(|&x| contains[x]).collect(), contains }
    };
    let (losing_primes, winning_primes) = (primes(false), primes(true));
    for x in (6..=LARGEST).step_by(2) {
        is_winning[x] = losing_primes.can_make(x);
    }
    (is_winning, winning_primes)
}

fn solve(
    is_winning: &[bool],
    winning_primes: &Primes,
    input: &mut Input,
) -> judge::Result<&'static str> {
    let n = input.number();
    let mut piles = Vec::new();
    for pile in input.numbers(n) {
        ensure!(pile <= LARGEST as u64, "expected a pile of at most {LARGEST}, found {pile}");
        piles.push(usize::try_from(pile)?);
    }
    let winning = piles.iter().filter(|&&pile| is_winning[pile]).count();
    let alice_wins = if winning == piles.len() && winning % 2 == 1 {
        let good = piles.iter().filter(|&&pile| winning_primes.can_make(pile)).count();
        0 < good && good < piles.len()
    } else {
        winning > 0
    };
    Ok(if alice_wins { "Alice" } else { "Bob" })
}

fn main() {
    let (is_winning, winning_primes) = winning_piles();
    judge::counted(|input| solve(&is_winning, &winning_primes, input))
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            for _ in 0..input.number() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            words: SplitAsciiWhitespace<'static>,
            answers: String,
        }

        impl Input {
            fn stdin() -> Input {
                let mut bytes = Vec::new();
                let _ = io::stdin().read_to_end(&mut bytes);
                bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
                let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
                Input { words: text.split_ascii_whitespace(), answers: String::new() }
            }

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
