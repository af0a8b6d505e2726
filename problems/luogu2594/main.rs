//! # Luogu P2594 · Colouring Game
//!
//! Coins lie on a board of n rows and m columns, each with heads (H) or tails (T) up. A move turns over a connected set
//! of coins, where coins side by side, in a row or a column, are neighbours. One of them, the last, must show T, and
//! all others of the set are in its upper left: in rows and columns that are not beyond its own. dongdong and xixi take
//! turns, dongdong moves first, and a player who cannot move loses. Who wins?
//!
//! **Input.** The number of cases T (1 <= T <= 50). For each case `n m` (1 <= n, m <= 100), then n lines of m letters
//! `H` and `T`. **Output.** For each case a line: `-_-` if dongdong wins, `=_=` if xixi does.
//!
//! **Hint.** Compute the values of single coins on a small board; the first row and column are a game you know, and all
//! other cells are simpler than they look.
//!
//! **Theorem.** dongdong wins if and only if the Nim sum of the values of all coins that show T is not 0. The coin in
//! row i and column j has the value 2^(i + j - 2); but if i or j is 1, the largest power of two that divides i + j - 1.
//!
//! **Why.** The theory page on coin turning proves that each T counts separately: its value is the least number that is
//! not the Nim sum of the other coins of a set whose last coin it is. In row 1 and in column 1 these sets are runs of
//! neighbours, so this is Ruler (the same page). For i, j >= 2 we go on by induction. The Nim sums are less than
//! 2^(i + j - 2), since all values in the upper left are smaller powers of two. Each smaller number u is one of them:
//!
//! - i = 2 (or else j = 2, with rows and columns exchanged). Let v be the Nim sum of u and of row 1 up to column j.
//!   Turn this part of row 1, (2, j), and (2, k), of value 2^k, for each power 2^k in v with 0 < k < j. If v is odd,
//!   leave out (1, 1), of value 1. If v then has a 2 but no 4, (2, 1) may be cut off: leave it out, and (1, 2), which
//!   has the value 2 as well.
//! - i, j >= 3. Both (i - 1, j) and (i, j - 1) have the value h = 2^(i + j - 3). Turn a set with the last coin
//!   (i - 1, j) whose other coins have the Nim sum u mod h, and (i, j). If u < h, turn (i, j - 1) as well: h cancels.
//!
//! **Complexity.** O(nm) per case.

use common::judge::{self, input, rule, Input};

/// The exponent of the value of a coin, which is a power of two. Rows and columns are counted from 1.
fn exponent(row: usize, column: usize) -> usize {
    if row == 1 || column == 1 {
        (row + column - 1).trailing_zeros() as usize
    } else {
        row + column - 2
    }
}

/// Whether the first player wins, if the coins at these rows and columns show T.
fn first_wins(tails: &[(usize, usize)]) -> bool {
    let mut sum = Vec::new(); // the binary digits of the Nim sum; more than any number has
    for &(row, column) in tails {
        let exponent = exponent(row, column);
        sum.resize(sum.len().max(exponent + 1), false);
        sum[exponent] ^= true;
    }
    sum.contains(&true)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize, m: usize }
    let mut tails = Vec::new();
    for row in 1..=n {
        input! { from input, letters: String }
        rule!(letters.len() == m, "expected {m} letters, found {letters:?}");
        let coins = (1..).zip(letters.bytes());
        tails.extend(coins.filter(|&(_, coin)| coin == b'T').map(|(column, _)| (row, column)));
    }
    Ok(if first_wins(&tails) { "-_-" } else { "=_=" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;
    use std::collections::HashSet;

    /// All sets that may be turned, as numbers whose binary digits are the coins, row by row: the highest digit is the
    /// last coin.
    fn sets(rows: usize, columns: usize) -> HashSet<usize> {
        let left: usize = (0..rows).map(|row| 1 << (row * columns)).sum(); // the first column
        let mut known = HashSet::new();
        let mut sets: Vec<_> = (0..rows * columns).map(|last| (1 << last, last)).collect();
        while let Some((set, last)) = sets.pop() {
            if known.insert(set) {
                // It grows by a coin beside one of its coins, in the upper left of the last one.
                let beside =
                    set << columns | set >> columns | (set & !left) >> 1 | set << 1 & !left;
                let coins = (0..last).filter(|coin| coin % columns <= last % columns);
                let coins = coins.filter(|coin| beside >> coin & 1 == 1);
                sets.extend(coins.map(|coin| (set | 1 << coin, last)));
            }
        }
        known
    }

    #[test]
    fn agrees_with_the_rules() {
        for (rows, columns) in [(1, 10), (10, 1), (2, 5), (5, 2), (3, 3), (4, 3)] {
            let sets = sets(rows, columns);
            // A move makes the number smaller, as it removes the last digit that it changes.
            let mut brute_force = Search::normal(|&tails: &usize| {
                sets.iter().map(|set| tails ^ set).filter(|&option| option < tails).collect()
            });
            for tails in 0..1 << (rows * columns) {
                let coins = (0..rows * columns).filter(|coin| tails >> coin & 1 == 1);
                let coins = coins.map(|coin| (coin / columns + 1, coin % columns + 1));
                assert_eq!(
                    first_wins(&coins.collect::<Vec<_>>()),
                    brute_force.wins(&tails),
                    "{tails:b}"
                );
            }
        }
    }
}
