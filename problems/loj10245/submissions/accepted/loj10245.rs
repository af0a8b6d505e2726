// loj10245: Chocolate Bars, in one Rust file.
// Where to submit: LibreOJ 10245.
// Generated from problems/loj10245/main.rs by `cargo xtask bundle loj10245`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # LibreOJ 10245 · Chocolate Bars
//!
//! Bars of chocolate lie in a box. A move either puts some of them, at least one, on the table, or eats a
//! positive whole length of one bar on the table. A player who cannot move loses. TBL moves first: does TBL
//! win?
//!
//! **Theorem.** TBL wins exactly when some of the bars, at least one, have lengths with the Nim sum 0.
//!
//! **Why.** Call a position balanced if the bars on the table have the Nim sum 0, and no choice of bars in
//! the box, of at least one, has. From there every move makes the Nim sum on the table different from 0: bars
//! from the box add one that is not 0, and eating changes one bar alone. Then some bar on the table can be
//! eaten so that the sum is 0 again (Bouton; the lesson hdu1849 proves it), and in the box there is still no
//! such choice. So a balanced position is lost, and the start is one if no choice has the sum 0. Otherwise
//! TBL puts a largest such choice on the table, and the position is balanced: were there another one in the
//! box, both together would be a larger one.
//!
//! **Elimination.** The numbers kept have different highest bits, and are Nim sums of bars. Clearing these
//! bits of the next bar, with the numbers kept, leaves 0 exactly when the bar is a Nim sum of earlier ones.
//!
//! **Input.** Ten rounds, each of them `N` and then N lengths. **Output.** For each round `NO` if TBL wins,
//! or `YES`.
//!
//! **Complexity.** O(N log h) a round, for bars of lengths up to h.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether some of the bars, at least one, have the Nim sum 0.
fn first_wins(bars: &[u64]) -> bool {
    let mut kept: Vec<u64> = Vec::new();
    for &bar in bars {
        let mut rest = bar;
        for number in &kept {
            rest = rest.min(rest ^ number); // the smaller one has 0 as the highest bit of `number`
        }
        if rest == 0 {
            return true;
        }
        kept.push(rest);
    }
    false
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    Ok(if first_wins(&input.numbers(n)) { "NO" } else { "YES" })
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
