// Where to submit: Codeforces 455B.
// Generated from problems/cf455b/main.rs, which has the proof, by `cargo xtask bundle cf455b`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 455B · A Lot of Games
//!
//! n words are given. Two players build a word together, which is empty at first: a move adds a letter at its end, such
//! that it is the beginning of at least one of the n words, or all of it. A player who cannot move loses this game.
//! They play k games in a row; the loser of each begins the next. Whoever wins the last game wins the match. Who does?
//!
//! **Input.** n and k (1 <= n <= 10^5, 1 <= k <= 10^9), then n words of small letters, which are not empty and have at
//! most 10^5 letters together. **Output.** `First` or `Second`, the winner of the match; `First` begins the first game.
//!
//! **Theorem.** Say that the beginner can win if the player who begins a single game wins it when both play to win, and
//! can lose if this player succeeds in losing it when both play to lose. The first player wins the match if and only if
//! the beginner can win, and also can lose or k is odd.
//!
//! **Complexity.** O(26 L) for L letters in all.

use common::judge::{self, ensure, Input};

/// Whether the beginner of a game can win it, and whether they can lose it.
fn beginner_can(words: &[String]) -> (bool, bool) {
    // The beginnings of words: number 0 is empty, and each has the numbers of those with one more letter, or 0.
    let mut longer = vec![[0; 26]];
    for word in words {
        let mut at = 0;
        for letter in word.bytes().map(|letter| usize::from(letter - b'a')) {
            if longer[at][letter] == 0 {
                longer[at][letter] = longer.len();
                longer.push([0; 26]);
            }
            at = longer[at][letter];
        }
    }
    let mut can_win = vec![false; longer.len()];
    let mut can_lose = vec![false; longer.len()];
    for at in (0..longer.len()).rev() {
        let options = || longer[at].iter().filter(|&&option| option > 0);
        can_win[at] = options().any(|&option| !can_win[option]);
        can_lose[at] = options().count() == 0 || options().any(|&option| !can_lose[option]);
    }
    (can_win[0], can_lose[0])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, k) = (input.number(), input.number());
    let mut words = Vec::new();
    for _ in 0..n {
        let word = input.read::<String>();
        let is_small = word.bytes().all(|letter| letter.is_ascii_lowercase());
        ensure!(is_small, "expected small letters, found {word}");
        words.push(word);
    }
    let (can_win, can_lose) = beginner_can(&words);
    Ok(if can_win && (can_lose || k % 2 == 1) { "First" } else { "Second" })
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
