//! # Codeforces 2005E1 · Subtangle Game (Easy Version)
//!
//! There are a list of l numbers, and a board of n rows and m columns with a number in each cell. The k-th move chooses
//! a cell that has the k-th number of the list; it must lie below the row and to the right of the column of the cell
//! that was chosen before. A player who cannot move loses, also when the list is used up. Tsovak moves first, then
//! Narek. Who wins? Codeforces 2005E2 is the same for larger boards.
//!
//! **Input.** T (1 <= T <= 1500), the number of cases; for each case a line with l, n and m, of at most 1500 each, a line
//! with the list, and n lines with the m numbers of a row. The numbers are from 1 to n m. The sum of all n m is at most
//! 3 * 10^6, that of all l at most 1500. These are the bounds of 2005E2; in 2005E1 all numbers of the list and the board
//! are at most 7, the others at most 300, and the sums at most 10^5 and 300. **Output.** For each case `T` if Tsovak
//! wins, otherwise `N`.
//!
//! **Hint.** Of two cells with the same number, one below and to the right of the other, which is the better choice?
//!
//! **Theorem.** Cut the list off before the first number that it has had already. Call a cell with the k-th number
//! *winning* if no winning cell with the next number lies below and to the right of it. Tsovak wins if and only if there
//! is a winning cell with the first number. To find the winning cells, go through the rows from the last to the first,
//! and keep for each k the last column that has a winning cell with the k-th number: a cell in column j is winning if
//! and only if the rows below have no winning cell with the next number in a column after j.
//!
//! **Why.** What follows a choice depends only on the cell and on its place k in the list. So, from the end of the list
//! on, a choice wins if and only if the opponent then has no choice that wins. With a list whose numbers differ, these
//! cells are the winning ones.
//!
//! Now let D lie below and to the right of C, with the same number. Every choice of the opponent after D is there after C
//! as well. So if C wins, D wins too. Hence a player who has a winning choice has one that has no such D, a *last*
//! cell. Let the first repetition be at place q, of the number at place p. If move p chooses a last cell, this number
//! is not found later, and move q cannot be made, as if the list ended before it. So a last cell wins with the whole
//! list if and only if it wins with the list that is cut off. Whoever faces move p wins with both lists or with
//! neither, and so does whoever faces an earlier move.
//!
//! The lesson hdu1524 treats a graph with arrows in the same way, from its ends backwards.
//!
//! **Complexity.** O(l + n m) per case.

use common::judge::{self, input, Input};
use std::collections::HashMap;

/// Whether the first player wins on this board, which is given row by row.
fn first_wins(list: &[u64], board: &[u64], columns: usize) -> bool {
    let mut places = HashMap::new(); // of the numbers, up to the first repetition
    for (place, &number) in list.iter().enumerate() {
        if places.contains_key(&number) {
            break;
        }
        places.insert(number, place);
    }
    // The last column with a winning cell, by place; columns count from 1, and 0 says that there is none.
    let mut last = vec![0; places.len() + 1];
    for row in board.chunks(columns.max(1)).rev() {
        // From left to right, so that winning cells of the same row are not after a cell.
        for (column, number) in (1..).zip(row) {
            if let Some(&place) = places.get(number) {
                if last[place + 1] <= column {
                    last[place] = column.max(last[place]);
                }
            }
        }
    }
    last[0] > 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, l: u64, n: u64, m: u64 }
    let list = input.numbers(l);
    let board = input.numbers(n.saturating_mul(m));
    Ok(if first_wins(&list, &board, usize::try_from(m)?) { "T" } else { "N" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, spaced};

    /// Whether the player to move wins, if cells from this row and column on may be chosen: by the rules and nothing
    /// else.
    fn brute_force(list: &[u64], board: &[Vec<u64>], row: usize, column: usize) -> bool {
        let Some((number, rest)) = list.split_first() else { return false };
        (row..board.len()).any(|r| {
            (column..board[r].len())
                .any(|c| board[r][c] == *number && !brute_force(rest, board, r + 1, c + 1))
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, m, most, longest) in [(1, 2, 2, 2), (2, 2, 4, 4), (3, 3, 2, 3), (2, 4, 2, 4)] {
            for cells in all_lists(n * m, 1..=most) {
                let board: Vec<Vec<u64>> = cells.chunks(m).map(<[u64]>::to_vec).collect();
                let rows: String = board.iter().map(|row| spaced(row) + "\n").collect();
                let (mut cases, mut expected) = (Vec::new(), String::new());
                for list in (1..=longest).flat_map(|l| all_lists(l, 1..=most)) {
                    cases.push(format!("{} {n} {m}\n{}\n{rows}", list.len(), spaced(&list)));
                    expected += if brute_force(&list, &board, 0, 0) { "T\n" } else { "N\n" };
                }
                let input = format!("{}\n{}", cases.len(), cases.concat());
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
