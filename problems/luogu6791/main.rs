//! # Luogu P6791 · Taking Stones (SNOI2020)
//!
//! There is a heap of n stones. The first move takes 1 to k stones; each later move takes at least 1 stone, and at most
//! twice as many as the move before. Two players take turns, and the player who takes the last stone loses. For how
//! many n from 1 to N does the first player win?
//!
//! **Input.** The number of cases T (1 <= T <= 10^5), then `k N` (1 <= k, N <= 10^18) for each. **Output.** For each
//! case a line with the number of n.
//!
//! **Hint.** Set one stone aside. Which game do you play with the rest?
//!
//! **Theorem.** Let F(0), F(1), F(2), ... be the Fibonacci numbers 1, 2, 3, 5, ..., and F(j) the least of them that is
//! greater than k. Each number is in one way a sum of Fibonacci numbers, no two of which are neighbours in this
//! sequence: its *parts*. Let s be the sum of F(i - j) over the parts F(i) of N - 1 with i >= j. The first player loses
//! for 1 + s of the n.
//!
//! **Example.** Let k = 1 and N = 10, as in the sample. F(1) = 2 is the least Fibonacci number greater than k, so
//! j = 1. N - 1 = 9 has the parts F(4) = 8 and F(0) = 1, so s = F(3) = 5, and the first player loses for 6 of the n,
//! and wins for 4. Each lost n is 1 more than one of the lost x below, which become 0 to s if each part F(i) is
//! replaced by F(i - 1):
//!
//! | lost x | 0 | 2 | 3 | 5 | 5 + 2 | 8 |
//! |---|---|---|---|---|---|---|
//! | becomes | 0 | 1 | 2 | 3 | 3 + 1 | 5 |
//!
//! **Why.** While 2 stones or more are left, taking all of them loses immediately, so this move can be left out. Then
//! one stone is never taken, and n stones are x = n - 1 stones where a player who cannot move loses: this is the game
//! of the lesson hdu2516. It proves that a player who may take up to k stones wins if and only if the least part of x
//! is at most k. The lost x are therefore 0 and the numbers whose parts are all at least F(j).
//!
//! To compare two numbers, compare their parts from the largest on. Where they first differ, the larger number has the
//! larger part, or the other has none left. Replace each part F(i) of each lost x by F(i - j). Then their order stays
//! the same; and every natural number arises once, since these are its parts. Hence the lost x become 0, 1, 2, ... in
//! this order. The largest lost x up to N - 1 is N - 1 without its parts below F(j): a larger lost x first differs from
//! it in a part from F(j) on, so it is above N - 1. The largest becomes s, and with 0 there are 1 + s.
//!
//! **Complexity.** O(log N) per case, since `u64` holds 92 Fibonacci numbers.

use common::judge::{self, input, Input};
use common::subtraction::fibonacci;

/// How many of the heaps of 1 to `largest` stones the first player wins, who may take up to `k`. Any `u64`. `numbers`
/// are the Fibonacci numbers.
fn won(largest: u64, k: u64, numbers: &[u64]) -> u64 {
    if largest == 0 {
        return 0;
    }
    let j = numbers.partition_point(|&number| number <= k);
    let mut rest = largest - 1; // still to be written as a sum of parts
    let mut lost = 1;
    for i in (j..numbers.len()).rev() {
        if numbers[i] <= rest {
            rest -= numbers[i];
            lost += numbers[i - j];
        }
    }
    largest - lost
}

fn solve(numbers: &[u64], input: &mut Input) -> judge::Result<String> {
    input! { from input, k: u64, largest: u64 }
    Ok(won(largest, k, numbers).to_string())
}

fn main() {
    let numbers: Vec<u64> = fibonacci().collect();
    judge::counted(|input| solve(&numbers, input))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `wins[n][most]` tells whether the player to move wins from n stones, up to `most` of which may be taken: by the
    /// rules and nothing else.
    fn brute_force(stones: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![true]]; // the opponent has taken the last stone
        for n in 1..=stones {
            // The opponent may take up to twice as many.
            let good = |take: usize| !wins[n - take][(2 * take).min(n - take)];
            let row = (0..=n).map(|most| (1..=most).any(good)).collect();
            wins.push(row);
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let numbers: Vec<u64> = fibonacci().collect();
        let wins = brute_force(150);
        for k in 1..=160 {
            let mut count = 0;
            for (n, row) in wins.iter().enumerate().skip(1) {
                count += u64::from(row[k.min(n)]);
                assert_eq!(won(n as u64, k as u64, &numbers), count, "k = {k}, N = {n}");
            }
        }
    }
}
