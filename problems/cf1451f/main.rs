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

    /// Numbers below `base` in `n` rows and `m` columns. A matrix is read as one number, whose digits are its cells,
    /// with the last cell as the lowest.
    struct Game {
        n: usize,
        m: usize,
        base: usize,
        /// Of the matrices so far, whether the player to move wins.
        wins: Vec<bool>,
    }

    impl Game {
        fn weight(&self, cell: usize) -> usize {
            (cell + 1..self.n * self.m).map(|_| self.base).product()
        }

        fn number(&self, matrix: usize, cell: usize) -> usize {
            matrix / self.weight(cell) % self.base
        }

        /// Whether a walk that has come to this cell can leave a lost matrix.
        fn leaves_lost(&self, matrix: usize, cell: usize) -> bool {
            let right = (cell % self.m + 1 < self.m).then_some(cell + 1);
            let down = Some(cell + self.m).filter(|&below| below < self.n * self.m);
            !self.wins[matrix]
                || right.into_iter().chain(down).any(|next| {
                    let others = matrix - self.number(matrix, next) * self.weight(next);
                    (0..self.base)
                        .any(|number| self.leaves_lost(others + number * self.weight(next), next))
                })
        }
    }

    /// Whether the player to move wins, for all matrices of this kind: by the rules and nothing else, but no number
    /// grows to `base`. That base is a power of two, so that none has to, by the proof.
    fn brute_force(n: usize, m: usize, base: usize) -> Game {
        let mut game = Game { n, m, base, wins: Vec::new() };
        for matrix in 0..game.weight(0) * base {
            let wins = (0..n * m).any(|start| {
                (1..=game.number(matrix, start))
                    .any(|less| game.leaves_lost(matrix - less * game.weight(start), start))
            });
            game.wins.push(wins);
        }
        game
    }

    #[test]
    fn agrees_with_the_rules() {
        let sizes = [(1, 1, 8), (1, 4, 4), (4, 1, 4), (2, 2, 4), (2, 3, 4), (3, 2, 2), (3, 3, 2)];
        for (n, m, base) in sizes {
            let game = brute_force(n, m, base);
            for (matrix, &wins) in game.wins.iter().enumerate() {
                let number = |cell| game.number(matrix, cell) as u64;
                let rows: Vec<Vec<u64>> =
                    (0..n).map(|i| (0..m).map(|j| number(i * m + j)).collect()).collect();
                assert_eq!(first_wins(&rows), wins, "{rows:?}");
            }
        }
    }
}
