//! # Codeforces 2027E1 · Bit Game (Easy Version)
//!
//! There are n piles of stones. Each has a limit a of its own, which never changes. A move chooses a pile and takes d
//! stones from it, where 1 <= d <= a, and where each binary digit 1 of d must be 1 in x, the number of stones that the
//! pile now has. A player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 1000), the number of cases; for each case a line with n, a line with the n limits and a line
//! with the n piles, in the same order, all from 1 to 2^30 - 1. The sum of all n is at most 10^4. **Output.** For each
//! case the winner, `Alice` or `Bob`.
//!
//! **Hint.** A move erases ones of x. Which of the digits of a that stand where x has 0 make a difference, and to what?
//!
//! **Theorem.** Go through the digits of x from the highest on, and at each 1 write down the digit that a has there;
//! but behind the first place where a has 1 and x has 0, write 1. This is a number r in binary. Let k be the number of
//! its digits without leading zeros. The Grundy value of the pile is k, with two exceptions: it is 0 if r = 2^k - 2, and
//! (k - 1) ^ 1, which is k or k - 2, if r is the power of two 2^(k - 1). Alice wins if and only if the Nim sum of the
//! values is not 0.
//!
//! **Why.** The piles are a sum of games, and the theory page on sums proves that the Nim sum decides. Leave out the
//! places where x has 0: x becomes a row of ones, each d that can be formed of them becomes another number, and their
//! order stays. The rule for r gives the largest of those d that are at most a. So d is allowed if and only if it is at
//! most r, in the game on x as in all that follows. A 1 of x above the first digit of r can never be erased, and we
//! leave it out: a pile is given by r alone, a limit r of k digits over k ones. (r = 2 is in both exceptions, with 0.)
//!
//! We prove the values by induction on k. *All digits of r are 1:* every set of ones can be erased, so the options are
//! the rows of 0 to k - 1 ones of the same kind, and the value is k. *r = 2^k - 2, k >= 2:* all but the whole row can be
//! erased. It leaves 1 to k - 1 ones that form less than the whole row, so at most r: they are of the first kind, their
//! values are not 0, and the value of r is 0.
//!
//! Otherwise write h = k - 1 and r = 2^h + s; then s < 2^h - 2 and h >= 2. A move of d < 2^h is always allowed. It leaves
//! the first 1 and a set L of fewer than h others: any such set, as a number from 0 to 2^h - 2. The new limit is a 1
//! and the digits of s over L, by the rule for r. It has at most h digits, so its value is at most h. A move of
//! d = 2^h + e needs e <= s. It leaves ones that form less than 2^h, so all of them can be erased: the value is their
//! number. Hence there is no option of value k = h + 1.
//!
//! *s = 0.* All L lead to powers of two, 2^0 to 2^(h - 1), with the values 0 ^ 1 to (h - 1) ^ 1, and e = 0 leads to the
//! value h. If h is even, these are all numbers from 0 to h; if h is odd, they are the same but for h - 1. So the value
//! of r is h ^ 1.
//!
//! *s > 0.* There are options of all values from 0 to h, so the value of r is h + 1 = k:
//!
//! - 0: let L be s + 1. It is above s, but without its last 1 it is not. So all digits over L but the last are 1, and
//!   the new limit is an exception of value 0.
//! - 1 to h, if s >= 2^(h - 1): let L be the last j places, 0 <= j < h. It forms at most s, so the new limit is j + 1
//!   ones.
//! - 1 to h, if s < 2^(h - 1): no L, or the last place alone, leaves the limit 1 or 11 in binary. For 2 <= j < h
//!   let L be the first j - 1 places and the last. Its first 1 is above s, its last is not, so the digits over L are not
//!   all 0, and the first is 0. With the 1 before them they are no exception, and the value is j + 1.
//!
//! **Complexity.** O(n) numbers, O(1) each digit.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The largest number that a move can take of `x` by the limit, read without the places where `x` has 0.
fn reduced(limit: u64, x: u64) -> u64 {
    let (mut r, mut is_free) = (0, 0);
    for place in (0..64).rev() {
        let digit = limit >> place & 1;
        if x >> place & 1 == 1 {
            r = 2 * r + (digit | is_free);
        } else {
            is_free |= digit;
        }
    }
    r
}

/// The Grundy value of a pile of `x` stones.
fn grundy(limit: u64, x: u64) -> u64 {
    let r = reduced(limit, x);
    if r == 0 {
        return 0;
    }
    let k = u64::from(64 - r.leading_zeros());
    if r == (u64::MAX >> r.leading_zeros()) - 1 {
        0
    } else if r.is_power_of_two() {
        (k - 1) ^ 1
    } else {
        k
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let (limits, piles) = (input.numbers(n), input.numbers(n));
    let values = limits.iter().zip(&piles).map(|(&limit, &x)| grundy(limit, x));
    Ok(if nim_sum(values) != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::values_of_heaps;

    /// What the moves leave of a pile: by the rules and nothing else.
    fn brute_force(limit: usize, x: usize) -> Vec<usize> {
        (1..=limit).filter(|d| x & d == *d).map(|d| x - d).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for limit in 0..200 {
            let values = values_of_heaps(200, |x| brute_force(limit, x));
            for (x, value) in (0..).zip(values) {
                assert_eq!(grundy(limit as u64, x), value, "{limit} {x}");
            }
        }
    }
}
