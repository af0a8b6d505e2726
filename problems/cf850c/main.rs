//! # Codeforces 850C · Arpa and a game with Mojtaba
//!
//! There are n numbers. A move chooses a power p^k of a prime, k >= 1, that divides at least one of them, and divides
//! by it every number that it divides. A player who cannot move loses. Mojtaba moves first, then Arpa. Who wins?
//!
//! **Input.** n (1 <= n <= 100), then on the next line the n numbers, from 1 to 10^9. **Output.** `Mojtaba` or `Arpa`,
//! the winner.
//!
//! **Hint.** See which numbers one move changes together, and which part of each of them it does not touch.
//!
//! **Theorem.** For each prime p take the set of the exponents that p has in the numbers, without 0. A move in a set
//! reduces all its elements e >= k by k, for some k from 1 to the largest element; elements that become 0 leave the
//! set. Mojtaba wins if and only if the Nim sum of the Grundy values of these sets is not 0.
//!
//! **Why.** A move with p^k reduces by k the exponents of p that are at least k, in all numbers at once, and changes no
//! other exponents. The primes are therefore a sum of games, and the theory page on sums proves that the Nim sum
//! decides. Equal exponents stay equal, and 0 stays 0, so only the set matters. (In the lesson abc368f a move changes
//! one number, and there the numbers are the summands.)
//!
//! **Limit:** numbers of at least 1.
//!
//! **Complexity.** O(n √A) for numbers up to A, and a search of the sets that can be reached, which are few.

use common::grundy::mex;
use common::judge::{self, ensure, Input};
use std::collections::BTreeMap;

/// The primes of a number >= 1, as often as they divide it, in ascending order.
fn prime_factors(mut number: u64) -> Vec<u64> {
    let (mut factors, mut divisor) = (Vec::new(), 2);
    while divisor <= number / divisor {
        if number % divisor == 0 {
            factors.push(divisor);
            number /= divisor;
        } else {
            divisor += 1;
        }
    }
    if number > 1 {
        factors.push(number);
    }
    factors
}

/// The Grundy value of a set of exponents. Bit e is 1 if e is in the set; bit 0 never is. `known` remembers the values.
fn grundy(set: u64, known: &mut BTreeMap<u64, u64>) -> u64 {
    if let Some(&value) = known.get(&set) {
        return value;
    }
    let options = (1..64 - set.leading_zeros()).map(|k| {
        let smaller = set & ((1 << k) - 1); // exponents below k, which stay
        grundy((smaller | set >> k) & !1, known)
    });
    let value = mex(options);
    known.insert(set, value);
    value
}

/// Whether the first player wins on a list of numbers >= 1.
fn first_wins(numbers: &[u64]) -> bool {
    let mut sets: BTreeMap<u64, u64> = BTreeMap::new(); // the exponents of each prime
    for &number in numbers {
        let factors = prime_factors(number);
        for &prime in &factors {
            let exponent = factors.iter().filter(|&&factor| factor == prime).count();
            *sets.entry(prime).or_insert(0) |= 1 << exponent;
        }
    }
    let mut known = BTreeMap::new();
    sets.values().fold(0, |sum, &set| sum ^ grundy(set, &mut known)) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let numbers = input.numbers(n);
    ensure!(!numbers.contains(&0), "expected numbers of at least 1, found 0");
    Ok(if first_wins(&numbers) { "Mojtaba" } else { "Arpa" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    fn is_prime_power(power: u64) -> bool {
        let prime = (2..=power).find(|divisor| power % divisor == 0);
        prime.map_or(false, |prime| (1..=6).any(|k| prime.pow(k) == power))
    }

    /// What the moves leave of a list, in ascending order, of numbers up to 64: by the rules and nothing else.
    fn brute_force(numbers: &[u64]) -> Vec<Vec<u64>> {
        let after = |power: u64| {
            let divide = |&n: &u64| if n % power == 0 { n / power } else { n };
            let mut option: Vec<u64> = numbers.iter().map(divide).collect();
            option.sort_unstable();
            option
        };
        let options = (2..=64).filter(|&power| is_prime_power(power)).map(after);
        options.filter(|option| option != numbers).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|numbers: &Vec<u64>| brute_force(numbers));
        let pairs = (1..=64).flat_map(|a| (a..=64).map(move |b| (a, b)));
        for (a, b) in pairs {
            for c in (b..=64).filter(|c| a == 1 || c % 32 == 0) {
                assert_eq!(first_wins(&[a, b, c]), game.wins(&vec![a, b, c]), "{a} {b} {c}");
            }
        }
    }
}
