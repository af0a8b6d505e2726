//! # Luogu P11077 · Stones
//!
//! There are n piles of stones, and x is the mean of their sizes, a whole number. A move takes k stones from a pile of
//! more than x stones and puts them on a pile of fewer than x. A player who cannot move loses. Two players take turns;
//! who wins, or does the game never end?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with n and k (1 <= n <= 2 * 10^5, 1 <= k <= x)
//! and a line with the n piles, of 0 to 10^9 stones. **Output.** For each case a line: `F` if the first player wins, `L`
//! if the second does, `Draw` if the game never ends.
//!
//! **Hint.** How large are the piles when nobody can move? Which property of a pile does no move change?
//!
//! **Theorem.** If k does not divide the difference between some pile and x, the game never ends. Otherwise the first
//! player wins if and only if the total number of stones by which piles exceed x, divided by k, is odd.
//!
//! **Why.** The mean stays x. So while some pile is not x, there is a pile above x and one below, and a player can move:
//! the game ends when all piles are x, and not before. A move changes piles by k, so it does not change their remainders
//! modulo k. A pile whose difference from x is not a multiple of k therefore never becomes x, and the game never ends,
//! whatever the players do.
//!
//! If all differences are multiples of k, a pile above x has at least x + k stones and a pile below at most x - k. After
//! a move the first is still at least x, and the second at most x. Hence each move reduces the total excess over x by
//! exactly k, and the number of moves is the excess divided by k, whatever the players do. The first player makes the
//! last move if and only if it is odd.
//!
//! So the rules of the lesson luogu6560 would find the same, but here no player has a choice that matters.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, ensure, input, rule, Input};

/// `F` if the first player wins on these piles, whose mean is `x`, `L` if the second does, or `Draw`.
fn result(piles: &[u64], x: u64, k: u64) -> &'static str {
    if piles.iter().any(|pile| pile.abs_diff(x) % k != 0) {
        return "Draw";
    }
    let moves: u128 = piles.iter().map(|pile| u128::from(pile.saturating_sub(x) / k)).sum();
    if moves % 2 == 1 {
        "F"
    } else {
        "L"
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    ensure!(n > 0 && k > 0, "expected a pile or more, and moves of a stone or more, found {n} {k}");
    let piles = input.numbers(n);
    let stones: u128 = piles.iter().map(|&pile| u128::from(pile)).sum();
    rule!(stones % u128::from(n) == 0, "expected a whole number as the mean");
    let x = u64::try_from(stones / u128::from(n))?;
    rule!(k <= x, "expected moves of at most {x} stones, found {k}");
    Ok(result(&piles, x, k))
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, spaced};
    use std::collections::BTreeMap;

    /// For all n piles of the mean x: 1 if the player to move can force a win, -1 if the opponent can, 0 if neither can;
    /// within no moves, one move, two and so on until nothing changes. By the rules and nothing else.
    fn brute_force(n: usize, x: u64, k: u64) -> BTreeMap<Vec<u64>, i32> {
        let lists = all_lists(n, 0..=x * n as u64).into_iter();
        let mut results: BTreeMap<Vec<u64>, i32> = lists
            .filter(|piles| piles.iter().sum::<u64>() == x * n as u64)
            .map(|p| (p, 0))
            .collect();
        loop {
            let before = results.clone();
            for (piles, result) in &mut results {
                let mut options = Vec::new();
                for (i, j) in (0..n).flat_map(|i| (0..n).map(move |j| (i, j))) {
                    if piles[i] < x && piles[j] > x {
                        let mut option = piles.clone();
                        option[i] += k;
                        option[j] -= k;
                        options.push(before[&option]);
                    }
                }
                *result = -options.into_iter().min().unwrap_or(1);
            }
            if results == before {
                return results;
            }
        }
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, most) in [(1, 9), (2, 9), (3, 5), (4, 3)] {
            for (x, k) in (1..=most).flat_map(|x| (1..=x).map(move |k| (x, k))) {
                for (piles, result) in brute_force(n, x, k) {
                    let input = format!("1\n{n} {k}\n{}\n", spaced(&piles));
                    let expected = match result {
                        -1 => "L\n",
                        0 => "Draw\n",
                        _ => "F\n",
                    };
                    assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
                }
            }
        }
    }
}
