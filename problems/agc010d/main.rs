//! # AtCoder AGC 010 D · Decrementing
//!
//! N numbers are given whose greatest common divisor is 1. A move lowers a number that is at least 2 by 1; then all
//! numbers are divided by their greatest common divisor. A player who cannot move, since all numbers are 1, loses. Who
//! wins?
//!
//! **Input.** N (1 <= N <= 10^5), then on the next line the N numbers, from 1 to 10^9. **Output.** `First` if the first
//! player wins, otherwise `Second`.
//!
//! **Hint.** Count the even numbers. When can the division change their parities?
//!
//! **Theorem.** The player to move wins if the number of even numbers is odd. Otherwise the player loses, unless there
//! is a single odd number and it is not 1. Then the only move that can win is to lower that number, and it wins if and
//! only if it leaves a lost position.
//!
//! **Why.** As the greatest common divisor is 1, some number is odd before each move. If some number is odd after the
//! move too, the new divisor is odd, and the division changes no parity. By induction on the sum of the numbers:
//!
//! - *The number of even numbers is odd.* Lower an even number. Then the number of even numbers is even, and at least
//!   two numbers are odd. By the next case the opponent loses.
//! - *It is even, and at least two numbers are odd.* After each move some number is still odd, so the move changes the
//!   number of even numbers by 1, and leads to the case before, where the opponent wins. If there is no move, the
//!   player loses too.
//! - *It is even, and a single number is odd.* Lowering an even number leads to the first case again, and loses. Only
//!   the odd number remains to be lowered, if it is not 1. Then all are even, and the division at least halves each of
//!   them.
//!
//! For numbers up to 10^9 the last case therefore occurs at most 30 times in a row. The lesson loj10246 has another
//! game where parities decide, except in a few positions.
//!
//! **Complexity.** O(N log a) for numbers up to a.

use common::judge::{self, rule, Input};

/// The greatest common divisor, 0 for no numbers.
fn common_divisor(numbers: &[u64]) -> u64 {
    let mut divisor = 0;
    for &number in numbers {
        let mut rest = number;
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
    }
    divisor
}

/// Whether the player to move wins on these numbers, whose greatest common divisor is 1.
fn wins(mut numbers: Vec<u64>) -> bool {
    let odds = numbers.iter().filter(|&number| number % 2 == 1).count();
    if (numbers.len() - odds) % 2 == 1 {
        return true;
    }
    match numbers.iter_mut().find(|number| **number % 2 == 1) {
        Some(number) if odds == 1 && *number > 1 => *number -= 1,
        _ => return false,
    }
    let divisor = common_divisor(&numbers);
    for number in &mut numbers {
        *number /= divisor;
    }
    !wins(numbers)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let numbers = input.numbers(n);
    rule!(!numbers.contains(&0), "expected numbers of at least 1, found 0");
    let divisor = common_divisor(&numbers);
    rule!(divisor == 1, "expected 1 for the greatest common divisor, found {divisor}");
    Ok(if wins(numbers) { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, Search};

    /// What the moves from these numbers leave, each in ascending order: by the rules and nothing else.
    fn brute_force(numbers: &[u64]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for i in (0..numbers.len()).filter(|&i| numbers[i] > 1) {
            let mut option = numbers.to_vec();
            option[i] -= 1;
            option.sort_unstable();
            let divides_all = |divisor: &u64| option.iter().all(|number| number % divisor == 0);
            let divisor = (1..=option[0]).rev().find(divides_all).unwrap();
            options.push(option.iter().map(|number| number / divisor).collect());
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|numbers: &Vec<u64>| brute_force(numbers));
        for (length, largest) in [(1, 9), (2, 40), (3, 26), (4, 12), (5, 9), (6, 6)] {
            for numbers in ascending_lists(length, 1..=largest) {
                if (2..=largest).all(|d| numbers.iter().any(|number| number % d != 0)) {
                    assert_eq!(wins(numbers.clone()), game.wins(&numbers), "{numbers:?}");
                }
            }
        }
    }
}
