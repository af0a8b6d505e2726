// Where to submit: Codeforces 276B.
// Generated from problems/cf276b/main.rs, which has the proof, by `cargo xtask bundle cf276b`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 276B · Little Girl and Game
//!
//! A word of small letters is given, and two players take turns. If the player whose turn it is can rearrange the
//! letters into a palindrome, a word that is the same forwards and backwards, this player wins. Otherwise the player
//! removes any one letter. The empty word is a palindrome. Who wins?
//!
//! **Input.** The word, of 1 to 1000 small letters. **Output.** `First` or `Second`, the winner.
//!
//! **Theorem.** Let o be the number of letters of the alphabet that occur an odd number of times in the word. The
//! second player wins if and only if o is even and not 0.
//!
//! **Complexity.** O(n) for a word of n letters.

use common::judge::{self, Input};

/// Whether the first player wins on a word of small letters.
fn first_wins(word: &str) -> bool {
    let times = |letter: char| word.chars().filter(|&other| other == letter).count();
    let odd = ('a'..='z').filter(|&letter| times(letter) % 2 == 1).count();
    odd == 0 || odd % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let word = input.read::<String>();
    Ok(if first_wins(&word) { "First" } else { "Second" })
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
