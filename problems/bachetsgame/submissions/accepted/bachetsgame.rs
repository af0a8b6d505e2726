// bachetsgame: Bachet's Game, in one Rust file.
// Where to submit: Kattis bachetsgame, UVa 10404.
// Generated from problems/bachetsgame/main.rs by `cargo xtask bundle bachetsgame`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Kattis bachetsgame · Bachet's Game
//!
//! There are n stones. A move takes one of m given numbers of stones; 1 is among them. Whoever takes the last
//! stone wins. Stan moves first. Who wins?
//!
//! **Theorem.** A heap is lost exactly when no smaller heap that is lost can be reached from it by one take.
//!
//! **Why.** This is one heap of the lesson hdu1536; it is lost where its Grundy value is 0, and the values
//! themselves are not needed. So go through the heaps from 0 on: a heap on which no smaller one has left a mark
//! is lost, and leaves a mark on each heap that is larger by a take, as that is won.
//!
//! A hundred games of a million heaps are too many for single steps. So the marks are bits, 64 heaps to a number:
//! once the lost ones among these are known, one shift a take moves the marks of all of them to their places.
//! To find them takes a step for each lost heap, which are at most half of all, as 1 is among the takes.
//!
//! **Input.** For each game a line `n m` and m takes, up to the end of the file. **Output.** `Stan wins` or
//! `Ollie wins`.
//!
//! **Complexity.** O(n m / 64) time and O(n / 64) memory a game.

use common::judge::{self, Framing, Input};
use proconio::input;

/// No heap has more stones, whatever the input says: its table has to fit into memory.
const LARGEST_HEAP: u64 = 10_000_000;

/// The won heaps of 0 to `n` stones or more: heap h is bit h % 64 of number h / 64. No take is 0.
fn won_heaps(n: usize, takes: &[usize]) -> Vec<u64> {
    let small_takes = takes.iter().filter(|&&take| take < 64);
    let settles = small_takes.fold(1, |bits, take| bits | 1 << take); // the heap itself, and won ones
    let mut won = vec![0; n / 64 + 1];
    for i in 0..won.len() {
        let (mut settled, mut lost) = (won[i], 0);
        while settled != u64::MAX {
            let heap = settled.trailing_ones();
            lost |= 1 << heap;
            settled |= settles << heap;
        }
        won[i] = !lost;
        // The marks on later numbers: a take of 64 j + s moves them by j numbers and s bits.
        for take in takes {
            let (j, s) = (take / 64, take % 64);
            if let Some(marks) = won.get_mut(i + j).filter(|_| j > 0) {
                *marks |= lost << s;
            }
            if let Some(marks) = won.get_mut(i + j + 1) {
                *marks |= lost >> 1 >> (63 - s);
            }
        }
    }
    won
}

/// Whether the player to move wins on the heap `n`. No take is 0.
fn first_wins(n: usize, takes: &[usize]) -> bool {
    won_heaps(n, takes)[n / 64] >> (n % 64) & 1 == 1
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: u64, m: u64 }
    if n > LARGEST_HEAP {
        return Err(format!("expected at most {LARGEST_HEAP} stones, found {n}").into());
    }
    let mut takes = Vec::new();
    for take in input.numbers(m) {
        if take == 0 {
            return Err(format!("expected takes of at least 1, found {take}").into());
        }
        takes.push(usize::try_from(take)?);
    }
    Ok(if first_wins(usize::try_from(n)?, &takes) { "Stan wins" } else { "Ollie wins" })
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
