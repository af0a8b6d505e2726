// cf494e: Sharti, in one Rust file.
// Where to submit: Codeforces 494E.
// Generated from problems/cf494e/main.rs by `cargo xtask bundle cf494e`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Codeforces 494E · Sharti
//!
//! A board has n rows and n columns, counted from 1, and m rectangles of it are painted white; the rest is black. A
//! move chooses a square of at most k by k cells whose lower right cell is white, and changes the colour of all its
//! cells. Whoever cannot move loses. Hamed moves first. Who wins?
//!
//! **Theorem.** Hamed wins exactly when for some power of two p <= k the number of white cells whose row and column are
//! multiples of p is odd. Among the cells of the rows a to c and the columns b to d, it is odd exactly when
//! (c ^ (a - 1)) & (d ^ (b - 1)) has the binary digit p. So cut what is white into such rectangles, and take the Nim
//! sum.
//!
//! **Why.** This is coin turning: each white cell counts on its own, with the mex of the Nim sums of the other cells of
//! its squares (the theory page on coin turning). Its value is h, the largest p that divides its row and its column. By
//! induction let this hold for the cells before it. A Nim sum of powers of two is 0 exactly when for each p an even
//! number of them is at least p.
//!
//! - For each t < h there is a square of t + 1 rows, as h is at most k, the row and the column. Its other cells have
//!   values below h, as their row or their column is no multiple of h. If p < h, then ⌊t / p⌋ + 1 of its rows are
//!   multiples of p, and as many of its columns. So (⌊t / p⌋ + 1)² - 1 of the other cells have a value of at least p,
//!   an even number exactly when ⌊t / p⌋ is even. The number of those with the value p is even exactly when ⌊t / p⌋ +
//!   ⌊t / 2p⌋ is. So their Nim sum is t ^ ⌊t / 2⌋, the Gray code of t. It tells the digits of t from the highest on. So
//!   these squares give h different numbers below h: all of them.
//! - No square gives h. If the others of s by s cells did, all of them would have the Nim sum 0, and for each p an even
//!   number of them a value of at least p. For p = 1 that number is s², so s is even. Then s / 2 of the rows and s / 2
//!   of the columns are even, so s / 2 is even. It goes on like this up to the largest p, and s is a multiple of 2p >
//!   k, but no square is so large.
//!
//! So the number of white cells of a value of at least p decides. Up to c there are ⌊c / p⌋ multiples of p; this is odd
//! exactly when c has the binary digit p. Hence the formula for rows a to c and columns b to d.
//!
//! The program cuts along each row where a rectangle begins or ends, with a segment tree over the columns.
//!
//! **Limit:** k is at least 1, and so are a and b; a <= c and b <= d.
//!
//! **Input.** `n m k`, then m lines `a b c d`: rows a to c, columns b to d. **Output.** `Hamed` or `Malek`.
//!
//! **Complexity.** O(m log m).

use common::judge::{self, ensure, input, rule, Framing, Input};

/// The white columns of a row: a segment tree over the strips between neighbouring bounds.
struct Cover {
    /// The columns where a rectangle ends, or behind which one begins.
    bounds: Vec<u64>,
    /// How many rectangles cover all strips of a node, and not all of its parent's. The children of i are 2i and 2i + 1.
    counts: Vec<i32>,
    /// The Nim sum over the white parts below a node, each with the columns b to d as d ^ (b - 1).
    sums: Vec<u64>,
}

impl Cover {
    /// Adds 1 or -1 rectangle with the columns behind `left`, up to `right`. The node is that from bound to bound.
    fn add(&mut self, one: i32, [left, right]: [u64; 2], node: usize, [from, to]: [usize; 2]) {
        let (start, end) = (self.bounds[from], self.bounds[to]);
        if left <= start && end <= right {
            self.counts[node] += one;
        } else if left < end && start < right {
            let middle = (from + to) / 2;
            self.add(one, [left, right], 2 * node, [from, middle]);
            self.add(one, [left, right], 2 * node + 1, [middle, to]);
        }
        let parts = self.sums[2 * node] ^ self.sums[2 * node + 1]; // of a single strip 0
        self.sums[node] = if self.counts[node] > 0 { start ^ end } else { parts };
    }
}

/// Whether the first player wins with white rectangles `[a, b, c, d]` and squares up to `k`, which is at least 1.
fn first_wins(rectangles: &[[u64; 4]], k: u64) -> bool {
    let mut bounds: Vec<u64> = rectangles.iter().flat_map(|&[_, b, _, d]| [b - 1, d]).collect();
    bounds.sort_unstable();
    bounds.dedup();
    let (root, nodes) = ([0, bounds.len().saturating_sub(1)], 8 * bounds.len());
    let mut cover = Cover { bounds, counts: vec![0; nodes], sums: vec![0; nodes] };
    let rows = |&[a, b, c, d]: &[u64; 4]| [(a - 1, 1, [b - 1, d]), (c, -1, [b - 1, d])];
    let mut changes: Vec<_> = rectangles.iter().flat_map(rows).collect(); // behind these rows
    changes.sort_unstable();
    let (mut sum, mut above) = (0, 0);
    for (row, one, columns) in changes {
        sum ^= (row ^ above) & cover.sums[1];
        above = row;
        cover.add(one, columns, 1, root);
    }
    sum & (u64::MAX >> k.leading_zeros()) != 0
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64, k: u64 }
    ensure!(k > 0, "expected squares of at least 1 by 1, found {k}");
    let mut rectangles = Vec::new();
    for _ in 0..m {
        input! { from input, a: u64, b: u64, c: u64, d: u64 }
        let is_rectangle = 0 < a && a <= c && 0 < b && b <= d;
        ensure!(is_rectangle, "expected rows and columns from 1 on, found {a} {b} {c} {d}");
        rule!(c.max(d) <= n, "expected rows and columns up to {n}, found {c} and {d}");
        rectangles.push([a, b, c, d]);
    }
    Ok(if first_wins(&rectangles, k) { "Hamed" } else { "Malek" })
}

fn main() {
    judge::run(INPUT, solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        pub use crate::judge_rule as rule;
        pub use crate::read_input as input;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Single,
        }

        /// Answers the case, if it can be read and computed.
        pub fn run<A: AsRef<str>>(_: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut bytes = Vec::new();
            let _ = io::stdin().read_to_end(&mut bytes);
            bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
            let text = String::from_utf8_lossy(&bytes);
            let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
            for _ in 0..1 {
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
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
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
                if !$holds {
                    return Err(format!($($message)+).into());
                }
            };
        }

        // A rule of the game: a case that breaks it is answered all the same.
        #[macro_export]
        macro_rules! judge_rule {
            ($holds:expr, $($message:tt)+) => {
                let _ = $holds;
            };
        }
    }
}

#[macro_export]
macro_rules! read_input {
    (from $input:expr, $($name:ident: u64),+ $(,)?) => {
        $(let $name = $input.number();)+
    };
}
