// Where to submit: Codeforces 305E.
// Generated from problems/cf305e/main.rs, which has the proof, by `cargo xtask bundle cf305e`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 305E · Playing with String
//!
//! A word is written on a strip of paper, a letter in each cell. A move takes one of the pieces and a letter in it that
//! is the middle of a palindrome of at least three letters, all of the same piece. It cuts out this letter, so that
//! there are three pieces: what was before it, the letter, and what was behind it. A player who cannot move loses. Who
//! wins, and with which first moves?
//!
//! **Input.** A word of 1 to 5000 small letters. **Output.** `Second` if the second player wins. Otherwise `First`, and
//! on the next line the first position, counted from 1, of a letter with which the first player can begin and win.
//!
//! **Theorem.** Mark the letters, other than the first and the last, whose two neighbours are equal. A run of L marked
//! letters has the value g(L), the mex of g(k - 2) ^ g(L - k - 1) for k from 1 to L, where g is 0 for numbers below 0.
//! The first player wins if and only if the Nim sum of the values of all runs is not 0.
//!
//! **Complexity.** O(n + L^2) for a longest run of L.

use common::grundy::grundy_table;
use common::judge::{self, Input};
use common::nim::nim_sum;

/// The runs of marked letters, in order: how many letters are before a run, and how long it is.
fn marked_runs(letters: &[u8]) -> Vec<(usize, usize)> {
    let (mut runs, mut length) = (Vec::new(), 0);
    for i in 1..letters.len() {
        if letters.get(i + 1) == Some(&letters[i - 1]) {
            length += 1;
        } else if length > 0 {
            runs.push((i - length, length));
            length = 0;
        }
    }
    runs
}

/// The value of what is left of a run of `length` marks after the choice of the k-th letter.
fn value_after(length: usize, k: usize, values: &[u64]) -> u64 {
    values[k.saturating_sub(2)] ^ values[(length - k).saturating_sub(1)]
}

/// The position, counted from 1, of the first letter with which the first player can begin and win.
fn winning_move(letters: &[u8]) -> Option<usize> {
    let runs = marked_runs(letters);
    let longest = runs.iter().map(|&(_, length)| length).max().unwrap_or(0);
    let values = grundy_table(longest + 1, |length, values| {
        (1..=length).map(|k| value_after(length, k, values)).collect()
    });
    let all = nim_sum(runs.iter().map(|&(_, length)| values[length]));
    for (before, length) in runs {
        let others = all ^ values[length];
        for k in 1..=length {
            if value_after(length, k, &values) == others {
                return Some(before + k);
            }
        }
    }
    None
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let word = input.read::<String>();
    Ok(match winning_move(word.as_bytes()) {
        Some(position) => format!("First\n{position}"),
        None => "Second".to_string(),
    })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
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

        /// The Grundy values of the positions 0, 1, ..., `len` - 1 of a game in which every move makes the
        /// position smaller, from the bottom up.
        pub fn grundy_table(len: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
            let mut table = Vec::with_capacity(len);
            for position in 0..len {
                let value = mex(options(position, &table));
                table.push(value);
            }
            table
        }
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
