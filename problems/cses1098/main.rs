//! # CSES 1098 · Nim Game II
//!
//! There are n heaps of sticks. A move takes 1, 2 or 3 sticks from one heap. The player who takes the last stick wins.
//! Who wins?
//!
//! **Input.** t (1 <= t <= 200,000), the number of cases; for each case a line with n and a line with the n heaps, of 1
//! to 10^9 sticks. The sum of all n is at most 200,000. **Output.** For each case `first` if the first player wins,
//! otherwise `second`.
//!
//! **Hint.** Solve a single heap first, then ask which number of each heap matters when there are several.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the remainders of the heaps modulo 4 is not 0.
//!
//! **Why.** Each heap is Bachet's game with takes of 1 to 3, and its Grundy value is its remainder modulo 4. The lesson
//! hdu1851 proves this, and that such a sum is won precisely when the Nim sum of the values is not 0.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

/// Whether the first player wins on these heaps, taking 1 to 3 sticks a move.
fn first_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|&heap| bachet_grundy(heap, 3))) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let heaps = input.numbers(n);
    Ok(if first_wins(&heaps) { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the first player wins on three heaps, all below `size`: by the rules and nothing else.
    fn brute_force(size: usize) -> Vec<Vec<Vec<bool>>> {
        let mut wins = vec![vec![vec![false; size]; size]; size];
        for a in 0..size {
            for b in 0..size {
                for c in 0..size {
                    wins[a][b][c] = (1..=3).any(|take| {
                        (take <= a && !wins[a - take][b][c])
                            || (take <= b && !wins[a][b - take][c])
                            || (take <= c && !wins[a][b][c - take])
                    });
                }
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (a, table) in (0..).zip(brute_force(18)) {
            for (b, row) in (0..).zip(table) {
                for (c, wins) in (0..).zip(row) {
                    assert_eq!(first_wins(&[a, b, c]), wins, "{a} {b} {c}");
                }
            }
        }
    }
}
