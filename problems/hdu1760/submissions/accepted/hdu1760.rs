// Where to submit: HDU 1760 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu1760/main.rs, which has the proof, by `cargo xtask bundle hdu1760`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1760 · A New Tetris Game
//!
//! A board has N rows and M columns, and some of its cells are blocked. A move puts a square of 2 by 2 cells on four
//! free cells; a player who finds no place for it loses. Lele moves first. Does he win?
//!
//! **Input.** Cases to the end of the file (in this pack at most 1000): a line `N M`, 1 <= NM < 50, and then N rows of
//! M digits, 0 for a free cell, of which there are at most 40, and 1 for a blocked cell. **Output.** For each case a
//! line, `Yes` if Lele wins, otherwise `No`.
//!
//! **Theorem.** Only the set of places where a square still fits matters. It is won if and only if one can choose a
//! place of the set such that, without this place and all places at most one row and one column away from it, the set
//! is lost.
//!
//! **Complexity.** O(sets times places) per case.

use common::judge::{self, ensure, Input};

/// For each place on a board of up to 64 cells a set, in which bit j tells whether place j is left after a move
/// there. The board is given row by row, true where cells are free.
fn sets_left(free: &[bool], columns: usize) -> Vec<usize> {
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
    let left = |&(row, column): &(usize, usize)| {
        let is_far = |&&(r, c): &&(usize, usize)| row.abs_diff(r) > 1 || column.abs_diff(c) > 1;
        let far = places.iter().enumerate().filter(|(_, place)| is_far(place));
        far.map(|(j, _)| 1 << j).sum()
    };
    places.iter().map(left).collect()
}

/// How many sets are remembered.
const SLOTS: usize = 10007;

/// Whether the player to move wins with a set of places. `known` remembers the answers: of sets with the same slot the
/// last one. So it begins with the empty set, which is lost.
fn set_wins(set: usize, left: &[usize], known: &mut [(usize, bool)]) -> bool {
    let slot = set % SLOTS;
    if known[slot].0 == set {
        return known[slot].1;
    }
    let mut places = (0..left.len()).filter(|place| set >> place & 1 == 1);
    let wins = places.any(|place| !set_wins(set & left[place], left, known));
    known[slot] = (set, wins);
    wins
}

/// Whether the first player wins on a board as in [`sets_left`].
fn first_wins(free: &[bool], columns: usize) -> bool {
    let left = sets_left(free, columns);
    set_wins((1 << left.len()) - 1, &left, &mut vec![(0, false); SLOTS])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    let size = n.saturating_mul(m);
    ensure!((1..50).contains(&size), "expected a board of 1 to 49 cells, found {size}");
    let mut free = Vec::new();
    for _ in 0..n {
        let row = input.read::<String>();
        ensure!(row.len() == m, "expected a row of {m} digits, found {row}");
        free.extend(row.bytes().map(|cell| cell == b'0'));
    }
    Ok(if first_wins(&free, m) { "Yes" } else { "No" })
}

fn main() {
    judge::to_end(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers all cases, up to one that cannot be read or computed.
        pub fn to_end<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            while !input.is_at_end() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn is_at_end(&mut self) -> bool {
                self.words.clone().next().is_none()
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
