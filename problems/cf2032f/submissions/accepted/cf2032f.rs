// Where to submit: Codeforces 2032F.
// Generated from problems/cf2032f/main.rs, which has the proof, by `cargo xtask bundle cf2032f`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 2032F · Peanuts
//!
//! There is a row of n pockets of peanuts. Alice divides it into boxes, each of which is made of one or more
//! neighbouring pockets. Then a move takes any number of peanuts, at least one, from one pocket of the first box that
//! is not empty. A player who cannot move loses. Alice moves first, then Jack. In how many ways can Alice divide the
//! row so that she wins?
//!
//! **Input.** T (1 <= T <= 10^5), the number of cases; for each case a line with n and a line with the n pockets, of 1
//! to 10^9 peanuts. The sum of all n is at most 10^6. **Output.** For each case the number of ways modulo 998244353.
//!
//! **Theorem.** Let X(r) be the Nim sum of the first r pockets, l the number of pockets of one peanut before the first
//! larger one, and w(0) = 1 and w(m) = 2^(m - 1) the number of ways to divide m > 0 pockets. If all pockets have one
//! peanut, there are w(n) ways if n is odd, and none otherwise. If not, let A be the sum of w(p) over the even p from 0
//! to l, and B over the odd ones. Then the number of ways is the sum over r from l + 1 to n of w(n - r) times: A + B if
//! X(r) = 1; A if X(r) is neither 0 nor 1; and 0 if X(r) = 0.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

const MODULUS: u64 = 998_244_353;

/// In how many ways the pockets can be divided into boxes so that the first player wins, modulo 998244353.
fn winning_ways(pockets: &[u64]) -> u64 {
    let ones = pockets.iter().take_while(|&&peanuts| peanuts == 1).count();
    let mut ways = 1; // w(p), the ways to divide the first p pockets
    let mut before = [1, 0]; // their sums A and B, over even and odd p
    for p in 1..=ones {
        if p > 1 {
            ways = 2 * ways % MODULUS;
        }
        before[p % 2] = (before[p % 2] + ways) % MODULUS;
    }
    if ones == pockets.len() {
        return if ones % 2 == 1 { ways } else { 0 };
    }
    let mut nim_sum = u64::from(ones % 2 == 1);
    // The ways for all ends r so far but the last, and for the last. A pocket begins a new box or not, which doubles the
    // earlier ones; right behind the last end it begins one.
    let (mut earlier, mut last) = (0, 0);
    for peanuts in &pockets[ones..] {
        nim_sum ^= peanuts;
        earlier = (2 * earlier + last) % MODULUS;
        last = match nim_sum {
            0 => 0,
            1 => before[0] + before[1],
            _ => before[0],
        };
    }
    (earlier + last) % MODULUS
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    Ok(winning_ways(&input.numbers(n)).to_string())
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }
}
