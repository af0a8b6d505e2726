//! # Codeforces gym 101908B · Marbles
//!
//! Marbles lie on the cells of a board whose rows and columns are numbered from 0; a cell may have several. A move
//! takes a marble any number of cells, at least one, up, or to the left, or as many up as to the left. The player who
//! first brings a marble to the corner (0, 0) wins. Does the first player win?
//!
//! **Input.** N (1 <= N <= 1000), then for each marble a line with its row and its column, both from 1 to 100.
//! **Output.** `Y` if the first player wins, otherwise `N`.
//!
//! **Hint.** Mark the cells to which you would never move a marble, and ask what the game is without them.
//!
//! **Theorem.** The player to move wins in one move if some marble is in row 0, in column 0, or on the diagonal from
//! the corner. Otherwise forbid the moves to these cells: then the marbles are a sum of games, and the player to move
//! wins if and only if the Nim sum of their Grundy values is not 0.
//!
//! **Why.** From these cells, and from no others, a marble gets to the corner in one move. So a player who brings a
//! marble to one of them, or has no other move, has lost: the opponent wins in one move. Without such moves nobody
//! reaches the corner, and a player who cannot move loses. Where a marble may go depends only on its own cell, so the
//! marbles are a sum, and the theory page on sums proves that the Nim sum decides. In the lesson poj2311 moves are
//! forbidden for the same reason; the moves are those of Wythoff's game, the lesson hdu1527, but the values are
//! different.
//!
//! **Limit:** rows and columns up to 100.
//!
//! **Complexity.** O(k³) for the values of k by k cells, and O(N).

use common::grundy::mex;
use common::judge::{self, ensure, input, rule, Input};
use common::nim::nim_sum;

/// The last row and column.
const LAST: usize = 100;

/// The value of a marble on each cell up to this row and column; nothing where the player to move wins at once.
fn grundy_values(last: usize) -> Vec<Vec<Option<u64>>> {
    let mut values = vec![vec![None; last + 1]; last + 1];
    for row in 1..=last {
        for column in (1..=last).filter(|&column| column != row) {
            let up = (0..row).map(|to| values[to][column]);
            let left = (0..column).map(|to| values[row][to]);
            let both = (1..=row.min(column)).map(|cells| values[row - cells][column - cells]);
            values[row][column] = Some(mex(up.chain(left).chain(both).flatten()));
        }
    }
    values
}

/// Whether the player to move wins with marbles on these cells, given by row and column.
fn first_wins(marbles: &[(usize, usize)]) -> bool {
    let last = marbles.iter().map(|&(row, column)| row.max(column)).max().unwrap_or(0);
    let values = grundy_values(last);
    let values: Vec<_> = marbles.iter().map(|&(row, column)| values[row][column]).collect();
    values.contains(&None) || nim_sum(values.into_iter().flatten()) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    let mut marbles = Vec::new();
    for _ in 0..n {
        input! { from input, row: usize, column: usize }
        rule!(row > 0 || column > 0, "expected a marble that is not yet in the corner");
        let is_on_board = row <= LAST && column <= LAST;
        ensure!(is_on_board, "expected rows and columns up to {LAST}, found {row} and {column}");
        marbles.push((row, column));
    }
    Ok(if first_wins(&marbles) { "Y" } else { "N" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, in_one, Search};

    /// Where a marble can go: by the rules and nothing else.
    fn brute_force((row, column): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
        let up = (0..row).map(move |to| (to, column));
        let left = (0..column).map(move |to| (row, to));
        let both = (1..=row.min(column)).map(move |cells| (row - cells, column - cells));
        up.chain(left).chain(both)
    }

    #[test]
    fn agrees_with_the_rules() {
        // A marble in the corner ends the game.
        let mut game = Search::normal(|marbles: &Vec<(usize, usize)>| {
            if marbles.contains(&(0, 0)) {
                return Vec::new();
            }
            in_one(marbles, |_, &marble| brute_force(marble))
        });
        // All cells up to (9, 9) for one marble, up to (5, 5) for two, and up to (3, 3) for three; without the corner.
        for (count, last) in [(1, 9), (2, 5), (3, 3)] {
            let cells: Vec<_> = (0..=last).flat_map(|r| (0..=last).map(move |c| (r, c))).collect();
            for chosen in all_lists(count, 1..cells.len()) {
                let marbles: Vec<_> = chosen.into_iter().map(|i| cells[i]).collect();
                assert_eq!(first_wins(&marbles), game.wins(&marbles), "{marbles:?}");
            }
        }
    }
}
