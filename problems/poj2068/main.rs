//! # POJ 2068 · Nim
//!
//! Two teams of n players sit around a table, players of the two teams alternating, and there is one heap of S stones.
//! The players move in the order in which they sit, round after round, beginning with a player of the first team. The
//! i-th of them takes at least one stone, and at most `M_i`. The team that takes the last stone loses. Does the first
//! team win?
//!
//! **Input.** For each case a line with n, S and the 2n limits `M_1`, `M_2`, ... in the order of the moves
//! (1 <= n <= 10, 1 <= S <= 2^13, and limits from 1 to 16); 0 ends. There are at most 200 cases in this pack.
//! **Output.** For each case a line: `1` if the first team wins, otherwise `0`.
//!
//! **Hint.** The number of stones does not determine the winner; include in the position everything else on which the
//! next moves depend.
//!
//! **Theorem.** A position is a number of stones together with a player, who moves next. With 0 stones that player's
//! team wins. With s > 0 stones the team of player i wins if and only if the next player loses with some number of
//! stones from s - `M_i`, but not below 0, to s - 1.
//!
//! **Why.** This is the definition of won and lost positions, as in the lesson hdu1846, since a move goes from (s, i)
//! to (t, i + 1) with t from s - `M_i` to s - 1, and the teams alternate. It is enough to know the largest t < s with
//! which the next player loses: if any such t is large enough, this one is. If all `M_i` are m, this is Bachet's game,
//! where the last stone loses: the first team loses if and only if S mod (m + 1) = 1.
//!
//! **Limit:** at most 10,000,000 stones.
//!
//! **Complexity.** O(n S) time and O(n) memory per case.

use common::judge::{self, ensure, input, Input};

const MOST_STONES: u64 = 10_000_000;

/// Whether the team of the first player wins with this many stones. `limits` has the largest take of each player.
fn first_wins(stones: u64, limits: &[u64]) -> bool {
    let mut wins = vec![true; limits.len()]; // without stones
    let mut last_lost = vec![None; limits.len()]; // the largest number of stones so far that loses
    for stones in 1..=stones {
        for (player, limit) in limits.iter().enumerate() {
            let next = (player + 1) % limits.len();
            wins[player] = last_lost[next].map_or(false, |lost| stones - lost <= *limit);
        }
        for (lost, &wins) in last_lost.iter_mut().zip(&wins) {
            if !wins {
                *lost = Some(stones);
            }
        }
    }
    wins[0]
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, stones: u64 }
    ensure!(stones <= MOST_STONES, "expected at most {MOST_STONES} stones, found {stones}");
    let limits = input.numbers(n.saturating_mul(2));
    Ok(if first_wins(stones, &limits) { "1" } else { "0" })
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the team of `player` wins, who is to move: by the rules and nothing else.
    fn brute_force(stones: u64, limits: &[u64], player: usize) -> bool {
        let next = (player + 1) % limits.len();
        stones == 0
            || (1..=limits[player].min(stones))
                .any(|take| !brute_force(stones - take, limits, next))
    }

    #[test]
    fn agrees_with_the_rules() {
        let digits = |i: u64| [i / 125, i / 25 % 5, i / 5 % 5, i % 5];
        for limits in (0..625).map(|i| digits(i).map(|digit| digit + 1)) {
            for (stones, n) in (0..=13).flat_map(|stones| [(stones, 1), (stones, 2)]) {
                let limits = &limits[..2 * n];
                let wins = brute_force(stones, limits, 0);
                assert_eq!(first_wins(stones, limits), wins, "{stones} {limits:?}");
            }
        }
    }
}
