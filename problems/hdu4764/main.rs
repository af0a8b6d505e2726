//! # HDU 4764 · Stone
//!
//! Two players write numbers in turn. The first number is from 1 to k, and each further number is by 1 to k larger than
//! the one before. The player who writes a number of N or more loses. Tang begins, Jiang is second. Who wins?
//!
//! **Input.** For each case (in this pack at most 1000) a line `N k`, 1 <= N <= 10^8, 1 <= k <= 100; `0 0` ends.
//! **Output.** For each case a line, `Tang` or `Jiang`.
//!
//! **Hint.** Which number would you like to have written, whatever your opponent does next?
//!
//! **Theorem.** Jiang wins if and only if N - 1 is a multiple of k + 1.
//!
//! **Why.** A player who writes N - 1 wins, because the next number is at least N. Hence the numbers of N or more are
//! not moves but the end: it counts who can still write a number up to N - 1. The difference between N - 1 and the last
//! number, at first N - 1, is a heap from which a move takes 1 to k stones, and a player who finds none loses. That is
//! Bachet's game: the lesson hdu1846 proves that the multiples of k + 1 are lost.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, input, rule, Input};
use common::subtraction::bachet_grundy;

/// Whether the first player wins. Any `u64`.
fn first_wins(n: u64, k: u64) -> bool {
    bachet_grundy(n.saturating_sub(1), k) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    rule!(n > 0 && k > 0, "expected numbers of at least 1, found {n} and {k}");
    Ok(if first_wins(n, k) { "Tang" } else { "Jiang" })
}

fn main() {
    judge::until_zeros(2, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the first player wins: by the rules and nothing else.
    fn brute_force(n: usize, k: usize) -> bool {
        let mut wins = vec![false; n]; // wins[last], where `last` is what was written last
        for last in (0..n).rev() {
            wins[last] = (last + 1..=last + k).any(|number| number < n && !wins[number]);
        }
        wins[0]
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=100 {
            for k in 1..=110 {
                assert_eq!(first_wins(n as u64, k as u64), brute_force(n, k), "{n} {k}");
            }
        }
    }
}
