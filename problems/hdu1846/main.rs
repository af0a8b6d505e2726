//! # HDU 1846 · Bachet's game · Brave Game
//!
//! A heap holds n stones, a move takes 1 to m of them, and the player who takes the last stone wins. Who wins, the
//! first player or the second?
//!
//! **Theorem.** The first player wins if and only if n mod (m + 1) is not 0.
//!
//! **Why.** Let n be a multiple of m + 1. If the first player takes t stones, the second answers with
//! m + 1 - t, and leaves a smaller multiple; in the end it is 0, and the first player has no move. From
//! any other heap, taking the remainder, which is at most m, leaves a multiple to the opponent.
//!
//! **Input.** A number of cases, then `n m` for each. **Output.** `first` or `second`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Reference.** C.-G. Bachet, *Problèmes plaisants et délectables* (1612), where two players count
//! to 100 in steps of 1 to 10.

use common::judge::{self, input, rule, Input};
use common::subtraction::bachet_grundy;

/// Whether the first player wins on a heap of `n` stones, taking 1 to `m` per move. Any `u64`.
fn first_wins(n: u64, m: u64) -> bool {
    bachet_grundy(n, m) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    rule!(m > 0, "expected a largest take of at least 1, found {m}");
    Ok(if first_wins(n, m) { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For each heap of 0 to `n` stones whether it is won: by the rules and nothing else.
    pub fn brute_force(n: usize, m: usize) -> Vec<bool> {
        let mut wins = vec![false]; // no stones: no move
        for heap in 1..=n {
            wins.push((1..=m.min(heap)).any(|take| !wins[heap - take]));
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for m in 1..=40 {
            for (n, wins) in (0..).zip(brute_force(300, m)) {
                assert_eq!(first_wins(n, m as u64), wins, "n = {n}, m = {m}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        assert!(first_wins(u64::MAX, u64::MAX)); // takes all
        assert!(!first_wins(u64::MAX, u64::MAX - 1)); // one too many
        assert!(!first_wins(u64::MAX, 2)); // 2^64 - 1 is a multiple of 3
    }

    #[test]
    fn a_take_of_0_is_no_move() {
        let (answers, message) = judge::transcript(main, "2\n23 2\n4 0\n");
        assert_eq!(answers, "first\n");
        assert_eq!(message.unwrap(), "line 3: expected a largest take of at least 1, found 0");
    }
}
