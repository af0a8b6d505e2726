// Where to submit: Codeforces 1190C, Codeforces 1191E.
// Generated from problems/cf1190c/main.rs, which has the proof, by `cargo xtask bundle cf1190c`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1190C · Tokitsukaze and Duel
//!
//! There are n cards in a row, each with the side 0 or 1 up. A move chooses k neighbouring cards and turns them all to
//! the same side, which some of them, or all, may already show. The player after whose move all n cards show the same
//! side wins. A play that never ends is a draw. Tokitsukaze moves first, then Quailty. Who wins, or is it a draw?
//!
//! **Input.** n and k (1 <= k <= n <= 10^5), then on the next line n digits 0 and 1 without blanks: the sides that are
//! up. **Output.** `tokitsukaze` or `quailty`, the winner, or `once again` for a draw.
//!
//! **Theorem.** The reach of a side is the number of places from its first card to its last, or 0 if no card shows it.
//! Tokitsukaze wins if and only if a side has a reach of at most k. Otherwise Quailty wins if and only if both reaches
//! are k + 1 and n <= 2k. All other rows are draws.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};

/// The reach of a side: the number of places from its first card to its last.
fn reach(cards: &str, side: char) -> u64 {
    match (cards.find(side), cards.rfind(side)) {
        (Some(first), Some(last)) => (last - first + 1) as u64,
        _ => 0,
    }
}

/// Who wins if a move turns k of the cards.
fn outcome(cards: &str, k: u64) -> &'static str {
    let reaches = [reach(cards, '0'), reach(cards, '1')];
    if reaches.iter().any(|&reach| reach <= k) {
        "tokitsukaze"
    } else if reaches == [k + 1; 2] && cards.len() as u64 <= 2 * k {
        "quailty"
    } else {
        "once again"
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (_n, k, cards) = (input.number(), input.number(), input.read::<String>());
    Ok(outcome(&cards, k))
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }
}
