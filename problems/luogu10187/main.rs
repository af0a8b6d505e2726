//! # Luogu P10187 · Palindrome Game
//!
//! There is a heap of S stones. A move takes a number of stones that is a palindrome: its digits are the same forwards
//! and backwards, and it does not begin with 0. A player who cannot move because the heap is empty loses. Bessie and
//! Elsie take turns, and Bessie moves first. Who wins?
//!
//! **Input.** T (1 <= T <= 10), the number of cases; for each case a line with S, which has up to 10^5 digits and is at
//! least 1. **Output.** For each case `B` if Bessie wins, otherwise `E`.
//!
//! **Hint.** Which is the smallest number of stones that may not be taken?
//!
//! **Theorem.** Bessie wins if and only if the last digit of S is not 0.
//!
//! **Why.** 1 to 9 are palindromes, so from a number whose last digit is not 0 a move can take as many stones as this
//! digit says, and leave a multiple of 10. From a multiple of 10 no move leaves another: it would have to take a
//! multiple of 10, whose last digit is 0, and a palindrome that ends in 0 would begin with 0. So a player who leaves a
//! multiple of 10 can always do it again, and in the end leaves 0. The lesson hdu1846 has the same argument for the
//! multiples of k + 1.
//!
//! **Complexity.** O(1) after reading S.

use common::judge::{self, ensure, input, Input};

/// Whether Bessie, who moves first, wins with as many stones as these digits say.
fn bessie_wins(digits: &str) -> bool {
    !digits.ends_with('0')
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, stones: String }
    let is_number = stones.bytes().all(|digit| digit.is_ascii_digit());
    ensure!(is_number, "expected a number of stones, found {stones}");
    Ok(if bessie_wins(&stones) { "B" } else { "E" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each heap of 0 to `most` stones whether it is won: by the rules and nothing else.
    fn brute_force(most: usize) -> Vec<bool> {
        let is_palindrome = |n: &usize| n.to_string().chars().rev().eq(n.to_string().chars());
        let takes: Vec<usize> = (1..=most).filter(is_palindrome).collect();
        let mut wins: Vec<bool> = Vec::new();
        for stones in 0..=most {
            wins.push(takes.iter().any(|&take| take <= stones && !wins[stones - take]));
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (stones, wins) in brute_force(30_000).into_iter().enumerate() {
            assert_eq!(bessie_wins(&stones.to_string()), wins, "{stones}");
        }
    }
}
