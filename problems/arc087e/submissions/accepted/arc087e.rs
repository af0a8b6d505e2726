// Where to submit: AtCoder ARC 087 E.
// Generated from problems/arc087e/main.rs, which has the proof, by `cargo xtask bundle arc087e`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 087 E · Prefix-free Game
//!
//! A set of words is good if each of them is made of 1 to L digits 0 and 1, and none of them is a prefix of another. Of
//! a good set of N words, a move adds a word to the set so that it is good again. A player who cannot move loses. Alice
//! moves first, then Bob. Who wins?
//!
//! **Input.** A line with N and L (1 <= N <= 10^5, 1 <= L <= 10^18), then N lines, each with a word of a good set. All
//! words together have at most 10^5 digits. **Output.** `Alice` or `Bob`, the winner.
//!
//! **Theorem.** Take the trie of the N words, whose nodes are all their prefixes, from the empty one on. Alice wins if
//! and only if this Nim sum is not 0: over all nodes with exactly one child, of the largest power of two that divides
//! L - d, where d is the number of digits of the node.
//!
//! **Limit:** no word has more than L digits.
//!
//! **Complexity.** O(n) for n digits of all words together.

use common::judge::{self, ensure, Input};

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, l) = (input.number(), input.number());
    // The nodes of the trie: how many digits each has, and its children by the next digit, 0 for none.
    let (mut depths, mut children) = (vec![0], vec![[0; 2]]);
    for _ in 0..n {
        let word = input.read::<String>();
        ensure!(word.len() as u64 <= l, "expected at most {l} digits, found {word}");
        let mut node = 0;
        for digit in word.chars().map(|digit| usize::from(digit == '1')) {
            if children[node][digit] == 0 {
                children[node][digit] = children.len();
                children.push([0; 2]);
                depths.push(depths[node] + 1);
            }
            node = children[node][digit];
        }
    }
    let mut nim_sum = 0_u64;
    for (depth, [zero, one]) in depths.into_iter().zip(children) {
        if (zero == 0) != (one == 0) {
            // the largest power of two that divides L - d
            nim_sum ^= 1 << (l - depth).trailing_zeros();
        }
    }
    Ok(if nim_sum != 0 { "Alice" } else { "Bob" })
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
