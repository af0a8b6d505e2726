// Where to submit: Codeforces 850C, Codeforces 851E.
// Generated from problems/cf850c/main.rs, which has the proof, by `cargo xtask bundle cf850c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 850C · Arpa and a game with Mojtaba
//!
//! Some numbers are on a list. A move chooses a power p^k of a prime, k >= 1, that divides at least one of them, and
//! divides by it every number that it divides. A player who cannot move loses. Mojtaba moves first. Who wins?
//!
//! **Theorem.** For each prime p take the set of the exponents that p has in the numbers, without 0. A move in a set
//! reduces all its elements e >= k by k, for some k up to the largest one; what is 0 then leaves the set. Mojtaba
//! wins exactly when the Nim sum of the Grundy values of these sets is not 0.
//!
//! **Limit:** numbers of at least 1.
//!
//! **Input.** `n`, then n numbers. **Output.** `Mojtaba` or `Arpa`.
//!
//! **Complexity.** O(n √A) for numbers up to A, and a search of the sets that can be reached, which are few.

use common::grundy::GrundySearch;
use common::judge::{self, ensure, Input};
use common::nim::nim_sum;
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

/// The sets that a move makes of a set of exponents. Bit e is 1 if e is in the set; bit 0 never is.
fn moves(set: u64) -> Vec<u64> {
    let smaller = |k: u32| set & ((1 << k) - 1);
    (1..64 - set.leading_zeros()).map(|k| (smaller(k) | set >> k) & !1).collect()
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
    let mut game = GrundySearch::new(|&set: &u64| moves(set));
    nim_sum(sets.values().map(|set| game.grundy(set))) != 0
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
        use std::collections::BTreeMap;
        use std::convert::TryFrom;

        /// The minimum excludant: the smallest natural number that is not among `values`, in any order and
        /// with any repetitions. Linear in their number, or as a sort if there are values from 1024 on.
        pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
            // A bit for each value below 1024. Larger ones matter only if all of those are there.
            let (mut present, mut large) = ([0_u64; 16], Vec::new());
            for value in values {
                match usize::try_from(value / 64).ok().and_then(|word| present.get_mut(word)) {
                    Some(word) => *word |= 1 << (value % 64),
                    None => large.push(value),
                }
            }
            let mut mex = 0;
            for word in present {
                mex += u64::from(word.trailing_ones());
                if word != u64::MAX {
                    return mex;
                }
            }
            large.sort_unstable();
            for value in large {
                mex += u64::from(value == mex);
            }
            mex
        }

        /// Grundy values of positions of any kind, computed on demand and remembered.
        pub struct GrundySearch<P, F> {
            options: F,
            values: BTreeMap<P, Option<u64>>, // None while the position is being worked on
        }

        impl<P: Clone + Ord, F: Fn(&P) -> Vec<P>> GrundySearch<P, F> {
            /// A search of the game in which a move goes from a position to one of `options(&position)`.
            pub fn new(options: F) -> Self {
                GrundySearch { options, values: BTreeMap::new() }
            }

            /// The Grundy value of `position`. Time and memory grow with the number of positions reached for
            /// the first time.
            pub fn grundy(&mut self, position: &P) -> u64 {
                let mut stack = Vec::new(); // the positions being worked on, each an option of the one below
                if !self.values.contains_key(position) {
                    stack.push(self.open(position.clone()));
                }
                while let Some((current, options, values)) = stack.last_mut() {
                    if let Some(option) = options.last() {
                        match self.values.get(option) {
                            Some(Some(value)) => {
                                values.push(*value);
                                options.pop();
                            }
                            Some(None) => panic!("the play can return to a position"),
                            None => {
                                let option = option.clone();
                                stack.push(self.open(option));
                            }
                        }
                    } else {
                        let value = mex(values.iter().copied());
                        self.values.insert(current.clone(), Some(value));
                        stack.pop();
                    }
                }
                self.values[position].expect("no position stays open when the search ends")
            }

            /// Begins to work on a position: with its options still to look at, and the Grundy values found
            /// among them.
            fn open(&mut self, position: P) -> (P, Vec<P>, Vec<u64>) {
                self.values.insert(position.clone(), None);
                let options = (self.options)(&position);
                (position, options, Vec::new())
            }
        }
    }

    pub mod nim {
        use std::borrow::Borrow;

        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
}
