// Where to submit: Luogu P3185.
// Generated from problems/luogu3185/main.rs, which has the proof, by `cargo xtask bundle luogu3185`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P3185 · One bean becomes two further along · Splitting Game
//!
//! Beans lie in n bottles in a row, numbered from 0. A move takes one bean out of a bottle i and puts two into
//! later bottles, one into j and one into k, with i < j <= k. A player who cannot move loses. Which first
//! moves win? The least one is asked for, and how many there are.
//!
//! **Theorem.** A bean in the last bottle has the Grundy value 0. A bean that is d >= 1 bottles before the last has as
//! its value that number among 2d - 2 and 2d - 1 that has an odd number of ones in binary. A move wins if and only if
//! the Nim sum of the values of all beans is the Nim sum of the values of i, j and k.
//!
//! **Input.** A number of cases; for each `n` and then n numbers of beans. **Output.** For each case the least
//! winning move `i j k`, or `-1 -1 -1`, and on a second line the number of winning moves.
//!
//! **Complexity.** O(n^3) per case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 14: Mock Turtles.

use common::judge::{self, Input};

/// The Grundy value of a bean that is `distance` bottles before the last one.
fn grundy(distance: usize) -> usize {
    if distance == 0 {
        return 0;
    }
    let double = 2 * (distance - 1);
    double + usize::from(double.count_ones() % 2 == 0)
}

/// The winning first moves, from the least one on.
fn winning_moves(beans: &[u64]) -> Vec<[usize; 3]> {
    let n = beans.len();
    let value = |bottle: usize| grundy(n - 1 - bottle);
    let odd = (0..n).filter(|&bottle| beans[bottle] % 2 == 1); // equal beans cancel in pairs
    let sum = odd.fold(0, |sum, bottle| sum ^ value(bottle));
    let mut winning = Vec::new();
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                if sum ^ value(i) ^ value(j) ^ value(k) == 0 {
                    winning.push([i, j, k]);
                }
            }
        }
    }
    winning
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let winning = winning_moves(&input.numbers(n));
    Ok(match winning.first() {
        Some([i, j, k]) => format!("{i} {j} {k}\n{}", winning.len()),
        None => "-1 -1 -1\n0".to_string(),
    })
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
