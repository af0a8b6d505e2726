// luogu4101: Everyone Praises Jiangnan, in one Rust file.
// Where to submit: Luogu P4101.
// Generated from problems/luogu4101/main.rs by `cargo xtask bundle luogu4101`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P4101 · Everyone Praises Jiangnan
//!
//! There are n heaps of one stone each. A move joins two heaps into one, which must not have more than m
//! stones. Whoever cannot move loses. Who wins, the first player or the second?
//!
//! **Theorem.** Let c be n / m, rounded up. The first player wins exactly when n - c is odd.
//!
//! **Why.** A move makes the number of heaps smaller by 1. If c heaps are left in the end, n - c moves have
//! been made, and then the theorem tells who has made the last one. Either player can see to it that c heaps
//! are left; the one whom that suits will. For m = 1 no move is possible, and c = n. Let m >= 2. Call a
//! position *tidy* if at most one heap has neither one stone nor m; let s be its number of stones, 1 < s < m.
//! If no move is left in a tidy position, at most one heap is not full, as a one could be joined to s or to
//! another one; so there are c heaps. The beginning is tidy, and that player always leaves a tidy position:
//! in a tidy one, by joining a one to s, or two ones if there is no s. The opponent can spoil it only by
//! joining two ones next to an s. Then
//!
//! - if s + 2 <= m, the player joins s and the new 2, and the position is tidy;
//! - otherwise s = m - 1. If a one is left, the player joins it to s, which is full then, and the position is
//!   tidy. If none is left, the game is over with f full heaps, one of m - 1 and one of 2: n = (f + 1) m + 1,
//!   and the number of heaps is f + 2 = c.
//!
//! The lesson loj10246 also counts the moves of a whole play, and decides by their parity.
//!
//! **Input.** A number of cases; `n m` for each. **Output.** `0` if the first player wins, `1` if the second
//! does.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, Framing, Input};
use proconio::input;

/// Whether the first player wins with `n` stones and heaps of at most `m` stones; both are at least 1.
fn first_wins(n: u64, m: u64) -> bool {
    let heaps_left = n / m + u64::from(n % m != 0);
    (n - heaps_left) % 2 == 1
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    if m == 0 {
        return Err(format!("expected heaps of at least 1 stone, found a limit of {m}").into());
    }
    Ok(if first_wins(n, m) { "0" } else { "1" })
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
