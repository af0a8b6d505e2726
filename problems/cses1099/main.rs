//! # CSES 1099 · Staircase Nim in its plain form · Stair Game
//!
//! Stairs are numbered 1, 2, ..., n from the bottom, and there are balls on them. A move takes at least
//! one ball from one stair, but not from stair 1, and puts all that it takes on the next lower stair.
//! Whoever cannot move loses.
//!
//! **Theorem.** The first player wins exactly when the Nim sum of the even stairs, of the numbers of
//! balls on the stairs 2, 4, 6, ..., is not 0.
//!
//! **Why.** Of two neighbouring stairs one is even, so each move changes exactly one of these numbers,
//! and with it the Nim sum. And each of them can be made smaller at will, by a move to the odd stair
//! below, so that a Nim sum other than 0 can be made 0 as in Nim. Balls that come down from an odd stair
//! make a number larger; that does no harm, because it cannot go on for ever.
//!
//! **Input.** A number of cases; for each `n` and then n numbers of balls, from stair 1 upwards.
//! **Output.** `first` or `second`.
//!
//! **Complexity.** O(n) time and O(1) memory a case.
//!
//! **Reference.** T. S. Ferguson, *Game Theory*, part I, section 2: Staircase Nim.

use common::judge::{self, Framing, Input, Number};
use common::nim::nim_sum;
use proconio::input;
use std::process::ExitCode;

/// Whether the first player wins with so many balls on the stairs 1, 2, 3, ... Takes all of them.
fn first_wins(balls: impl IntoIterator<Item = u64>) -> bool {
    nim_sum(balls.into_iter().skip(1).step_by(2)) != 0 // the stairs 2, 4, 6, ...
}

const INPUT: Framing = Framing::Counted;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: Number }
    Ok(if first_wins(input.numbers(n)) { "first" } else { "second" })
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

    /// Whether the first player wins with `balls` on the stairs, by the rules and nothing else. `known`
    /// remembers the positions met before.
    fn brute_force(balls: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(balls) {
            return wins;
        }
        let mut wins = false;
        for stair in 1..balls.len() {
            for take in 1..=balls[stair] {
                let mut next = balls.to_vec();
                next[stair] -= take;
                next[stair - 1] += take;
                wins |= !brute_force(&next, known);
            }
        }
        known.insert(balls.to_vec(), wins);
        wins
    }

    /// All positions of `stairs` stairs with fewer than `less` balls on each.
    fn positions(stairs: u32, less: u64) -> impl Iterator<Item = Vec<u64>> {
        (0..less.pow(stairs)).map(move |n| (0..stairs).map(|i| n / less.pow(i) % less).collect())
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for (stairs, less) in [(1, 9), (2, 9), (3, 6), (4, 4), (5, 3), (6, 2)] {
            for balls in positions(stairs, less) {
                let expected = brute_force(&balls, &mut known);
                assert_eq!(first_wins(balls.iter().copied()), expected, "{balls:?}");
            }
        }
    }

    /// A table with a row for each of the first and a column for each of the second numbers, headed by
    /// the names of both. `position` makes a position of them and of a third number: the one with
    /// which the position is lost.
    fn table(names: [&str; 2], size: u64, position: impl Fn(u64, u64, u64) -> Vec<u64>) -> String {
        let mut known = HashMap::new();
        let columns: String = (0..size).map(|column| format!("{column:3}")).collect();
        let mut table = format!("{:6} {columns}\n", names[1]);
        for row in 0..size {
            table += &format!("{} = {row} ", names[0]);
            for column in 0..size {
                let is_lost =
                    |&third: &u64| !brute_force(&position(row, column, third), &mut known);
                let lost: Vec<u64> = (0..size).filter(is_lost).collect();
                let [third] = lost[..] else { panic!("{row} {column}: {lost:?}") };
                table += &format!("{third:3}");
            }
            table += "\n";
        }
        table
    }

    #[test]
    fn the_write_up_shows_the_tables() {
        for table in [
            table(["p3", "p2"], 5, |p3, p2, p4| vec![0, p2, p3, p4]),
            table(["p2", "p4"], 4, |p2, p4, p6| vec![0, p2, 0, p4, 0, p6]),
        ] {
            for page in
                [include_str!("solution/solution.en.md"), include_str!("solution/solution.zh.md")]
            {
                assert!(page.contains(&format!("```text\n{table}```\n")), "{table}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        assert!(!first_wins([u64::MAX]));
        assert!(first_wins([0, u64::MAX]));
        assert!(first_wins([0, u64::MAX, 0, u64::MAX - 1]));
        assert!(!first_wins([7, u64::MAX, u64::MAX, u64::MAX, 1]));
    }

    /// The next case begins behind the last stair, whether it is even or odd.
    #[test]
    fn all_stairs_are_read() {
        let (answers, error) =
            judge::transcript(INPUT, solve, "5\n1 5\n2 5 1\n3 1 0 1 4 0 0 1 1 2 0 3");
        assert_eq!(answers, "second\nfirst\nsecond\nfirst\nfirst\n");
        assert_eq!(error, None);
    }

    #[test]
    fn what_is_no_number_of_balls() {
        let message = |input| judge::transcript(INPUT, solve, input).1.unwrap();
        let expected =
            "line 2: expected a whole number from 0 to 18446744073709551615, found \"-1\"";
        assert_eq!(message("1\n2 3 -1\n"), expected);
        assert_eq!(
            message("1\n3\n0 5\n"),
            "line 3: expected more input, found the end of the file"
        );
    }
}
