//! # CSES 1098 · Nim Game II
//!
//! There are n heaps of sticks. A move takes 1, 2 or 3 sticks from one heap. The player who takes the last stick wins.
//! Who wins?
//!
//! **Input.** t (1 <= t <= 200,000), the number of cases; for each case a line with n and a line with the n heaps, of 1
//! to 10^9 sticks. The sum of all n is at most 200,000. **Output.** For each case `first` if the first player wins,
//! otherwise `second`.
//!
//! **Hint.** Solve a single heap first, then ask which number of each heap matters when there are several.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the remainders of the heaps modulo 4 is not 0.
//!
//! **Why.** Each heap is Bachet's game with takes of 1 to 3, and its Grundy value is its remainder modulo 4. The lesson
//! hdu1851 proves this, and that such a sum is won precisely when the Nim sum of the values is not 0.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

/// Whether the first player wins on these heaps, taking 1 to 3 sticks a move.
fn first_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|&heap| bachet_grundy(heap, 3))) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let heaps = input.numbers(n);
    Ok(if first_wins(&heaps) { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, in_one, Search};

    /// By the rules and nothing else.
    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|heaps: &Vec<u64>| {
            in_one(heaps, |_, &heap| heap.saturating_sub(3)..heap)
        });
        for heaps in all_lists(3, 0..=17) {
            assert_eq!(first_wins(&heaps), brute_force.wins(&heaps), "{heaps:?}");
        }
    }
}
