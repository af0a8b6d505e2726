//! # HDU 1564 · Play a game
//!
//! A stone lies in a corner of a board of n × n squares. A move pushes it to a neighbouring square, left, right, up or
//! down, on which it has not been yet; the corner counts as visited. A player who cannot move loses. The players are
//! called 8600, who moves first, and ailyanlu. Who wins?
//!
//! **Input.** For each case (in this pack at most 1000) a line with n, 1 <= n <= 10000; `0` ends. **Output.** For each
//! case a line, `8600` or `ailyanlu`.
//!
//! **Hint.** Play on the smallest boards by hand, and look for a way to reply that can never run out of moves.
//!
//! **Theorem.** 8600 wins if and only if n is even.
//!
//! **Why.** A matching decides such a game, as the lesson luogu4055 proves; on this board it is a division into
//! dominoes.
//!
//! - *n is even.* Divide the board into dominoes. 8600 always moves to the other half of the domino on which the stone
//!   lies. The stone has not been there: whenever ailyanlu enters a domino, 8600 immediately goes on to its other half.
//! - *n is odd.* Divide all but the corner into dominoes: the rest of its row, an even number of squares, into
//!   horizontal dominoes, and the other rows, an even number of them, into vertical ones. Now it is 8600 who enters
//!   dominoes, and ailyanlu who always moves to the other half.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether the first player wins on a board of `n` × `n` squares.
fn first_wins(n: u64) -> bool {
    n % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "8600" } else { "ailyanlu" })
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins with the stone here, where `free` are the squares on which it has not
    /// been: by the rules and nothing else.
    fn brute_force(free: &mut [Vec<bool>], row: usize, column: usize) -> bool {
        free[row][column] = false;
        let beside = [
            (row.wrapping_sub(1), column),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
        ];
        let wins = beside.into_iter().any(|(row, column)| {
            let is_free = free.get(row).and_then(|squares| squares.get(column)) == Some(&true);
            is_free && !brute_force(free, row, column)
        });
        free[row][column] = true;
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, side) in (1..).zip(1..=5) {
            let mut free = vec![vec![true; side]; side];
            assert_eq!(first_wins(n), brute_force(&mut free, 0, 0), "{n}");
        }
    }
}
