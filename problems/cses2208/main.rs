//! # CSES 2208 · One coin from each of several heaps · Another Game
//!
//! There are n heaps of coins. A move chooses one or more heaps that are not empty, as many as one likes, and takes one
//! coin from each of them. The player who takes the last coin wins. Who wins, the first player or the second?
//!
//! **Theorem.** The first player wins if and only if some heap is odd.
//!
//! **Why.** If all heaps are even, every move makes those that it chooses odd; the opponent takes one
//! coin more from the same heaps, and all are even again. In the end all are empty, which is even, and it is
//! the first player who has no move. If some heap is odd, one coin from each odd heap leaves all even.
//!
//! **Not a sum.** A move may play in several heaps at once, so the Nim sum of the heaps' Grundy values (1 for an
//! odd heap, 0 for an even one) does not give the answer: 1 and 1 are won, 2 and 4 are lost, and both have the
//! Nim sum 0. It only matters whether some value is not 0.
//!
//! **Input.** A number of cases, then `n` and n heaps for each. **Output.** `first` or `second`.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** J. H. Conway, *On Numbers and Games*, chapter 14, where this way to put games together is
//! called the selective compound.

use common::judge::{self, Input};

/// Whether the first player wins on these heaps, of any `u64`.
fn first_wins(heaps: &[u64]) -> bool {
    heaps.iter().any(|heap| heap % 2 != 0)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For three heaps of fewer than `size` coins whether they are won: by the rules and nothing else.
    pub fn brute_force(size: usize) -> Vec<Vec<Vec<bool>>> {
        let mut wins = vec![vec![vec![false; size]; size]; size];
        for a in 0..size {
            for b in 0..size {
                for c in 0..size {
                    // The three bits of a choice tell from which heaps it takes.
                    wins[a][b][c] = (1..8).any(|choice| {
                        let (x, y, z) = (choice & 1, choice >> 1 & 1, choice >> 2);
                        x <= a && y <= b && z <= c && !wins[a - x][b - y][c - z]
                    });
                }
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let wins = brute_force(14);
        for n in 0..14usize.pow(3) {
            let [a, b, c] = [n % 14, n / 14 % 14, n / 196];
            let (answer, _) = judge::transcript(main, &format!("1\n3\n{a} {b} {c}\n"));
            let expected = if wins[a][b][c] { "first\n" } else { "second\n" };
            assert_eq!(answer, expected, "{a} {b} {c}");
        }
    }

    #[test]
    fn the_ends_of_the_range_and_of_a_case() {
        let max = u64::MAX;
        let input = format!("4\n2\n{} {max}\n1\n{}\n3\n1 1 1\n2\n2 2\n", max - 1, max - 1);
        let (answers, message) = judge::transcript(main, &input);
        assert_eq!(answers, "first\nsecond\nfirst\nsecond\n");
        assert_eq!(message, None);
    }
}
