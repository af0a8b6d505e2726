//! # HDU 3537 · Daizhenyang's Coin
//!
//! Coins lie in a row, numbered from 0 from the left. A move turns over one, two or three of them, wherever they lie;
//! the rightmost of these must show heads before it is turned. A player who cannot move loses. The places of the heads
//! are given, some of them perhaps more than once: does the first player lose?
//!
//! **Input.** Cases up to the end of the file (in this pack at most 1000): `n`, 0 <= n <= 100, then on a line the
//! places of n heads, each from 0 to 10^8 - 1; if n is 0, this line may be empty or missing. **Output.** For each case
//! a line, `Yes` if the first player *loses*, otherwise `No`.
//!
//! **Hint.** Play with a single head first, and write the values you find in binary.
//!
//! **Theorem.** The first player loses if and only if the Nim sum of the values of all heads is 0. A head at x has the
//! value 2x or 2x + 1, whichever has an odd number of ones in binary.
//!
//! **Why.** In a coin turning game each head counts on its own, and this game is Mock Turtles: the theory page on coin
//! turning proves both. A place that is named twice is still one head.
//!
//! **Complexity.** O(n log n) per case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 14,
//! "Turn and Turn About".

use common::judge::{self, rule, Input};
use common::nim::nim_sum;

/// The Grundy value of a single head at `place`.
fn value(place: u64) -> u64 {
    2 * place + u64::from(place.count_ones() % 2 == 0)
}

/// Whether the first player loses with heads at these places.
fn first_loses(mut heads: Vec<u64>) -> bool {
    heads.sort_unstable();
    heads.dedup();
    nim_sum(heads.into_iter().map(value)) == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let heads = input.numbers(n);
    for place in &heads {
        rule!(*place < 100_000_000, "expected a place below 100000000, found {place}");
    }
    Ok(if first_loses(heads) { "Yes" } else { "No" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_sets;

    /// For each row of `coins` coins, with a binary one at 2^x for a head at x, whether the first player loses: by the
    /// rules and nothing else. A move makes this number smaller.
    fn brute_force(coins: u32) -> Vec<bool> {
        let sets = (1..1usize << coins).filter(|set| set.count_ones() <= 3);
        let sets: Vec<usize> = sets.collect();
        let mut loses: Vec<bool> = Vec::new();
        for row in 0..1 << coins {
            let has_last = |set: usize| row >> (usize::BITS - 1 - set.leading_zeros()) & 1 == 1;
            let wins = sets.iter().any(|&set| has_last(set) && loses[row ^ set]);
            loses.push(!wins);
        }
        loses
    }

    #[test]
    fn agrees_with_the_rules() {
        for (heads, loses) in all_sets(0..12).into_iter().zip(brute_force(12)) {
            assert_eq!(first_loses(heads.clone()), loses, "{heads:?}");
            assert_eq!(first_loses([&heads[..], &heads].concat()), loses, "{heads:?} twice");
        }
    }
}
