//! # BOJ 9655 · Stone Game
//!
//! There are n stones. A move takes 1 or 3 of them. The player who takes the last stone wins. SK moves first, then CY.
//! Who wins?
//!
//! **Input.** n, from 1 to 1000. **Output.** `SK` or `CY`, the winner.
//!
//! **Hint.** Play it with five stones in several ways. Can the loser change anything?
//!
//! **Theorem.** SK wins if and only if n is odd.
//!
//! **Why.** Both takes are odd, so every move changes the parity of n. A player who faces an odd number can take 1 and
//! leaves an even number, however many are taken. A player who faces an even number leaves an odd number, or cannot
//! move, since 0 is even. Hence every play has the same winner. Exercise 2 of the lesson hdu1847 has more takes of this
//! kind.
//!
//! **Complexity.** O(1).

use common::judge::{self, Input};

/// Whether the first player wins on a heap of `n` stones. Any `u64`.
fn first_wins(n: u64) -> bool {
    n % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "SK" } else { "CY" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{minus, Search};

    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|&heap: &usize| minus(heap, [1, 3]));
        for n in 0..=1000 {
            assert_eq!(first_wins(n as u64), brute_force.wins(&n), "n = {n}");
        }
    }
}
