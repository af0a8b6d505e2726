// Where to submit: HDU 5512 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5512/main.rs, which has the proof, by `cargo xtask bundle hdu5512`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5512 · Pagodas
//!
//! Of the pagodas 1 to n, two different pagodas a and b have already been built. A move builds another pagoda from 1 to
//! n: its number must be the sum or the difference of the numbers of two pagodas that are there. A player who cannot
//! build loses. Yuwgna moves first, then Iaka. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 500, then T cases, each a line `n a b`, 2 <= n <= 20000, with different a and b
//! from 1 to n. **Output.** For each case a line, `Case #i: Yuwgna` or `Case #i: Iaka`, where i counts the cases
//! from 1.
//!
//! **Theorem.** Let g be the greatest common divisor of a and b. Yuwgna wins if and only if n / g, rounded down, is
//! odd.
//!
//! **Complexity.** O(log n) per case.

use common::judge::{self, ensure, Input};

fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Whether the first player wins, if pagodas `a` and `b` of `n` stand. Any positive `u64`.
fn first_wins(n: u64, a: u64, b: u64) -> bool {
    n / greatest_common_divisor(a, b) % 2 == 1
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let (n, a, b) = (input.number(), input.number(), input.number());
    ensure!(a > 0 && b > 0, "expected pagodas from 1 on, found {a} and {b}");
    let winner = if first_wins(n, a, b) { "Yuwgna" } else { "Iaka" };
    Ok(format!("Case #{number}: {winner}"))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
