//! # CSES 1730 · Nim Game I
//!
//! There are n heaps of sticks. A move takes any number of sticks, at least one, from one heap. The player who takes
//! the last stick wins. Who wins?
//!
//! **Input.** t (1 <= t <= 200,000), the number of cases; for each case a line with n and a line with the n heaps, of 1
//! to 10^9 sticks. The sum of all n is at most 200,000. **Output.** For each case `first` if the first player wins,
//! otherwise `second`.
//!
//! **Hint.** Only one number matters, and each heap adds to it without carrying.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the heaps is not 0 (Bouton).
//!
//! **Why.** The end has Nim sum 0. From a sum of 0 every move leads to another sum, as it changes one heap; and from a
//! sum that is not 0 some move leads to 0. The lesson hdu1849 proves it, with pieces on a strip for heaps.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let first_wins = nim_sum(input.numbers(n)) != 0;
    Ok(if first_wins { "first" } else { "second" })
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
                    wins[a][b][c] = (0..a).any(|left| !wins[left][b][c])
                        || (0..b).any(|left| !wins[a][left][c])
                        || (0..c).any(|left| !wins[a][b][left]);
                }
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (a, table) in brute_force(9).iter().enumerate() {
            for (b, row) in table.iter().enumerate() {
                for (c, &wins) in row.iter().enumerate() {
                    let (answer, _) = judge::transcript(main, &format!("1 3 {a} {b} {c}"));
                    assert_eq!(answer, if wins { "first\n" } else { "second\n" }, "{a} {b} {c}");
                }
            }
        }
    }
}
