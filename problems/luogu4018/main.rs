//! # Luogu P4018 · Roy&October's Stones
//!
//! There is a heap of n stones. A move takes p^k stones, for a prime p and a whole number k >= 0 that the player
//! chooses. October and Roy take turns, and October moves first. The player who takes the last stone wins.
//!
//! **Input.** The number of cases T (1 <= T <= 10^5), then n (1 <= n <= 5 · 10^7) for each. **Output.** For each case a
//! line: `October wins!` or `Roy wins!`
//!
//! **Hint.** Which is the smallest number of stones that may not be taken?
//!
//! **Theorem.** October wins if and only if n is not a multiple of 6.
//!
//! **Why.** 1, 2, 3, 4 = 2^2 and 5 are powers of primes, so from any other number of stones a move can take n mod 6
//! stones and leave a multiple of 6. From a multiple of 6 no move leaves another: it would have to take a multiple of
//! 6, which 2 and 3 divide, while at most one prime divides a power of a prime. Hence a player who leaves a multiple of
//! 6 can always do it again, and in the end leaves 0. The lesson hdu1847 has the same argument for powers of 2.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether October, who moves first, wins with `n` stones. Any `u64`.
fn october_wins(n: u64) -> bool {
    n % 6 != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if october_wins(n) { "October wins!" } else { "Roy wins!" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{minus, Search};

    /// The powers of primes up to `max`, 1 among them.
    fn prime_powers(max: usize) -> Vec<usize> {
        let mut powers = vec![1];
        for p in (2..=max).filter(|&p| (2..p).all(|divisor| p % divisor != 0)) {
            let mut power = p;
            while power <= max {
                powers.push(power);
                power *= p;
            }
        }
        powers
    }

    #[test]
    fn agrees_with_the_rules() {
        let takes = prime_powers(1500);
        let mut brute_force = Search::normal(|&heap: &usize| minus(heap, takes.clone()));
        for n in 0..=1500 {
            assert_eq!(october_wins(n as u64), brute_force.wins(&n), "n = {n}");
        }
    }
}
