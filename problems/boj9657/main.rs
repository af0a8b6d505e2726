//! # BOJ 9657 · Stone Game 3
//!
//! There are n stones. A move takes 1, 3 or 4 of them. The player who takes the last stone wins. SK moves first, then
//! CY. Who wins? BOJ 9660 asks the same for larger n.
//!
//! **Input.** n: in BOJ 9657 from 1 to 1000, in this pack up to 10^12, for BOJ 9660. **Output.** `SK` or `CY`, the
//! winner.
//!
//! **Hint.** Write down who wins for the first twenty numbers, and look for a period.
//!
//! **Theorem.** CY wins if and only if n mod 7 is 0 or 2.
//!
//! **Why.** Call these n the set L. We check the P-position criterion, which the lesson ferguson proves. Two numbers of
//! L differ by 0, 2 or 5 modulo 7, so no take of 1, 3 or 4 leads from one to another; and from 0 there is no move. From
//! any other n a take leads to L: take 1 if the remainder is 1 or 3, 4 if it is 4 or 6, and 3 if it is 5. There are
//! enough stones for that, since n is at least its remainder. The lesson hdu1847 argues in this way modulo 3. The
//! theory page on periods shows that for any finite set of takes the winner is periodic in n from some n on.
//!
//! **Complexity.** O(1).

use common::judge::{self, Input};

/// Whether the first player wins on a heap of `n` stones. Any `u64`.
fn first_wins(n: u64) -> bool {
    n % 7 != 0 && n % 7 != 2
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(n) { "SK" } else { "CY" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{minus, Search};

    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|&heap: &usize| minus(heap, [1, 3, 4]));
        for n in 0..=1000 {
            assert_eq!(first_wins(n as u64), brute_force.wins(&n), "n = {n}");
        }
    }
}
