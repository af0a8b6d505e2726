//! # Kattis euclidsgame · Taking multiples of the smaller number · Euclid's Game
//!
//! Two positive numbers; a move subtracts a positive multiple of the smaller number from the larger, and the result
//! must not be negative. The player who makes a number 0 wins. Stan begins; Ollie is the second player.
//!
//! **Theorem.** Let a >= b. Stan wins if and only if a = b or a > φ b, where φ = (1 + √5) / 2 is the golden ratio.
//!
//! **Why.** If b < a < φ b, then a < 2 b, and there is one move, to b and r = a - b; as r < (φ - 1) b, that is b > φ r,
//! the opponent faces a position that is won. If a = b, or if a is any other multiple of b, subtract it all. Otherwise
//! let a > φ b, and let r be the remainder of a divided by b. The pairs (b, r) and (b + r, b) have the ratios b / r and
//! 1 + r / b, and exactly one of these is less than φ, since φ = 1 + 1/φ: leave this pair. (If a < 2 b, then b + r is
//! a, whose ratio is not less than φ, so it is the pair (b, r).)
//!
//! **Without √5.** For a >= b > 0, a > φ b holds if and only if a² > a b + b², because φ is the positive root
//! of φ² = φ + 1. So the theorem reads
//!
//! > Stan wins if and only if a = b or a (a - b) > b²,
//!
//! in whole numbers, which u128 holds for all a and b of u64. In floating point a / b cannot be distinguished from φ
//! for some pairs of neighbouring Fibonacci numbers within the bounds of the judge.
//!
//! **Input.** `a b` for each case, in either order; `0 0` ends. **Output.** `Stan wins` or `Ollie wins`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Reference.** A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy
//! for it", The Mathematical Gazette 53 (1969), 354–357.

use common::judge::{self, input, rule, Input};

/// Whether Stan, who moves first, wins on `a` and `b`, in either order, both at least 1.
fn stan_wins(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.max(b)), u128::from(a.min(b)));
    a == b || a * (a - b) > b * b
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, a: u64, b: u64 }
    rule!(a > 0 && b > 0, "expected two numbers of at least 1, found {a} and {b}");
    Ok(if stan_wins(a, b) { "Stan wins" } else { "Ollie wins" })
}

fn main() {
    judge::until_zeros(2, solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use common::subtraction::fibonacci;

    /// For all numbers of 0 to `max` whether the player to move wins: by the rules and nothing else. Where
    /// a number is 0, the opponent has just won.
    pub fn brute_force(max: usize) -> Vec<Vec<bool>> {
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
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert!(stan_wins(max, max) && stan_wins(1, max) && stan_wins(max, 1));
        assert!(!stan_wins(max, max - 1) && !stan_wins(max - 1, max));
        // No pairs are nearer to the golden ratio than neighbouring Fibonacci numbers.
        for (index, (b, a)) in fibonacci().zip(fibonacci().skip(1)).enumerate() {
            assert_eq!([stan_wins(a, b), stan_wins(b, a)], [index % 2 == 0; 2], "{a} {b}");
        }
    }

    #[test]
    fn zeros_are_no_numbers_of_the_game() {
        let (answers, message) = judge::transcript(main, "34 12\n5 0\n0 0\n");
        assert_eq!(answers, "Stan wins\n");
        assert_eq!(message.unwrap(), "line 2: expected two numbers of at least 1, found 5 and 0");
    }
}
