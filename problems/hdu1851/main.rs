//! # HDU 1851 · A sum of Bachet's games · A Simple Game
//!
//! n piles of stones. A move takes 1 to Li stones from pile i, which holds Mi. The player who takes the last stone
//! wins. The teacher moves first: does Agrael, the second player, win?
//!
//! **Theorem.** Agrael wins if and only if the Nim sum of the numbers Mi mod (Li + 1) is 0.
//!
//! **Why.** Each pile is a game of its own, Bachet's game, and M mod (L + 1) is its Grundy value, by induction on M. A
//! pile of M <= L can be reduced to 0, ..., M - 1, with these very values, and the mex is M. A pile of M > L can be
//! reduced to the L piles just below M; together with M these are L + 1 numbers in a row, so their remainders are 0,
//! ..., L, each once, and the remainder that no option has, the mex, is that of M. The piles together are the sum of
//! these games, whose Grundy value is the Nim sum (Sprague and Grundy).
//!
//! **Input.** A number of cases; for each `n` and then n times `Mi Li`. **Output.** `Yes` if Agrael wins, else `No`.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, input, rule, Input};
use common::subtraction::bachet_grundy;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, stones: u64, max_take: u64 }
        rule!(max_take > 0, "expected a largest take of at least 1, found {max_take}");
        sum ^= bachet_grundy(stones, max_take);
    }
    Ok(if sum == 0 { "Yes" } else { "No" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For two piles of m1 and m2 stones, both below `size`, whether the first player wins if a move
    /// takes at most l1 or l2 stones: by the rules and nothing else.
    pub fn brute_force([l1, l2]: [usize; 2], size: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; size]; size];
        for m1 in 0..size {
            for m2 in 0..size {
                wins[m1][m2] = (1..=l1.min(m1)).any(|take| !wins[m1 - take][m2])
                    || (1..=l2.min(m2)).any(|take| !wins[m1][m2 - take]);
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 0..5usize.pow(2) {
            let [l1, l2] = [n % 5 + 1, n / 5 + 1];
            let wins = brute_force([l1, l2], 12);
            for n in 0..12usize.pow(2) {
                let [m1, m2] = [n % 12, n / 12];
                let piles = format!("{m1} {l1}\n{m2} {l2}\n");
                let (answer, _) = judge::transcript(main, &format!("1\n2\n{piles}"));
                assert_eq!(answer, if wins[m1][m2] { "No\n" } else { "Yes\n" }, "{piles}");
            }
        }
    }

    #[test]
    fn a_take_of_0_is_no_move() {
        let (answers, message) = judge::transcript(main, "2\n1\n5 4\n2\n1 1\n2 0\n");
        assert_eq!(answers, "Yes\n");
        assert_eq!(message.unwrap(), "line 6: expected a largest take of at least 1, found 0");
    }
}
