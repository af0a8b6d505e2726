//! # HDU 2147 · A coin on a board · kiki's game
//!
//! **On HDU the number of this problem is 2147.** Its folder and its program are named hdu2174, because the list from
//! which this pack was made had the problem under that number. HDU 2174 is a different problem: submit to 2147.
//!
//! A coin lies in the top right cell of a board of n rows and m columns. A move pushes it one cell
//! to the left, down, or diagonally left and down. A player who cannot move loses; kiki moves first.
//!
//! **Theorem.** kiki loses if and only if n and m are both odd.
//!
//! **Why.** Name a cell by the number of rows and columns that the coin still has, counting its own: (n, m)
//! at the start, (1, 1) in the corner, where no move is left. A move makes one of the two numbers, or both,
//! less by 1. If both are odd, every move makes at least one even. If not, a move can make both odd, by reducing each
//! even number, which is at least 2, by 1. A player who faces two odd numbers can be made to face two odd numbers on
//! every turn, down to (1, 1).
//!
//! **Input.** `n m` for each case; `0 0` ends. **Output.** `Wonderful!` if kiki wins, else `What a pity!`.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, input, rule, Input};

/// Whether kiki, who moves first, wins on a board of `n` rows and `m` columns, both at least 1.
fn kiki_wins(n: u64, m: u64) -> bool {
    n % 2 == 0 || m % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    rule!(n > 0 && m > 0, "expected a board of at least 1 x 1, found {n} x {m}");
    Ok(if kiki_wins(n, m) { "Wonderful!" } else { "What a pity!" })
}

fn main() {
    judge::until_zeros(2, solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For each board of up to `rows` and `columns` whether it is won: by the rules and nothing else.
    pub fn brute_force(rows: usize, columns: usize) -> Vec<Vec<bool>> {
        let mut won = vec![vec![false; columns + 1]; rows + 1]; // row 0 and column 0 stay unused
        for n in 1..=rows {
            for m in 1..=columns {
                let left = m > 1 && !won[n][m - 1];
                let down = n > 1 && !won[n - 1][m];
                let both = n > 1 && m > 1 && !won[n - 1][m - 1];
                won[n][m] = left || down || both;
            }
        }
        won
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, row) in (0..).zip(brute_force(100, 120)).skip(1) {
            for (m, won) in (0..).zip(row).skip(1) {
                assert_eq!(kiki_wins(n, m), won, "{n} {m}");
            }
        }
    }

    #[test]
    fn a_board_without_cells_is_none() {
        let (answers, message) = judge::transcript(main, "5 3\n0 3\n0 0\n");
        assert_eq!(answers, "What a pity!\n");
        assert_eq!(message.unwrap(), "line 2: expected a board of at least 1 x 1, found 0 x 3");
    }
}
