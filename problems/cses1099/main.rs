//! # CSES 1099 · Staircase Nim in its plain form · Stair Game
//!
//! Stairs are numbered 1, 2, ..., n from the bottom, and there are balls on them. A move takes at least one ball from
//! one stair, but not from stair 1, and puts all that it takes on the next lower stair. A player who cannot move loses.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the numbers of balls on the even stairs, 2, 4, 6,
//! ..., is not 0.
//!
//! **Why.** Of two neighbouring stairs one is even, so each move changes exactly one of these numbers,
//! and with it the Nim sum. And each of them can be reduced at will, by a move to the odd stair below, so that a Nim
//! sum other than 0 can be made 0 as in Nim. Balls that come down from an odd stair increase a number; that does no
//! harm, because it cannot go on for ever.
//!
//! **Input.** A number of cases; for each `n` and then n numbers of balls, from stair 1 upwards.
//! **Output.** `first` or `second`.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** T. S. Ferguson, *Game Theory*, part I, section 2: Staircase Nim.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether the first player wins with this many balls on the stairs 1, 2, 3, ...
fn first_wins(balls: &[u64]) -> bool {
    nim_sum(balls.iter().copied().skip(1).step_by(2)) != 0 // the stairs 2, 4, 6, ...
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
    use checks::rules::all_lists;
    use std::collections::HashMap;

    /// Whether the first player wins with `balls` on the stairs, by the rules and nothing else. `known`
    /// remembers the positions met before.
    pub fn brute_force(balls: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(balls) {
            return wins;
        }
        let mut wins = false;
        for stair in 1..balls.len() {
            for take in 1..=balls[stair] {
                let mut next = balls.to_vec();
                next[stair] -= take;
                next[stair - 1] += take;
                wins |= !brute_force(&next, known);
            }
        }
        known.insert(balls.to_vec(), wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for (stairs, less) in [(1, 9), (2, 9), (3, 6), (4, 4), (5, 3), (6, 2)] {
            for balls in all_lists(stairs, 0..less) {
                let expected = brute_force(&balls, &mut known);
                assert_eq!(first_wins(&balls), expected, "{balls:?}");
            }
        }
    }
}
