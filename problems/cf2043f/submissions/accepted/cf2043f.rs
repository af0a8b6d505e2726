// Where to submit: Codeforces 2043F.
// Generated from problems/cf2043f/main.rs, which has the proof, by `cargo xtask bundle cf2043f`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 2043F · Nim
//!
//! There is a row of n piles of stones. For each of q intervals of the row, Ruslan first removes some of the piles of
//! the interval, or none, but not all. Then Artem and Ruslan play Nim on the piles that are left: a move takes any
//! positive number of stones from one pile, a player who cannot move loses, and Artem moves first. Ruslan wants to win,
//! and to remove as many piles as possible. How many can he remove, and in how many ways?
//!
//! **Input.** A line with n and q (1 <= n, q <= 10^5), a line with the n piles, of 0 to 50 stones, and q lines with l
//! and r (1 <= l <= r <= n): the interval is made of the piles l to r. **Output.** For each interval a line with the
//! number of piles and the number of ways modulo 998244353, or -1 if Ruslan cannot win.
//!
//! **Theorem.** Ruslan has to leave piles, one or more, with the Nim sum 0, and as few as possible. If there are piles
//! of 0 stones, he leaves one of them. Otherwise, if two piles are equal, he leaves two equal ones. If there are none,
//! the piles are all different, at most 50. Then for each number x there is a table of the fewest piles among those so
//! far that have the Nim sum x, and in how many ways. A pile of a stones completes the Nim sum 0 with the fewest piles
//! before it that have the Nim sum a.
//!
//! **Complexity.** O(50n) for the numbers of equal piles, and at most 50 times 64 steps per interval.

use common::judge::{self, ensure, Input};

const MODULUS: u64 = 998_244_353;

/// The largest pile.
const MOST: usize = 50;

/// A number of piles, and in how many ways so many can be chosen.
type Fewest = (u64, u64);

/// The fewest by one of two kinds of choices.
fn fewest(one: Fewest, other: Fewest) -> Fewest {
    if one.0 == other.0 {
        (one.0, one.1 + other.1)
    } else {
        one.min(other)
    }
}

/// The fewest piles with the Nim sum 0, if all piles are different and none is empty. 0 ways if there are none.
fn fewest_of_different(piles: &[usize]) -> Fewest {
    let none = (u64::MAX / 2, 0);
    let mut table = [none; 64]; // the fewest so far, by their Nim sum
    table[0] = (0, 1); // no piles
    let mut answer = none;
    for &pile in piles {
        let before = table;
        answer = fewest(answer, (before[pile].0 + 1, before[pile].1));
        for (sum, entry) in table.iter_mut().enumerate() {
            let (piles, ways) = before[sum ^ pile];
            *entry = fewest(*entry, (piles + 1, ways));
        }
    }
    answer
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, q) = (input.read::<usize>(), input.read::<usize>());
    let mut piles = Vec::new();
    let mut counts = vec![[0_u32; MOST + 1]]; // of each number of stones among the first 0, 1, 2, ... piles
    for i in 0..n {
        let pile = input.read::<usize>();
        ensure!(pile <= MOST, "expected piles of at most {MOST} stones, found {pile}");
        piles.push(pile);
        counts.push(counts[i]);
        counts[i + 1][pile] += 1;
    }
    let mut answers = Vec::new();
    for _ in 0..q {
        let (l, r) = (input.read::<usize>(), input.read::<usize>());
        ensure!(1 <= l && l <= r && r <= n, "expected an interval of 1 to {n}, found {l} to {r}");
        let count = |pile: usize| u64::from(counts[r][pile] - counts[l - 1][pile]);
        let pairs: u64 =
            (1..=MOST).map(count).map(|count| count * count.saturating_sub(1) / 2).sum();
        let (left, ways) = match (count(0), pairs) {
            (0, 0) => fewest_of_different(&piles[l - 1..r]),
            (0, _) => (2, pairs),
            (empty, _) => (1, empty),
        };
        answers.push(match ways {
            0 => "-1".to_string(),
            _ => format!("{} {}", (r - l + 1) as u64 - left, ways % MODULUS),
        });
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
