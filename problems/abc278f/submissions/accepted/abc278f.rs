// Where to submit: AtCoder ABC 278 F.
// Generated from problems/abc278f/main.rs, which has the proof, by `cargo xtask bundle abc278f`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 278 F · Shiritori
//!
//! There are N different words. The players take turns saying one of them that has not been said yet; it must begin
//! with the last letter of the word before, and the first word may be any. A player who has no such word loses. Who
//! wins?
//!
//! **Input.** N (1 <= N <= 16), then N lines with a word each, of 1 to 10 letters from `a` to `z`. **Output.** `First`
//! if the first player wins, otherwise `Second`.
//!
//! **Theorem.** What can still happen depends only on the set of words that have not been said and on the letter with
//! which the next one must begin. The player to move wins if and only if some word of the set begins with this letter
//! and leaves a lost position: the set without it, and its last letter. The first player wins if and only if, with the
//! set of all words, some letter makes a won position.
//!
//! **Complexity.** O(2^N N).

use common::judge::{self, ensure, Input};

/// The most words of which the table has all sets.
const MOST: usize = 16;

/// Whether the first player wins with these words, given by their first and last letters, from 0 to 25.
fn first_wins(words: &[(u8, u8)]) -> bool {
    let mut won = vec![0_u32]; // for each set of words the letters with which the player to move wins
    for set in 1..1_usize << words.len() {
        let mut letters = 0;
        for (i, &(first, last)) in words.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1) {
            if won[set ^ 1 << i] >> last & 1 == 0 {
                letters |= 1 << first;
            }
        }
        won.push(letters);
    }
    won[won.len() - 1] != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.read::<usize>();
    ensure!(n <= MOST, "expected at most {MOST} words, found {n}");
    let mut words = Vec::new();
    for _ in 0..n {
        let word = input.read::<String>();
        let is_word = word.bytes().all(|letter| letter.is_ascii_lowercase());
        ensure!(is_word, "expected letters from a to z, found {word:?}");
        let letters = word.as_bytes();
        words.push((letters[0] - b'a', letters[letters.len() - 1] - b'a'));
    }
    Ok(if first_wins(&words) { "First" } else { "Second" })
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
