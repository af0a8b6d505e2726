// hdu3032: Nim or not Nim?, in one Rust file.
// Where to submit: HDU 3032.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu3032/main.rs by `cargo xtask bundle hdu3032`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 3032 · Lasker's Nim, take or split · Nim or not Nim?
//!
//! There are N heaps of stones. A move takes any positive number of stones from one heap, as in Nim, or
//! takes none and splits one heap into two, neither of them empty. Whoever takes the last stone wins; Alice
//! moves first.
//!
//! **Theorem.** A heap has as its Grundy value the number of its stones, except that 4k + 3 and 4k + 4 are
//! exchanged: heap 3 has the value 4, heap 4 the value 3, heap 7 the value 8, heap 8 the value 7. Alice wins
//! exactly when the Nim sum of the values is not 0.
//!
//! **Why.** By induction. The smaller heaps give the values that the theorem says. A split of a heap of
//! remainder r modulo 4 leaves two heaps whose values are known modulo 4, and so is their Nim sum: it is 2
//! for r = 1, 0 or 1 for r = 2, 3 for r = 3, and 0 or 1 for r = 0. In no case can it be the value that the
//! theorem gives to the heap. For r = 3, the split into 1 and h - 1 has the value h; so this heap, and no
//! other, has a value above h, and leaves the value h to the heap h + 1.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(N) a case.
//!
//! **Reference.** Emanuel Lasker, *Brettspiele der Völker*, 1931. T. S. Ferguson, *Game Theory*, part I,
//! section 4: Lasker's Nim.

use common::judge::{self, Framing, Input};
use proconio::input;

/// The Grundy value of a heap. That of the largest `u64` is 2^64.
fn grundy(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64 }
    let sum = input.numbers(n).iter().fold(0, |sum, &heap| sum ^ grundy(heap));
    Ok(if sum != 0 { "Alice" } else { "Bob" })
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
