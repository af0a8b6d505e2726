// hdu4315: Climbing the Hill, in one Rust file.
// Where to submit: HDU 4315.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu4315/main.rs by `cargo xtask bundle hdu4315`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 4315 · Climbing the Hill
//!
//! N persons stand on different cells below a hilltop, which is cell 0. A move takes a person, who is not on
//! the hilltop, any number of cells up, but not over another person and not onto the cell of one; only on the
//! hilltop there is room for all. The king is the k-th person from the top, and whoever moves the king to the
//! hilltop wins. Alice moves first. Does she win?
//!
//! **Theorem.** If k = 1, Alice wins. Otherwise pair the persons from the bottom. Each pair is a heap: the
//! number of free cells between the two. A person who is left over, the first one, is a heap of as many cells
//! as there are above, the hilltop included for k > 2, and without it for k = 2. Alice wins exactly when the
//! Nim sum of the heaps is not 0.
//!
//! **Why.** If k = 1, the king goes to the top at once. Let k be larger. A move that does not lead to the top
//! changes exactly one heap: the lower person of a pair makes it smaller, the upper one larger, and a person
//! left over makes it smaller. Only the first person can go to the top. Then the king is number k - 1 of those
//! who are left below.
//!
//! * k = 2: now the opponent wins at once.
//! * k > 2, N odd: the first person's own heap becomes 0, and the pairs are as before.
//! * k > 2, N even: the second person, on cell b, loses the partner, on cell a > 0. The heap of b - a - 1
//!   becomes b or, if k = 3, b - 1. That is more.
//!
//! So each move that does not lose at once changes exactly one heap, and each heap can be made any smaller one,
//! by the lower person of its pair or by the person left over. Hence, as in Nim, all moves from the Nim sum 0
//! lead to another sum or lose at once, and from another sum some move leads to 0. There is always a move, and
//! the play ends, so the positions of sum 0 are lost. For k = 2 this is the game of the lesson poj1704.
//!
//! **Input.** To the end of the file, `N k` and then N cells in ascending order. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(N) a case.

use common::judge::{self, ensure, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

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

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, k: u64 }
    let mut cells = input.numbers(n);
    cells.sort_unstable();
    ensure!(cells.first() != Some(&0), "expected cells from 1 on, found 0");
    for pair in cells.windows(2) {
        ensure!(pair[0] < pair[1], "expected different cells, found {} twice", pair[0]);
    }
    Ok(if first_wins(&cells, k) { "Alice" } else { "Bob" })
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
