// hdu1524: A Chess Game, in one Rust file.
// Where to submit: HDU 1524, POJ 2425.
// No Rust at HDU, POJ: hand in plain.c there.
// Generated from problems/hdu1524/main.rs by `cargo xtask bundle hdu1524`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1524 · Pieces on any graph · A Chess Game
//!
//! Pieces stand on the positions of a graph without cycles. A move takes one piece along an arrow. Any
//! number of pieces may stand on one position. A player who cannot move loses. Who wins?
//!
//! **Theorem.** The player to move wins exactly when the Nim sum of the Grundy values of the pieces'
//! positions is not 0. The Grundy value of a position is the mex of those to which its arrows lead.
//!
//! **Why.** No piece hinders another one, so the pieces are a sum of games (Sprague and Grundy). As there is
//! no cycle, the positions can be put into an order in which every arrow leads to an earlier one, and the
//! values be computed in this order.
//!
//! **Input.** For each graph `N`, and for each of its positions `X` and X positions; then the queries, each
//! of them `M` and the positions of M pieces; a 0 after the last one. **Output.** For each query `WIN` or
//! `LOSE`.
//!
//! **Complexity.** O(N + arrows) a graph, then O(M) a query.

use common::graph::graph_grundy_values;
use common::judge::{self, ensure, Framing, Input};
use proconio::input;

const INPUT: Framing = Framing::ToEnd;

/// The index of a position in a graph of `n` positions.
fn index(position: u64, n: u64) -> judge::Result<usize> {
    if position >= n {
        return Err(format!("expected a position of the graph, found {position}").into());
    }
    Ok(usize::try_from(position)?)
}

/// The answers to all queries about the next graph.
fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64 }
    ensure!(n > 0, "expected a graph of at least 1 position, found {n}");
    let mut options = Vec::new();
    for _ in 0..n {
        input! { from &mut *input, x: u64 }
        let positions = input.numbers(x).into_iter().map(|position| index(position, n));
        options.push(positions.collect::<judge::Result<Vec<usize>>>()?);
    }
    let cycle = "expected a graph without cycles, found one with a cycle";
    let values = graph_grundy_values(&options).ok_or(cycle)?;

    let mut answers = Vec::new();
    loop {
        input! { from &mut *input, m: u64 }
        if m == 0 {
            ensure!(
                !answers.is_empty(),
                "expected a query before the 0 that ends a graph, found 0"
            );
            break;
        }
        let mut sum = 0;
        for piece in input.numbers(m) {
            sum ^= values[index(piece, n)?];
        }
        answers.push(if sum != 0 { "WIN" } else { "LOSE" });
        if input.is_empty() {
            break; // where the last 0 is missing
        }
    }
    Ok(answers.join("\n"))
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
        pub use crate::judge_ensure as ensure;

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

    pub mod graph {
        use crate::common::grundy::mex;

        /// The Grundy value of each position of a graph, given the options of each. Nothing if there is a cycle. Linear in
        /// the number of positions and options.
        pub fn graph_grundy_values(options: &[Vec<usize>]) -> Option<Vec<u64>> {
            // A topological order, by Kahn's algorithm: each position stands before its options.
            let mut in_degree = vec![0; options.len()];
            for &option in options.iter().flatten() {
                in_degree[option] += 1;
            }
            let mut order: Vec<usize> = (0..options.len()).filter(|&p| in_degree[p] == 0).collect();
            let mut head = 0; // order[head..] is a queue of those whose arrows are still to be removed
            while let Some(&position) = order.get(head) {
                head += 1;
                for &option in &options[position] {
                    in_degree[option] -= 1;
                    if in_degree[option] == 0 {
                        order.push(option);
                    }
                }
            }
            if order.len() < options.len() {
                return None; // what is left is on cycles, or behind them
            }
            let mut values = vec![0; options.len()];
            for &position in order.iter().rev() {
                values[position] = mex(options[position].iter().map(|&option| values[option]));
            }
            Some(values)
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

// A rule of the game. On a judge, a case that breaks it is answered all the same.
#[macro_export]
macro_rules! judge_ensure {
    ($holds:expr, $($message:tt)+) => { let _ = || ($holds, format!($($message)+)); };
}
