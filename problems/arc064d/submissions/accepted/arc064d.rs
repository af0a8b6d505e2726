// Where to submit: AtCoder ARC 064 D.
// Generated from problems/arc064d/main.rs, which has the proof, by `cargo xtask bundle arc064d`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 064 D · An Ordinary Game
//!
//! A word has no two equal neighbouring letters. A move removes a letter, but neither the first nor the last, and no
//! two equal letters may become neighbours. A player who cannot move loses. Who wins?
//!
//! **Input.** A word of 3 to 10^5 lowercase letters. **Output.** `First` if the first player wins, otherwise `Second`.
//!
//! **Theorem.** The first player wins if and only if the ends are equal and the number of letters is even, or the ends
//! differ and the number is odd.
//!
//! **Complexity.** O(n) for n letters, to read them.

use common::judge::{self, Input};

/// Whether the first player wins on these letters, at least one, of which no two neighbours are equal.
fn first_wins(letters: &[u8]) -> bool {
    let ends_are_equal = letters.first() == letters.last();
    let length_is_odd = letters.len() % 2 == 1;
    ends_are_equal != length_is_odd
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let word = input.read::<String>();
    let letters = word.as_bytes();
    Ok(if first_wins(letters) { "First" } else { "Second" })
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
}
