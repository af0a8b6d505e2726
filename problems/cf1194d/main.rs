//! # Codeforces 1194D · 1-2-K Game
//!
//! A chip is on cell n of a strip with the cells 0 to n. A move shifts it 1, 2 or k cells towards cell 0, but not
//! beyond; k is at least 3. A player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases, then for each a line `n k`, with 0 <= n <= 10^9 and
//! 3 <= k <= 10^9. **Output.** For each case a line with the winner, `Alice` or `Bob`.
//!
//! **Hint.** Mark the lost cells by hand for k = 3, 4, 5 and 6, and see for which k the third move matters.
//!
//! **Theorem.** If k is not a multiple of 3, Alice loses if and only if n is a multiple of 3. If k is a multiple of 3,
//! let r = n mod (k + 1): Alice loses if and only if r is a multiple of 3 other than k.
//!
//! **Why.** The chip is a heap of n stones, from which a move takes 1, 2 or k. If 3 does not divide k, no move leads
//! from a multiple of 3 to another, and from any other number a take of 1 or 2 leads to one. If 3 divides k, count
//! modulo k + 1, where a take of k adds 1. From a multiple of 3 with 0 < r < k a move leads to r - 1, r - 2 or r + 1,
//! none of which is a multiple of 3; from r = 0 it leads to k, k - 1 or 1. Hence no move leads from a position of the
//! theorem to another. From any other position some move leads to one of them: take 1 or 2 if 3 does not divide r, and
//! k if r = k. The lesson hdu1847 has the first part, for takes of any power of 2.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, input, rule, Input};
use common::subtraction::range_remainder;

/// Whether the first player wins on a heap of `n` stones, taking 1, 2 or `k` a move. Any `n`, and any `k` >= 3.
fn first_wins(n: u64, k: u64) -> bool {
    if k % 3 != 0 {
        return n % 3 != 0;
    }
    let rest = range_remainder(n, 1, k);
    rest % 3 != 0 || rest == k
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    rule!(k >= 3, "expected k to be at least 3, found {k}");
    Ok(if first_wins(n, k) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{minus, Search};

    #[test]
    fn agrees_with_the_rules() {
        for k in 3..=40 {
            let mut brute_force = Search::normal(|&heap: &usize| minus(heap, [1, 2, k]));
            for n in 0..=300 {
                let wins = brute_force.wins(&n);
                assert_eq!(first_wins(n as u64, k as u64), wins, "n = {n}, k = {k}");
            }
        }
    }
}
