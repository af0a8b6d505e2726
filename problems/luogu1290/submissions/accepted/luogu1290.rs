// luogu1290: Euclid's Game, in one Rust file.
// Where to submit: Luogu P1290.
// Generated from problems/luogu1290/main.rs by `cargo xtask bundle luogu1290`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P1290 · Euclid's Game
//!
//! Stan and Ollie have two positive numbers. A move subtracts a positive multiple of the smaller number from the
//! larger one, and the result must not be negative. Whoever makes a number 0 wins. Stan begins.
//!
//! **Theorem.** As long as the larger number is neither equal to the smaller one nor at least twice as large,
//! there is only one move. The player who is the first to face another pair wins.
//!
//! **Why.** Let a >= b. If b < a < 2 b, then b can be subtracted once and no more, and a - b > 0. If a is a
//! multiple of b, subtract all of it, and the game is won. Otherwise let a > 2 b, and let r be the remainder of
//! a divided by b. If the pair (b, r) is lost for who faces it, leave it to the opponent. If it is won, leave
//! (b + r, b): from there the opponent has one move, to (b, r). The lesson euclidsgame proves this too, and
//! that the golden ratio decides.
//!
//! **Input.** A number of cases; two numbers for each, in either order. **Output.** `Stan wins` or
//! `Ollie wins`.
//!
//! **Complexity.** O(log a) a case: after two steps the larger number is less than half of what it was.

use common::judge::{self, Framing, Input};
use proconio::input;
use std::mem;

/// Whether Stan, who moves first, wins on `a` and `b`, in either order, both at least 1.
fn stan_wins(mut a: u64, mut b: u64) -> bool {
    if a < b {
        mem::swap(&mut a, &mut b);
    }
    let mut stan_to_move = true;
    while a != b && a / b == 1 {
        let rest = a - b;
        a = b;
        b = rest;
        stan_to_move = !stan_to_move;
    }
    stan_to_move
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, a: u64, b: u64 }
    if a == 0 || b == 0 {
        return Err(format!("expected two numbers of at least 1, found {a} and {b}").into());
    }
    Ok(if stan_wins(a, b) { "Stan wins" } else { "Ollie wins" })
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
