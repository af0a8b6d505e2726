//! # LibreOJ 10241 · Taking Stones 1
//!
//! From a heap of N stones a move takes 1 to K stones. The player who takes the last stone wins. Who wins?
//!
//! **Input.** A line `N K`, 1 <= K <= N <= 10^5. **Output.** `1` if the first player wins, `2` if the second player
//! wins.
//!
//! **Hint.** Work out by hand which heaps are lost with K = 2, and look at the distance from one to the next.
//!
//! **Theorem.** The second player wins if and only if N is a multiple of K + 1.
//!
//! **Why.** On a multiple, a take of t stones is answered with K + 1 - t, which leaves a smaller multiple, and in the
//! end no stone. From any other heap the first player takes the remainder, which is at most K, and leaves a multiple to
//! the opponent. It is Bachet's game, and the lesson hdu1846 proves it.
//!
//! **Complexity.** O(1).

use common::judge::{self, input, Input};
use common::subtraction::bachet_grundy;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    Ok(if bachet_grundy(n, k) != 0 { "1" } else { "2" })
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
        for k in 1..=60 {
            let mut brute_force = Search::normal(|&heap: &usize| minus(heap, 1..=k));
            for n in 0..=200 {
                let (answer, _) = judge::transcript(main, &format!("{n} {k}"));
                let wins = brute_force.wins(&n);
                assert_eq!(answer, if wins { "1\n" } else { "2\n" }, "N = {n}, K = {k}");
            }
        }
    }
}
