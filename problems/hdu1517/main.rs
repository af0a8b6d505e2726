//! # HDU 1517 · A Multiplication Game
//!
//! The game begins with the number 1. A move multiplies the number by 2, 3, ..., or 9. The player who first reaches n
//! or more wins. Stan moves first, Ollie second. Who wins?
//!
//! **Input.** Cases to the end of the file (in this pack at most 1000), each a line with n, 2 <= n <= 4294967294.
//! **Output.** For each case a line, `Stan wins.` or `Ollie wins.`, with the full stop.
//!
//! **Hint.** Work backwards from n and mark the stretches of numbers from which the player to move wins or loses.
//!
//! **Theorem.** Multiply 1 by 9, 2, 9, 2, ... in turn: 9, 18, 162, 324, ... Stan wins if and only if the first of these
//! that is at least n is the 1st, 3rd, 5th, ... of them.
//!
//! **Why.** Only the ratio x = n / p for the current number p matters. A move divides x by 2 to 9, and a player who
//! faces x <= 1 has lost. Lost and won intervals alternate, as in the lesson hdu2897, where a take also has a least and
//! a largest size: x is won if 18^j < x <= 9 * 18^j for some j >= 0, and any other x is lost.
//!
//! - *Lost.* Let 9 * 18^j < x <= 18 * 18^j. Dividing by 2 to 9 leaves more than 18^j and at most 9 * 18^j. This is won
//!   for the opponent.
//! - *Won.* Let 18^j < x <= 9 * 18^j. Divide by the least whole number k >= x / 18^j, which is from 2 to 9. This leaves
//!   at most 18^j and, since k / 2 <= k - 1 < x / 18^j, more than 18^j / 2 = 9 * 18^(j - 1). This is lost for the
//!   opponent; for j = 0, since it is at most 1.
//!
//! **Complexity.** O(log n) per case.

use common::judge::{self, Input};

/// Whether Stan, who moves first, wins if `n`, at least 2, is to be reached.
fn stan_wins(n: u64) -> bool {
    let n = u128::from(n);
    let mut bound = 9;
    while 2 * bound < n {
        bound *= 18;
    }
    n <= bound
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if stan_wins(n) { "Stan wins." } else { "Ollie wins." })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    /// What the moves from the number `p` leave: by the rules and nothing else.
    fn brute_force(p: u64, n: u64) -> Vec<u64> {
        (2..=9).filter(|_| p < n).map(|factor| p * factor).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        // All small n, and both sides of all bounds in the range of the judge.
        let bounds = (0..8).flat_map(|j| [9 * u64::pow(18, j), 18 * u64::pow(18, j)]);
        for n in (2..400).chain(bounds.flat_map(|bound| [bound, bound + 1])) {
            let mut game = Search::normal(|&p: &u64| brute_force(p, n));
            assert_eq!(stan_wins(n), game.wins(&1), "{n}");
        }
    }
}
