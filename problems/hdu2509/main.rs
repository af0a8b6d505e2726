//! # HDU 2509 · Misère Nim with splitting · Be the Winner
//!
//! n rows of apples. A move takes any positive number of neighbouring apples from one row, which may
//! split it in two. The player who takes the last apple loses; Fra moves first.
//!
//! **Theorem.** As in misère Nim (HDU 1907): if some row has more than one apple, Fra wins if and only if the Nim sum
//! is not 0; if all rows have at most one, if and only if the number of apples is even.
//!
//! **Why.** Splitting changes nothing. If a move leaves two rows a and b of a row of h apples, they contribute
//! a ^ b to the Nim sum, and a ^ b <= a + b < h: as much as some shorter row, never h itself. Hence from a
//! Nim sum of 0 every move, splitting or not, leads to another sum, and the strategy of misère Nim works as it is,
//! without splitting. A sum of 0 never has exactly one row of more than one apple; so as long as there are such rows,
//! the opponent faces at least two of them and leaves at least one. If it is just one, leave an odd number of single
//! apples.
//!
//! **Input.** `n` and then n rows for each case, to the end; there may be blank lines between the cases. **Output.**
//! `Yes` if Fra wins, else `No`.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::misere_nim_wins;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let fra_wins = misere_nim_wins(input.numbers(n));
    Ok(if fra_wins { "Yes" } else { "No" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether Fra wins on rows in any order: by the rules and nothing else. `known` remembers the answers.
    pub fn brute_force(rows: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        let mut rows = rows.to_vec();
        rows.retain(|&row| row > 0);
        rows.sort_unstable();
        if let Some(&wins) = known.get(&rows) {
            return wins;
        }
        let mut wins = rows.is_empty(); // as the friend has taken the last apple
        for (i, &row) in rows.iter().enumerate() {
            for take in 1..=row {
                for left in 0..=row - take {
                    let mut rest = rows.clone();
                    rest[i] = left;
                    rest.push(row - take - left);
                    wins = wins || !brute_force(&rest, known);
                }
            }
        }
        known.insert(rows, wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for n in 0..8usize.pow(3) {
            let [a, b, c] = [n % 8, n / 8 % 8, n / 64];
            let (answer, _) = judge::transcript(main, &format!("3 {a} {b} {c}"));
            let expected = if brute_force(&[a, b, c], &mut known) { "Yes\n" } else { "No\n" };
            assert_eq!(answer, expected, "{a} {b} {c}");
        }
    }
}
