// Where to submit: HDU 5973 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5973/main.rs, which has the proof, by `cargo xtask bundle hdu5973`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5973 · Wythoff's game on huge heaps · Game of Taking Stones
//!
//! Two heaps of a and b stones; a move takes any positive number from one heap, or the same number from both. The
//! player who takes the last stone wins. Who wins?
//!
//! **Theorem.** Write the smaller heap a as a sum of Fibonacci numbers 1, 2, 3, 5, 8, ..., no two of them neighbours,
//! and the sum as a numeral: 7 = 5 + 2 is 1010. The player to move loses if and only if both heaps are empty, or this
//! numeral ends in an even number of zeros and b has the same numeral with one more zero.
//!
//! **Limit:** numbers below 10^107.
//!
//! **Input.** `a b` for each case, to the end, in either order. **Output.** `1` if the player to move wins, else `0`.
//!
//! **Complexity.** O(d²) per case for numbers of d digits: only additions and comparisons.

use common::judge::{self, ensure, Input};

/// A number below 10^108: six words of 18 digits, the first digits in front. So arrays compare as their numbers do.
type Number = [u64; 6];

const BASE: u64 = 1_000_000_000_000_000_000;

/// The number with these digits.
fn parse(word: &str) -> judge::Result<Number> {
    ensure!(word.bytes().all(|byte| byte.is_ascii_digit()), "expected a number, found {word:?}");
    let word = word.trim_start_matches('0');
    let count = word.len();
    ensure!(count <= 107, "expected a number below 10^107, found one of {count} digits");
    let digits = format!("{word:0>108}");
    Ok(std::array::from_fn(|i| digits[18 * i..18 * i + 18].parse().unwrap_or(0)))
}

/// The sum of two numbers, if it is below 10^108.
fn sum(a: Number, b: Number) -> Number {
    let (mut sum, mut carry) = ([0; 6], 0);
    for i in (0..6).rev() {
        let word = a[i] + b[i] + carry;
        (sum[i], carry) = if word < BASE { (word, 0) } else { (word - BASE, 1) };
    }
    sum
}

/// The Fibonacci numbers 1, 2, 3, 5, ..., of which the last two are beyond 10^107.
fn fibonacci() -> Vec<Number> {
    let mut numbers = vec![[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]];
    for i in 0..512 {
        numbers.push(sum(numbers[i], numbers[i + 1]));
    }
    numbers
}

/// Whether the player to move wins on these heaps, in either order.
fn wins(a: Number, b: Number, fibonacci: &[Number]) -> bool {
    let (smaller, larger) = (a.min(b), a.max(b));
    let (mut parts, mut shifted, mut zeros) = ([0; 6], [0; 6], 0);
    for (index, pair) in fibonacci.windows(2).enumerate().rev() {
        let with_this = sum(parts, pair[0]);
        if with_this <= smaller {
            parts = with_this;
            shifted = sum(shifted, pair[1]);
            zeros = index;
        }
    }
    larger != shifted || zeros % 2 == 1
}

fn solve(fibonacci: &[Number], input: &mut Input) -> judge::Result<&'static str> {
    let (a, b) = (input.read::<String>(), input.read::<String>());
    Ok(if wins(parse(&a)?, parse(&b)?, fibonacci) { "1" } else { "0" })
}

fn main() {
    let fibonacci = fibonacci();
    judge::to_end(|input| solve(&fibonacci, input))
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
