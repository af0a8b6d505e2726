// Where to submit: HDU 4155, SPOJ GAME31 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu4155/main.rs, which has the proof, by `cargo xtask bundle hdu4155`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 4155 · The Game of 31
//!
//! There are four of each of the cards 1 to 6. Two players, A and B, lay one card after the other on a pile, A first.
//! The sum of the pile must not exceed 31; a player who cannot lay a card loses. Some cards have been laid. Who wins?
//!
//! **Input.** To the end of the file (in this pack at most 10^4 games), a line for each game: the cards so far as
//! digits (in this pack at least one). **Output.** For each game the same line, a space, and `A` or `B`.
//!
//! **Theorem.** Of a pile only the number of cards of each kind matters. The player to move wins if and only if some
//! card that is left and keeps the sum within 31 makes a pile that is lost.
//!
//! **Limit:** cards from 1 to 6, at most four of each, that sum to at most 31. At least one has been laid: an empty
//! line is passed over.
//!
//! **Complexity.** 15,625 piles with 6 moves each, once, and one step for each digit.

use common::judge::{self, ensure, Input};

/// The number of each pile is the sum of this number of each of its cards, from 1 on: a digit for each in base 5.
const PLACE: [usize; 7] = [0, 1, 5, 25, 125, 625, 3125];

/// For each pile whether the player to move wins.
fn piles() -> Vec<bool> {
    let mut wins = vec![false; 15_625];
    for pile in (0..wins.len()).rev() {
        let count = |card: usize| pile / PLACE[card] % 5;
        let sum: usize = (1..=6).map(|card| card * count(card)).sum();
        let mut moves = (1..=6).filter(|&card| count(card) < 4 && sum + card <= 31);
        wins[pile] = moves.any(|card| !wins[pile + PLACE[card]]);
    }
    wins
}

/// `wins` is the table of [`piles`].
fn solve(wins: &[bool], input: &mut Input) -> judge::Result<String> {
    let game = input.number().to_string();
    let (mut counts, mut pile, mut sum) = ([0; 7], 0, 0);
    for digit in game.bytes() {
        let card = usize::from(digit - b'0');
        ensure!((1..=6).contains(&card), "expected cards from 1 to 6, found {game}");
        counts[card] += 1;
        pile += PLACE[card];
        sum += card;
        ensure!(counts[card] <= 4, "expected at most four of each card, found {game}");
        ensure!(sum <= 31, "expected cards that sum to at most 31, found {game}");
    }
    let is_a_to_move = game.len() % 2 == 0;
    Ok(format!("{game} {}", if wins[pile] == is_a_to_move { "A" } else { "B" }))
}

fn main() {
    let wins = piles();
    judge::to_end(|input| solve(&wins, input))
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

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
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
