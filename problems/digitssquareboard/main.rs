//! # HackerRank digits-square-board-1 · Digits Square Board
//!
//! A board of N by N cells has a digit from 1 to 9 in each cell. A move takes one of the boards that are there, of at
//! least two cells and with at least one number that is not prime, and cuts it into two boards along a line between its
//! rows or its columns. A player who finds no such board loses. Who wins?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with N (1 <= N <= 30), then N lines with N
//! digits each, separated by spaces. **Output.** For each case a line: `First` or `Second`, the winner.
//!
//! **Hint.** A cut leaves two boards. How do they affect each other, and which boards can there be at all?
//!
//! **Theorem.** The value of a rectangle of cells is 0 if all its digits are prime, that is 2, 3, 5 or 7; otherwise it is
//! the mex, over all cuts, of the Nim sum of the two parts. The first player wins if and only if the value of the whole
//! board is not 0.
//!
//! **Why.** All boards are rectangles of cells of the first one, and a move changes one of them only. So the boards are a
//! sum of games, as in the lesson poj2311, and the theory page on sums proves what the theorem says: the value of two
//! parts together is the Nim sum of their values, and that of a board is the mex of the values that its moves leave. A
//! board of primes has no move, nor has a single cell, whose mex is over no cuts: their value is 0. A cut makes rectangles
//! of fewer cells, so the game ends, and the values can be computed from small rectangles to large ones.
//!
//! **Complexity.** O(N⁵) per case: N⁴ rectangles, each with up to 2N - 2 cuts.

use common::grundy::mex;
use common::judge::{self, ensure, input, Input};

/// The most rows and columns.
const MOST: usize = 30;

/// All a..b with 0 <= a < b <= n, each behind those that are parts of it.
fn spans(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).rev().flat_map(move |a| (a + 1..=n).map(move |b| (a, b)))
}

/// Whether the first player wins on this board of as many rows as columns, at most [`MOST`].
fn first_wins(board: &[Vec<u64>]) -> bool {
    let n = board.len();
    // value[a][b][c][d] is that of the rows a..b and the columns c..d.
    let mut value = vec![vec![[[0; MOST + 1]; MOST + 1]; n + 1]; n + 1];
    for (a, b) in spans(n) {
        // For each column, whether it has a digit in these rows that is not prime.
        let is_other = |digit| !matches!(digit, 2 | 3 | 5 | 7);
        let has_other = |column| board[a..b].iter().any(|row: &Vec<u64>| is_other(row[column]));
        let others: Vec<bool> = (0..n).map(has_other).collect();
        for (c, d) in spans(n).filter(|&(c, d)| others[c..d].contains(&true)) {
            let across = (a + 1..b).map(|row| value[a][row][c][d] ^ value[row][b][c][d]);
            let along = (c + 1..d).map(|column| value[a][b][c][column] ^ value[a][b][column][d]);
            value[a][b][c][d] = mex(across.chain(along));
        }
    }
    value[0][n][0][n] != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64 }
    ensure!(n <= MOST as u64, "expected at most {MOST} rows, found {n}");
    let board: Vec<Vec<u64>> = (0..n).map(|_| input.numbers(n)).collect();
    let are_digits = board.iter().flatten().all(|digit| (1..=9).contains(digit));
    ensure!(are_digits, "expected digits from 1 to 9");
    Ok(if first_wins(&board) { "First" } else { "Second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, spaced, Search};

    type Board = Vec<Vec<u64>>;

    /// What the moves leave of these boards: by the rules and nothing else.
    fn brute_force(boards: &[Board]) -> Vec<Vec<Board>> {
        let is_prime = |&number: &u64| (1..=number).filter(|d| number % d == 0).count() == 2;
        let mut options = Vec::new();
        for (i, board) in boards.iter().enumerate() {
            if board.iter().flatten().all(is_prime) {
                continue;
            }
            let across = (1..board.len()).map(|row| [board[..row].to_vec(), board[row..].to_vec()]);
            let left = |at: usize| board.iter().map(|row| row[..at].to_vec()).collect();
            let right = |at: usize| board.iter().map(|row| row[at..].to_vec()).collect();
            let along = (1..board[0].len()).map(|column| [left(column), right(column)]);
            for parts in across.chain(along) {
                options.push([&boards[..i], &parts, &boards[i + 1..]].concat());
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|boards: &Vec<Board>| brute_force(boards));
        for (n, digits) in [(1, 1..=9), (2, 1..=5), (3, 3..=4)] {
            for cells in all_lists(n * n, digits).into_iter().step_by(n) {
                let board: Board = cells.chunks(n).map(<[u64]>::to_vec).collect();
                let input = format!("1\n{n}\n{}\n", spaced(&cells));
                let expected = if game.wins(&vec![board]) { "First\n" } else { "Second\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
