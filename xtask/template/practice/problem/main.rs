//! # {{JUDGE}} · TODO title
//!
//! TODO: the game and the question in a sentence or two. Until then: a heap holds n stones, a move takes
//! 1 or 2 of them, and the player who takes the last stone wins. Who wins?
//!
//! **Input.** TODO: T <= 10 cases, then n <= 1000 for each. **Output.** `first` or `second`.
//!
//! **Hint.** TODO: one or two sentences that help without giving the answer.
//!
//! **Theorem.** TODO: the first player wins if and only if n mod 3 is not 0.
//!
//! **Why.** TODO: the reason in short, with a link to the lesson that proves it.
//!
//! **Complexity.** TODO: O(1) a case.
//!
//! **Reference.** TODO: where the theorem is from.

use common::judge::{self, Input};

/// Whether the first player wins on a heap of `n` stones. Any `u64`.
fn first_wins(n: u64) -> bool {
    n % 3 != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each heap of 0 to `n` stones whether it is won: by the rules and nothing else.
    pub fn brute_force(n: usize) -> Vec<bool> {
        let mut wins = vec![false]; // no stones: no move
        for heap in 1..=n {
            wins.push((1..=2.min(heap)).any(|take| !wins[heap - take]));
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, wins) in (0..).zip(brute_force(300)) {
            assert_eq!(first_wins(n), wins, "n = {n}");
        }
    }
}
