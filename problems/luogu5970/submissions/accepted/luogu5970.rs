// Where to submit: Luogu P5970.
// Generated from problems/luogu5970/main.rs, which has the proof, by `cargo xtask bundle luogu5970`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P5970 · Nim z utrudnieniem
//!
//! Before a game of Nim with n heaps, the second player may throw heaps away: any number of them that is a multiple of
//! d, 0 included, but not all. Then the players take turns, and the first player begins. A move takes any number of
//! stones, at least one, from one heap, and the player who takes the last stone wins. In how many ways can the second
//! player throw heaps away and then win?
//!
//! **Input.** `n d` (1 <= n <= 500000, 1 <= d <= 10), then a line with the n heaps, each of 1 to 10^6 stones, with at
//! most 10^7 stones together. **Output.** The number of ways modulo 10^9 + 7.
//!
//! **Theorem.** These are the ways that leave heaps with the Nim sum 0. In ascending order, the ways for the heaps up
//! to h, counted by Nim sum and by the number of heaps thrown away modulo d, are at most 2hd numbers.
//!
//! **Limit:** d from 1 to 10, and heaps of 1 to 1,000,000 stones.
//!
//! **Complexity.** O(md) time after sorting, for m stones together; O(hd) memory for the largest heap h.

use common::judge::{self, ensure, Input};

/// Ways are counted modulo this prime.
const P: u32 = 1_000_000_007;

/// In how many ways the second player wins, modulo `P`. The heaps are not empty, and in ascending order.
fn winning_ways(heaps: &[usize], d: usize) -> u32 {
    let mut ways = vec![[0; 10]]; // by the Nim sum of the heaps left, and the number of those thrown away modulo d
    ways[0][0] = 1;
    for &heap in heaps {
        ways.resize((heap + 1).next_power_of_two(), [0; 10]);
        // The heap exchanges the Nim sums in pairs; one of two is less than the heap's largest power of two.
        for one in 0..ways.len() / 2 {
            let (of_one, of_other) = (ways[one], ways[one ^ heap]);
            for thrown in 0..d {
                let before = if thrown == 0 { d - 1 } else { thrown - 1 };
                ways[one][thrown] = (of_one[before] + of_other[thrown]) % P;
                ways[one ^ heap][thrown] = (of_other[before] + of_one[thrown]) % P;
            }
        }
    }
    let all_thrown = u32::from(heaps.len() % d == 0);
    (ways[0][0] + P - all_thrown) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, d) = (input.read::<usize>(), input.read::<usize>());
    ensure!((1..=10).contains(&d), "expected d from 1 to 10, found {d}");
    let mut heaps = Vec::new();
    for _ in 0..n {
        let heap = input.read::<usize>();
        ensure!((1..=1_000_000).contains(&heap), "expected 1 to 1000000 stones, found {heap}");
        heaps.push(heap);
    }
    heaps.sort_unstable();
    Ok(winning_ways(&heaps, d).to_string())
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
