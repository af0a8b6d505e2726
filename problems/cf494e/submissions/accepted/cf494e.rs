// Where to submit: Codeforces 494E.
// Generated from problems/cf494e/main.rs, which has the proof, by `cargo xtask bundle cf494e`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 494E · Sharti
//!
//! A board has n rows and n columns, numbered from 1. In m rectangles of it, which may overlap, all cells are white;
//! the rest is black. A move chooses a square of at most k by k cells whose lower right cell is white, and changes the
//! colour of all its cells. A player who cannot move, since all cells are black, loses. Hamed moves first, then Malek.
//! Who wins?
//!
//! **Input.** n, m and k (1 <= k <= n <= 10^9, 1 <= m <= 50,000), then m lines `a b c d`, each a rectangle: the rows a
//! to c and the columns b to d, with 1 <= a <= c <= n and 1 <= b <= d <= n. **Output.** `Hamed` or `Malek`, the winner.
//!
//! **Theorem.** The letter p stands for powers of two that are at most k. Hamed wins if and only if for some p the
//! number of white cells whose row and column are multiples of p is odd. Of the cells in rows a to c and columns b to d
//! this number is odd if and only if (c ^ (a - 1)) & (d ^ (b - 1)) has the binary digit p. Hence cut the white part
//! into rectangles, and take the Nim sum of these numbers.
//!
//! **Complexity.** O(m log m).

use common::judge::{self, ensure, Input};

/// A part of a row, from bound to bound, in a segment tree; the children of node i are 2i and 2i + 1.
#[derive(Clone, Default)]
struct Node {
    count: i32, // how many rectangles cover it all, and not all of its parent
    sum: u64,   // the Nim sum over its white columns b to d as d ^ (b - 1)
}

/// Adds `one` (1 or -1) rectangle with the columns behind `left`, up to `right`, to the node `i` with these bounds.
fn add(nodes: &mut [Node], i: usize, bounds: &[u64], one: i32, [left, right]: [u64; 2]) {
    let (start, end) = (bounds[0], bounds[bounds.len() - 1]);
    if left <= start && end <= right {
        nodes[i].count += one;
    } else if left < end && start < right {
        let middle = bounds.len() / 2;
        add(nodes, 2 * i, &bounds[..=middle], one, [left, right]);
        add(nodes, 2 * i + 1, &bounds[middle..], one, [left, right]);
    }
    let parts = nodes[2 * i].sum ^ nodes[2 * i + 1].sum; // 0 between neighbouring bounds
    nodes[i].sum = if nodes[i].count > 0 { start ^ end } else { parts };
}

/// Whether the first player wins with white rectangles `[a, b, c, d]` and squares up to `k`.
fn first_wins(rectangles: &[[u64; 4]], k: u64) -> bool {
    let mut bounds: Vec<u64> = rectangles.iter().flat_map(|&[_, b, _, d]| [b - 1, d]).collect();
    bounds.sort_unstable();
    let mut nodes = vec![Node::default(); 8 * bounds.len()];
    let rows = |&[a, b, c, d]: &[u64; 4]| [(a - 1, 1, [b - 1, d]), (c, -1, [b - 1, d])];
    let mut changes: Vec<_> = rectangles.iter().flat_map(rows).collect(); // cut behind these rows
    changes.sort_unstable();
    let (mut sum, mut above) = (0, 0);
    for (row, one, columns) in changes {
        sum ^= (row ^ above) & nodes[1].sum;
        above = row;
        add(&mut nodes, 1, &bounds, one, columns);
    }
    sum != 0 && 1 << sum.trailing_zeros() <= k
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m, k) = (input.number(), input.number(), input.number());
    let mut rectangles = Vec::new();
    for _ in 0..m {
        let (a, b, c, d) = (input.number(), input.number(), input.number(), input.number());
        let is_rectangle = 0 < a && a <= c && c <= n && 0 < b && b <= d && d <= n;
        ensure!(is_rectangle, "expected a rectangle in {n} by {n} cells, found {a} {b} {c} {d}");
        rectangles.push([a, b, c, d]);
    }
    Ok(if first_wins(&rectangles, k) { "Hamed" } else { "Malek" })
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
