//! # HDU 2509 · Misère Nim with splitting · Be the Winner
//!
//! n rows of apples. A move takes any positive number of neighbouring apples from one row, which may
//! split it in two. Whoever takes the last apple loses; Fra moves first.
//!
//! **Theorem.** As in misère Nim (HDU 1907): if some row has more than one apple, Fra wins exactly
//! when the Nim sum is not 0; if all rows have at most one, exactly when the number of apples is even.
//!
//! **Why.** Splitting changes nothing. If a move leaves two rows a and b of a row of h apples, they contribute
//! a ^ b to the Nim sum, and a ^ b <= a + b < h: that is what a shorter row contributes, never h itself.
//! So from a Nim sum of 0 every move, splitting or not, leads to another sum, and the strategy of
//! misère Nim works as it is, without splitting. A sum of 0 never has exactly one row of more than one
//! apple; so as long as there are such rows, the opponent faces at least two of them and leaves at least
//! one. If it is just one, leave an odd number of single apples.
//!
//! **Input.** `n` and then n rows for each case, to the end; blank lines may stand between the cases.
//! **Output.** `Yes` if Fra wins, else `No`.
//!
//! **Complexity.** O(n) a case.

use common::judge::{self, Framing, Input, Number};
use common::nim::misere_nim_wins;
use proconio::input;
use std::process::ExitCode;

const INPUT: Framing = Framing::ToEnd;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: Number }
    let fra_wins = misere_nim_wins(input.numbers(n));
    Ok(if fra_wins { "Yes" } else { "No" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether Fra wins: by the rules and nothing else. `known` remembers the answers.
    fn brute_force(rows: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if rows.is_empty() {
            return true; // the friend has taken the last apple
        }
        if let Some(&wins) = known.get(rows) {
            return wins;
        }
        let wins = moves(rows).iter().any(|rest| !brute_force(rest, known));
        known.insert(rows.to_vec(), wins);
        wins
    }

    /// All moves: take `take` neighbouring apples, with `left` apples of their row to the left of them.
    fn moves(rows: &[usize]) -> Vec<Vec<usize>> {
        let mut moves = Vec::new();
        for (i, &row) in rows.iter().enumerate() {
            for take in 1..=row {
                for left in 0..=row - take {
                    let mut rest = rows.to_vec();
                    rest[i] = left;
                    rest.push(row - take - left);
                    moves.push(tidy(rest));
                }
            }
        }
        moves
    }

    /// Without empty rows, and sorted: the order of the rows is no matter.
    fn tidy(mut rows: Vec<usize>) -> Vec<usize> {
        rows.retain(|&row| row > 0);
        rows.sort_unstable();
        rows
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for n in 0..8usize.pow(3) {
            let [a, b, c] = [n % 8, n / 8 % 8, n / 64];
            let wins = brute_force(&tidy(vec![a, b, c]), &mut known);
            let (answer, _) = judge::transcript(INPUT, solve, &format!("3 {a} {b} {c}"));
            assert_eq!(answer, if wins { "Yes\n" } else { "No\n" }, "{a} {b} {c}");
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let mut known = HashMap::new();
        let mut wins = |a, b, c| brute_force(&tidy(vec![a, b, c]), &mut known);
        let rows: String = (0..=7).map(|b| format!("{b:3}")).collect();
        let mut table = format!("b    {rows}\n");
        for a in 0..=7 {
            table += &format!("a = {a}");
            for b in 0..=7 {
                let lost: Vec<usize> = (0..=7).filter(|&c| !wins(a, b, c)).collect();
                assert_eq!(lost.len(), 1, "{a} {b} {lost:?}");
                table += &format!("{:3}", lost[0]);
            }
            table += "\n";
        }
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }
}
