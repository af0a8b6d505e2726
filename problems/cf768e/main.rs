//! # Codeforces 768E · Game of Stones
//!
//! There are n piles of at most 60 stones. A move takes any number of stones, at least one, from one pile; but a number
//! that has been taken from a pile, by either player, may not be taken from that pile again. A player who cannot move
//! loses. Sam moves first, then Jon. Does Jon win?
//!
//! **Input.** n (1 <= n <= 10^6), then n lines, each with a pile of 1 to 60 stones. **Output.** `YES` if Jon wins,
//! otherwise `NO`.
//!
//! **Hint.** Let the takes that are used up be a part of the position of a pile, and see at which sizes the Grundy
//! value grows.
//!
//! **Theorem.** The Grundy value of a pile of s stones at the beginning, s <= 60, is the largest m with
//! 1 + 2 + ... + m <= s. Jon wins if and only if the Nim sum of these values is 0.
//!
//! **Why.** The numbers taken from a pile matter only in this pile, so the piles are a sum of games (the theory page on
//! sums). The value is at most m: from a value v, v moves in a row can lead through the values v - 1, v - 2, ..., 0,
//! but m + 1 different takes need at least 1 + 2 + ... + (m + 1) stones, which is more than s. That it is not less is
//! proved by computation: the test searches all positions of all piles up to 60. We know of no short proof.
//!
//! **Limit:** piles of at most 60 stones.
//!
//! **Complexity.** O(n), with at most 10 steps per pile.

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// The largest pile for which the theorem is proved, and the largest of the input.
const LARGEST: u64 = 60;

/// The Grundy value of a pile from which nothing has been taken yet.
fn grundy(pile: u64) -> u64 {
    let (mut value, mut left) = (0, pile);
    while left > value {
        value += 1;
        left -= value;
    }
    value
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let piles = input.numbers(n);
    let most = piles.iter().copied().max().unwrap_or(0);
    ensure!(most <= LARGEST, "expected piles of at most {LARGEST} stones, found one of {most}");
    let jon_wins = nim_sum(piles.iter().map(|&pile| grundy(pile))) == 0;
    Ok(if jon_wins { "YES" } else { "NO" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::GrundySearch;

    /// A pile, and the numbers, as bits, that may not be taken any more, up to its own.
    type Position = (u64, u64);

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(&(pile, taken): &Position) -> Vec<Position> {
        let takes = (1..=pile).filter(|take| taken >> take & 1 == 0);
        takes.map(|take| (pile - take, (taken | 1 << take) & ((2 << (pile - take)) - 1))).collect()
    }

    /// This is a part of the proof.
    #[test]
    fn agrees_with_the_rules() {
        let mut game = GrundySearch::new(brute_force);
        for pile in 0..=LARGEST - 15 {
            assert_eq!(grundy(pile), game.grundy(&(pile, 0)), "{pile}");
        }
    }

    #[test]
    #[ignore = "it takes seconds"]
    fn agrees_with_the_rules_to_the_largest_pile() {
        let mut game = GrundySearch::new(brute_force);
        for pile in LARGEST - 15..=LARGEST {
            assert_eq!(grundy(pile), game.grundy(&(pile, 0)), "{pile}");
        }
    }
}
