//! # POJ 2484 · A Funny Game
//!
//! There are n coins in a circle. A move takes one coin, or two that are next to each other; where a coin is taken, a
//! gap stays, and the coins on both sides of it do not become neighbours. Alice and Bob take turns, and Alice moves
//! first. The player who takes the last coin wins.
//!
//! **Input.** A line with n (1 <= n <= 10^6) for each case, in this pack at most 1000 cases; `0` ends. **Output.** For
//! each case a line with the winner: `Alice` or `Bob`.
//!
//! **Hint.** The first move opens the circle; look at the row that it leaves from the opponent's side.
//!
//! **Theorem.** Alice wins if and only if n is 1 or 2.
//!
//! **Why.** One or two coins she takes in one move. Otherwise her first move leaves a row of n - 1 or n - 2 coins, at
//! least one. Bob takes the middle coin of it, or the middle two if their number is even. From then on two equal rows
//! are left after each of his moves, and he answers each move with its mirror image. Hence he always has a move. The
//! theory page on pairing has this symmetry, in its exercise 3 for this very circle.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether Alice wins on a circle of `n` coins, at least one. Any `u64`.
fn alice_wins(n: u64) -> bool {
    n <= 2
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if alice_wins(n) { "Alice" } else { "Bob" })
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins on a circle of `n` coins: by the rules and nothing else. A position is a
    /// number whose binary digits are the places, 1 where a coin lies.
    fn brute_force(n: usize) -> bool {
        let mut wins = vec![false; 1 << n];
        for coins in 1..1 << n {
            for place in 0..n {
                let one = 1 << place;
                let two = one | 1 << ((place + 1) % n);
                for take in [one, two] {
                    wins[coins] |= coins & take == take && !wins[coins ^ take];
                }
            }
        }
        wins[(1 << n) - 1]
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=16 {
            assert_eq!(alice_wins(n as u64), brute_force(n), "{n}");
        }
    }
}
