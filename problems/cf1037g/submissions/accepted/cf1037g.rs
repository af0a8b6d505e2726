// Where to submit: Codeforces 1037G.
// Generated from problems/cf1037g/main.rs, which has the proof, by `cargo xtask bundle cf1037g`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1037G · A Game on Strings
//!
//! There is a string of small letters. A move chooses a string and a letter in it, and erases this letter everywhere in
//! the string, which falls apart there: what is left between the gaps are new strings. Whoever cannot move loses;
//! Alice moves first. Who wins on certain parts of a given string?
//!
//! **Theorem.** The Grundy value of a string is the mex, over the letters in it, of the Nim sum of the pieces that are
//! left without the letter. Alice wins exactly when it is not 0.
//!
//! **Input.** The string, m, then m lines `l r`, for its letters l to r. **Output.** For each `Alice` or `Bob`.
//!
//! **Complexity.** O(26^2 n + 26 m) for n letters.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

const END: usize = 26; // the end of the string, as one more letter

/// What is known of each place in a string, from 0 to its end, and each letter c.
struct Game {
    next: Vec<[usize; END + 1]>, // where the next c is, from the place on, or the end
    before: Vec<[u8; END + 1]>,  // the value of what stands from the place up to the next c
    erased: Vec<[u8; END + 1]>, // that of what stands behind it up to the next c, without the letter in the place
}

/// What is known of the string of these letters, which are below `END`.
fn game(letters: &[usize]) -> Game {
    let n = letters.len();
    let mut next = vec![[n; END + 1]; n + 1];
    let (mut before, mut erased) = (vec![[0; END + 1]; n + 1], vec![[0; END + 1]; n + 1]);
    let mut nearest = vec![END]; // the letters from the place on, the nearest first, and the end
    for (i, &letter) in letters.iter().enumerate().rev() {
        let (j, to_j) = (next[i + 1][letter], before[i + 1][letter]); // j is the next place with this letter
        next[i] = next[i + 1];
        next[i][letter] = i;
        nearest.retain(|&c| c != letter);
        nearest.insert(0, letter);
        for (k, &c) in nearest.iter().enumerate() {
            let end = next[i][c];
            erased[i][c] = if j < end { to_j ^ erased[j][c] } else { before[i + 1][c] };
            let nearer = nearest[..k].iter().take_while(|&&d| next[i][d] < end);
            before[i][c] = small_mex(nearer.map(|&d| before[i][d] ^ erased[next[i][d]][c]));
        }
    }
    Game { next, before, erased }
}

/// The least number that is not among the values, which are below 32.
fn small_mex(values: impl Iterator<Item = u8>) -> u8 {
    u8::try_from(values.fold(0u32, |set, value| set | 1 << value).trailing_ones()).unwrap_or(32)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let string = input.read::<String>();
    ensure!(string.bytes().all(|c| c.is_ascii_lowercase()), "expected letters, found {string:?}");
    let mut letters: Vec<usize> = string.bytes().map(|c| usize::from(c - b'a')).collect();
    let n = letters.len();
    let forward = game(&letters);
    letters.reverse();
    let backward = game(&letters);
    let mut answers = Vec::new();
    for _ in 0..input.number() {
        let (l, r) = (input.number(), input.number());
        ensure!(1 <= l && l <= r && r <= n as u64, "expected a part of the string, found {l} {r}");
        let (l, r) = (usize::try_from(l)? - 1, usize::try_from(r)?);
        let letters = (0..END).filter(|&d| forward.next[l][d] < r);
        let options = letters.map(|d| {
            let (first, last) = (forward.next[l][d], n - 1 - backward.next[n - r][d]);
            let between = forward.erased[first][END] ^ forward.erased[last][END];
            forward.before[l][d] ^ between ^ backward.before[n - r][d]
        });
        answers.push(if small_mex(options) != 0 { "Alice" } else { "Bob" });
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
