//! # POJ 3537 · Crosses and Crosses
//!
//! Two players take turns to put a cross into a free cell of a strip of n >= 3 cells. The player who makes three
//! crosses in a row wins. Who wins, the first player or the second?
//!
//! **Input.** n (3 <= n <= 2000). **Output.** `1` if the first player wins, otherwise `2`.
//!
//! **Hint.** Find out which cells near a cross nobody wants to use; leave those cells out, and see which parts of the
//! strip are left.
//!
//! **Theorem.** Let g(n) = 0 for n <= 0, and otherwise the mex of the Nim sums of g(i - 3) and g(n - i - 2), for i from
//! 1 to n. The first player wins if and only if g(n) is not 0.
//!
//! **Why.** Call a position safe if no two crosses are neighbours or have only one cell between them. No move from a
//! safe position makes three in a row. If a move leaves a position that is not safe, the opponent wins immediately,
//! with the cell between the two crosses, or with a cell beside them, which is there since n >= 3; the cell is free,
//! since the position before was safe. Therefore only safe moves count, and a player who has none loses, since a free
//! cell is left in any case. Such a goal that turns into forbidden moves is the subject of the lesson poj2311. A cross
//! in cell i of a row of n cells that are still allowed takes two cells away on each side. It leaves rows of i - 3 and
//! n - i - 2 cells, or none where the number is negative: a sum of two games.
//!
//! **Limit:** a strip of 3 to 2000 cells.
//!
//! **Complexity.** O(n^2).
//!
//! **Reference.** The game is Treblecross in E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your
//! Mathematical Plays*, chapter 4. No period of its values is known.

use common::grundy::grundy_table;
use common::judge::{self, ensure, Input};

/// The longest strip, by the statement.
const LARGEST: u64 = 2000;

/// The Grundy values of the rows of 0 to `n` cells that may be used.
fn grundy_values(n: usize) -> Vec<u64> {
    grundy_table(n + 1, |row, grundy| {
        let left = |cell: usize| grundy[cell.saturating_sub(3)];
        let right = |cell: usize| grundy[(row - cell).saturating_sub(2)];
        (1..=row).map(|cell| left(cell) ^ right(cell)).collect()
    })
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!((3..=LARGEST).contains(&n), "expected a strip of 3 to {LARGEST} cells, found {n}");
    let n = usize::try_from(n)?;
    Ok(if grundy_values(n)[n] != 0 { "1" } else { "2" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the first player wins on `n` cells: by the rules and nothing else. A position is a number whose
    /// binary digits are the cells, 1 for a cross.
    fn brute_force(n: usize) -> bool {
        let mut wins = vec![false; 1 << n];
        for crosses in (0..1 << n).rev() {
            wins[crosses] = (0..n).map(|cell| crosses | 1 << cell).any(|after| {
                let three_in_a_row = after & after << 1 & after << 2 != 0;
                after != crosses && (three_in_a_row || !wins[after])
            });
        }
        wins[0]
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, &value) in grundy_values(17).iter().enumerate().skip(3) {
            assert_eq!(value != 0, brute_force(n), "{n}");
        }
    }
}
