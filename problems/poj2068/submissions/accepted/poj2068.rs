// poj2068: Nim, in one Rust file.
// Where to submit: POJ 2068, BOJ 9157.
// No Rust at POJ: hand in plain.c there.
// Generated from problems/poj2068/main.rs by `cargo xtask bundle poj2068`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # POJ 2068 · Nim
//!
//! Two teams of n players sit around a table, alternately, and there is one heap of S stones. The players move
//! in the order in which they sit, again and again. The i-th takes at least one stone, and at most `M_i`. The team that
//! takes the last stone loses. Does the first team win?
//!
//! **Theorem.** A position is a number of stones together with a player, who moves next. With 0 stones that
//! player's team wins. With s > 0 stones the team of player i wins exactly when the next player loses with some
//! number of stones from s - `M_i`, but not below 0, to s - 1.
//!
//! **Why.** This is the definition of won and lost positions, as in the lesson hdu1846, since a move goes from
//! (s, i) to (t, i + 1) with t from s - `M_i` to s - 1, and the teams alternate. It is enough to know the
//! largest t < s with which the next player loses: if any is large enough, it is this one. If all `M_i` are m,
//! this is Bachet's game, where the last stone loses: the first team loses exactly when S mod (m + 1) = 1.
//!
//! **Input.** Cases of n, S and then the 2n limits in the order of the moves; 0 ends. **Output.** `1` if the
//! first team wins, otherwise `0`.
//!
//! **Complexity.** O(n S) time and O(n) memory a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether the team of the first player wins with so many stones. `limits` has the largest take of each player.
fn first_wins(stones: u64, limits: &[u64]) -> bool {
    let mut wins = vec![true; limits.len()]; // without stones
    let mut last_lost = vec![None; limits.len()]; // the largest number of stones so far that loses
    for stones in 1..=stones {
        for (player, limit) in limits.iter().enumerate() {
            let next = (player + 1) % limits.len();
            wins[player] = last_lost[next].map_or(false, |lost| stones - lost <= *limit);
        }
        for (lost, &wins) in last_lost.iter_mut().zip(&wins) {
            if !wins {
                *lost = Some(stones);
            }
        }
    }
    wins[0]
}

const INPUT: Framing = Framing::Zeros(1);

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, stones: u64 }
    let limits = input.numbers(2 * n);
    Ok(if first_wins(stones, &limits) { "1" } else { "0" })
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
