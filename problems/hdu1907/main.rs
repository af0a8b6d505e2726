//! # HDU 1907 · Misère Nim · John
//!
//! Misère Nim: N heaps of sweets, a move eats any positive number from one heap, and whoever eats
//! the last sweet loses. John moves first, his brother second.
//!
//! **Theorem.** If some heap has more than one sweet, John wins exactly when the Nim sum is not 0, as
//! in normal play. If all heaps have at most one, he wins exactly when the number of sweets is even.
//!
//! **Why.** With heaps of one only, nobody has a choice: an even number of them is won, an odd one is
//! lost. Otherwise play as in normal Nim and leave a sum of 0. A sum of 0 never has exactly one heap of
//! more than one: its highest bit would be left in the sum. So the opponent never faces exactly one such
//! heap. You will; then reduce it to 0 or 1, so that an odd number of ones is left, and win.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `John` or `Brother`.
//!
//! **Complexity.** O(N) a case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Framing, Input, Number};
use common::nim::misere_nim_wins;
use proconio::input;
use std::process::ExitCode;

const INPUT: Framing = Framing::Counted;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: Number }
    let john_wins = misere_nim_wins(input.numbers(n));
    Ok(if john_wins { "John" } else { "Brother" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The positions that John loses, with heaps of 0 to `max` sweets: by the rules and nothing else.
    /// The player who faces the empty table has won under the misère rule, and has lost in normal play.
    fn brute_force(max: usize, misere: bool) -> HashSet<[usize; 3]> {
        let mut lost = HashSet::new();
        for a in 0..=max {
            for b in 0..=max {
                for c in 0..=max {
                    let has_won = misere && [a, b, c] == [0, 0, 0];
                    let wins = has_won
                        || (0..a).any(|left| lost.contains(&[left, b, c]))
                        || (0..b).any(|left| lost.contains(&[a, left, c]))
                        || (0..c).any(|left| lost.contains(&[a, b, left]));
                    if !wins {
                        lost.insert([a, b, c]);
                    }
                }
            }
        }
        lost
    }

    #[test]
    fn agrees_with_the_rules() {
        let lost = brute_force(8, true);
        for n in 0..9usize.pow(3) {
            let [a, b, c] = [n % 9, n / 9 % 9, n / 81];
            let (answer, _) = judge::transcript(INPUT, solve, &format!("1\n3\n{a} {b} {c}\n"));
            let expected = if lost.contains(&[a, b, c]) { "Brother\n" } else { "John\n" };
            assert_eq!(answer, expected, "{a} {b} {c}");
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let boards = [brute_force(6, false), brute_force(6, true)];
        let heaps: String = (0..=6).map(|b| format!("{b:3}")).collect();
        let mut table = format!("{:<29}misère\nb    {heaps}   {heaps}\n", "      normal play");
        for a in 0..=6 {
            let [normal, misere] = boards.each_ref().map(|lost| -> String {
                (0..=6).map(|b| if lost.contains(&[a, b, 0]) { "  L" } else { "  W" }).collect()
            });
            table += &format!("a = {a}{normal}   {misere}\n");
        }
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(judge::transcript(INPUT, solve, &format!("1\n2\n{max} {max}")).0, "Brother\n");
        assert_eq!(judge::transcript(INPUT, solve, &format!("1\n2\n{max} 1")).0, "John\n");
    }
}
