// Where to submit: Codeforces 1363C.
// Generated from problems/cf1363c/main.rs, which has the proof, by `cargo xtask bundle cf1363c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1363C · Game On Leaves
//!
//! There is a tree of n nodes, numbered from 1 on. A move removes a leaf, together with its edge; a leaf is a node with
//! at most one edge, so the last node that is left is one too. The player who removes node x wins. Ayush and Ashish
//! take turns, and Ayush moves first. Who wins?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with n and x (1 <= x <= n <= 1000), then n -
//! 1 lines with the two ends of an edge. **Output.** For each case a line with the winner, `Ayush` or `Ashish`.
//!
//! **Theorem.** Ayush wins if and only if x has at most one edge, or n is even.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

/// Whether Ayush, who moves first, wins on a tree of `n` nodes in which node x has `degree` edges.
fn ayush_wins(n: u64, degree: usize) -> bool {
    degree <= 1 || n % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, x) = (input.number(), input.number());
    let mut degree = 0;
    for _ in 1..n {
        let (u, v) = (input.number(), input.number());
        degree += usize::from(u == x) + usize::from(v == x);
    }
    Ok(if ayush_wins(n, degree) { "Ayush" } else { "Ashish" })
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

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
