//! # Codeforces 1382B · Sequential Nim
//!
//! There is a row of n piles of stones. A move takes any number of stones, at least one, from the first pile that is
//! not empty. A player who cannot move loses. Who wins?
//!
//! **Input.** T (1 <= T <= 1000), the number of cases; for each case a line with n and a line with the n piles, of 1 to
//! 10^9 stones. The sum of all n is at most 10^5. **Output.** For each case `First` if the first player wins, otherwise
//! `Second`.
//!
//! **Hint.** Think of the player who begins a pile of two or more, and of the choices of that player.
//!
//! **Theorem.** Let c be the number of piles of one stone before the first pile of two or more. The first player wins
//! if and only if c is even. If all n piles have one stone, the first player wins if and only if n is odd.
//!
//! **Why.** A pile of one stone leaves no choice. If all piles are like that, the n moves are forced, and the player
//! who makes the last of them wins. Otherwise c forced moves come first; then one of the players, the first if c is
//! even, begins the pile of two or more. This player wins, whatever piles follow: if the player who begins with those
//! loses, take the whole pile, so that the opponent begins with them; otherwise take all stones but one, so that the
//! opponent must take the last, and this player begins with them. Nothing follows the last pile, and a player who would
//! begin there loses. The lesson ferguson explains how to go backwards from the end.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

/// Whether the first player wins on these piles. An empty pile is none.
fn first_wins(piles: &[u64]) -> bool {
    let mut ones = 0;
    for &pile in piles {
        if pile > 1 {
            return ones % 2 == 0;
        }
        ones += pile;
    }
    ones % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "First" } else { "Second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, spaced, Search};

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(piles: &[u64]) -> Vec<Vec<u64>> {
        let Some(first) = piles.iter().position(|&pile| pile > 0) else { return vec![] };
        (0..piles[first]).map(|left| [&[left], &piles[first + 1..]].concat()).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|piles: &Vec<u64>| brute_force(piles));
        for (n, largest) in [(1, 9), (2, 6), (3, 5), (4, 4), (5, 3), (8, 2)] {
            for piles in all_lists(n, 1..=largest) {
                let input = format!("1 {n} {}", spaced(&piles));
                let (answer, _) = judge::transcript(|| judge::counted(solve), &input);
                let expected = if game.wins(&piles) { "First\n" } else { "Second\n" };
                assert_eq!(answer, expected, "{piles:?}");
            }
        }
    }
}
