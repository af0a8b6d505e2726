//! # POJ 1704 · Staircase Nim · Georgia and Bob
//!
//! Pieces are on different cells 1, 2, 3, ... of a strip. A move shifts one piece at least one cell to the left; it may
//! neither jump over a piece nor share a cell nor leave the strip. A player who cannot move loses; Georgia moves first.
//!
//! **Theorem.** Pair the pieces from the right, each right piece with its left neighbour; if one is left over, pair it
//! with a wall on cell 0. Georgia wins if and only if the Nim sum of the gaps, the numbers of free cells within the
//! pairs, is not 0.
//!
//! **Why.** Moving the right piece of a pair reduces its gap: a move of Nim. Moving the left piece by t cells increases
//! the gap by t, but then the right piece can follow by t cells, and the gap is as before. That cannot go on for ever,
//! since pieces move only to the left. This is staircase Nim: the k-th gap from the right is stair k, and only the odd
//! stairs matter.
//!
//! **Input.** A number of cases; for each `N` and then N cells, in any order. **Output.**
//! `Georgia will win` or `Bob will win`.
//!
//! **Complexity.** O(N log N) per case.

use common::judge::{self, rule, Input};
use common::nim::nim_sum;

/// Whether Georgia, who moves first, wins with pieces on `cells`: from 1 on, different, ascending.
fn georgia_wins(cells: &[u64]) -> bool {
    let gaps = cells.rchunks(2).map(|pair| match pair {
        [left, right] => right - left - 1,
        lone => lone[0] - 1,
    });
    nim_sum(gaps) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut cells = input.numbers(n);
    cells.sort_unstable();
    rule!(cells.first() != Some(&0), "expected cells from 1 on, found 0");
    for pair in cells.windows(2) {
        rule!(pair[0] < pair[1], "expected pieces on different cells, found {} twice", pair[0]);
    }
    Ok(if georgia_wins(&cells) { "Georgia will win" } else { "Bob will win" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_sets;
    use std::collections::HashMap;

    /// Whether Georgia wins with pieces on `cells`, by the rules and nothing else. `known` remembers
    /// the positions met before.
    pub fn brute_force(cells: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(cells) {
            return wins;
        }
        let mut wins = false;
        for i in 0..cells.len() {
            let free = if i == 0 { 1 } else { cells[i - 1] + 1 };
            for cell in free..cells[i] {
                let mut shifted = cells.to_vec();
                shifted[i] = cell;
                wins |= !brute_force(&shifted, known);
            }
        }
        known.insert(cells.to_vec(), wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for cells in all_sets(1..=12) {
            assert_eq!(georgia_wins(&cells), brute_force(&cells, &mut known), "{cells:?}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert!(georgia_wins(&[max]) && georgia_wins(&[1, max]) && !georgia_wins(&[max - 1, max]));
    }

    #[test]
    fn pieces_that_the_rules_do_not_know() {
        let (answers, message) = judge::transcript(main, "2\n1 1\n3\n7 9 7\n5");
        assert_eq!(answers, "Bob will win\n");
        assert_eq!(message.unwrap(), "line 4: expected pieces on different cells, found 7 twice");
        let (answers, message) = judge::transcript(main, "1\n2\n0 5\n");
        assert_eq!(answers, "");
        assert_eq!(message.unwrap(), "line 3: expected cells from 1 on, found 0");
    }
}
