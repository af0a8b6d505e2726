//! # Luogu P4136 · Who Will Win?
//!
//! A stone lies in the upper left corner of a board of n × n cells. A move pushes it up, down, left or right to the
//! next cell, if it has not been there. Whoever cannot move loses. Alice moves first. Who wins?
//!
//! **Input.** n for each case; `0` ends. **Output.** `Alice` or `Bob`.
//!
//! **Hint.** Cover the board with dominoes.
//!
//! **Theorem.** Alice wins exactly when n is even.
//!
//! **Why.** This is the game of hdu1564, where the proof stands: if n is even, Alice always goes on to the other half of a
//! domino; if n is odd, all cells but the corner can be divided into dominoes, and Bob does so.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether the first player wins on a board of `n` × `n` cells.
fn first_wins(n: u64) -> bool {
    n % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "Alice" } else { "Bob" })
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins with the stone on this cell of a board of `n` × `n`, where `visited` has the
    /// cells on which it has been: by the rules and nothing else.
    fn brute_force(n: i32, stone: (i32, i32), visited: &mut Vec<(i32, i32)>) -> bool {
        visited.push(stone);
        let (row, column) = stone;
        let mut wins = false;
        for next in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)] {
            let is_on_board = (0..n).contains(&next.0) && (0..n).contains(&next.1);
            if is_on_board && !visited.contains(&next) {
                wins |= !brute_force(n, next, visited);
            }
        }
        visited.pop();
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=4 {
            let answer = if brute_force(n, (0, 0), &mut Vec::new()) { "Alice\n" } else { "Bob\n" };
            assert_eq!(judge::transcript(main, &format!("{n}\n0\n")).0, answer, "{n}");
        }
    }
}
