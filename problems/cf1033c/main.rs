//! # Codeforces 1033C · Permutation Game
//!
//! There are n cells in a row, and the numbers 1 to n are in them in any order. A token lies in one of the cells. A
//! move takes it from cell i to a cell with a larger number, and the distance of the two cells must be a multiple of
//! the number in cell i. A player who cannot move loses. Alice moves first, then Bob. Who wins, for each cell in which
//! the token may lie at the beginning?
//!
//! **Input.** n (1 <= n <= 10^5), then the n numbers in the cells. **Output.** A word of n letters, for the cells from
//! first to last: `A` where Alice wins, `B` where Bob does.
//!
//! **Hint.** In which order can the cells be decided?
//!
//! **Theorem.** Go through the cells from the largest number down to 1. Alice wins from a cell if and only if one of
//! the cells to which the token can move is among those that were found lost.
//!
//! **Why.** Every move leads to a larger number, so the game ends, and all cells to which the token can move have been
//! decided before. The player to move wins if one of them is lost for the opponent, and otherwise loses, also if there
//! is none. This is the order of an acyclic graph in which the lesson hdu1524 fills in its table.
//!
//! From the cell with the number x a move can only reach cells at the distances x, 2x, 3x and so on, at most n / x of
//! them. The sum of n / x over all x is O(n log n), so all can be tried.
//!
//! **Complexity.** O(n log n).

use common::judge::{self, ensure, input, Input};

/// For each cell whether the player to move wins with the token there. The row has 1 to n in any order.
fn won_cells(row: &[usize]) -> Vec<bool> {
    let mut cells: Vec<usize> = (0..row.len()).collect();
    cells.sort_by_key(|&cell| row[cell]);
    let mut won = vec![false; row.len()];
    for cell in cells.into_iter().rev() {
        let mut others = (cell % row[cell]..row.len()).step_by(row[cell]);
        won[cell] = others.any(|other| row[other] > row[cell] && !won[other]);
    }
    won
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize }
    let mut row = Vec::new();
    for _ in 0..n {
        input! { from input, x: usize }
        row.push(x);
    }
    let mut sorted = row.clone();
    sorted.sort_unstable();
    ensure!(sorted.into_iter().eq(1..=n), "expected 1 to {n}, each of them once");
    Ok(won_cells(&row).into_iter().map(|wins| if wins { 'A' } else { 'B' }).collect())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_lists;

    /// Whether the player to move wins with the token in this cell: by the rules and nothing else.
    fn brute_force(row: &[usize], cell: usize) -> bool {
        (0..row.len()).any(|other| {
            row[other] > row[cell]
                && cell.abs_diff(other) % row[cell] == 0
                && !brute_force(row, other)
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=6 {
            let is_permutation = |row: &Vec<usize>| (1..=n).all(|number| row.contains(&number));
            for row in all_lists(n, 1..=n).into_iter().filter(is_permutation) {
                let expected: Vec<bool> = (0..n).map(|cell| brute_force(&row, cell)).collect();
                assert_eq!(won_cells(&row), expected, "{row:?}");
            }
        }
    }
}
