// cf1965a: Everything Nim, in one Rust file.
// Where to submit: Codeforces 1965A, Codeforces 1966C.
// Generated from problems/cf1965a/main.rs by `cargo xtask bundle cf1965a`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Codeforces 1965A · Everything Nim
//!
//! There are heaps of stones. A move takes the same number of stones, at least one, from every heap that is
//! not empty; so it is at most the size of the smallest of these. Whoever cannot move, since all heaps are
//! empty, loses; Alice moves first, Bob second.
//!
//! **Theorem.** Let t be the largest number such that there are heaps of 1, 2, ..., t stones. If there is a
//! larger heap, Alice wins exactly when t is even; otherwise she wins exactly when t is odd.
//!
//! **Why.** Equal heaps stay equal, so count each size once. The smallest size and the differences between
//! neighbouring sizes form a row, and a move takes stones from the first number of the row that is not 0. If
//! this number is 1, the move is forced. If it is at least 2 and others follow, the player to move may take
//! it all, or all but one stone, which the opponent then has to take. So this player chooses who begins with
//! the rest, and wins. On the last number the player to move takes all and wins. Hence the first player who
//! has a choice wins, as in Euclid's game, the lesson euclidsgame.
//! The row begins with t ones, and each is one move. If another number follows, it is at least 2, and it falls to
//! Alice when t is even. If none does, Alice makes the last of t moves when t is odd.
//!
//! **Input.** A number of cases; n and then n heaps for each. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(n log n) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether Alice, who moves first, wins on these heaps of at least one stone.
fn alice_wins(mut heaps: Vec<u64>) -> bool {
    heaps.sort_unstable();
    heaps.dedup();
    let t = (1..).zip(&heaps).take_while(|&(i, &heap)| heap == i).count();
    if t < heaps.len() {
        t % 2 == 0
    } else {
        t % 2 == 1
    }
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    Ok(if alice_wins(input.numbers(n)) { "Alice" } else { "Bob" })
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
