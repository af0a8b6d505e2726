// Where to submit: HDU 4315 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu4315/main.rs, which has the proof, by `cargo xtask bundle hdu4315`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 4315 · Climbing the Hill
//!
//! N people are on different cells below a hilltop, which is cell 0. A move takes a person who is not on the hilltop
//! any number of cells up, at least one, but not past anybody, and not onto an occupied cell; only the hilltop has room
//! for all. The king is the k-th person from the top, and the player who moves the king to the hilltop wins. Alice
//! moves first, then Bob. Who wins?
//!
//! **Input.** Cases to the end of the file (in this pack at most 1000): `N k`, 1 <= k <= N <= 1000, and then on a line
//! N cells from 1 to 99999 in ascending order. **Output.** For each case a line, `Alice` or `Bob`.
//!
//! **Theorem.** If k = 1, Alice wins. Otherwise pair the people from the bottom. Each pair is a heap: the number of
//! free cells between the two. If N is odd, the first person is left over, and is a heap of as many cells as there are
//! above, the hilltop included for k > 2, and without it for k = 2. Alice wins if and only if the Nim sum of the heaps
//! is not 0.
//!
//! **Complexity.** O(N) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether the first player wins with persons on `cells`, from 1 on and ascending. The king is the `k`-th of
/// them.
fn first_wins(cells: &[u64], k: u64) -> bool {
    let heaps = cells.rchunks(2).map(|pair| match pair {
        [upper, lower] => lower - upper - 1,
        first if k == 2 => first[0] - 1,
        first => first[0],
    });
    k == 1 || nim_sum(heaps) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, k) = (input.number(), input.number());
    let mut cells = input.numbers(n);
    cells.sort_unstable();
    Ok(if first_wins(&cells, k) { "Alice" } else { "Bob" })
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
            }

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
