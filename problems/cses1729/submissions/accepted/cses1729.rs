// Where to submit: CSES 1729.
// Generated from problems/cses1729/main.rs, which has the proof, by `cargo xtask bundle cses1729`: change that file. Licence: MIT OR Apache-2.0.

//! # CSES 1729 · Stick Game
//!
//! There is a heap of sticks. A move takes p sticks, where p is one of k given numbers, 1 among them. The player who
//! takes the last stick wins. For each heap of 1 to n sticks: does the first player win?
//!
//! **Input.** n and k (1 <= n <= 10^6, 1 <= k <= 100), then on the next line the k numbers, all different and from 1 to
//! n. **Output.** A row of n letters, `W` for a heap with which the first player wins, and otherwise `L`.
//!
//! **Theorem.** A heap is won if and only if some take leaves a heap that is lost.
//!
//! **Limit:** at most 10,000,000 sticks, and takes from 1 to n.
//!
//! **Complexity.** O(n k) time and O(n) memory.

use common::judge::{self, ensure, Input};

/// No heap has more sticks, whatever the input says: the table has to fit into memory.
const LARGEST_HEAP: usize = 10_000_000;

/// For each heap of 0 to `n` sticks whether it is won. The takes are 1 to `n`, in any order.
fn won_heaps(n: usize, takes: &[usize]) -> Vec<bool> {
    let mut won = vec![false; n + 1];
    for heap in 0..=n {
        if !won[heap] {
            for take in takes.iter().filter(|&take| heap + take <= n) {
                won[heap + take] = true;
            }
        }
    }
    won
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, k) = (input.read::<usize>(), input.read::<usize>());
    ensure!(n <= LARGEST_HEAP, "expected at most {LARGEST_HEAP} sticks, found {n}");
    let mut takes = Vec::new();
    for _ in 0..k {
        let take = input.read::<usize>();
        ensure!((1..=n).contains(&take), "expected takes from 1 to {n}, found {take}");
        takes.push(take);
    }
    let won = won_heaps(n, &takes);
    let letters = won[1..].iter().map(|&won| if won { b'W' } else { b'L' });
    Ok(String::from_utf8(letters.collect())?)
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
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
}
