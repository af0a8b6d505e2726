// Where to submit: AtCoder ARC 144 F.
// Generated from problems/arc144f/main.rs, which has the proof, by `cargo xtask bundle arc144f`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 144 F · Arithmetic Sequence Nim
//!
//! There are N heaps of stones, and two numbers m and a with 0 <= a < m. A move takes x stones from one heap, where x is
//! at least 1 and leaves the remainder a modulo m. A player who cannot move loses. How many first moves win, that is,
//! for how many pairs of a heap and a number x is there a winning move that takes x stones from this heap?
//!
//! **Input.** A line with N, m and a (1 <= N <= 300,000, 1 <= m <= 10^9, 0 <= a < m), and a line with the N heaps, from
//! max(1, a) to 10^18. **Output.** The number of winning first moves modulo 998244353.
//!
//! **Theorem.** If a = 0, a heap of A stones has the Grundy value ⌊A / m⌋. If a > 0, let A = i + j m with i < m. Its
//! value is min(s(i) + j, c(i)), where s(i) is ⌊i / a⌋ mod 2 and c(i) is defined as follows. The column *before* i is
//! i - a modulo m. If its s is 1, then c(i) = 0; otherwise c(i) is 1 more than the c of the column before.
//!
//! **Limit:** a is less than m.
//!
//! **Complexity.** O(N).

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

const P: u64 = 998_244_353;

/// The number s of column `i`, the value in its first row.
fn first_value(i: u64, a: u64) -> u64 {
    i / a % 2
}

/// The number c of column `i`, its largest value.
fn largest_value(i: u64, m: u64, a: u64) -> u64 {
    if i < a {
        let steps = (a - i - 1) / (m - a) + 1;
        steps - first_value(i + steps * (m - a), a)
    } else if first_value(i, a) == 0 {
        0
    } else {
        largest_value(i - a, m, a) + 1
    }
}

/// The Grundy value of a heap.
fn value(heap: u64, m: u64, a: u64) -> u64 {
    if a == 0 {
        return heap / m;
    }
    (first_value(heap % m, a) + heap / m).min(largest_value(heap % m, m, a))
}

/// How many options of a heap have the Grundy value `wanted`, which is not that of the heap.
fn options(heap: u64, wanted: u64, m: u64, a: u64) -> u64 {
    if a == 0 {
        return u64::from(wanted < heap / m);
    }
    if heap < a {
        return 0;
    }
    let (column, last_row) = ((heap - a) % m, (heap - a) / m);
    let (first, largest) = (first_value(column, a), largest_value(column, m, a));
    if wanted < first || wanted > largest {
        return 0;
    }
    let rows = (last_row + 1).saturating_sub(wanted - first); // from the first that has this value
    if wanted == largest {
        rows
    } else {
        rows.min(1)
    }
}

/// How many first moves win, modulo 998244353.
fn winning_moves(heaps: &[u64], m: u64, a: u64) -> u64 {
    let sum = nim_sum(heaps.iter().map(|&heap| value(heap, m, a)));
    if sum == 0 {
        return 0;
    }
    let of_heap = |&heap: &u64| options(heap, value(heap, m, a) ^ sum, m, a) % P;
    heaps.iter().map(of_heap).sum::<u64>() % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m, a) = (input.number(), input.number(), input.number());
    ensure!(a < m, "expected a remainder below {m}, found {a}");
    Ok(winning_moves(&input.numbers(n), m, a).to_string())
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

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
