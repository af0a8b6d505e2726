// Where to submit: Codeforces 1037G.
// Generated from problems/cf1037g/main.rs, which has the proof, by `cargo xtask bundle cf1037g`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1037G · A Game on Strings
//!
//! There is a string of lowercase letters. A move chooses a string and a letter that occurs in it, and erases this
//! letter everywhere in that string; each piece that remains becomes a string of its own. A player who cannot move
//! loses. Alice moves first, then Bob. For several substrings of a given string: who wins the game that starts with
//! this substring?
//!
//! **Input.** The given string, of 1 to 10^5 lowercase letters, then m (1 <= m <= 10^5), then m lines `l r`: the
//! substring from the l-th letter to the r-th, l <= r. **Output.** For each substring a line with the winner, `Alice`
//! or `Bob`.
//!
//! **Theorem.** The Grundy value of a string is the mex, over the letters in it, of the Nim sum of the pieces that
//! remain when this letter is erased. Alice wins if and only if the value is not 0.
//!
//! **The tables.** Places count from 1. With the following values, the value of any substring takes 26 steps:
//!
//! - before(i, c): the value of the piece from place i up to the next letter c, without that c;
//! - after(j, c): the value of the piece from the last letter c up to place j, without that c;
//! - between(i): the Nim sum of the pieces between successive copies of the letter in place i, from place i on.
//!
//! Let the first c of the substring from l to r be in place p, and its last c in place q. Erasing c leaves the Nim sum
//! before(l, c) ^ between(p) ^ between(q) ^ after(r, c), since the pieces behind q cancel. In `bacab`, for example,
//! erasing a leaves three pieces of value 1: before(1, a) = 1, between(2) ^ between(4) = 1 ^ 0 and after(5, a) = 1.
//!
//! The pieces in the tables take the same 26 steps. Find before(i, c) from the last place i to the first, and for each
//! i from the nearest c to the farthest: if d is erased from such a piece, the last part that remains is before(k, c)
//! for a later place k. Then find after(j, c), again from the nearest c to the farthest.
//!
//! **Complexity.** O(26^2 n + 26 m) for n letters.

use common::judge::{self, ensure, Input};
use std::cmp::Reverse;

const LETTERS: usize = 26;

/// The tables: for each place in a string, from 0 to its end, and each letter.
struct Tables {
    next: Vec<[usize; LETTERS]>, // where the letter stands next, from the place on, or the end
    behind: Vec<[usize; LETTERS]>, // the place behind the latest one before, or 0
    before: Vec<[u32; LETTERS]>, // the value of the part from the place up to the next one
    after: Vec<[u32; LETTERS]>,  // the value of the part from behind the latest one up to the place
    between: Vec<u32>, // the Nim sum of the parts between letters like the one in the place, from there on
}

impl Tables {
    /// The tables of a string, whose letters are below `LETTERS`.
    fn new(string: &[usize]) -> Tables {
        let n = string.len();
        let mut tables = Tables {
            next: vec![[n; LETTERS]; n + 1],
            behind: vec![[0; LETTERS]; n + 1],
            before: vec![[0; LETTERS]; n + 1],
            after: vec![[0; LETTERS]; n + 1],
            between: vec![0; n + 1],
        };
        for (i, &letter) in string.iter().enumerate() {
            tables.behind[i + 1] = tables.behind[i];
            tables.behind[i + 1][letter] = i + 1;
        }
        let mut nearest: Vec<usize> = (0..LETTERS).collect();
        for (i, &letter) in string.iter().enumerate().rev() {
            let next = tables.next[i + 1][letter];
            tables.between[i] = tables.before[i + 1][letter] ^ tables.between[next];
            tables.next[i] = tables.next[i + 1];
            tables.next[i][letter] = i;
            nearest.sort_by_key(|&letter| tables.next[i][letter]);
            for &letter in &nearest {
                let end = tables.next[i][letter];
                if end < n {
                    let last = tables.behind[end].map(|place| tables.before[place][letter]);
                    tables.before[i][letter] = tables.value(i, end, &last);
                }
            }
        }
        for i in 1..=n {
            nearest.sort_by_key(|&letter| Reverse(tables.behind[i][letter]));
            for &letter in &nearest {
                let start = tables.behind[i][letter];
                if start > 0 {
                    tables.after[i][letter] = tables.value(start, i, &tables.after[i]);
                }
            }
        }
        tables
    }

    /// The value of a part, where `last` has for each letter the value of what stands behind the last one.
    fn value(&self, start: usize, end: usize, last: &[u32; LETTERS]) -> u32 {
        let mut options = 0_u32; // a binary digit for each value up to 31
        for (letter, last) in last.iter().enumerate() {
            let place = self.next[start][letter];
            if place < end {
                let between = self.between[place] ^ self.between[self.behind[end][letter] - 1];
                options |= 1 << (self.before[start][letter] ^ between ^ last);
            }
        }
        options.trailing_ones() // the least value that is missing
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let string = input.read::<String>();
    ensure!(string.bytes().all(|c| c.is_ascii_lowercase()), "expected letters, found {string:?}");
    let letters: Vec<usize> = string.bytes().map(|c| usize::from(c - b'a')).collect();
    let tables = Tables::new(&letters);
    let m = input.read::<usize>();
    let mut answers = Vec::new();
    for _ in 0..m {
        let (l, r) = (input.read::<usize>(), input.read::<usize>());
        let is_part = 1 <= l && l <= r && r <= letters.len();
        ensure!(is_part, "expected a part of the string, found {l} {r}");
        let value = tables.value(l - 1, r, &tables.after[r]);
        answers.push(if value != 0 { "Alice" } else { "Bob" });
    }
    Ok(answers.join("\n"))
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
