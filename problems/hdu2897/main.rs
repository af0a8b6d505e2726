//! # HDU 2897 · Misère Bachet's game, takes of p to q · Meeting Mingxia
//!
//! A heap of n coins. A move takes p to q of them; if fewer than p are left, it must take them all.
//! The player who takes the last coin loses. Does the player to move win?
//!
//! **Theorem.** Let r = n mod (p + q). The player to move loses if and only if 1 <= r <= p.
//!
//! **Why.** With 1 to p coins the player must take them all, and loses. The second player can answer each
//! take t, from p to q, with p + q - t, which is also from p to q. If r is from 1 to p, the second player can keep
//! it the same, and in the end the first faces r coins. From a remainder of p + 1 to p + q - 1 some take leaves a
//! remainder from 1 to p; from the remainder 0 a take of q leaves p.
//!
//! **Input.** `n p q` for each case, to the end. **Output.** `WIN` or `LOST`.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, input, rule, Input};
use common::subtraction::range_remainder;

/// Whether the player to move wins with `n` coins and takes of `p` to `q`. Any `n`, and
/// 1 <= `p` <= `q`.
fn wins(n: u64, p: u64, q: u64) -> bool {
    !(1..=p).contains(&range_remainder(n, p, q))
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, p: u64, q: u64 }
    rule!(p > 0, "expected a least take of at least 1, found {p}");
    rule!(p <= q, "expected p <= q, found p = {p} and q = {q}");
    Ok(if wins(n, p, q) { "WIN" } else { "LOST" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For each heap of 0 to `n` coins whether it is won: by the rules and nothing else.
    pub fn brute_force(n: usize, p: usize, q: usize) -> Vec<bool> {
        let mut won = vec![true]; // no coins: the other player has taken the last one
        for heap in 1..=n {
            let least = p.min(heap); // with fewer than p coins: all of them
            won.push((least..=q.min(heap)).any(|take| !won[heap - take]));
        }
        won
    }

    #[test]
    fn agrees_with_the_rules() {
        for q in 1..=20 {
            for p in 1..=q {
                for (n, won) in (0..).zip(brute_force(150, p, q)) {
                    assert_eq!(wins(n, p as u64, q as u64), won, "{n} {p} {q}");
                }
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert!(!wins(max, max, max)); // all coins in one take
        assert!(wins(max, max - 1, max)); // leaves one
        assert!(wins(max, 1, max - 1)); // n = p + q
        assert!(!wins(max, 1, max - 2)); // r = 1
    }

    #[test]
    fn takes_that_the_rules_do_not_know() {
        let transcript = |input| judge::transcript(main, input);
        let error = "line 1: expected a least take of at least 1, found 0";
        assert_eq!(transcript("7 0 4"), (String::new(), Some(error.to_string())));
        let error = "line 3: expected p <= q, found p = 5 and q = 3";
        let answers = "LOST\nWIN\n".to_string(); // p may be q
        assert_eq!(transcript("9 3 3\n10 3 3\n7 5 3"), (answers, Some(error.to_string())));
    }
}
