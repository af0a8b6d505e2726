//! # HDU 3951 · Coin Game
//!
//! N coins lie in a circle. A move takes 1 to K coins that lie next to each other, with no gap between them. The player
//! who takes the last coin wins. Does the first player win?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases, each a line `N K`, 3 <= N <= 10^9, 1 <= K <= 10.
//! **Output.** For each case a line, `Case i: first` or `Case i: second`, where i counts the cases from 1.
//!
//! **Hint.** Look at the rest of the circle after the first move, and find the best reply there.
//!
//! **Theorem.** The first player wins if N <= K, and if K = 1 and N is odd; in no other case.
//!
//! **Why.** If N <= K, the first player takes all coins. If K = 1, each move takes one coin, and the parity of N
//! decides. Otherwise K is at least 2 and the first move leaves a row of at least one coin. The second player takes the
//! middle coin of this row, or the middle two, and leaves two equal halves, or nothing. From then on the second player
//! answers each move in one half by the same move in the other, and in the end it is the first player who cannot move.
//! The theory page on pairing has this for K = 2, with skittles for coins.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, input, Input};

/// Whether the first player wins on a circle of `n` coins, taking 1 to `k` a move; both from 1 on.
fn first_wins(n: u64, k: u64) -> bool {
    n <= k || (k == 1 && n % 2 == 1)
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, k: u64 }
    let winner = if first_wins(n, k) { "first" } else { "second" };
    Ok(format!("Case {number}: {winner}"))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the first player wins: by the rules and nothing else. A position is a number whose bit i tells
    /// whether coin i is still in the circle.
    fn brute_force(n: usize, k: usize) -> bool {
        let mut wins = vec![false]; // no coins: no move
        for coins in 1..1 << n {
            let take = |first: usize, count: usize| {
                let taken: usize = (first..first + count).map(|coin| 1 << (coin % n)).sum();
                (taken & !coins == 0).then_some(coins ^ taken)
            };
            let left = (0..n).flat_map(|first| (1..=k.min(n)).map(move |count| (first, count)));
            let won = left.filter_map(|(first, count)| take(first, count)).any(|left| !wins[left]);
            wins.push(won);
        }
        wins[(1 << n) - 1]
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=10 {
            for k in 1..=n + 1 {
                assert_eq!(first_wins(n as u64, k as u64), brute_force(n, k), "n = {n}, k = {k}");
            }
        }
    }
}
