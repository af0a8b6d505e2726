// hdu5973: Game of Taking Stones, in one Rust file.
// Where to submit: HDU 5973.
// No Rust at HDU: hand in plain.c there.
// Generated from problems/hdu5973/main.rs by `cargo xtask bundle hdu5973`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 5973 · Game of Taking Stones
//!
//! Two heaps of a and b stones; a move takes any positive number from one heap, or the same number from both. Whoever
//! takes the last stone wins. Who wins? The heaps have up to 10^100 stones.
//!
//! **Theorem.** Let F(0) = 1, F(1) = 2, F(2) = 3, F(3) = 5, ... be the Fibonacci numbers. Write a positive number a as
//! a sum of them, no two of which are neighbours (Zeckendorf), and let S(a) be the sum with F(i + 1) in place of each
//! F(i). The positions lost for the player to move are 0, 0 and all a, S(a) in which the index of the least part of a
//! is even.
//!
//! **Why.** Let A be the numbers whose least part has an even index, and B those where it is odd. Every sum in B is
//! that of a number in A with each index raised by 1. So the pairs a, S(a) with a in A contain each positive number
//! exactly once.
//!
//! *The pair of the k-th smallest number of A has the difference k.* With F(-1) = 1, each part F(i) of a makes S(a)
//! larger by F(i + 1) - F(i) = F(i - 1). So we have to show that of the numbers from 1 to a, as many are in A as the
//! F(i - 1) add up to. Let i >= 1. If 0 < m < F(i - 1), the sum of F(i) + m is that of m with the part F(i) in
//! addition, so either both are in A or neither; the same holds for m = F(i - 1), as F(i) + F(i - 1) = F(i + 1). So if
//! c(n) numbers up to n are in A, then c(F(i) + m) = c(F(i)) + c(m) for m <= F(i - 1). As c(1) = c(2) = 1, all c(F(i))
//! = F(i - 1), and the parts of a, from the largest on, give the rest.
//!
//! So the k-th pair has the difference k, and its smaller number is the least positive one in no pair before: each
//! number below it is in A, or is S(a) for a still smaller a in A. The lesson hdu1527 proves that the pairs that are
//! listed by this rule, after 0, 0, are the lost positions. That the sums exist, are found by taking away the largest
//! part each time, and are unique, is proved in the lesson hdu2516.
//!
//! **Limit:** numbers below 10^107.
//!
//! **Input.** `a b` for each case, to the end, in either order. **Output.** `1` if the player to move wins, else `0`.
//!
//! **Complexity.** O(d²) per case for numbers of d digits: additions, subtractions and comparisons alone.

use common::judge::{self, ensure, Framing, Input};

/// A number below 10^108: its digits, 18 in a word, the first ones in front. So arrays compare as their numbers do.
type Number = [u64; 6];

const BASE: u64 = 1_000_000_000_000_000_000;

/// The number with these digits.
fn parse(word: &str) -> judge::Result<Number> {
    ensure!(word.bytes().all(|byte| byte.is_ascii_digit()), "expected a number, found {word:?}");
    let digits = word.trim_start_matches('0').as_bytes();
    let count = digits.len();
    ensure!(count <= 107, "expected a number below 10^107, found one of {count} digits");
    let mut number = [0; 6];
    for (part, digits) in number.iter_mut().rev().zip(digits.rchunks(18)) {
        for digit in digits {
            *part = 10 * *part + u64::from(digit - b'0');
        }
    }
    Ok(number)
}

/// The sum, which is below 10^108.
fn sum(a: &Number, b: &Number) -> Number {
    let (mut sum, mut carry) = ([0; 6], 0);
    for i in (0..6).rev() {
        let word = a[i] + b[i] + carry;
        (sum[i], carry) = (word % BASE, word / BASE);
    }
    sum
}

/// The difference, where `b` is not larger than `a`.
fn difference(a: &Number, b: &Number) -> Number {
    let (mut difference, mut borrow) = ([0; 6], 0);
    for i in (0..6).rev() {
        let word = BASE + a[i] - b[i] - borrow;
        (difference[i], borrow) = (word % BASE, 1 - word / BASE);
    }
    difference
}

/// Whether the player to move wins on these heaps, in either order.
fn wins(a: Number, b: Number) -> bool {
    let zero = [0; 6];
    let (mut a, mut b) = (a.min(b), a.max(b)); // without the parts that have been found, and without those of S(a)
    let (mut part, mut next) = ([0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]);
    let mut index = 0;
    while next <= a {
        (part, next) = (next, sum(&part, &next));
        index += 1;
    }
    let mut least = 0; // the index of the least part
    while a > zero {
        if part <= a {
            if next > b {
                return true;
            }
            (a, b) = (difference(&a, &part), difference(&b, &next));
            least = index;
        }
        (part, next) = (difference(&next, &part), part);
        index -= 1;
    }
    b > zero || least % 2 == 1
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (a, b) = (parse(&input.word())?, parse(&input.word())?);
    Ok(if wins(a, b) { "1" } else { "0" })
}

fn main() {
    judge::run(INPUT, solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            ToEnd,
        }

        /// Answers all cases, up to one that cannot be read or computed.
        pub fn run<A: AsRef<str>>(_: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut bytes = Vec::new();
            let _ = io::stdin().read_to_end(&mut bytes);
            bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
            let text = String::from_utf8_lossy(&bytes);
            let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
            while input.words.clone().next().is_some() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input<'a> {
            words: SplitAsciiWhitespace<'a>,
            answers: String,
        }

        impl Input<'_> {
            pub fn word(&mut self) -> String {
                self.words.next().unwrap_or_else(|| self.end()).to_string()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                if !$holds {
                    return Err(format!($($message)+).into());
                }
            };
        }
    }
}
