// ferguson: Empty and Divide, in one Rust file.
// Where to submit: no judge has a single pair of boxes; Luogu P2148 (takes Rust) has several pairs at once.
// Generated from problems/ferguson/main.rs by `cargo xtask bundle ferguson`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Ferguson's two boxes · Empty and Divide
//!
//! Two boxes hold m and n sweets. A move empties one box and divides the sweets of the other over
//! both, at least one in each. Whoever cannot move loses. Does the first player win?
//!
//! This is the first example to work out by hand: draw all positions, label (1, 1), where no move is left,
//! as lost, and work backwards. A position with a move to a lost one is won; one whose moves all lead to
//! won ones is lost.
//!
//! **Theorem.** The first player loses if and only if m and n are both odd.
//!
//! **Why.** An odd number divides into an odd and an even one, so from odd and odd every move leads to a
//! position with an even box. An even number divides into two odd ones, 1 and the rest, so whoever faces
//! an even box can leave odd and odd. The sweets get fewer with every move, and the play ends at (1, 1),
//! odd and odd.
//!
//! **Input.** `m n` for each case, to the end. **Output.** `first` or `second`.
//!
//! **Complexity.** O(1) a case.
//!
//! **Judge.** No judge has one game alone. Luogu P2148, SDOI2009 E&D, is the sum of several of these games:
//! N numbers, paired up, for each of several cases. Its N = 2 is exactly this task, although its input and
//! output look different; the answer for every N is exercise 4 of the write-up.
//!
//! **Reference.** T. S. Ferguson, *Game Theory*, part I, section 1, exercise "Empty and Divide".

use common::judge::{self, ensure, Framing, Input};
use proconio::input;

/// Whether the first player wins with `m` and `n` sweets, both at least 1.
fn first_wins(m: u64, n: u64) -> bool {
    m % 2 == 0 || n % 2 == 0
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, m: u64, n: u64 }
    ensure!(m > 0 && n > 0, "expected a sweet or more in each box, found {m} and {n}");
    Ok(if first_wins(m, n) { "first" } else { "second" })
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
