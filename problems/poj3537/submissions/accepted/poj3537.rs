// poj3537: Crosses and Crosses, in one Rust file.
// Where to submit: POJ 3537.
// No Rust at POJ: hand in plain.c there.
// Generated from problems/poj3537/main.rs by `cargo xtask bundle poj3537`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # POJ 3537 · Crosses and Crosses
//!
//! Two players take turns to put a cross into a free cell of a strip of n >= 3 cells. Whoever makes three
//! crosses in a row wins. Who wins, the first player or the second?
//!
//! **Theorem.** Let g(n) = 0 for n <= 0, and otherwise the mex of the Nim sums of g(i - 3) and g(n - i - 2),
//! for i from 1 to n. The first player wins exactly when g(n) is not 0.
//!
//! **Why.** Call a position safe if no two crosses are neighbours or have only one cell between them. No move
//! from a safe position makes three in a row. If a move leaves a position that is not safe, the opponent wins
//! at once, with the cell between the two crosses, or with a cell beside them, which is there as n >= 3; the
//! cell is free, as the position before was safe. So only safe moves count, and who has none loses, since a
//! free cell is left in any case. Such a goal that turns into forbidden moves is the subject of the lesson
//! poj2311. A cross in cell i of a row of n cells that are still allowed takes two cells away on each side. It
//! leaves rows of i - 3 and n - i - 2 cells, or none where the number is negative: a sum of two games.
//!
//! **Input.** n. **Output.** `1` if the first player wins, otherwise `2`.
//!
//! **Complexity.** O(n^2).
//!
//! **Reference.** The game is Treblecross in E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your
//! Mathematical Plays*, chapter 4. No period of its values is known.

use common::grundy::grundy_table;
use common::judge::{self, Framing, Input};
use proconio::input;

/// The longest strip, by the statement.
const LARGEST: u64 = 2000;

/// The Grundy values of the rows of 0 to `n` cells that may be used.
fn grundy_values(n: usize) -> Vec<u64> {
    grundy_table(n + 1, |row, grundy| {
        let left = |cell: usize| grundy[cell.saturating_sub(3)];
        let right = |cell: usize| grundy[(row - cell).saturating_sub(2)];
        (1..=row).map(|cell| left(cell) ^ right(cell)).collect()
    })
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64 }
    if !(3..=LARGEST).contains(&n) {
        return Err(format!("expected a strip of 3 to {LARGEST} cells, found {n}").into());
    }
    let n = usize::try_from(n)?;
    Ok(if grundy_values(n)[n] != 0 { "1" } else { "2" })
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

    pub mod grundy {
        use std::convert::TryFrom;

        /// The minimum excludant: the smallest natural number that is not among `values`, in any order and
        /// with any repetitions. Linear in their number.
        pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
            let values: Vec<u64> = values.into_iter().collect();
            // n values leave out at least one of the n + 1 numbers 0..=n.
            let mut present = vec![false; values.len() + 1];
            for value in values {
                if let Some(entry) =
                    usize::try_from(value).ok().and_then(|index| present.get_mut(index))
                {
                    *entry = true;
                }
            }
            present.iter().take_while(|&&is_present| is_present).count() as u64
        }

        /// The Grundy values of the positions 0, 1, ..., `len` - 1 of a game in which every move makes the
        /// position smaller, from the bottom up.
        pub fn grundy_table(len: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
            let mut table = Vec::with_capacity(len);
            for position in 0..len {
                let value = mex(options(position, &table));
                table.push(value);
            }
            table
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
