//! # HDU 2509: Be the Winner
//!
//! n rows of apples. A move takes any positive number of neighbouring apples from one row, which may
//! split it in two. Whoever takes the last apple loses; Fra moves first.
//!
//! **Theorem.** As in misère Nim (HDU 1907): if some row has more than one apple, Fra wins exactly
//! when the Nim sum is not 0; if all rows have at most one, exactly when the number of apples is even.
//!
//! **Why.** Splitting changes nothing. A row of n that is left as two rows of a and b, a + b < n,
//! counts a ^ b in the Nim sum, and a ^ b <= a + b < n: it counts as a smaller row, never as n itself.
//! So from a Nim sum of 0 every move, splitting or not, leads to one that is not 0, and the strategy
//! of misère Nim works without splitting. It ends as there: at a sum of 0 with a row of more than
//! one apple there are two such rows or more, the opponent's move leaves at least one, and whoever
//! finds just one leaves an odd number of single apples.
//!
//! **Input.** `n` and then n rows for each case, to the end. **Output.** `Yes` if Fra wins, else
//! `No`.
//!
//! **Complexity.** O(n) a case.

use common::judge::{self, Numbers};
use common::nim::misere_nim_wins;
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Answers all cases of `input`.
pub fn solve<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
    while !input.is_empty() {
        input! { from &mut *input, n: u64 }
        let fra_wins = misere_nim_wins(judge::numbers(input, n));
        let answer = if fra_wins { "Yes\n" } else { "No\n" };
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
    use common::grundy::Search;

    /// The rules and nothing else: take `take` apples, and leave `left` of the row on the left.
    fn moves(rows: &[u64]) -> Vec<Vec<u64>> {
        let mut moves = Vec::new();
        for (i, &row) in rows.iter().enumerate() {
            for take in 1..=row {
                for left in 0..=row - take {
                    let mut rest = rows.to_vec();
                    rest[i] = left;
                    rest.push(row - take - left);
                    rest.retain(|&row| row > 0);
                    rest.sort_unstable(); // the order of the rows is no matter
                    moves.push(rest);
                }
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        // Who faces the empty table wins: as if one more move, away from it, were there.
        let mut game = Search::new(|position: &Option<Vec<u64>>| match position {
            Some(rows) if rows.is_empty() => vec![None],
            Some(rows) => moves(rows).into_iter().map(Some).collect(),
            None => vec![],
        });
        for n in 0..8u64.pow(3) {
            let mut rows = vec![n % 8, n / 8 % 8, n / 64];
            rows.retain(|&row| row > 0);
            rows.sort_unstable();
            let wins = game.grundy(&Some(rows.clone())) != 0;
            let (answer, _) =
                judge::transcript(solve, &format!("3 {} {} {}", n % 8, n / 8 % 8, n / 64));
            assert_eq!(answer, if wins { "Yes\n" } else { "No\n" }, "{rows:?}");
        }
    }
}
