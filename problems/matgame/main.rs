//! # SPOJ MATGAME · Matrix Game
//!
//! A matrix has N rows of M numbers. A move chooses a row that has a number other than 0, and subtracts at least 1 from
//! the leftmost such number of the row, down to 0 at the least. Two players take turns, and the player who makes the
//! last move wins.
//!
//! **Input.** The number of cases T (1 <= T <= 1000). For each case `N M` (1 <= N, M <= 50), then N lines with the M
//! numbers of a row, from 1 to 50; an empty line between two cases. **Output.** For each case a line: `FIRST` if the
//! first player wins, otherwise `SECOND`.
//!
//! **Hint.** Begin at the right end of a row. How much is the row worth when its first number has become 0?
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the Grundy values of the rows is not 0. An empty
//! row has the value 0. A row that begins with x > 0, and whose other numbers have the value G as a row, has the value
//! x if x > G, and x - 1 if x <= G.
//!
//! **Why.** The rows are a sum of games, and the theory page on sums proves that the Nim sum decides. Let the other
//! numbers of a row stay, with the value G, and let its first number be 0, 1, 2, and so on. With 0 the row is that of
//! the other numbers, and has the value G. By induction, the values with 1, 2, 3, and so on are the natural numbers
//! other than G in ascending order: from x the first number can be lowered to any smaller number, so the options have
//! the value G and the first x - 1 numbers other than G, and the mex is the next. It is x - 1 if x <= G, since G is not
//! among the numbers up to x - 1; otherwise it is x. A single row is the game of cf1382b.
//!
//! **Complexity.** O(NM) per case.

use common::judge::{self, ensure, input, Input};
use common::nim::nim_sum;

/// The Grundy value of a row.
fn grundy(row: &[u64]) -> u64 {
    let mut behind = 0; // the value of the numbers to the right
    for &number in row.iter().rev() {
        behind = match number {
            0 => behind,
            _ if number <= behind => number - 1,
            _ => number,
        };
    }
    behind
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    ensure!(m > 0, "expected at least one number in a row, found {m}");
    let sum = nim_sum((0..n).map(|_| grundy(&input.numbers(m))));
    Ok(if sum != 0 { "FIRST" } else { "SECOND" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, spaced, Search};

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(matrix: &[Vec<u64>]) -> Vec<Vec<Vec<u64>>> {
        let mut moves = Vec::new();
        for (i, row) in matrix.iter().enumerate() {
            if let Some(j) = row.iter().position(|&number| number > 0) {
                for left in 0..row[j] {
                    let mut option = matrix.to_vec();
                    option[i][j] = left;
                    moves.push(option);
                }
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|matrix: &Vec<Vec<u64>>| brute_force(matrix));
        for (n, m, largest) in [(1, 4, 4), (2, 1, 9), (2, 2, 4), (2, 3, 2), (3, 2, 2), (3, 3, 1)] {
            for numbers in all_lists(n * m, 0..=largest) {
                let matrix: Vec<Vec<u64>> = numbers.chunks(m).map(<[u64]>::to_vec).collect();
                let input = format!("1\n{n} {m}\n{}\n", spaced(&numbers));
                let expected = if game.wins(&matrix) { "FIRST\n" } else { "SECOND\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{matrix:?}");
            }
        }
    }
}
