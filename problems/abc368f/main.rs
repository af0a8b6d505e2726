//! # AtCoder ABC 368 F · Nim on prime factors · Dividing Game
//!
//! Several positive integers are written on a board. A move replaces one of them by one of its divisors, but not by
//! itself. A player who cannot move, since all of them are 1, loses; Anna moves first, Bruno second.
//!
//! **Theorem.** Anna wins if and only if the Nim sum of the numbers of prime factors is not 0, where each prime factor
//! counts as often as it occurs: 12 = 2 · 2 · 3 has three.
//!
//! **Why.** A proper divisor has fewer prime factors, and any smaller number of them is possible: leave
//! out as many as you like. Hence a number with k prime factors is a Nim heap of k stones.
//!
//! **Limit:** numbers up to 100,000.
//!
//! **Input.** `N`, then N integers. **Output.** `Anna` or `Bruno`.
//!
//! **Complexity.** 266,400 steps for the table of all numbers up to 100,000, once; then O(N).
//!
//! **Reference.** AtCoder Beginner Contest 368, F.

use common::judge::{self, ensure, rule, Input};

/// The largest number of the problem.
const LARGEST: usize = 100_000;

/// How many prime factors each number up to `largest` has, each as often as it occurs: its Grundy value.
/// (0 is no position of the game, and its entry has no meaning.)
fn prime_factors(largest: usize) -> Vec<u64> {
    let mut factors = vec![0; largest + 1];
    for prime in 2..=largest {
        if factors[prime] == 0 {
            // A prime, as no smaller one divides it.
            for multiple in (prime..=largest).step_by(prime) {
                factors[multiple] = factors[multiple / prime] + 1;
            }
        }
    }
    factors
}

/// `factors` holds the Grundy values.
fn solve(factors: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for a in input.numbers(n) {
        rule!(a > 0, "expected numbers from 1 on, found {a}");
        let a = usize::try_from(a)?;
        ensure!(a <= LARGEST, "expected numbers up to {LARGEST}, found {a}");
        sum ^= factors[a];
    }
    Ok(if sum != 0 { "Anna" } else { "Bruno" })
}

fn main() {
    let factors = prime_factors(LARGEST);
    judge::single(|input| solve(&factors, input))
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether Anna wins with these numbers, by the rules and nothing else. `known` remembers the
    /// positions met before.
    pub fn brute_force(numbers: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(numbers) {
            return wins;
        }
        let mut wins = false;
        for i in 0..numbers.len() {
            for divisor in (1..numbers[i]).filter(|divisor| numbers[i] % divisor == 0) {
                let mut next = numbers.to_vec();
                next[i] = divisor;
                wins |= !brute_force(&next, known);
            }
        }
        known.insert(numbers.to_vec(), wins);
        wins
    }

    fn transcript(factors: &[u64], input: &str) -> (String, Option<String>) {
        judge::transcript(|| judge::single(|input| solve(factors, input)), input)
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        let factors = prime_factors(LARGEST);
        for n in 0..16u64.pow(3) {
            let numbers = [n % 16, n / 16 % 16, n / 256].map(|number| number + 1);
            let [a, b, c] = numbers;
            let (answer, _) = transcript(&factors, &format!("3 {a} {b} {c}"));
            let wins = brute_force(&numbers, &mut known);
            assert_eq!(answer, if wins { "Anna\n" } else { "Bruno\n" }, "{numbers:?}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let factors = prime_factors(LARGEST);
        assert_eq!(transcript(&factors, "2\n1 100000\n").0, "Anna\n");
        let message = |input| transcript(&factors, input).1.unwrap();
        assert_eq!(message("2\n3 0\n"), "line 2: expected numbers from 1 on, found 0");
        assert_eq!(message("2\n3 100001\n"), "line 2: expected numbers up to 100000, found 100001");
    }
}
