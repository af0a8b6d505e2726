// cses1729: Stick Game, in one Rust file.
// Where to submit: CSES 1729.
// Generated from problems/cses1729/main.rs by `cargo xtask bundle cses1729`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # CSES 1729 · Stick Game
//!
//! There is a heap of sticks. A move takes one of k given numbers of sticks; 1 is among them. Whoever takes the
//! last stick wins. For each heap of 1 to n sticks: does the first player win?
//!
//! **Theorem.** A heap is won exactly when some take leaves a heap that is lost.
//!
//! **Why.** That is what won and lost mean, as the lesson ferguson explains. The game is one heap of the lesson
//! hdu1536, and the lost heaps are those of Grundy value 0; as there is no other heap to add, the other values
//! need not be told apart.
//!
//! The program goes through the heaps from 0 on. A heap without a mark is lost, and it marks all heaps that are
//! larger by one of the takes. After a lost heap comes a won one, as 1 is among the takes; so at most every other
//! heap makes marks.
//!
//! **Input.** `n k`, then the k takes. **Output.** A row of n letters, `W` for a heap that is won and `L` for one
//! that is lost.
//!
//! **Complexity.** O(n k) time and O(n) memory.

use common::judge::{self, Framing, Input};
use proconio::input;

/// No heap has more sticks, whatever the input says: the table has to fit into memory.
const LARGEST_HEAP: u64 = 10_000_000;

/// For each heap of 0 to `n` sticks whether it is won. The takes are 1 to `n`, in any order.
fn won_heaps(n: usize, takes: &[usize]) -> Vec<bool> {
    let mut won = vec![false; n + 1];
    for heap in 0..=n {
        if !won[heap] {
            for &take in takes.iter().filter(|&&take| take <= n - heap) {
                won[heap + take] = true;
            }
        }
    }
    won
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64, k: u64 }
    if n > LARGEST_HEAP {
        return Err(format!("expected at most {LARGEST_HEAP} sticks, found {n}").into());
    }
    let mut takes = Vec::new();
    for take in input.numbers(k) {
        if !(1..=n).contains(&take) {
            return Err(format!("expected takes from 1 to {n}, found {take}").into());
        }
        takes.push(usize::try_from(take)?);
    }
    let won = won_heaps(usize::try_from(n)?, &takes);
    Ok(won[1..].iter().map(|&won| if won { 'W' } else { 'L' }).collect())
}

fn main() {
    judge::run(INPUT, solve)
}

use std::convert::TryFrom;

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
