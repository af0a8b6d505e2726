// Where to submit: Codeforces 850C, Codeforces 851E.
// Generated from problems/cf850c/main.rs, which has the proof, by `cargo xtask bundle cf850c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 850C · Arpa and a game with Mojtaba
//!
//! There are n numbers. A move chooses a power p^k of a prime, k >= 1, that divides at least one of them, and divides
//! by it every number that it divides. A player who cannot move loses. Mojtaba moves first, then Arpa. Who wins?
//!
//! **Input.** n (1 <= n <= 100), then on the next line the n numbers, from 1 to 10^9. **Output.** `Mojtaba` or `Arpa`,
//! the winner.
//!
//! **Theorem.** For each prime p take the set of the exponents that p has in the numbers, without 0. A move in a set
//! reduces all its elements e >= k by k, for some k from 1 to the largest element; elements that become 0 leave the
//! set. Mojtaba wins if and only if the Nim sum of the Grundy values of these sets is not 0.
//!
//! **Limit:** numbers of at least 1.
//!
//! **Complexity.** O(n √A) for numbers up to A, and a search of the sets that can be reached, which are few.

use common::grundy::mex;
use common::judge::{self, ensure, Input};
use std::collections::BTreeMap;

/// The primes of a number >= 1, as often as they divide it, in ascending order.
fn prime_factors(mut number: u64) -> Vec<u64> {
    let (mut factors, mut divisor) = (Vec::new(), 2);
    while divisor <= number / divisor {
        if number % divisor == 0 {
            factors.push(divisor);
            number /= divisor;
        } else {
            divisor += 1;
        }
    }
    if number > 1 {
        factors.push(number);
    }
    factors
}

/// The Grundy value of a set of exponents. Bit e is 1 if e is in the set; bit 0 never is. `known` remembers the values.
fn grundy(set: u64, known: &mut BTreeMap<u64, u64>) -> u64 {
    if let Some(&value) = known.get(&set) {
        return value;
    }
    let options = (1..64 - set.leading_zeros()).map(|k| {
        let smaller = set & ((1 << k) - 1); // exponents below k, which stay
        grundy((smaller | set >> k) & !1, known)
    });
    let value = mex(options);
    known.insert(set, value);
    value
}

/// Whether the first player wins on a list of numbers >= 1.
fn first_wins(numbers: &[u64]) -> bool {
    let mut sets: BTreeMap<u64, u64> = BTreeMap::new(); // the exponents of each prime
    for &number in numbers {
        let factors = prime_factors(number);
        for &prime in &factors {
            let exponent = factors.iter().filter(|&&factor| factor == prime).count();
            *sets.entry(prime).or_insert(0) |= 1 << exponent;
        }
    }
    let mut known = BTreeMap::new();
    sets.values().fold(0, |sum, &set| sum ^ grundy(set, &mut known)) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let numbers = input.numbers(n);
    ensure!(!numbers.contains(&0), "expected numbers of at least 1, found 0");
    Ok(if first_wins(&numbers) { "Mojtaba" } else { "Arpa" })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
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

    pub mod grundy {
        /// The minimum excludant: the smallest natural number that is not among `values`, in any order and
        /// with any repetitions. Linear in their number, or as a sort if there are values from 128 on.
        pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
            // A binary digit for each value below 128. Larger ones matter only if all of those are there.
            let (mut small, mut large) = (0_u128, Vec::new());
            for value in values {
                if value < 128 {
                    small |= 1 << value;
                } else {
                    large.push(value);
                }
            }
            let mut mex = u64::from(small.trailing_ones());
            large.sort_unstable();
            for value in large {
                mex += u64::from(value == mex);
            }
            mex
        }
    }
}
