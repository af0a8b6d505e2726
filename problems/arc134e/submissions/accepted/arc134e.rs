// Where to submit: AtCoder ARC 134 E.
// Generated from problems/arc134e/main.rs, which has the proof, by `cargo xtask bundle arc134e`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ARC 134 E · Modulo Nim
//!
//! There are N numbers x1, ..., xN. A player who finds nothing but zeros wins. Otherwise a move chooses a number m from
//! 1 to the largest of the numbers, and replaces each of them by its remainder modulo m. Alice moves first, then Bob.
//! Given a1, ..., aN, in how many ways can numbers with 1 <= xi <= ai be chosen so that Alice wins?
//!
//! **Input.** A line with N (1 <= N <= 200), and a line with a1, ..., aN, from 1 to 200. **Output.** The number of ways
//! modulo 998244353.
//!
//! **Theorem.** Only the set of the numbers other than 0 matters. If they are not all multiples of 12, Alice loses if
//! and only if it is {1}, {2} or {4, 8}. A set of multiples of 12 is lost if and only if no move leaves a lost set: the
//! multiples of 12 up to 200 are 16, so a table of their 2^16 sets tells which.
//!
//! **Limit:** the numbers are from 1 to 200.
//!
//! **Complexity.** O(N 2^k + 2^k k^2), where k = 16 is the number of multiples of 12: there are 12 k moves, and each has
//! to take k remainders.

use common::judge::{self, ensure, Input};

const P: u64 = 998_244_353;

/// A set is written in binary: the multiple 12 (i + 1) of 12 is the bit i. Bits from 16 on stand for other numbers.
const ONE: usize = 1 << 16;
const TWO: usize = 1 << 17;
const FOUR: usize = 1 << 18;
const EIGHT: usize = 1 << 19;
const ANY_OTHER: usize = 1 << 20;

/// The set of a number alone; of 0 the empty set.
fn set_of(number: usize) -> usize {
    match number {
        0 => 0,
        1 => ONE,
        2 => TWO,
        4 => FOUR,
        8 => EIGHT,
        _ if number % 12 == 0 => 1 << (number / 12 - 1),
        _ => ANY_OTHER,
    }
}

/// The multiples of 12 in a set, in ascending order.
fn members(set: usize) -> Vec<usize> {
    (0..16).filter(|i| set >> i & 1 == 1).map(|i| 12 * (i + 1)).collect()
}

/// For each set of the first `count` multiples of 12 whether the player to move loses.
fn lost_sets(count: usize) -> Vec<bool> {
    let mut lost = vec![false]; // of the empty set
    for set in 1..1 << count {
        let members = members(set);
        let largest = members[members.len() - 1];
        let is_won = (1..=largest).any(|m| {
            let left = members.iter().fold(0, |left, x| left | set_of(x % m));
            [ONE, TWO, FOUR | EIGHT].contains(&left) || lost.get(left) == Some(&true)
        });
        lost.push(!is_won);
    }
    lost
}

/// In how many ways all numbers can be chosen from `set`, if they are at most these.
fn ways(set: &[usize], most: &[usize]) -> u64 {
    let choices = |a: &usize| set.iter().filter(|x| *x <= a).count() as u64;
    most.iter().fold(1, |product, a| product * choices(a) % P)
}

/// In how many ways the first player wins with numbers of at most these, from 1 to 200.
fn winning_ways(most: &[usize]) -> u64 {
    let count = most.iter().max().map_or(0, |a| a / 12);
    let mut exactly: Vec<u64> = (0..1 << count).map(|set| ways(&members(set), most)).collect();
    // These are the ways to choose from each set. Subtract those that miss a member, one member after the other.
    for i in 0..count {
        for set in (0..1 << count).filter(|set| set >> i & 1 == 1) {
            exactly[set] = (exactly[set] + P - exactly[set ^ (1 << i)]) % P;
        }
    }
    let lost = lost_sets(count);
    let mut lost_ways: u64 = (0..1 << count).filter(|&set| lost[set]).map(|set| exactly[set]).sum();
    lost_ways += ways(&[1], most) + ways(&[2], most);
    lost_ways += ways(&[4, 8], most) + (P - ways(&[4], most)) + (P - ways(&[8], most));
    let all = most.iter().fold(1, |product, &a| product * a as u64 % P);
    (all + P - lost_ways % P) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut most = Vec::new();
    for _ in 0..n {
        let a = input.read::<usize>();
        ensure!((1..=200).contains(&a), "expected a number from 1 to 200, found {a}");
        most.push(a);
    }
    Ok(winning_ways(&most).to_string())
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
