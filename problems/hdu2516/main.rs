//! # HDU 2516: 取石子游戏 (Stones)
//!
//! Fibonacci nim. One heap of n stones; the first move takes at least one stone but not all of
//! them, and each later move takes between one stone and twice the previous take. Whoever takes the
//! last stone wins.
//!
//! **Theorem.** The second player wins exactly when n is a Fibonacci number.
//!
//! **Why.** Zeckendorf: every n is in one way a sum of Fibonacci numbers no two of which are
//! neighbours in 1, 2, 3, 5, 8, ... If n is none of them, there are at least two parts, and the first
//! player takes the least, f. The next part is at least the second Fibonacci number after f, so more
//! than 2 f: the opponent cannot take it. A take t that is smaller than a Fibonacci part leaves of it
//! a rest whose least part is at most 2 t, so the first player can take a least part again; and
//! the one who always can takes the last stone. If n is a Fibonacci number, the first player has to
//! take less than the only part, and the roles are swapped.
//!
//! **Input.** `n` for each case; 0 ends. **Output.** `First win` or `Second win`.
//!
//! **Complexity.** O(log n) a case.
//!
//! **Reference.** M. J. Whinihan, "Fibonacci nim", The Fibonacci Quarterly 1.4 (1963), 9–13.

use common::judge::{self, Numbers};
use common::subtraction::fibonacci;
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Whether the first player wins with `n` stones, for any `n` from 1 on. (With one stone there is no
/// first move, and the second player is said to win.)
pub fn first_wins(n: u64) -> bool {
    fibonacci().all(|number| number != n)
}

/// Answers all cases of `input`.
pub fn solve<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
    while !input.is_empty() {
        input! { from &mut *input, n: u64 }
        if n == 0 {
            break;
        }
        let answer = if first_wins(n) { "First win\n" } else { "Second win\n" };
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

    /// The rules and nothing else. `least[n]` is the least take that wins from n stones, if all might
    /// be taken: one that leaves the opponent, who may take twice as much, too little to win.
    fn least_winning_takes(stones: usize) -> Vec<usize> {
        let mut least = vec![usize::MAX]; // no stones: no take wins
        for n in 1..=stones {
            let wins = |&take: &usize| least[n - take] > 2 * take;
            least.push((1..=n).find(wins).expect("taking all wins"));
        }
        least
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, &take) in least_winning_takes(3000).iter().enumerate().skip(1) {
            assert_eq!(first_wins(n as u64), take < n, "n = {n}");
        }
    }

    #[test]
    fn least_winning_takes_are_a139764() {
        assert_eq!(least_winning_takes(13)[1..], [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13]);
    }

    #[test]
    fn the_ends_of_the_range() {
        let largest = 12_200_160_415_121_876_738; // Fibonacci number that u64 holds
        assert!(!first_wins(largest));
        assert!(first_wins(largest - 1) && first_wins(largest + 1));
        assert!(first_wins(u64::MAX));
        assert!(!first_wins(2_971_215_073)); // the first one that 31 bits do not hold
    }
}
