//! # Codeforces 1451F · Nullify The Matrix
//!
//! A matrix has n rows and m columns of numbers from 0 on. A move chooses a number above 0 and lowers it, to 0 or more.
//! Then it may walk on from this cell, each step one cell to the right or down, and replace each number on its way by
//! any number from 0 on, larger or smaller. A player who cannot move, since all numbers are 0, loses. Ashish moves
//! first, then Jeel. Who wins?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with n and m, from 1 to 100, and n rows of m
//! numbers from 0 to 10^6. **Output.** For each case a line with the winner, `Ashish` or `Jeel`.
//!
//! **Hint.** Ask which cells a single move cannot change together.
//!
//! **Theorem.** An antidiagonal consists of the cells with the same row + column. Ashish wins if and only if the
//! numbers on some antidiagonal have a Nim sum other than 0.
//!
//! **Why.** Each step of a walk goes to the next antidiagonal, so a move changes at most one number on each. If all Nim
//! sums are 0, a move changes the Nim sum of the antidiagonal where it begins, since it changes one number there. If
//! some are not 0, let s be the first of them. As in Nim, some number a on its antidiagonal has a ^ s < a: the move
//! replaces it by a ^ s, and walks to the lower right corner. That way meets all later antidiagonals, and on each of
//! them makes the Nim sum 0 with the one number that it meets. The earlier ones have the Nim sum 0 already. At the end,
//! all are 0.
//!
//! Every play ends, though numbers grow: read row by row, the first number that a move changes decreases. The lesson
//! cses1099 has another game in which growing does no harm.
//!
//! **Limit:** a matrix has at least 1 column.
//!
//! **Complexity.** O(nm) per case.

use common::judge::{self, ensure, input, Input};

/// Whether the first player wins, given the rows, which are equally long and not empty.
fn first_wins(rows: &[Vec<u64>]) -> bool {
    let mut sums = Vec::new(); // that of the antidiagonal i + j, counted from 0
    for (i, row) in rows.iter().enumerate() {
        for (j, number) in row.iter().enumerate() {
            if i + j == sums.len() {
                sums.push(0);
            }
            sums[i + j] ^= number;
        }
    }
    sums.iter().any(|&sum| sum != 0)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    ensure!(m > 0, "expected at least 1 column, found {m}");
    let mut rows = Vec::new();
    for _ in 0..n {
        rows.push(input.numbers(m));
    }
    Ok(if first_wins(&rows) { "Ashish" } else { "Jeel" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// What a walk can leave that has come to this cell of a matrix of `m` columns, which is given row by row.
    fn walks(matrix: &[u64], m: usize, cell: usize, largest: u64) -> Vec<Vec<u64>> {
        let mut left = vec![matrix.to_vec()];
        let right = (cell % m + 1 < m).then_some(cell + 1);
        let down = Some(cell + m).filter(|&below| below < matrix.len());
        for next in right.into_iter().chain(down) {
            for number in 0..=largest {
                let mut changed = matrix.to_vec();
                changed[next] = number;
                left.extend(walks(&changed, m, next, largest));
            }
        }
        left
    }

    /// What the moves leave: by the rules and nothing else, but no number becomes larger than `largest`. That is one less
    /// than a power of two, so that none has to, by the proof.
    fn brute_force(matrix: &[u64], m: usize, largest: u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for start in 0..matrix.len() {
            for less in 0..matrix[start] {
                let mut changed = matrix.to_vec();
                changed[start] = less;
                options.extend(walks(&changed, m, start, largest));
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, m, largest) in [(1, 1, 7), (1, 4, 3), (4, 1, 3), (2, 2, 3), (2, 3, 2), (3, 3, 1)] {
            let mut game = Search::normal(|matrix: &Vec<u64>| brute_force(matrix, m, largest));
            for matrix in all_lists(n * m, 0..=largest) {
                let rows: Vec<Vec<u64>> = matrix.chunks(m).map(<[u64]>::to_vec).collect();
                assert_eq!(first_wins(&rows), game.wins(&matrix), "{rows:?}");
            }
        }
    }
}
