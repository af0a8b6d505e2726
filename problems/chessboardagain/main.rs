//! # HackerRank a-chessboard-game · Chessboard Game, Again!
//!
//! Coins lie on a board of 15 by 15 cells (x, y), with x and y from 1 to 15; a cell may have any number of them. A move
//! takes one coin from (x, y) to (x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2) or (x - 1, y - 2), if that is a cell of
//! the board. A player who cannot move loses. Who wins?
//!
//! **Input.** T (1 <= T <= 1000), the number of cases; for each case a line with the number k of coins
//! (1 <= k <= 1000), then k lines `x y`. **Output.** For each case `First` if the first player wins, otherwise
//! `Second`.
//!
//! **Hint.** In which order must the table of Grundy values be filled?
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the Grundy values of the coins' cells is not 0. The
//! value of a cell is the mex of the values of the cells to which a coin can go from there.
//!
//! **Why.** No coin hinders another, so this is the game of the lesson hdu1524 on a graph of 225 cells. It has no
//! cycle, since each move reduces x + y by 1 or 3. The table is therefore filled in the order of x + y, and not row by
//! row: x may grow.
//!
//! **Limit:** cells with x and y from 1 to 15.
//!
//! **Complexity.** O(1) per coin.

use common::grundy::mex;
use common::judge::{self, ensure, input, Input};

const SIZE: usize = 15;

/// The Grundy value of a coin on (x, y) as `values[x][y]`; nothing stands in the row and the column 0.
fn grundy_values() -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; SIZE + 1]; SIZE + 1];
    for sum in 2..=2 * SIZE {
        for x in sum.saturating_sub(SIZE).max(1)..=SIZE.min(sum - 1) {
            let y = sum - x;
            let moves = [
                (x.wrapping_sub(2), y + 1),
                (x.wrapping_sub(2), y.wrapping_sub(1)),
                (x + 1, y.wrapping_sub(2)),
                (x - 1, y.wrapping_sub(2)),
            ];
            let on_board = |number: &usize| (1..=SIZE).contains(number);
            let cells = moves.iter().filter(|(x, y)| on_board(x) && on_board(y));
            values[x][y] = mex(cells.map(|&(x, y)| values[x][y]));
        }
    }
    values
}

/// The values serve all cases.
fn solve(values: &[Vec<u64>], input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, k: usize }
    let mut sum = 0;
    for _ in 0..k {
        input! { from input, x: usize, y: usize }
        for number in [x, y] {
            let is_on_board = (1..=SIZE).contains(&number);
            ensure!(is_on_board, "expected a number from 1 to {SIZE}, found {number}");
        }
        sum ^= values[x][y];
    }
    Ok(if sum != 0 { "First" } else { "Second" })
}

fn main() {
    let values = grundy_values();
    judge::counted(|input| solve(&values, input))
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{in_one, Search};

    /// Where a coin can go: by the rules and nothing else.
    fn brute_force((x, y): (i32, i32)) -> impl Iterator<Item = (i32, i32)> {
        let cells = [(-2, 1), (-2, -1), (1, -2), (-1, -2)].map(|(dx, dy)| (x + dx, y + dy));
        cells.into_iter().filter(|(x, y)| (1..=15).contains(x) && (1..=15).contains(y))
    }

    #[test]
    fn agrees_with_the_rules() {
        let values = grundy_values();
        let mut game =
            Search::normal(|coins: &Vec<(i32, i32)>| in_one(coins, |_, &coin| brute_force(coin)));
        let cells: Vec<_> = (1..=15).flat_map(|x| (1..=15).map(move |y| (x, y))).collect();
        for (i, &a) in cells.iter().enumerate() {
            for &b in cells[i..].iter().step_by(7) {
                let input = format!("1\n2\n{} {}\n{} {}\n", a.0, a.1, b.0, b.1);
                let (answer, _) =
                    judge::transcript(|| judge::counted(|input| solve(&values, input)), &input);
                let wins = game.wins(&vec![a, b]);
                assert_eq!(answer, if wins { "First\n" } else { "Second\n" }, "{a:?} {b:?}");
            }
        }
    }
}
