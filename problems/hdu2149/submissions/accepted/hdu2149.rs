// hdu2149: Public Sale, in one Rust file.
// Where to submit: HDU 2149.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu2149/main.rs by `cargo xtask bundle hdu2149`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 2149 · Bachet's game, all winning first moves · Public Sale
//!
//! An auction that starts at 0. A move raises the price by 1 to N; whoever brings it to the reserve
//! price M or above wins. Lele moves first: which of his first bids win?
//!
//! **Theorem.** If N >= M, all bids from M to N. Otherwise the one bid M mod (N + 1), or none if that
//! is 0.
//!
//! **Why.** What is missing between the price and M, at first M, is a heap in Bachet's game, and exceeding M is
//! as good as reaching it. A bid wins if and only if it leaves nothing missing, or a multiple of N + 1 (see
//! HDU 1846). If N < M, no first bid reaches M, and only the remainder leaves such a multiple. If N >= M,
//! what a bid below M leaves missing is less than N + 1, and not 0.
//!
//! **Input.** `M N` for each case, to the end. **Output.** The winning first bids, ascending, separated
//! by single spaces; or `none`.
//!
//! **Complexity.** O(1) a case, and one step for each bid that is printed.

use common::judge::{self, ensure, Framing, Input};
use common::subtraction::bachet_grundy;
use proconio::input;
use std::ops::RangeInclusive;

/// The winning first bids for the reserve price `m` and raises of 1 to `n`, if there are any. Any
/// `m`, and any `n` of at least 1.
fn winning_bids(m: u64, n: u64) -> Option<RangeInclusive<u64>> {
    if n >= m {
        return Some(m.max(1)..=n);
    }
    match bachet_grundy(m, n) {
        0 => None,
        rest => Some(rest..=rest),
    }
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, m: u64, n: u64 }
    ensure!(n > 0, "expected a largest raise of at least 1, found {n}");
    Ok(match winning_bids(m, n) {
        Some(bids) => bids.map(|bid| format!("{bid} ")).collect::<String>().trim_end().to_string(),
        None => "none".to_string(),
    })
}

fn main() {
    judge::run(INPUT, solve)
}

// What the program uses of the pack's library.
#[allow(dead_code)]
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
        pub use crate::judge_ensure as ensure;

        pub enum Framing {
            Single,
            Counted,
            ToEnd,
            Zeros(usize),
        }

        /// Prints the answers to all cases, up to the first that cannot be read or answered.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input { text: Vec::new(), pos: 0, answers: String::new() };
            let _ = io::stdin().read_to_end(&mut input.text);
            input.text.extend([b'\n'; 19]);
            let cases = match end {
                Framing::Single => 1,
                Framing::Counted => input.number(),
                _ => u64::MAX,
            };
            for _ in 0..cases {
                if input.is_empty() || matches!(end, Framing::Zeros(n) if input.zeros_follow(n)) {
                    break;
                }
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            text: Vec<u8>, // all of stdin, with white space behind it
            pos: usize,    // text[pos..] is not yet used
            answers: String,
        }

        impl Input {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                if self.is_empty() {
                    self.end();
                }
                let (mut number, mut end) = (0u64, self.pos); // of 19 digits, which a u64 holds
                for byte in &self.text[self.pos..self.pos + 19] {
                    if !byte.is_ascii_digit() {
                        break;
                    }
                    number = 10 * number + u64::from(byte - b'0');
                    end += 1;
                }
                if end == self.pos || self.text[end] > b' ' {
                    let token = self.text[self.pos..].split(|&byte| byte <= b' ').next();
                    let token = std::str::from_utf8(token.unwrap_or(b"")).unwrap_or("");
                    end = self.pos + token.len();
                    number = token.parse().unwrap_or_else(|_| self.end());
                }
                self.pos = end;
                number
            }

            pub fn is_empty(&mut self) -> bool {
                while self.text.get(self.pos).map_or(false, |&byte| byte <= b' ') {
                    self.pos += 1;
                }
                self.pos == self.text.len() // nothing but white space was left
            }

            fn zeros_follow(&mut self, count: usize) -> bool {
                let pos = self.pos;
                let zeros = (0..count).all(|_| !self.is_empty() && self.number() == 0);
                self.pos = pos;
                zeros
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod subtraction {
        /// The Grundy value of a heap from which a move takes 1 to `max_take` stones: `heap` mod
        /// (`max_take` + 1).
        pub fn bachet_grundy(heap: u64, max_take: u64) -> u64 {
            match max_take.checked_add(1) {
                Some(period) => heap % period,
                None => heap, // no heap is larger than `max_take`
            }
        }
    }
}

// The macro of the crate proconio, for numbers.
mod proconio {
    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: u64),+ $(,)?) => {
            let source = $source;
            $(let $name = source.number();)+
        };
    }
    pub use crate::proconio_input as input;
}

// A rule of the game. On a judge, a case that breaks it is answered all the same.
#[macro_export]
macro_rules! judge_ensure {
    ($holds:expr, $($message:tt)+) => { let _ = || ($holds, format!($($message)+)); };
}
