//! # POJ 1704 · Staircase Nim · Georgia and Bob
//!
//! Pieces stand on different cells 1, 2, 3, ... of a strip. A move shifts one piece at least one cell
//! to the left; it may neither jump over a piece nor share a cell nor leave the strip. Whoever cannot
//! move loses; Georgia moves first.
//!
//! **Theorem.** Pair the pieces from the right, each right one with its left neighbour; if one is
//! left over, pair it with a wall on cell 0. Georgia wins exactly when the Nim sum of the gaps, the
//! numbers of free cells within the pairs, is not 0.
//!
//! **Why.** Moving the right piece of a pair makes its gap smaller: a move of Nim. Moving the left
//! piece by t cells makes the gap larger by t, but then the right piece can follow by t cells, and the
//! gap is as before. That cannot go on for ever, as pieces move only to the left. This is staircase
//! Nim: the k-th gap from the right is stair k, and only the odd stairs matter.
//!
//! **Input.** A number of cases; for each `N` and then N cells, in any order. **Output.**
//! `Georgia will win` or `Bob will win`.
//!
//! **Complexity.** O(N log N) a case.

use common::judge::{self, ensure, Framing, Input, Number};
use common::nim::nim_sum;
use proconio::input;
use std::process::ExitCode;

/// Whether Georgia, who moves first, wins with pieces on `cells`: from 1 on, different, ascending.
fn georgia_wins(cells: &[u64]) -> bool {
    let gaps = cells.rchunks(2).map(|pair| match pair {
        [left, right] => right - left - 1,
        lone => lone[0] - 1,
    });
    nim_sum(gaps) != 0
}

const INPUT: Framing = Framing::Counted;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: Number }
    let mut cells: Vec<u64> = input.numbers(n).collect();
    cells.sort_unstable();
    ensure(cells.first() != Some(&0), "cells from 1 on", 0)?;
    for pair in cells.windows(2) {
        ensure(pair[0] < pair[1], "pieces on different cells", format_args!("{} twice", pair[0]))?;
    }
    Ok(if georgia_wins(&cells) { "Georgia will win" } else { "Bob will win" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether Georgia wins with pieces on `cells`, by the rules and nothing else. `known` remembers
    /// the positions met before.
    fn brute_force(cells: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
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

    /// The cells of `strip`, from 1 on, on which pieces stand: its bits, the lowest for cell 1.
    fn cells(strip: u32) -> Vec<u64> {
        (1..=32).filter(|cell| strip >> (cell - 1) & 1 == 1).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for cells in (0..1 << 12).map(cells) {
            assert_eq!(georgia_wins(&cells), brute_force(&cells, &mut known), "{cells:?}");
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let mut known = HashMap::new();
        let mut rows: Vec<String> = (0..=6).map(|n| format!("N = {n}")).collect();
        for cells in (0..1 << 6).map(cells) {
            if !brute_force(&cells, &mut known) {
                let strip = (1..=6).map(|cell| if cells.contains(&cell) { 'o' } else { '.' });
                rows[cells.len()] += &format!("  {}", strip.collect::<String>());
            }
        }
        let table = rows[1..].join("\n") + "\n";
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    #[test]
    fn the_ends_of_the_range() {
        assert!(georgia_wins(&[u64::MAX]));
        assert!(!georgia_wins(&[u64::MAX - 1, u64::MAX]));
        assert!(georgia_wins(&[1, u64::MAX]));
    }

    #[test]
    fn pieces_that_the_rules_do_not_know() {
        let message = |input| judge::transcript(INPUT, solve, input);
        let bob = "Bob will win\n".to_string();
        let twice = "line 4: expected pieces on different cells, found 7 twice".to_string();
        assert_eq!(message("2\n1 1\n3\n7 9 7\n5"), (bob, Some(twice)));
        let zero = "line 3: expected cells from 1 on, found 0".to_string();
        assert_eq!(message("1\n2\n0 5\n"), (String::new(), Some(zero)));
    }
}
