//! # AtCoder ABC 212 H · Counting Nim positions · Nim Counting
//!
//! K different numbers are given. Someone lays 1 to N heaps of matches in a row, each with one of these numbers of
//! matches, and two players play Nim with them: a move takes any positive number of matches from one heap, and the player
//! who takes the last match wins. For how many rows does the first player win?
//!
//! **Theorem.** Let S be a power of two above all numbers. For i from 0 to S - 1 let t(i) be the number of given numbers v
//! for which i & v, the bitwise and, has an even number of digits 1, minus the number of the others. Of the rows of n heaps,
//! (t(0)^n + t(1)^n + ... + t(S - 1)^n) / S have the Nim sum 0.
//!
//! **Why.** Multiply out t(i)^n: there is a term for each row, 1 or -1, and it is 1 if and only if i & s has an even number
//! of digits 1, where s is the Nim sum of the row. For s = 0 all S terms are 1. Otherwise the i come in pairs that differ in
//! one digit of s alone, and their terms cancel.
//!
//! **Input.** `N K` and the K numbers. **Output.** The number of rows that the first player wins, modulo 998244353.
//!
//! **Limit:** numbers of at most 65535.
//!
//! **Complexity.** O(S log S + S log N).
//!
//! **Reference.** J. L. Walsh, "A closed set of normal orthogonal functions", American Journal of Mathematics 45 (1923),
//! 5–24.

use common::judge::{self, ensure, input, rule, Input};
use common::walsh::{transform, PRIME};

const LARGEST: u64 = 65_535;

/// t + t^2 + ... + t^n and t^n, modulo the prime.
fn powers(t: u64, n: u64) -> (u64, u64) {
    if n == 0 {
        return (0, 1);
    }
    let (sum, power) = powers(t, n / 2);
    let (sum, power) = ((sum + power * sum) % PRIME, power * power % PRIME);
    if n % 2 == 0 {
        return (sum, power);
    }
    let next = power * t % PRIME;
    ((sum + next) % PRIME, next)
}

/// The number of rows of 1 to `n` heaps that the first player wins, modulo the prime, from how often each number of matches
/// is given.
fn won_rows(n: u64, mut counts: Vec<u64>) -> u64 {
    transform(&mut counts);
    let all = powers(counts[0], n).0;
    let mut lost = counts.iter().map(|&t| powers(t, n).0).sum::<u64>() % PRIME;
    for _ in 0..counts.len().trailing_zeros() {
        lost = if lost % 2 == 0 { lost } else { lost + PRIME } / 2;
    }
    (all + PRIME - lost) % PRIME
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, k: u64 }
    let numbers = input.numbers(k);
    let size = numbers.iter().max().map_or(1, |&largest| largest.saturating_add(1));
    ensure!(size <= LARGEST + 1, "expected numbers of at most {LARGEST}, found {}", size - 1);
    let mut counts = vec![0; usize::try_from(size)?.next_power_of_two()];
    for number in numbers {
        rule!(number > 0, "expected heaps of at least one match, found 0");
        let number = usize::try_from(number)?;
        rule!(counts[number] == 0, "expected different numbers, found {number} twice");
        counts[number] += 1;
    }
    Ok(won_rows(n, counts).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_sets, nim_moves, sorted, Search};

    /// How many rows of 1 to `n` of these heaps the first player wins, by the rules and nothing else.
    pub fn brute_force(n: usize, numbers: &[usize]) -> usize {
        let mut nim = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        let rows = (1..=n).flat_map(|length| all_lists(length, numbers.iter().copied()));
        rows.filter(|row| nim.wins(&sorted(row))).count()
    }

    pub fn answer(n: usize, numbers: &[usize]) -> String {
        let list: Vec<String> = numbers.iter().map(usize::to_string).collect();
        judge::transcript(main, &format!("{n} {}\n{}\n", list.len(), list.join(" "))).0
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, largest) in [(1, 8), (2, 7), (3, 6), (4, 4), (5, 3)] {
            for numbers in all_sets(1..=largest) {
                if !numbers.is_empty() {
                    let expected = format!("{}\n", brute_force(n, &numbers));
                    assert_eq!(answer(n, &numbers), expected, "{n} {numbers:?}");
                }
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        assert_eq!(powers(1, u64::MAX).0, u64::MAX % PRIME);
        assert_eq!(powers(PRIME - 1, u64::MAX), (PRIME - 1, PRIME - 1));
        let message = judge::transcript(main, "1 1\n65536\n").1.unwrap();
        assert!(message.ends_with("expected numbers of at most 65535, found 65536"));
    }
}
