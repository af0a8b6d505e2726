// Where to submit: HDU 5754 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5754/main.rs, which has the proof, by `cargo xtask bundle hdu5754`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5754 · King, rook, knight and queen on the way to a corner · Life Winner Bo
//!
//! A king, a rook, a knight or a queen is in the top left cell of a board of N rows and M columns. Two players take
//! turns moving it, as in chess, but never up or to the left. The player who moves it to the bottom right cell wins. If
//! it is elsewhere and cannot be moved, the game is a draw.
//!
//! **Theorem.** Let x = N - 1 and y = M - 1 be the rows and columns that are left. The first player loses
//!
//! - with the king if and only if x and y are even;
//! - with the rook if and only if x = y;
//! - with the knight if and only if x = y and 3 divides x;
//! - with the queen if and only if the heaps x and y are lost in Wythoff's game.
//!
//! With the knight, the first player wins if and only if x and y differ by 1 and 3 divides x + y; the rest are draws.
//! With the other pieces, the first player wins whenever the theorem does not say that this player loses.
//!
//! **Input.** A number of cases; for each `p N M`, with the piece p: 1 king, 2 rook, 3 knight, 4 queen.
//! **Output.** `B` if the first player wins, `G` if the second does, `D` for a draw.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

#[derive(Clone, Copy, PartialEq)]
enum Piece {
    King,
    Rook,
    Knight,
    Queen,
}

/// `B` if the player to move wins, with `x` rows and `y` columns left, `G` if the opponent does, `D` if neither can.
fn outcome(piece: Piece, x: u64, y: u64) -> &'static str {
    let is_lost = match piece {
        Piece::King => x % 2 == 0 && y % 2 == 0,
        Piece::Rook => x == y,
        Piece::Knight => x == y && x % 3 == 0,
        Piece::Queen => is_lost_for_the_queen(x, y),
    };
    let is_one_jump_before = x.abs_diff(y) == 1 && x.min(y) % 3 == 1;
    if !is_lost && (piece != Piece::Knight || is_one_jump_before) {
        "B"
    } else if is_lost {
        "G"
    } else {
        "D"
    }
}

/// Wythoff's game: the smaller number is the difference k times the golden ratio, rounded down.
fn is_lost_for_the_queen(x: u64, y: u64) -> bool {
    let (lower, upper) = (u128::from(x.min(y)), u128::from(x.max(y)));
    let k = upper - lower;
    lower * lower <= k * upper && (lower + 1) * (lower + 1) > k * (upper + 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (p, n, m) = (input.number(), input.number(), input.number());
    let piece = match p {
        1 => Piece::King,
        2 => Piece::Rook,
        3 => Piece::Knight,
        _ => Piece::Queen,
    };
    Ok(outcome(piece, n.saturating_sub(1), m.saturating_sub(1)))
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            for _ in 0..input.number() {
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

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
