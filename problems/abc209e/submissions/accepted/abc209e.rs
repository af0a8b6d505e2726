// Where to submit: AtCoder ABC 209 E.
// Generated from problems/abc209e/main.rs, which has the proof, by `cargo xtask bundle abc209e`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 209 E · Shiritori
//!
//! Takahashi and Aoki take turns saying words of a dictionary, Takahashi first. Each word must begin with the last three
//! letters of the word before, and capital and small letters are different. The same word may be said again, any number
//! of times. A player who finds no word loses. If nobody can force a win, the game is a draw: it never ends. For
//! each word of the dictionary, what is the result if Takahashi begins with it?
//!
//! **Input.** N (1 <= N <= 2 * 10^5), then N lines with a word each, of 3 to 8 letters from `A` to `Z` and `a` to `z`.
//! **Output.** For each word a line: `Takahashi` or `Aoki`, the winner, or `Draw`.
//!
//! **Theorem.** Take all strings of three letters as the vertices of a graph, and each word as an arrow from its first
//! three letters to its last three. A vertex without arrows is lost. A vertex with an arrow to a lost one is won; if all
//! its arrows lead to won ones, it is lost. What is never decided in this way is drawn. Takahashi wins with a word if and
//! only if its last three letters are lost, and Aoki wins if and only if they are won.
//!
//! **Complexity.** O(N).

use common::judge::{self, ensure, Input};
use std::collections::{HashMap, VecDeque};

/// For each vertex 1 if the player who moves from there wins, -1 if the opponent does, 0 for a draw. An arrow is given by
/// its tail and its head.
fn outcomes(vertices: usize, arrows: &[(usize, usize)]) -> Vec<i32> {
    let mut open = vec![0; vertices]; // how many arrows from each vertex have not been looked at
    let mut tails = vec![Vec::new(); vertices]; // of the arrows to each vertex
    for &(tail, head) in arrows {
        open[tail] += 1;
        tails[head].push(tail);
    }
    let mut outcomes: Vec<i32> = open.iter().map(|&open| if open == 0 { -1 } else { 0 }).collect();
    let mut queue: VecDeque<usize> = (0..vertices).filter(|&vertex| open[vertex] == 0).collect();
    while let Some(head) = queue.pop_front() {
        for &tail in &tails[head] {
            open[tail] -= 1;
            if outcomes[tail] == 0 && (outcomes[head] == -1 || open[tail] == 0) {
                outcomes[tail] = -outcomes[head];
                queue.push_back(tail);
            }
        }
    }
    outcomes
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut numbers = HashMap::new(); // of the vertices, by their three letters
    let mut arrows = Vec::new();
    for _ in 0..n {
        let word = input.read::<String>();
        let is_word = word.len() >= 3 && word.bytes().all(|letter| letter.is_ascii_alphabetic());
        ensure!(is_word, "expected three letters or more, found {word:?}");
        let [tail, head] = [&word[..3], &word[word.len() - 3..]].map(|letters| {
            let next = numbers.len();
            *numbers.entry(letters.to_string()).or_insert(next)
        });
        arrows.push((tail, head));
    }
    let outcomes = outcomes(numbers.len(), &arrows);
    let answers = arrows.iter().map(|&(_, head)| match outcomes[head] {
        -1 => "Takahashi",
        0 => "Draw",
        _ => "Aoki",
    });
    Ok(answers.collect::<Vec<_>>().join("\n"))
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
