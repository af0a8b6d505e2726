// Where to submit: AtCoder ARC 155 D.
// Generated from problems/arc155d/main.rs, which has the proof, by `cargo xtask bundle arc155d`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 155 D · Avoid Coprime Game
//!
//! There are N numbers on a blackboard, and their greatest common divisor is 1. A move erases a number in such a way
//! that the greatest common divisor of all numbers erased so far is not 1. A player who cannot move loses. Takahashi
//! moves first, then Aoki. For each number, who wins if Takahashi erases it first?
//!
//! **Input.** N (2 <= N <= 2 * 10^5), then on the next line the N numbers, from 2 to 2 * 10^5; some may be equal.
//! **Output.** For each number a line with the winner, `Takahashi` or `Aoki`.
//!
//! **Theorem.** Let G be the greatest common divisor of the k >= 1 numbers erased so far, and m(G) how many of the N
//! numbers are multiples of G. Who wins depends only on G and on whether k is even or odd. G can be changed to a divisor
//! d with 1 < d < G if and only if one of the N numbers has the greatest common divisor d with G. Say that G has a way
//! out for even k if one of these d is lost for the player to move when k is odd, and a way out for odd k if one of them
//! is lost when k is even. If G has a way out for even k, for odd k or for both, the player to move wins if and only if
//! it has one for the parity of k. If it has none, the player to move wins if and only if m(G) - k is odd.
//!
//! **Complexity.** For each G the pairs of its divisors: fewer than 3 * 10^7 in all; O(M log³ M) for numbers up to M.

use common::judge::{self, ensure, Input};

/// The largest number.
const MOST: usize = 200_000;

/// For each G up to the largest number whether the player to move wins, if the number k of those erased is even, and if
/// it is odd. (For G that divide no number it means nothing.)
fn wins(numbers: &[usize]) -> Vec<[bool; 2]> {
    let len = numbers.iter().max().map_or(0, |max| max + 1);
    let mut multiples = vec![0; len]; // m(G), from how often G itself is there
    for &number in numbers {
        multiples[number] += 1;
    }
    let mut divisors = vec![Vec::new(); len]; // of each number those from 2 on
    for d in 2..len {
        multiples[d] = (d..len).step_by(d).map(|multiple| multiples[multiple]).sum();
        (d..len).step_by(d).for_each(|multiple| divisors[multiple].push(d));
    }
    let mut wins: Vec<[bool; 2]> = vec![[false; 2]; len];
    let mut exact = vec![0; len]; // how many of the numbers have this greatest common divisor with G
    for g in 2..len {
        let mut way_out = [false; 2];
        for (i, &d) in divisors[g].iter().enumerate().rev() {
            let larger = divisors[g][i + 1..].iter().filter(|&larger| larger % d == 0);
            exact[d] = multiples[d] - larger.map(|&larger| exact[larger]).sum::<usize>();
            if d < g && exact[d] > 0 {
                way_out = [way_out[0] || !wins[d][1], way_out[1] || !wins[d][0]];
            }
        }
        wins[g] = match way_out {
            [false, false] => [multiples[g] % 2 == 1, multiples[g] % 2 == 0],
            _ => way_out,
        };
    }
    wins
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut numbers = Vec::new();
    for _ in 0..n {
        let number = input.read::<usize>();
        ensure!((2..=MOST).contains(&number), "expected numbers from 2 to {MOST}, found {number}");
        numbers.push(number);
    }
    let wins = wins(&numbers);
    let winner = |&number: &usize| if wins[number][1] { "Aoki" } else { "Takahashi" };
    Ok(numbers.iter().map(winner).collect::<Vec<_>>().join("\n"))
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
            input.end()
        }

        pub struct Input {
            words: SplitAsciiWhitespace<'static>,
            answers: String,
        }

        impl Input {
            fn stdin() -> Input {
                let mut bytes = Vec::new();
                let _ = io::stdin().read_to_end(&mut bytes);
                bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
                let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
                Input { words: text.split_ascii_whitespace(), answers: String::new() }
            }

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
