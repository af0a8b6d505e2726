//! # POJ 2368 · Buttons
//!
//! From a heap of K buttons two players take 1 to L in turn; the player who takes the last button wins. The second
//! player may choose L, from 2 to K - 1. Which is the least L with which the second player wins?
//!
//! **Input.** K (3 <= K <= 10^8). **Output.** The least L.
//!
//! **Hint.** For a given L, with which numbers of buttons does the second player win? Now read that the other way
//! round.
//!
//! **Theorem.** Let d be the least divisor of K that is at least 3. Then L = d - 1.
//!
//! **Why.** This is Bachet's game: the lesson hdu1846 proves that the second player wins if and only if L + 1 divides
//! K. And L is at least 2 if and only if L + 1 is at least 3. There always is such an L, since K divides itself.
//!
//! To find d, try 3, 4, 5, ... up to the square root of K. If none of these divides K, then d is larger than the root,
//! and K / d, which is a divisor too, is smaller than it; hence K / d is 1 or 2, and d is K / 2 or K.
//!
//! **Limit:** from 3 to 1,000,000,000,000 buttons.
//!
//! **Complexity.** O(√K).

use common::judge::{self, ensure, Input};

const MOST_BUTTONS: u64 = 1_000_000_000_000;

/// The least divisor of `k` that is at least 3. `k` is at least 3, too.
fn least_divisor(k: u64) -> u64 {
    let up_to_the_root = (3..).take_while(|d| d * d <= k);
    let mut all = up_to_the_root.chain([k / 2, k]);
    all.find(|&d| d >= 3 && k % d == 0).unwrap_or(k)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let k = input.number();
    ensure!((3..=MOST_BUTTONS).contains(&k), "expected 3 to {MOST_BUTTONS} buttons, found {k}");
    Ok((least_divisor(k) - 1).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{minus, Search};

    /// The least number from 2 to k - 1 of buttons to take at most with which the second player wins: by the rules and
    /// nothing else.
    fn brute_force(k: usize) -> Option<usize> {
        (2..k).find(|&most| !Search::normal(|&heap: &usize| minus(heap, 1..=most)).wins(&k))
    }

    #[test]
    fn agrees_with_the_rules() {
        for k in 3..=70 {
            let (answer, _) = judge::transcript(main, &k.to_string());
            assert_eq!(answer, format!("{}\n", brute_force(k).unwrap()), "{k}");
        }
    }
}
