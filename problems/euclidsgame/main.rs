//! # Kattis euclidsgame · Taking multiples of the smaller number · Euclid's Game
//!
//! Two positive numbers; a move subtracts a positive multiple of the smaller number from the larger one, and
//! the result must not be negative. Whoever makes a number 0 wins. Stan begins; Ollie is the second player.
//!
//! **Theorem.** Let a >= b. Stan wins if and only if a = b or a > φ b, where φ = (1 + √5) / 2 is the golden
//! ratio.
//!
//! **Why.** If b < a < φ b, then a < 2 b, and there is one move, to b and r = a - b; as r < (φ - 1) b, that
//! is b > φ r, the opponent faces a position that is won. If a = b, or if a is any other multiple of b,
//! subtract it all. Otherwise let a > φ b, and let r be the remainder of a divided by b. The pairs (b, r) and
//! (b + r, b) have the ratios b / r and 1 + r / b, and exactly one of these is less than φ, since φ = 1 +
//! 1/φ: leave this pair. (If a < 2 b, then b + r is a, whose ratio is not less than φ, so it is the pair (b,
//! r).)
//!
//! **Without √5.** For a >= b > 0, a > φ b holds if and only if a² > a b + b², because φ is the positive root
//! of φ² = φ + 1. So the theorem reads
//!
//! > Stan wins if and only if a = b or a (a - b) > b²,
//!
//! in whole numbers, which u128 holds for all a and b of u64. In floating point a / b cannot be told from φ
//! for some pairs of neighbouring Fibonacci numbers within the bounds of the judge.
//!
//! **Input.** `a b` for each case, in either order; `0 0` ends. **Output.** `Stan wins` or `Ollie wins`.
//!
//! **Complexity.** O(1) a case.
//!
//! **Reference.** A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy
//! for it", The Mathematical Gazette 53 (1969), 354–357.

use common::judge::{self, ensure, Framing, Input, Number};
use proconio::input;
use std::process::ExitCode;

/// Whether Stan, who moves first, wins on `a` and `b`, in either order, both at least 1.
fn stan_wins(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.max(b)), u128::from(a.min(b)));
    a == b || a * (a - b) > b * b
}

const INPUT: Framing = Framing::Zeros(2);

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, a: Number, b: Number }
    ensure(a > 0 && b > 0, "two numbers of at least 1", format_args!("{a} and {b}"))?;
    Ok(if stan_wins(a, b) { "Stan wins" } else { "Ollie wins" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use common::sequences::fibonacci;
    use proptest::prelude::*;

    /// For all numbers of 0 to `max` whether the player to move wins: by the rules and nothing else. Where
    /// a number is 0, the opponent has just won.
    fn brute_force(max: usize) -> Vec<Vec<bool>> {
        let mut won = vec![vec![false; max + 1]; max + 1];
        for a in 1..=max {
            for b in 1..=max {
                won[a][b] = if a >= b {
                    (1..=a / b).any(|times| !won[a - times * b][b])
                } else {
                    (1..=b / a).any(|times| !won[a][b - times * a])
                };
            }
        }
        won
    }

    #[test]
    fn agrees_with_the_rules() {
        let won = brute_force(400);
        for (a, b) in (1..=400).flat_map(|a| (1..=400).map(move |b| (a, b))) {
            assert_eq!(stan_wins(a as u64, b as u64), won[a][b], "{a} {b}");
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let won = brute_force(21);
        let mut board = format!("a\\b{}\n", (1..=21).map(|b| format!("{b:3}")).collect::<String>());
        for (a, row) in won[..=13].iter().enumerate().skip(1) {
            let row: String = row[1..].iter().map(|&won| if won { "  ." } else { "  L" }).collect();
            board += &format!("{a:3}{row}\n");
        }
        assert!(include_str!("solution/solution.en.md").contains(&board), "{board}");
    }

    /// Euclid's algorithm, as in `submissions/accepted/plain.c`: whoever can first choose, or end the game,
    /// wins.
    fn by_euclid(a: u64, b: u64) -> bool {
        let (mut a, mut b, mut stan) = (a.max(b), a.min(b), true);
        while a % b != 0 && a / b == 1 {
            (a, b, stan) = (b, a - b, !stan);
        }
        stan
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert!(stan_wins(max, max) && stan_wins(1, max) && stan_wins(max, 1));
        assert!(!stan_wins(max, max - 1) && !stan_wins(max - 1, max));
        // No pairs are nearer to the golden ratio than neighbouring Fibonacci numbers.
        let numbers: Vec<u64> = fibonacci().collect();
        for (index, pair) in numbers.windows(2).enumerate() {
            let (b, a) = (pair[0], pair[1]);
            assert_eq!(stan_wins(a, b), index % 2 == 0, "{a} {b}");
            assert_eq!(stan_wins(b, a), by_euclid(a, b), "{a} {b}");
        }
    }

    #[test]
    fn zeros_are_no_numbers_of_the_game() {
        let (answers, message) = judge::transcript(INPUT, solve, "34 12\n5 0\n0 0\n");
        assert_eq!(answers, "Stan wins\n");
        assert_eq!(message.unwrap(), "line 2: expected two numbers of at least 1, found 5 and 0");
    }

    proptest! {
        #[test]
        fn agrees_with_the_algorithm_of_euclid(a in 1u64.., b in 1u64..) {
            prop_assert_eq!(stan_wins(a, b), by_euclid(a, b));
        }

        /// The quotients of Euclid's algorithm are all 1 for a while.
        #[test]
        fn agrees_near_the_golden_ratio(a in 1u64..1000, b in 1u64..1000, steps in 0usize..70) {
            let (mut a, mut b) = (a.max(b), a.min(b));
            for _ in 0..steps {
                (a, b) = (a + b, a);
            }
            for (a, b) in [(a, b), (a + 1, b), (a, b + 1)] {
                prop_assert_eq!(stan_wins(a, b), by_euclid(a, b));
                prop_assert_eq!(stan_wins(b, a), by_euclid(a, b));
            }
        }
    }
}
