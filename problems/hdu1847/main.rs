//! # HDU 1847: Good Luck in CET-4 Everybody!
//!
//! One pile of n cards. A move takes a power of two: 1, 2, 4, 8, ... cards. Whoever takes the last
//! card wins; Kiki moves first, Cici second.
//!
//! **Theorem.** Kiki wins exactly when n mod 3 is not 0.
//!
//! **Why.** No power of two is a multiple of 3, so every move from a multiple of 3 leaves a number
//! that is none. From a number that is none, taking the remainder, 1 or 2, leaves a multiple of 3;
//! both are powers of two. So the multiples of 3, among them 0, where no move is left, are the lost
//! positions.
//!
//! **Input.** `n` for each case, to the end. **Output.** `Kiki` or `Cici`.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, Numbers};
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Whether Kiki, who moves first, wins with `n` cards. Any `u64`.
pub fn kiki_wins(n: u64) -> bool {
    n % 3 != 0
}

/// Answers all cases of `input`.
pub fn solve<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
    while !input.is_empty() {
        input! { from &mut *input, n: u64 }
        let answer = if kiki_wins(n) { "Kiki\n" } else { "Cici\n" };
        output.write_all(answer.as_bytes())?;
    }
    Ok(())
}

fn main() -> ExitCode {
    judge::run(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rules and nothing else: a pile is won if some take leaves a lost one.
    #[test]
    fn agrees_with_the_rules() {
        let powers: Vec<usize> = (0..12).map(|exponent| 1 << exponent).collect();
        let mut wins = vec![false]; // no cards: no move
        for n in 1..=4000 {
            wins.push(powers.iter().any(|&take| take <= n && !wins[n - take]));
            assert_eq!(kiki_wins(n as u64), wins[n], "n = {n}");
        }
    }

    #[test]
    fn the_end_of_the_range() {
        assert!(!kiki_wins(u64::MAX)); // 2^64 - 1 is a multiple of 3
        assert!(kiki_wins(u64::MAX - 1));
    }
}
