// hdu1760: A New Tetris Game, in one Rust file.
// Where to submit: HDU 1760.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu1760/main.rs by `cargo xtask bundle hdu1760`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1760 · A New Tetris Game
//!
//! Some cells of a board of N rows and M columns are blocked. A move puts a square of 2 by 2 cells on four free
//! cells; whoever finds no place for it loses. Lele moves first. Does he win?
//!
//! **Theorem.** All that counts of a position is the set of places where a square still fits. It is won exactly
//! when a lost set is left without one of these places and without all places at most one row and one column
//! away from it.
//!
//! **Why.** Two squares share a cell exactly when their places are at most one row and one column apart. So the
//! set before a move tells the set after it, and cells where no square fits do not matter. Each move makes the
//! set smaller: the sets are the positions of a graph without cycles, and who wins follows from its ends
//! backwards, as in the lesson hdu1524. There are few sets: on 5 by 8 free cells the program looks at 899.
//!
//! **Input.** To the end of the file, `N M` and then N rows of M digits, 0 for a free cell and 1 for a blocked
//! one. **Output.** `Yes` if Lele wins, otherwise `No`.
//!
//! **Complexity.** O(sets times places) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether the first player wins on a board of up to 64 cells, given row by row, true where they are free.
fn first_wins(free: &[bool], columns: usize) -> bool {
    let mut places = Vec::new(); // the row and column of the lower right cell
    for row in 1..free.len() / columns {
        for column in 1..columns {
            let cell = row * columns + column;
            let cells = [cell, cell - 1, cell - columns, cell - columns - 1];
            if cells.iter().all(|&cell| free[cell]) {
                places.push((row, column));
            }
        }
    }
    // For each place a set, in which bit j tells whether place j is left after a move there.
    let left = |&(row, column): &(usize, usize)| {
        let is_far = |&&(r, c): &&(usize, usize)| row.abs_diff(r) > 1 || column.abs_diff(c) > 1;
        let far = places.iter().enumerate().filter(|(_, place)| is_far(place));
        far.map(|(j, _)| 1 << j).sum()
    };
    let left: Vec<u64> = places.iter().map(left).collect();
    set_wins((1 << places.len()) - 1, &left, &mut Vec::new())
}

/// Whether the player to move wins with a set of places. `known` remembers the answers.
fn set_wins(set: u64, left: &[u64], known: &mut Vec<(u64, bool)>) -> bool {
    if let Some(&(_, wins)) = known.iter().find(|(other, _)| *other == set) {
        return wins;
    }
    let mut places = (0..left.len()).filter(|place| set >> place & 1 == 1);
    let wins = places.any(|place| !set_wins(set & left[place], left, known));
    known.push((set, wins));
    wins
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, m: u64 }
    let size = n.saturating_mul(m);
    if !(1..50).contains(&size) {
        return Err(format!("expected a board of 1 to 49 cells, found {size}").into());
    }
    let mut free = Vec::new();
    for _ in 0..n {
        let row = input.word();
        if row.len() as u64 != m {
            return Err(format!("expected a row of {m} digits, found {row}").into());
        }
        free.extend(row.bytes().map(|cell| cell == b'0'));
    }
    Ok(if first_wins(&free, usize::try_from(m)?) { "Yes" } else { "No" })
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

            /// The next token, whatever it is.
            pub fn word(&mut self) -> String {
                if self.is_empty() {
                    self.end();
                }
                let token = self.text[self.pos..].split(|&byte| byte <= b' ').next().unwrap_or(b"");
                self.pos += token.len();
                String::from_utf8_lossy(token).into_owned()
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
