//! # BOJ 11868 · Nim Game 2
//!
//! There are n heaps of stones. A move takes any number of stones, at least one, from one heap. The player who takes
//! the last stone wins. koosaga moves first, then cubelover. Who wins?
//!
//! **Input.** n, then on the next line the n heaps; in this pack n is from 1 to 100, and heaps have from 1 to 2 * 10^9
//! stones. **Output.** `koosaga` or `cubelover`, the winner.
//!
//! **Hint.** Write the heaps in binary, and count the ones in each place.
//!
//! **Theorem.** koosaga wins if and only if the Nim sum of the heaps is not 0 (Bouton).
//!
//! **Why.** The end has Nim sum 0. From a sum of 0 every move leads to another sum, as it changes one heap; and from a
//! sum that is not 0 some move leads to 0. The lesson hdu1849 proves it, with pieces on a strip for heaps.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let first_wins = nim_sum(input.numbers(n)) != 0;
    Ok(if first_wins { "koosaga" } else { "cubelover" })
}

fn main() {
    judge::single(solve)
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
                    let (answer, _) = judge::transcript(main, &format!("3\n{a} {b} {c}\n"));
                    let expected = if wins { "koosaga\n" } else { "cubelover\n" };
                    assert_eq!(answer, expected, "{a} {b} {c}");
                }
            }
        }
    }
}
