//! # Codeforces 1906G · Grid Game 2
//!
//! A board has 10^9 rows and 10^9 columns, numbered from 1. N of its cells are black, the others white. A move chooses a
//! black cell, in row r and column c, and changes the colour of all cells of a square: its side is the smaller of r and
//! c, and the chosen cell is its lower right corner, in the last row and the last column. A player who cannot move,
//! since all cells are white, loses. Who wins?
//!
//! **Input.** A line with N (1 <= N <= 200,000), then N lines with the row R and the column C of a black cell, from 1
//! to 10^9. The cells are different. **Output.** `FIRST` or `SECOND`, the player who wins.
//!
//! **Hint.** Play on a small board in several ways, and count the moves. Then add something up over a whole square.
//!
//! **Theorem.** Let P(r, c) be the sum of the quotients in Euclid's algorithm on r and c, and P = 0 if one of them is 0.
//! The first player wins if and only if P(r, c) + P(r - 1, c) + P(r, c - 1) + P(r - 1, c - 1), summed over all black
//! cells, is odd.
//!
//! **Why.** Give each cell a weight of 0 or 1 such that in the square of each move the sum of the weights is odd. This
//! can be done row by row, each from left to right, and in one way: the other cells of the square come before its lower
//! right corner, so one of the weights 0 and 1 is right for this. Each cell of the square becomes black or white, so
//! every move changes the parity of the weight of all black cells. At the end this weight is 0. Hence all plays have an
//! odd number of moves, or all have an even number, whatever the players do, and the first player wins if and only if
//! the weight is odd now. Every play ends, as in all games of coin turning (see the theory page). The weights are the
//! Grundy values.
//!
//! Let Q(r, c) be the sum of the weights in the rows 1 to r and the columns 1 to c, modulo 2, which is 0 if r or c is 0.
//! If r <= c, the square of (r, c) has the rows 1 to r and the columns c - r + 1 to c, so Q(r, c) - Q(r, c - r) is odd.
//! In the same way Q(r, c) - Q(r - c, c) is odd if c <= r. So Q(r, c) is the parity of how many times the smaller number
//! is subtracted from the larger until one of them is 0. This is Euclid's algorithm, in which a quotient says how many of
//! these steps come in a row. Hence Q is P modulo 2. The weight of a cell alone is
//! Q(r, c) - Q(r - 1, c) - Q(r, c - 1) + Q(r - 1, c - 1), modulo 2, where signs do not matter.
//!
//! **Limit:** rows and columns are numbered from 1.
//!
//! **Complexity.** O(N log R).

use common::judge::{self, ensure, input, Input};

/// Whether the sum of the quotients in Euclid's algorithm is odd.
fn is_odd(mut r: u64, mut c: u64) -> bool {
    let mut is_odd = false;
    while c > 0 {
        is_odd ^= r / c % 2 == 1;
        (r, c) = (c, r % c);
    }
    is_odd
}

/// Whether a cell has the weight 1, not 0.
fn weight(r: u64, c: u64) -> bool {
    is_odd(r, c) ^ is_odd(r - 1, c) ^ is_odd(r, c - 1) ^ is_odd(r - 1, c - 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut first_wins = false;
    for _ in 0..n {
        input! { from input, r: u64, c: u64 }
        ensure!(r > 0 && c > 0, "expected a row and a column from 1 on, found {r} {c}");
        first_wins ^= weight(r, c);
    }
    Ok(if first_wins { "FIRST" } else { "SECOND" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, Search};
    use std::collections::{BTreeMap, BTreeSet};

    /// A row and a column.
    type Cell = (u64, u64);

    /// The cells that the move at a cell changes.
    fn square((r, c): Cell) -> impl Iterator<Item = Cell> {
        let side = r.min(c);
        (0..side).flat_map(move |x| (0..side).map(move |y| (r - x, c - y)))
    }

    /// What the moves leave of some black cells: by the rules and nothing else.
    fn brute_force(black: &BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
        black.iter().map(|&cell| black ^ &square(cell).collect()).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|black: &BTreeSet<Cell>| brute_force(black));
        for (rows, columns) in [(1, 10), (2, 5), (3, 3), (5, 2)] {
            let cells = (1..=rows).flat_map(|r| (1..=columns).map(move |c| (r, c)));
            for black in all_sets(cells).into_iter().filter(|black| !black.is_empty()) {
                let lines: Vec<String> = black.iter().map(|(r, c)| format!("{r} {c}\n")).collect();
                let input = format!("{}\n{}", lines.len(), lines.concat());
                let expected =
                    if game.wins(&black.into_iter().collect()) { "FIRST\n" } else { "SECOND\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }

    #[test]
    fn the_weights() {
        let mut weights = BTreeMap::new();
        for cell in (1..=40).flat_map(|r| (1..=40).map(move |c| (r, c))) {
            let others = square(cell).filter(|&other| other != cell && weights[&other]);
            weights.insert(cell, others.count() % 2 == 0);
            assert_eq!(weight(cell.0, cell.1), weights[&cell], "{cell:?}");
        }
    }
}
