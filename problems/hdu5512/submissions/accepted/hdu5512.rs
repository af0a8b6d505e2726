// Where to submit: HDU 5512 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5512/main.rs by `cargo xtask bundle hdu5512`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5512 · Pagodas
//!
//! Of the pagodas 1 to n, a and b stand. A move builds one that does not stand yet: its number must be the sum or the
//! difference of the numbers of two that stand. Whoever cannot build loses. Yuwgna moves first. Who wins?
//!
//! **Theorem.** Let g be the greatest common divisor of a and b. Yuwgna wins exactly when n / g, rounded down, is odd.
//!
//! **Why.** Whatever the players do, in the end the multiples of g stand, and no others. So there are floor(n / g) - 2
//! moves, and Yuwgna makes the last one exactly if this number is odd. No others: a and b are multiples of g, and so
//! are sums and differences of multiples. All multiples: when nobody can build, the difference of any two that stand
//! also stands. The numbers of Euclid's algorithm by subtraction on a and b are such differences, and the last one is
//! g. Besides g a larger multiple c stands, as a and b are different; so c - g, c - 2g and so on down to 2g stand. And
//! the sums 2g + g, 3g + g and so on, up to n, stand, too.
//!
//! **Limit:** pagodas from 1 on.
//!
//! **Input.** A number of cases; `n a b` for each. **Output.** `Case #i: ` with the number of the case, from 1 on, and
//! `Yuwgna` or `Iaka`.
//!
//! **Complexity.** O(log n) per case.

use common::judge::{self, ensure, input, rule, Input};

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
    input! { from input, n: u64, a: u64, b: u64 }
    ensure!(a > 0 && b > 0, "expected pagodas from 1 on, found {a} and {b}");
    rule!(a != b && a.max(b) <= n, "expected two pagodas from 1 to {n}, found {a} and {b}");
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
        pub use crate::judge_rule as rule;
        pub use crate::read_input as input;
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

        // A rule of the game: a case that breaks it is answered all the same.
        #[macro_export]
        macro_rules! judge_rule {
            ($holds:expr, $($message:tt)+) => {
                let _ = $holds;
            };
        }
    }
}

#[macro_export]
macro_rules! read_input {
    (from $input:expr, $($name:ident: u64),+ $(,)?) => {
        $(let $name = $input.number();)+
    };
}
