//! # HDU 4642 · Fliping game
//!
//! A board of N rows and M columns has a coin on each cell. A move chooses a coin that shows heads, in row x and column
//! y, and turns over all coins in the rectangle from there to the corner in row N and column M. A player who finds no
//! heads loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** A line with T (in this pack at most 100), then T cases: `N M`, 1 <= N, M <= 100, and then N rows of M
//! numbers, 1 for heads and 0 for tails. **Output.** For each case a line, `Alice` or `Bob`.
//!
//! **Hint.** Play a few games on a single row of coins. Can a player influence who makes the last move?
//!
//! **Theorem.** Alice wins if and only if the coin in row N and column M shows heads.
//!
//! **Why.** Every rectangle contains that coin, and hence every move turns it over. At the end it shows tails.
//! Therefore the number of moves is odd if it shows heads at first, and even otherwise, whatever the players do; Alice
//! makes the last move if and only if it is odd. And there is an end: read row by row, with 1 for heads, the board is a
//! binary number, and a move changes a 1 in it to 0 and apart from that only digits behind it, which decreases the
//! number. In the words of the lesson ferguson, the boards where that coin shows tails are the lost positions.
//!
//! **Complexity.** O(NM) per case, to read it.

use common::judge::{self, input, rule, Input};

/// Whether the first player wins, given the board row by row.
fn first_wins(coins: &[u64]) -> bool {
    coins.last() == Some(&1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    rule!(n > 0 && m > 0, "expected a board of at least 1 cell, found {n} x {m}");
    let coins = input.numbers(n.saturating_mul(m));
    rule!(coins.iter().all(|&coin| coin <= 1), "expected coins of 0 and 1, found {coins:?}");
    Ok(if first_wins(&coins) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    /// What the moves leave of a board of `rows` rows and `columns` columns: by the rules and nothing else. Bit
    /// `row * columns + column` of a board tells whether that coin shows heads.
    fn brute_force(board: usize, rows: usize, columns: usize) -> Vec<usize> {
        let heads = (0..rows * columns).filter(|coin| board >> coin & 1 == 1);
        let turned = heads.map(|coin| {
            let mut after = board;
            for row in coin / columns..rows {
                for column in coin % columns..columns {
                    after ^= 1 << (row * columns + column);
                }
            }
            after
        });
        turned.collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (rows, columns) in [(1, 1), (1, 10), (10, 1), (2, 5), (5, 2), (3, 3)] {
            let mut game = Search::normal(|&board: &usize| brute_force(board, rows, columns));
            for board in 0..1 << (rows * columns) {
                let coins = (0..rows * columns).map(|coin| format!(" {}", board >> coin & 1));
                let input = format!("1\n{rows} {columns}\n{}", coins.collect::<String>());
                let (answer, _) = judge::transcript(main, &input);
                assert_eq!(answer, if game.wins(&board) { "Alice\n" } else { "Bob\n" }, "{input}");
            }
        }
    }
}
