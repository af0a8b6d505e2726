// Where to submit: AtCoder ARC 105 D.
// Generated from problems/arc105d/main.rs, which has the proof, by `cargo xtask bundle arc105d`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 105 D · Let's Play Nim
//!
//! There are N bags of stones and N empty dishes. As long as bags are left, a move empties one bag onto one dish, which
//! may already have stones. Then the players go on with Nim: a move takes any number of stones, at least one, from one
//! dish. A player who cannot move loses. Who wins?
//!
//! **Input.** T (1 <= T <= 10^5), the number of cases; for each case a line with N and a line with the N bags, of 1 to
//! 10^9 stones. The sum of all N is at most 200,000. **Output.** For each case `First` if the first player wins,
//! otherwise `Second`.
//!
//! **Theorem.** If N is odd, the second player wins. If N is even, the first player wins, unless the bags form pairs of
//! equal bags; then the second player wins.
//!
//! **Complexity.** O(N log N) per case.

use common::judge::{self, Input};

/// Whether the first player wins with these bags, none of which is empty.
fn first_wins(mut bags: Vec<u64>) -> bool {
    bags.sort_unstable();
    bags.len() % 2 == 0 && bags.chunks(2).any(|pair| pair[0] != pair[1])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let bags = input.numbers(n);
    Ok(if first_wins(bags) { "First" } else { "Second" })
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
