//! # HDU 2516 · Fibonacci nim · Taking Stones from One Heap
//!
//! One heap of n stones; the first move takes at least one stone but not all of them, and each later
//! move takes between one stone and twice the previous take. The player who takes the last stone wins.
//!
//! **Theorem.** The second player wins if and only if n is a Fibonacci number.
//!
//! **Why.** Zeckendorf's theorem: every n is in one way a sum of different Fibonacci numbers, the parts, of which no
//! two are neighbours in 1, 2, 3, 5, 8, ... A player wins if and only if the limit allows taking the least part, f. The
//! next part is at least the second Fibonacci number after f, so more than 2 f: the opponent cannot take the least part
//! of the rest. If a player can take only t < f stones, then the least part of the rest is at most 2 t, and the
//! opponent can take it. The first player may take up to n - 1 stones; this is less than the least part if and only if
//! n is its own only part, a Fibonacci number.
//!
//! **Input.** `n` for each case; 0 ends. **Output.** `First win` or `Second win`.
//!
//! **Complexity.** O(log n) per case: at most 92 comparisons, as `u64` holds 92 Fibonacci numbers.
//!
//! **Reference.** M. J. Whinihan, "Fibonacci nim", The Fibonacci Quarterly 1.4 (1963), 9–13.

use common::judge::{self, Input};
use common::subtraction::fibonacci;

/// Whether the first player wins with `n` stones, for any `n` from 1 on. (With one stone there is no
/// first move, and the second player is said to win.)
fn first_wins(n: u64) -> bool {
    fibonacci().find(|&number| number >= n) != Some(n)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "First win" } else { "Second win" })
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// `wins[n][max_take]` tells whether the player to move wins from n stones, if they may take up to
    /// `max_take` of them: by the rules and nothing else.
    pub fn brute_force(stones: usize) -> Vec<Vec<bool>> {
        let mut wins: Vec<Vec<bool>> = Vec::new();
        for n in 0..=stones {
            // The opponent may take up to twice as many.
            let good = |take: usize| !wins[n - take][(2 * take).min(n - take)];
            let row = (0..=n).map(|max_take| (1..=max_take).any(good)).collect();
            wins.push(row);
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, wins) in brute_force(1000).iter().enumerate().skip(1) {
            assert_eq!(first_wins(n as u64), wins[n - 1], "n = {n}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let largest = 12_200_160_415_121_876_738; // Fibonacci number that u64 holds
        assert!(!first_wins(largest));
        assert!(first_wins(largest - 1) && first_wins(largest + 1));
        assert!(first_wins(u64::MAX));
        assert!(!first_wins(2_971_215_073)); // the first one that 31 bits do not hold
    }
}
