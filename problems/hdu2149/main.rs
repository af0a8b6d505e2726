//! # HDU 2149 · Bachet's game, all winning first moves · Public Sale
//!
//! An auction that starts at 0. A move raises the price by 1 to N; the player who brings it to the reserve price M or
//! above wins. Lele moves first: which of his first bids win?
//!
//! **Theorem.** If N >= M, all bids from M to N. Otherwise only the bid M mod (N + 1), or none if that is 0.
//!
//! **Why.** The difference between M and the price, at first M, is a heap in Bachet's game, and exceeding M is
//! as good as reaching it. A bid wins if and only if it leaves nothing missing, or a multiple of N + 1 (see
//! HDU 1846). If N < M, no first bid reaches M, and only the remainder leaves such a multiple. If N >= M, the amount
//! missing after a bid below M is less than N + 1, and not 0.
//!
//! **Limit:** at most 1,000,000 winning bids.
//!
//! **Input.** `M N` for each case, to the end. **Output.** The winning first bids, ascending, separated
//! by single spaces; or `none`.
//!
//! **Complexity.** O(1) per case, and one step for each bid that is printed.

use common::judge::{self, ensure, input, rule, Input};
use common::subtraction::bachet_grundy;
use std::ops::RangeInclusive;

/// As many bids are printed at most.
const MOST_BIDS: u64 = 1_000_000;

/// The winning first bids for the reserve price `m` and raises of 1 to `n`, if there are any. Any
/// `m`, and any `n` of at least 1.
fn winning_bids(m: u64, n: u64) -> Option<RangeInclusive<u64>> {
    if n >= m {
        return Some(m.max(1)..=n);
    }
    match bachet_grundy(m, n) {
        0 => None,
        rest => Some(rest..=rest),
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, m: u64, n: u64 }
    rule!(n > 0, "expected a largest raise of at least 1, found {n}");
    let is_short = n < m || n - m < MOST_BIDS;
    ensure!(is_short, "expected at most {MOST_BIDS} winning bids, found those from {m} to {n}");
    Ok(match winning_bids(m, n) {
        Some(bids) => bids.map(|bid| format!("{bid} ")).collect::<String>().trim_end().to_string(),
        None => "none".to_string(),
    })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// The winning first bids: by the rules and nothing else.
    pub fn brute_force(m: usize, n: usize) -> Vec<usize> {
        let mut wins = vec![false; m + n]; // from M on: the other player has won
        for price in (0..m).rev() {
            wins[price] = (1..=n).any(|raise| !wins[price + raise]);
        }
        (1..=n).filter(|&bid| !wins[bid]).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for m in 1..=60 {
            for n in 1..=70 {
                let bids = winning_bids(m as u64, n as u64).into_iter().flatten();
                let expected = brute_force(m, n).into_iter().map(|bid| bid as u64);
                assert!(bids.eq(expected), "M = {m}, N = {n}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(winning_bids(max, max), Some(max..=max));
        assert_eq!(winning_bids(max, max - 1), None);
        assert_eq!(winning_bids(max - 1, max), Some(max - 1..=max));
        assert_eq!(winning_bids(0, 2), Some(1..=2)); // a bid of 0 is none
    }

    #[test]
    fn a_raise_of_0_is_no_bid() {
        let (answers, message) = judge::transcript(main, "4 2\n3 0\n");
        assert_eq!(answers, "1\n");
        assert_eq!(message.unwrap(), "line 2: expected a largest raise of at least 1, found 0");
    }
}
