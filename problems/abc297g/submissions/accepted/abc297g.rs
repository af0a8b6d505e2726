// abc297g: Constrained Nim 2, in one Rust file.
// Where to submit: AtCoder ABC 297 G.
// Generated from problems/abc297g/main.rs by `cargo xtask bundle abc297g`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 297 G · Nim with takes of L to R · Constrained Nim 2
//!
//! Several heaps of stones. A move takes at least L and at most R stones from one heap. Whoever cannot
//! move, since no heap has L stones, loses. Who wins?
//!
//! **Theorem.** The Grundy value of a heap of A stones is r / L, rounded down, where r = A mod (L + R). The
//! first player wins exactly when the Nim sum of these values is not 0.
//!
//! **Why.** A take t either lowers the remainder r by t, so by at least L, or, beyond the multiple of
//! L + R below A, raises it by L + R - t, so again by at least L: the value changes. Every smaller value j
//! is reached, by a take of (r / L - j) L or, where that is more than R, by a take of R; this happens for
//! j = 0 only.
//!
//! **Input.** `N L R`, then N heaps. **Output.** `First` or `Second`.
//!
//! **Complexity.** O(N).
//!
//! **Reference.** AtCoder Beginner Contest 297, G.

use common::judge::{self, ensure, Framing, Input};
use common::nim::nim_sum;
use common::subtraction::range_remainder;
use proconio::input;

/// The Grundy value of a heap from which a move takes `min_take` to `max_take` stones. Any `heap`, and
/// 1 <= `min_take` <= `max_take`.
fn grundy(heap: u64, min_take: u64, max_take: u64) -> u64 {
    range_remainder(heap, min_take, max_take) / min_take
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, min_take: u64, max_take: u64 }
    if min_take == 0 {
        return Err("expected a least take of at least 1, found 0".into());
    }
    ensure!(min_take <= max_take, "expected L <= R, found L = {min_take} and R = {max_take}");
    let sum = nim_sum(input.numbers(n).iter().map(|&heap| grundy(heap, min_take, max_take)));
    Ok(if sum != 0 { "First" } else { "Second" })
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                let mut numbers = Vec::new();
                for _ in 0..count {
                    numbers.push(self.number());
                }
                numbers
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

    pub mod nim {
        use std::borrow::Borrow;

        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }

    pub mod subtraction {
        /// `heap` mod (`min_take` + `max_take`): all depends on it where a move takes `min_take` to
        /// `max_take` stones, as one can answer t stones with `min_take` + `max_take` - t.
        pub fn range_remainder(heap: u64, min_take: u64, max_take: u64) -> u64 {
            let period = min_take.checked_add(max_take);
            period.and_then(|period| heap.checked_rem(period)).unwrap_or(heap)
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
