//! # Luogu P13114 · Bacterial Tactics
//!
//! Some cells of a board are radioactive, the others empty. A move places a colony of bacteria in an empty cell. It
//! spreads over the empty cells of its row to both sides, or of its column up and down, as the player chooses, until it
//! meets bacteria or the edge; if it meets a radioactive cell, that player loses. A player who finds no empty cell
//! loses. In how many ways, a cell and a direction, can the first player begin and win?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases: a line `R C`, 1 <= R, C <= 15, then R rows of C cells, `.` if
//! empty, `#` if radioactive. **Output.** For each case a line `Case #1: 7`, with the number of the case, from 1 on,
//! and that of the ways.
//!
//! **Hint.** Which parts of the board remain when a colony is placed safely?
//!
//! **Theorem.** A row or column of a rectangle is safe if it has no radioactive cell there. The value of a rectangle is
//! the mex over its safe rows and columns of the Nim sum of the two parts beside it; an empty part has the value 0. A
//! safe row of the board whose parts have equal values counts once for each of its cells, and so does such a column.
//!
//! **Why.** Every move that is not safe loses immediately. Hence a player without a safe move has lost, and the other
//! moves might as well be forbidden. The cells without bacteria always form rectangles, with bacteria or the edge
//! beside each end of a row or column. For a colony that is safe spreads from end to end of its rectangle, and the
//! parts on its two sides are such rectangles again. They do not affect one another: a sum of games, as in the lesson
//! poj2311 (the theory page on sums). A safe row has only empty cells. One may begin in any of them, therefore, and the
//! move wins if it leaves the Nim sum 0.
//!
//! **Complexity.** O(k⁵) for a board of k by k cells.

use common::judge::{self, ensure, input, Input};

/// The most rows and columns.
const MOST: usize = 15;

/// The number of winning first moves on a board of at least one row and column.
fn winning_moves(board: &[Vec<u8>]) -> usize {
    let mut ways = 0; // the winning moves on the last rectangle: in the end on the whole board
    let (height, width) = (board.len(), board[0].len());
    // value[a][b][c][d] is that of the rows a..b and the columns c..d.
    let mut value = vec![vec![[[0; MOST + 1]; MOST + 1]; MOST + 1]; MOST + 1];
    // The parts of a span a..b come before it: they begin later, or in the same place and end earlier.
    for (a, b) in (0..height).rev().flat_map(|a| (a + 1..=height).map(move |b| (a, b))) {
        for (c, d) in (0..width).rev().flat_map(|c| (c + 1..=width).map(move |d| (c, d))) {
            let mut seen = [false; 32]; // of at most 30 safe rows and columns, so no value is larger
            ways = 0;
            for row in (a..b).filter(|&row| !board[row][c..d].contains(&b'#')) {
                let sum = value[a][row][c][d] ^ value[row + 1][b][c][d];
                seen[sum] = true;
                ways += if sum == 0 { d - c } else { 0 };
            }
            for column in (c..d).filter(|&at| board[a..b].iter().all(|row| row[at] != b'#')) {
                let sum = value[a][b][c][column] ^ value[a][b][column + 1][d];
                seen[sum] = true;
                ways += if sum == 0 { b - a } else { 0 };
            }
            value[a][b][c][d] = seen.iter().take_while(|&&seen| seen).count();
        }
    }
    ways
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, r: u64, c: u64 }
    let is_board = (1..=15).contains(&r) && (1..=15).contains(&c);
    ensure!(is_board, "expected a board of 1 by 1 to 15 by 15 cells, found {r} by {c}");
    let mut board = Vec::new();
    for _ in 0..r {
        input! { from input, row: String }
        let is_row = row.len() as u64 == c && row.bytes().all(|cell| b".#".contains(&cell));
        ensure!(is_row, "expected a row of {c} cells, . or #, found {row:?}");
        board.push(row.into_bytes());
    }
    Ok(format!("Case #{number}: {}", winning_moves(&board)))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::GrundySearch;

    /// What moves that do not lose at once leave: by the rules and nothing else. The cells stand in one row, those with
    /// bacteria as `B`, with a `B` between the rows of the board, and `width + 1` of them before and behind.
    fn brute_force(board: &[u8], width: usize) -> Vec<Vec<u8>> {
        let is_empty = |&cell: &usize| board[cell] == b'.';
        let mut options = Vec::new();
        for cell in (0..board.len()).filter(is_empty) {
            for step in [1, width + 1] {
                let back: Vec<_> = (0..=cell).rev().step_by(step).take_while(is_empty).collect();
                let on: Vec<_> = (cell..).step_by(step).take_while(is_empty).collect();
                let ends = [cell - step * back.len(), cell + step * on.len()];
                if ends.iter().all(|&end| board[end] != b'#') {
                    let mut option = board.to_vec();
                    back.iter().chain(&on).for_each(|&cell| option[cell] = b'B');
                    options.push(option);
                }
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        // All boards of these sizes with up to 6 cells, and of the larger ones each 23rd.
        for (r, c) in [(1, 5), (5, 1), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 3)] {
            let mut game = GrundySearch::new(|board: &Vec<u8>| brute_force(board, c));
            for number in (0..1_usize << (r * c)).step_by(if r * c > 6 { 23 } else { 1 }) {
                let cell = |i| if number >> i & 1 == 1 { '#' } else { '.' };
                let cells: Vec<char> = (0..r * c).map(cell).collect();
                let rows: Vec<String> = cells.chunks(c).map(String::from_iter).collect();
                let input = format!("1\n{r} {c}\n{}\n", rows.join("\n"));
                let board = format!("{0}{1}{0}", "B".repeat(c + 1), rows.join("B"));
                let options = brute_force(board.as_bytes(), c);
                let ways = options.iter().filter(|&option| game.grundy(option) == 0).count();
                let expected = format!("Case #1: {ways}\n");
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
