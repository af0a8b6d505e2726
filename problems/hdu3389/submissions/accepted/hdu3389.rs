// hdu3389: Game, in one Rust file.
// Where to submit: HDU 3389.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu3389/main.rs by `cargo xtask bundle hdu3389`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 3389 · Game
//!
//! There are boxes with cards, numbered from 1 to n. A move takes at least one card from a box a and puts all it
//! took into a box b with a smaller number, where a + b must be odd and divisible by 3. Whoever cannot move
//! loses; Alice moves first. Does she win?
//!
//! **Theorem.** The boxes whose number has the remainder 0, 2 or 5 modulo 6 are heaps. Alice wins exactly when
//! their Nim sum is not 0.
//!
//! **Why.** A number is odd and divisible by 3 exactly when it is 3 modulo 6. So cards go from a box with the
//! remainder 0, 1, 2, 3, 4 or 5 modulo 6 to one with 3, 2, 1, 0, 5 or 4: each move takes cards from one of the
//! heaps to one of the other boxes, or the other way round. And any number of cards can be taken from a heap:
//! from box 6i to 6i - 3, from 6i + 2 to 6i + 1, from 6i + 5 to 6i + 4. So this is Nim, with moves besides that
//! make one heap larger. The play ends, as cards only go to smaller numbers. The lesson cses1099 proves that
//! such moves do not change who wins at Nim.
//!
//! **Input.** A number of cases; for each n and then the cards in the boxes 1 to n. **Output.** `Case i: Alice`
//! or `Case i: Bob`.
//!
//! **Complexity.** O(n) a case.

use common::judge::{self, Framing, Input};
use common::nim::nim_sum;
use proconio::input;

/// Whether the first player wins with these cards in the boxes 1, 2, 3 and so on.
fn first_wins(cards: &[u64]) -> bool {
    let boxes = (1u64..).zip(cards);
    let heaps = boxes.filter(|(number, _)| matches!(number % 6, 0 | 2 | 5));
    nim_sum(heaps.map(|(_, cards)| cards)) != 0
}

const INPUT: Framing = Framing::Counted;

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64 }
    let winner = if first_wins(&input.numbers(n)) { "Alice" } else { "Bob" };
    Ok(format!("Case {number}: {winner}"))
}

fn main() {
    let mut number = 0;
    judge::run(INPUT, |input| {
        number += 1;
        solve(number, input)
    })
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
