//! # AtCoder ABC 297 G · Nim with takes of L to R · Constrained Nim 2
//!
//! Several heaps of stones. A move takes at least L and at most R stones from one heap. A player who cannot move, since
//! no heap has L stones, loses. Who wins?
//!
//! **Theorem.** The Grundy value of a heap of A stones is r / L, rounded down, where r = A mod (L + R). The
//! first player wins if and only if the Nim sum of these values is not 0.
//!
//! **Why.** A take t either lowers the remainder r by t, so by at least L, or, beyond the multiple of L + R below A,
//! raises it by L + R - t, so again by at least L: the value changes. Every smaller value j is reached, by a take of (r
//! / L - j) L or, where that is more than R, by a take of R; this happens for j = 0 only.
//!
//! **Limit:** L is at least 1.
//!
//! **Input.** `N L R`, then N heaps. **Output.** `First` or `Second`.
//!
//! **Complexity.** O(N).
//!
//! **Reference.** AtCoder Beginner Contest 297, G.

use common::judge::{self, ensure, input, rule, Input};
use common::nim::nim_sum;
use common::subtraction::range_remainder;

/// The Grundy value of a heap from which a move takes `min_take` to `max_take` stones. Any `heap`, and
/// 1 <= `min_take` <= `max_take`.
fn grundy(heap: u64, min_take: u64, max_take: u64) -> u64 {
    range_remainder(heap, min_take, max_take) / min_take
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, min_take: u64, max_take: u64 }
    ensure!(min_take > 0, "expected a least take of at least 1, found 0");
    rule!(min_take <= max_take, "expected L <= R, found L = {min_take} and R = {max_take}");
    let sum = nim_sum(input.numbers(n).iter().map(|&heap| grundy(heap, min_take, max_take)));
    Ok(if sum != 0 { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::RangeInclusive;

    /// For two heaps of a and b stones, both below `size`, whether the first player wins if `takes` are
    /// the numbers that a move takes from each: by the rules and nothing else.
    pub fn brute_force(takes: &[RangeInclusive<usize>; 2], size: usize) -> Vec<Vec<bool>> {
        let [from_a, from_b] = takes;
        let mut wins = vec![vec![false; size]; size];
        for a in 0..size {
            for b in 0..size {
                wins[a][b] = from_a.clone().any(|take| take <= a && !wins[a - take][b])
                    || from_b.clone().any(|take| take <= b && !wins[a][b - take]);
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for most in 1..=6 {
            for least in 1..=most {
                let wins = brute_force(&[least..=most, least..=most], 16);
                for n in 0..16usize.pow(2) {
                    let [a, b] = [n % 16, n / 16];
                    let input = format!("2 {least} {most}\n{a} {b}\n");
                    let (answer, _) = judge::transcript(main, &input);
                    assert_eq!(answer, if wins[a][b] { "First\n" } else { "Second\n" }, "{input}");
                }
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(grundy(max, max, max), 1); // all stones in one take
        assert_eq!(grundy(max - 1, max, max), 0); // no move
        assert_eq!(grundy(max, 1, max), max); // any number of stones
        assert_eq!(grundy(max, 1, max - 1), 0); // the heap is L + R
        assert_eq!(grundy(max, 2, max - 1), max / 2);
    }

    #[test]
    fn takes_that_the_rules_do_not_know() {
        let message = |input| judge::transcript(main, input).1.unwrap();
        assert_eq!(message("1 0 4\n7\n"), "line 1: expected a least take of at least 1, found 0");
        assert_eq!(message("1 5 3\n7\n"), "line 1: expected L <= R, found L = 5 and R = 3");
    }
}
