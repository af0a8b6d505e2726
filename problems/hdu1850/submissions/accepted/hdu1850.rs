// hdu1850: Being a Good Boy in Spring Festival, in one Rust file.
// Where to submit: HDU 1850, POJ 2975, BOJ 7685.
// No Rust at HDU, POJ: hand in plain.c there.
// Generated from problems/hdu1850/main.rs by `cargo xtask bundle hdu1850`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1850 · Nim, counting first moves · Being a Good Boy in Spring Festival
//!
//! Nim: M heaps, a move takes any positive number of cards from one heap, whoever takes the last
//! card wins. How many different first moves win?
//!
//! **Theorem.** As many as there are heaps h with h ^ x < h, where x is the Nim sum of all heaps.
//!
//! **Why.** A move wins exactly when it leaves a Nim sum of 0 (Bouton). Changing the heap h alone,
//! the sum becomes 0 only if h becomes h ^ x. That is a legal move where it makes the heap smaller,
//! so each heap offers one winning move or none. If x is 0, h ^ x is h, and no heap offers any.
//!
//! **Input.** `M` and then M heaps for each case; M = 0 ends. **Output.** The number of winning
//! first moves.
//!
//! **Complexity.** O(M) a case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// The winning first moves, each as the index of the heap and the cards to leave there. There are none when
/// the position is lost.
fn winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let sum = nim_sum(heaps);
    // A winning move makes the Nim sum 0, so it turns a heap into heap ^ sum. That must be smaller.
    let moves = heaps.iter().map(|heap| heap ^ sum).enumerate();
    moves.filter(|&(i, left)| left < heaps[i]).collect()
}

const INPUT: Framing = Framing::Zeros(1);

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, m: u64 }
    let heaps = input.numbers(m);
    Ok(winning_moves(&heaps).len().to_string())
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
