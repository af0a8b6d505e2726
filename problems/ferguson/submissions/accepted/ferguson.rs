// Where to submit: no judge has a single pair of boxes; Luogu P2148 (takes Rust) has several pairs at once.
// Generated from problems/ferguson/main.rs, which has the proof, by `cargo xtask bundle ferguson`: change that file. Licence: MIT OR Apache-2.0.

//! # Ferguson's two boxes · Empty and Divide
//!
//! Two boxes hold m and n sweets. A move empties one box and divides the sweets of the other over
//! both, at least one in each. A player who cannot move loses. Does the first player win?
//!
//! This is the first example to work out by hand: draw all positions, label (1, 1), where no move is left, as lost, and
//! work backwards. A position with a move to a lost position is won; if all moves lead to won positions, it is lost.
//!
//! **Theorem.** The first player loses if and only if m and n are both odd.
//!
//! **Input.** `m n` for each case, to the end. **Output.** `first` or `second`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Judge.** No judge has a single game. Luogu P2148, SDOI2009 E&D, is the sum of several of these games: N numbers,
//! paired up, for each of several cases. Its N = 2 is exactly this task, although its input and output look different;
//! the answer for every N is exercise 4 of the write-up.
//!
//! **Reference.** T. S. Ferguson, *Game Theory*, part I, section 1, exercise "Empty and Divide".

use common::judge::{self, Input};

/// Whether the first player wins with `m` and `n` sweets, both at least 1.
fn first_wins(m: u64, n: u64) -> bool {
    m % 2 == 0 || n % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (m, n) = (input.number(), input.number());
    Ok(if first_wins(m, n) { "first" } else { "second" })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers all cases, up to one that cannot be read or computed.
        pub fn to_end<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            while !input.is_at_end() {
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

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
