//! # Codeforces 1537D · Deleting Divisors
//!
//! A number n is given. A move subtracts from the number one of its divisors, but neither 1 nor the number itself. A
//! player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases, then T lines, each with n, 1 <= n <= 10^9. **Output.** For each
//! case a line with the winner, `Alice` or `Bob`.
//!
//! **Hint.** Make a table of the first forty numbers, and look at the odd ones and at the powers of two separately.
//!
//! **Theorem.** Bob wins if and only if n is odd, or a power of two with an odd exponent: 2, 8, 32, ...
//!
//! **Why.** We check the P-position criterion, which the lesson ferguson proves.
//!
//! - *n is odd.* Its divisors are odd. A move from n = d e with odd d, e >= 3 leaves d (e - 1), which is even and not a
//!   power of two, since d divides it.
//! - *n is even and not a power of two.* It has an odd divisor d >= 3. Subtracting d is a move, as n itself is even,
//!   and leaves an odd number. Hence these n are won, and odd numbers are lost: no move leads from an odd number to an
//!   odd number.
//! - *n = 2^k.* From 2 there is no move. For k >= 2, halving leaves 2^(k - 1). Subtracting any other 2^i, with
//!   1 <= i < k - 1, leaves 2^i (2^(k - i) - 1), which is even and not a power of two: the opponent wins. Halving is
//!   therefore the only move that can be good, and lost and won powers alternate from the lost 2 on.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether Alice, who moves first, wins on `n`, at least 1.
fn alice_wins(n: u64) -> bool {
    if n.is_power_of_two() {
        n.trailing_zeros() % 2 == 0 && n > 1
    } else {
        n % 2 == 0
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if alice_wins(n) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins, for each number up to `largest` (0 has no meaning): by the rules and
    /// nothing else.
    fn brute_force(largest: usize) -> Vec<bool> {
        let mut wins = vec![false; largest + 1];
        for n in 1..=largest {
            wins[n] = (2..n).any(|divisor| n % divisor == 0 && !wins[n - divisor]);
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, wins) in (0..).zip(brute_force(2500)).skip(1) {
            assert_eq!(alice_wins(n), wins, "{n}");
        }
    }
}
