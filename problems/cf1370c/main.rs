//! # Codeforces 1370C · Number Game
//!
//! A number n is given. A move either divides the current number by one of its odd divisors greater than 1, which may
//! be the number itself, or subtracts 1 from it if it is greater than 1. A player who cannot move loses. `Ashishgup`
//! and `FastestFinger` take turns, and `Ashishgup` moves first. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with n (1 <= n <= 10^9). **Output.** For
//! each case a line with the winner, `Ashishgup` or `FastestFinger`.
//!
//! **Hint.** Make a table up to 24 by hand. Odd numbers are easy; how often does 2 divide the others?
//!
//! **Theorem.** The first player loses if and only if n is 1, or a power of two from 4 on, or twice an odd prime.
//!
//! **Why.** From 1 there is no move. An odd number greater than 1 is won: divide it by itself. So is 2: subtract 1. A
//! power of two from 4 on has no odd divisor greater than 1, so the only move subtracts 1 and leaves an odd number
//! greater than 1, which is won for the opponent: the power is lost. From twice an odd prime p the moves are to 2, by
//! dividing by p, and to 2p - 1, which is odd and greater than 1. Both are won: the number is lost.
//!
//! All other numbers are 2^k m with k >= 1 and an odd m > 1, and m is not prime if k = 1. If k >= 2, divide by m: the
//! power of two 2^k is at least 4, hence lost. If k = 1, let p be a prime that divides m, and divide by m / p, which is
//! odd, and greater than 1 because m is not prime: 2p is left, which is lost. So all these numbers are won. The lesson
//! ferguson has this way of proving a table.
//!
//! **Complexity.** O(sqrt(n)) per case.

use common::judge::{self, ensure, Input};

/// The largest n. Far beyond it the search for a divisor would take too long.
const LARGEST: u64 = 1_000_000_000;

fn is_prime(n: u64) -> bool {
    n > 1 && (2..=n).take_while(|divisor| divisor * divisor <= n).all(|divisor| n % divisor != 0)
}

/// Whether Ashishgup, who moves first, wins on `n`, at least 1.
fn ashishgup_wins(n: u64) -> bool {
    if n % 2 == 1 || n == 2 {
        n > 1
    } else if n.is_power_of_two() {
        false
    } else {
        n % 4 == 0 || !is_prime(n / 2)
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!((1..=LARGEST).contains(&n), "expected a number from 1 to {LARGEST}, found {n}");
    Ok(if ashishgup_wins(n) { "Ashishgup" } else { "FastestFinger" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins, for each number up to `largest` (0 has no meaning): by the rules and nothing
    /// else.
    fn brute_force(largest: usize) -> Vec<bool> {
        let mut wins = vec![false; largest + 1];
        for n in 2..=largest {
            let divides = |&divisor: &usize| divisor % 2 == 1 && n % divisor == 0;
            wins[n] = !wins[n - 1] || (3..=n).filter(divides).any(|divisor| !wins[n / divisor]);
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, wins) in (0..).zip(brute_force(2000)).skip(1) {
            assert_eq!(ashishgup_wins(n), wins, "{n}");
        }
    }
}
