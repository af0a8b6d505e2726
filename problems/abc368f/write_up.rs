//! The table and the numbers that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use super::{prime_factors, LARGEST};
use checks::blocks::{grid, listed, lost_cells, with_kinds, Document};
use checks::rules::in_one;
use common::grundy::{grundy_table, GrundySearch};
use common::nim::nim_sum;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("abc368f");

/// The proper divisors of `n`.
fn divisors(n: usize) -> impl Iterator<Item = usize> {
    (1..n).filter(move |divisor| n % divisor == 0)
}

#[test]
fn grundy_values_are_numbers_of_prime_factors() {
    let values =
        grundy_table(2000, |n, values| divisors(n).map(|divisor| values[divisor]).collect());
    let factors = prime_factors(2000);
    for (n, value) in values.into_iter().enumerate().skip(1) {
        assert_eq!(factors[n], value, "{n}");
    }
}

#[test]
fn the_write_up_shows_the_table() {
    let mut known = HashMap::new();
    let rows = (1..=12).map(|a| {
        let wins = (1..=18).map(|b| brute_force(&[a, b], &mut known));
        (format!("a = {a}"), lost_cells(wins, '.'))
    });
    WRITE_UP.table("kinds", &with_kinds(grid("b", 1..=18, rows)));
}

/// The other way to count prime factors.
fn by_trial_division(mut n: usize) -> u64 {
    let mut count = 0;
    for divisor in 2.. {
        if divisor * divisor > n {
            break;
        }
        while n % divisor == 0 {
            n /= divisor;
            count += 1;
        }
    }
    count + u64::from(n > 1) // what is left is a prime, or 1
}

#[test]
fn trial_division_gives_the_same() {
    let factors = prime_factors(LARGEST);
    assert_eq!(factors.len(), LARGEST + 1);
    for n in (1..=1000).chain(LARGEST - 1000..=LARGEST) {
        assert_eq!(factors[n], by_trial_division(n), "{n}");
    }
}

/// Which numbers of a row that `b` goes through Anna loses: `L`, else a dot.
fn row(rest: &[u64], most: u64, known: &mut HashMap<Vec<u64>, bool>) -> String {
    let numbers = (1..=most).map(|b| [rest, &[b]].concat());
    numbers.map(|numbers| if brute_force(&numbers, known) { '.' } else { 'L' }).collect()
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut rows = String::new();
    for a in 1..=30 {
        rows += &(row(&[a], 30, &mut known) + "\n");
    }
    for (a, b) in (1..=12).flat_map(|a| (1..=12).map(move |b| (a, b))) {
        rows += &(row(&[a, b], 12, &mut known) + "\n");
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn the_write_up_counts_the_divisions() {
    let divisors =
        |n: usize| [2].into_iter().chain((3..).step_by(2)).take_while(move |d| d * d <= n);
    let most = divisors(LARGEST).count();
    let has_most = |&n: &usize| by_trial_division(n) == 1 && divisors(n).count() == most;
    assert!((1..=LARGEST).rev().any(|n| has_most(&n))); // a prime, so all divisions are made
    WRITE_UP.says(&format!("2, {most}, {LARGEST}"));
}

#[test]
fn the_write_up_counts_the_steps() {
    let primes = (2..=LARGEST).filter(|&n| by_trial_division(n) == 1);
    let steps: usize = primes.map(|prime| LARGEST / prime).sum();
    WRITE_UP.says(&format!("{steps}"));
    assert_eq!(steps, 266_400); // as the program says
}

#[test]
fn exercise_1_winning_moves() {
    let numbers = vec![72, 30, 16];
    let moves = |numbers: &Vec<usize>| in_one(numbers, |_, &n| divisors(n));
    let mut search = GrundySearch::new(moves);
    let mut winning = moves(&numbers);
    winning.retain(|option| search.grundy(option) == 0);
    assert!(winning.iter().all(|option| option[0] == 72 && option[2] == 16));
    let moves = listed(winning.iter().map(|option| format!("30 \\to {}", option[1])));
    let factors = prime_factors(100);
    let values: Vec<u64> = numbers.iter().map(|&n| factors[n]).collect();
    let sum = nim_sum(values.iter().copied());
    WRITE_UP.says(&format!("{}, {sum}, {moves}", listed(&values)));
}

#[test]
fn exercise_4_never_to_1() {
    let factors = prime_factors(300);
    let mut search = GrundySearch::new(|&n: &usize| divisors(n).filter(|&d| d > 1).collect());
    for (n, count) in factors.iter().enumerate().skip(2) {
        assert_eq!(search.grundy(&n), count - 1, "{n}");
    }
}

#[test]
fn exercise_5_the_largest_value() {
    let factors = prime_factors(150_000);
    let largest = *factors[..=100_000].iter().max().unwrap();
    let mut with_it = (1..).filter(|&n| factors[n] == largest);
    let [a, b, c] = [(); 3].map(|()| with_it.next().unwrap());
    assert!(b <= 100_000 && c > 100_000);
    WRITE_UP.says(&format!("{largest}, {a}, {b}"));
    WRITE_UP.says(&format!(r"2^{{15}} \times 3 = {b}, 2^{{14}} \times 3^2 = {c}"));
}
