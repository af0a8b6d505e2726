// luogu3185: Splitting Game, in one Rust file.
// Where to submit: Luogu P3185.
// Generated from problems/luogu3185/main.rs by `cargo xtask bundle luogu3185`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P3185 · A bean becomes two, further on · Splitting Game
//!
//! Beans lie in n bottles in a row, numbered from 0. A move takes one bean out of a bottle i and puts two into
//! later bottles, one into j and one into k, with i < j <= k. A player who cannot move loses. Which first
//! moves win? The least one is asked for, and how many there are.
//!
//! **Theorem.** A bean in the last bottle has the Grundy value 0. A bean that is d >= 1 bottles before the last
//! one has as its value the one of 2d - 2 and 2d - 1 that has an odd number of ones in binary. A move wins
//! exactly when the Nim sum of the values of all beans is the Nim sum of the values of i, j and k.
//!
//! **Why.** A move in one bean does not touch the others, so each bean is a game of its own: its options are
//! two beans nearer to the end. This is the recursion of the coin turning game Mock Turtles, coin d - 1.
//!
//! **Input.** A number of cases; for each `n` and then n numbers of beans. **Output.** For each case the least
//! winning move `i j k`, or `-1 -1 -1`, and on a second line the number of winning moves.
//!
//! **Complexity.** O(n^3) a case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 14: Mock Turtles.

use common::judge::{self, Framing, Input};
use proconio::input;

/// The Grundy value of a bean that is `distance` bottles before the last one.
fn grundy(distance: usize) -> usize {
    if distance == 0 {
        return 0;
    }
    let double = 2 * (distance - 1);
    double + usize::from(double.count_ones() % 2 == 0)
}

/// The winning first moves, from the least one on.
fn winning_moves(beans: &[u64]) -> Vec<[usize; 3]> {
    let n = beans.len();
    let value = |bottle: usize| grundy(n - 1 - bottle);
    let odd = (0..n).filter(|&bottle| beans[bottle] % 2 == 1); // equal beans cancel in pairs
    let sum = odd.fold(0, |sum, bottle| sum ^ value(bottle));
    let mut winning = Vec::new();
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                if sum ^ value(i) ^ value(j) ^ value(k) == 0 {
                    winning.push([i, j, k]);
                }
            }
        }
    }
    winning
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64 }
    let winning = winning_moves(&input.numbers(n));
    Ok(match winning.first() {
        Some([i, j, k]) => format!("{i} {j} {k}\n{}", winning.len()),
        None => "-1 -1 -1\n0".to_string(),
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
