// Where to submit: Kattis bachetsgame, UVa 10404.
// Generated from problems/bachetsgame/main.rs, which has the proof, by `cargo xtask bundle bachetsgame`: change that file. Licence: MIT OR Apache-2.0.

//! # Kattis bachetsgame · Bachet's Game
//!
//! There is a heap of n stones. A move takes s stones, where s is one of m given numbers, 1 among them. The player who
//! takes the last stone wins. Stan moves first, then Ollie. Who wins?
//!
//! **Input.** Up to the end of the file a line for each of at most 100 games: n, m and the m numbers, all different,
//! with 1 <= n <= 10^6 and 1 <= m <= 10. In this pack the m numbers are at most 10^6. **Output.** For each game a line
//! `Stan wins` or `Ollie wins`.
//!
//! **Theorem.** A heap is lost if and only if no lost heap can be reached from it by one take.
//!
//! **Limit:** at most 10,000,000 stones, and takes of at least 1.
//!
//! **Complexity.** O(n m / 64) time and O(n / 64) memory per game.

use common::judge::{self, ensure, Input};

/// No heap has more stones, whatever the input says: its table has to fit into memory.
const LARGEST_HEAP: usize = 10_000_000;

/// The won heaps of 0 to `n` stones or more: heap h is bit h % 64 of number h / 64. No take is 0.
fn won_heaps(n: usize, takes: &[usize]) -> Vec<u64> {
    let small_takes = takes.iter().filter(|&&take| take < 64);
    let settles = small_takes.fold(1, |bits, take| bits | 1 << take); // the heap itself, and won ones
    let mut won = vec![0; n / 64 + 1];
    for i in 0..won.len() {
        let (mut settled, mut lost) = (won[i], 0);
        while settled != u64::MAX {
            let heap = settled.trailing_ones();
            lost |= 1 << heap;
            settled |= settles << heap;
        }
        won[i] = !lost;
        // The marks on later numbers: a take of 64 j + s moves them by j numbers and s bits.
        for take in takes {
            let (j, s) = (take / 64, take % 64);
            if let Some(marks) = won.get_mut(i + j).filter(|_| j > 0) {
                *marks |= lost << s;
            }
            if let Some(marks) = won.get_mut(i + j + 1) {
                *marks |= lost >> 1 >> (63 - s); // by 64 - s bits, which are too many for one shift if s is 0
            }
        }
    }
    won
}

/// Whether the player to move wins on the heap `n`. No take is 0.
fn first_wins(n: usize, takes: &[usize]) -> bool {
    won_heaps(n, takes)[n / 64] >> (n % 64) & 1 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    ensure!(n <= LARGEST_HEAP, "expected at most {LARGEST_HEAP} stones, found {n}");
    let mut takes = Vec::new();
    for _ in 0..m {
        let take = input.read::<usize>();
        ensure!(take > 0, "expected takes of at least 1, found {take}");
        takes.push(take);
    }
    Ok(if first_wins(n, &takes) { "Stan wins" } else { "Ollie wins" })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
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
