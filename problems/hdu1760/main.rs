//! # HDU 1760 · A New Tetris Game
//!
//! A board has N rows and M columns, and some of its cells are blocked. A move puts a square of 2 by 2 cells on four
//! free cells; a player who finds no place for it loses. Lele moves first. Does he win?
//!
//! **Input.** Cases to the end of the file (in this pack at most 1000): a line `N M`, 1 <= NM < 50, and then N rows of
//! M digits, 0 for a free cell, of which there are at most 40, and 1 for a blocked cell. **Output.** For each case a
//! line, `Yes` if Lele wins, otherwise `No`.
//!
//! **Hint.** The board is small enough to fit into one number, so watch how often different orders of moves lead to the
//! same position.
//!
//! **Theorem.** Only the set of places where a square still fits matters. It is won if and only if one can choose a
//! place of the set such that, without this place and all places at most one row and one column away from it, the set
//! is lost.
//!
//! **Why.** Two squares share a cell precisely when their places are at most one row and one column apart. Hence the
//! set before a move determines the set after it, and cells where no square fits do not matter. Each move reduces the
//! set, so the sets are the vertices of a graph without cycles, and who wins is found from its ends backwards, as in
//! the lesson hdu1524. There are few sets: on 5 by 8 free cells the program looks at 899.
//!
//! **Complexity.** O(sets times places) per case.

use common::judge::{self, ensure, input, Input};

/// For each place on a board of up to 64 cells a set, in which bit j tells whether place j is left after a move
/// there. The board is given row by row, true where cells are free.
fn sets_left(free: &[bool], columns: usize) -> Vec<usize> {
    let mut places = Vec::new(); // the row and column of the lower right cell
    for row in 1..free.len() / columns {
        for column in 1..columns {
            let cell = row * columns + column;
            let cells = [cell, cell - 1, cell - columns, cell - columns - 1];
            if cells.iter().all(|&cell| free[cell]) {
                places.push((row, column));
            }
        }
    }
    let left = |&(row, column): &(usize, usize)| {
        let is_far = |&&(r, c): &&(usize, usize)| row.abs_diff(r) > 1 || column.abs_diff(c) > 1;
        let far = places.iter().enumerate().filter(|(_, place)| is_far(place));
        far.map(|(j, _)| 1 << j).sum()
    };
    places.iter().map(left).collect()
}

/// How many sets are remembered.
const SLOTS: usize = 10007;

/// Whether the player to move wins with a set of places. `known` remembers the answers: of sets with the same slot the
/// last one. So it begins with the empty set, which is lost.
fn set_wins(set: usize, left: &[usize], known: &mut [(usize, bool)]) -> bool {
    let slot = set % SLOTS;
    if known[slot].0 == set {
        return known[slot].1;
    }
    let mut places = (0..left.len()).filter(|place| set >> place & 1 == 1);
    let wins = places.any(|place| !set_wins(set & left[place], left, known));
    known[slot] = (set, wins);
    wins
}

/// Whether the first player wins on a board as in [`sets_left`].
fn first_wins(free: &[bool], columns: usize) -> bool {
    let left = sets_left(free, columns);
    set_wins((1 << left.len()) - 1, &left, &mut vec![(0, false); SLOTS])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize, m: usize }
    let size = n.saturating_mul(m);
    ensure!((1..50).contains(&size), "expected a board of 1 to 49 cells, found {size}");
    let mut free = Vec::new();
    for _ in 0..n {
        input! { from input, row: String }
        ensure!(row.len() == m, "expected a row of {m} digits, found {row}");
        free.extend(row.bytes().map(|cell| cell == b'0'));
    }
    Ok(if first_wins(&free, m) { "Yes" } else { "No" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins: by the rules and nothing else.
    fn brute_force(board: &[Vec<bool>]) -> bool {
        for row in 1..board.len() {
            for column in 1..board[0].len() {
                let cells = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(r, c)| (row - r, column - c));
                if cells.iter().all(|&(r, c)| board[r][c]) {
                    let mut after = board.to_vec();
                    for (r, c) in cells {
                        after[r][c] = false;
                    }
                    if !brute_force(&after) {
                        return true;
                    }
                }
            }
        }
        false
    }

    #[test]
    fn agrees_with_the_rules() {
        for (rows, columns) in [(1, 5), (5, 1), (2, 6), (6, 2), (3, 4), (4, 4)] {
            let step = if rows * columns > 12 { 7 } else { 1 };
            for cells in (0..1u32 << (rows * columns)).step_by(step) {
                let free: Vec<bool> = (0..rows * columns).map(|i| cells >> i & 1 == 1).collect();
                let board: Vec<Vec<bool>> = free.chunks(columns).map(<[bool]>::to_vec).collect();
                assert_eq!(first_wins(&free, columns), brute_force(&board), "{board:?}");
            }
        }
    }
}
