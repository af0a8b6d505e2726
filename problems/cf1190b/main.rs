//! # Codeforces 1190B · Tokitsukaze, CSL and Stone Game
//!
//! There are n piles of stones. A move takes one stone from a pile. A player loses who has no stone to take, or whose
//! move leaves two piles of the same size; two empty piles count as well. Tokitsukaze moves first, then CSL. Who wins?
//!
//! **Input.** n (1 <= n <= 10^5), then on the next line the n piles, of 0 to 10^9 stones. **Output.** `sjfnb` if
//! Tokitsukaze wins, `cslnb` if CSL wins.
//!
//! **Hint.** Look at the piles when nobody can move any more without losing, and count the moves until then.
//!
//! **Theorem.** Call it a false start if there are two pairs of equal piles, or three equal piles, or two empty piles,
//! or two piles of a stones besides one of a - 1. Then CSL wins. Otherwise Tokitsukaze wins if and only if the number
//! of stones minus n(n - 1)/2 is odd.
//!
//! **Why.** Call a move good if it leaves different sizes. A player who has a good move makes it, since any other move
//! loses immediately. If there are two piles of a stones, a good move takes from one of them. This is good if and only
//! if a > 0 and the other n - 1 piles differ from each other and from a - 1, in other words if there is no false start.
//! On a false start Tokitsukaze loses immediately.
//!
//! Otherwise the sizes are different, from the start or after the first move. In ascending order the i-th of them is at
//! least i - 1. If each is equal to i - 1, they are 0, 1, ..., n - 1. Then there is no good move: an empty pile has no
//! stone, and any other pile becomes equal to the one before it. The player to move loses. Otherwise take the least i
//! whose pile has more than i - 1 stones. The pile before it, if there is one, has i - 2, so with one stone less it is
//! still larger: a good move. Hence good moves are made until 0, 1, ..., n - 1 are left, n(n - 1)/2 stones in all. Each
//! takes one stone, so their number is the same in every play, and the player who makes the last of them wins. The
//! lesson loj10246 has another game that parity decides.
//!
//! **Complexity.** O(n log n).

use common::judge::{self, Input};

/// Whether the first move can leave piles of different sizes, if there is a stone: the piles are in ascending order.
fn can_begin(piles: &[u64]) -> bool {
    let mut equal = (1..piles.len()).filter(|&i| piles[i] == piles[i - 1]);
    match (equal.next(), equal.next()) {
        (None, _) => true,
        (Some(i), None) => piles[i] > 0 && (i < 2 || piles[i - 2] < piles[i] - 1),
        _ => false,
    }
}

/// Whether the first player wins on these piles.
fn first_wins(mut piles: Vec<u64>) -> bool {
    piles.sort_unstable();
    let stones: u128 = piles.iter().map(|&pile| u128::from(pile)).sum();
    let left: u128 = (0..piles.len() as u128).sum();
    can_begin(&piles) && stones % 2 != left % 2
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(input.numbers(n)) { "sjfnb" } else { "cslnb" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, in_one, spaced, Search};

    /// What the moves that do not lose at once leave: by the rules and nothing else.
    fn brute_force(piles: &[u64]) -> Vec<Vec<u64>> {
        let mut options = in_one(piles, |_, pile| pile.checked_sub(1));
        options.retain_mut(|option| {
            option.sort_unstable();
            option.windows(2).all(|pair| pair[0] < pair[1])
        });
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|piles: &Vec<u64>| brute_force(piles));
        for (n, largest) in [(1, 12), (2, 12), (3, 10), (4, 7), (5, 6), (6, 5)] {
            for piles in ascending_lists(n, 0..=largest) {
                let (answer, _) = judge::transcript(main, &format!("{n} {}", spaced(&piles)));
                let wins = game.wins(&piles);
                assert_eq!(answer, if wins { "sjfnb\n" } else { "cslnb\n" }, "{piles:?}");
            }
        }
    }
}
