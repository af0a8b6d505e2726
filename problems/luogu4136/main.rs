//! # Luogu P4136 · Who Will Win?
//!
//! A stone lies in the upper left corner of a board of n × n cells. A move pushes it to the next cell up, down, left or
//! right, on which it must not have been before; the corner counts as visited. Alice and Bob take turns, Alice moves
//! first, and a player who cannot move loses. Who wins?
//!
//! **Input.** A line with n (1 <= n <= 10^4) for each case, in this pack at most 1000 cases; `0` ends. **Output.** For
//! each case a line: `Alice` or `Bob`.
//!
//! **Hint.** Play on the smallest boards by hand. How can a player make sure that there is always a cell left to go to?
//!
//! **Theorem.** Alice wins if and only if n is even.
//!
//! **Why.** This is the game of hdu1564, with other names. If n is even, divide the board into dominoes. Alice always
//! moves to the other cell of the stone's domino. It is free: after each move of Alice the visited cells are whole
//! dominoes, so Bob has to enter a new domino. If n is odd, all cells but the corner can be divided into dominoes,
//! horizontal in the first row and vertical below it. Now each move of Alice enters a new domino, and Bob moves to its
//! other cell.
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
