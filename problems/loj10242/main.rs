//! # LibreOJ 10242 · Taking Stones 2
//!
//! There are N heaps of stones. A move takes any positive number of stones from one heap. A player who finds no stone
//! left loses. Does the first player win?
//!
//! **Input.** N, 1 <= N <= 50000, and on the next line the N heaps (in this pack each of 1 to 10^9 stones).
//! **Output.** `win` if the first player wins, otherwise `lose`.
//!
//! **Hint.** Try two heaps first, and see how the second player can reply when they are equal.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the heaps is not 0 (Bouton).
//!
//! **Why.** The end has Nim sum 0. From a sum of 0 every move leads to another sum, since it changes one heap; and from
//! a sum that is not 0 some move leads to 0. The lesson hdu1849 proves it, with pieces on a strip for heaps.
//!
//! **Complexity.** O(N).

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let first_wins = nim_sum(input.numbers(n)) != 0;
    Ok(if first_wins { "win" } else { "lose" })
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
        for (a, table) in brute_force(12).iter().enumerate() {
            for (b, row) in table.iter().enumerate() {
                for (c, &wins) in row.iter().enumerate() {
                    let (answer, _) = judge::transcript(main, &format!("3\n{a} {b} {c}\n"));
                    assert_eq!(answer, if wins { "win\n" } else { "lose\n" }, "{a} {b} {c}");
                }
            }
        }
    }
}
