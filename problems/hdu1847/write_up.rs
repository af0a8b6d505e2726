//! The table and the numbers that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{letter_lines, listed, lost_cells, named, Document};
use checks::rules::{all_sets, minus, Search};
use std::iter::successors;

const WRITE_UP: Document = Document::write_up("hdu1847");

/// The lost ones of the piles of 0 to `n` cards, where a move takes a number of `takes`.
fn lost(n: usize, takes: &[usize]) -> Vec<usize> {
    Search::normal(|&pile: &usize| minus(pile, takes.iter().copied())).lost(0..=n)
}

fn multiples(n: usize, of: usize) -> Vec<usize> {
    (0..=n).step_by(of).collect()
}

/// The powers of `base` up to `n`.
fn powers(base: usize, n: usize) -> Vec<usize> {
    successors(Some(1), |power| Some(power * base).filter(|&power| power <= n)).collect()
}

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(24).into_iter();
    let row = lost_cells(wins, 'W');
    WRITE_UP.table("piles", &[named("n", 0..=24), named("", row)]);
}

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines([brute_force(300)]));
}

/// What the write-up says of the recursion without a table.
#[test]
fn the_calls_of_the_recursion() {
    let wins = brute_force(1000);
    let mut calls: Vec<f64> = Vec::new();
    for pile in 0..=1000 {
        let mut sum = 1.0;
        for take in (0..10).map(|power| 1 << power).take_while(|&take| take <= pile) {
            sum += calls[pile - take];
            if !wins[pile - take] {
                break;
            }
        }
        calls.push(sum);
    }
    let (some, more, digits) = (calls[30], calls[60], calls[1000].log10().floor() + 1.0);
    WRITE_UP.says(&format!("{some}, 30, {more}, 60, 1000, {digits}"));
}

#[test]
fn exercise_2_sets_with_these_lost_piles() {
    // All sets of numbers up to 10.
    for takes in all_sets(1..=10) {
        let lost = lost(30, &takes);
        for m in 1..=4 {
            let meets_condition = (1..=m).all(|take| takes.contains(&take))
                && takes.iter().all(|take| take % (m + 1) != 0);
            assert_eq!(lost == multiples(30, m + 1), meets_condition, "m = {m}, {takes:?}");
        }
    }
    for m in 1..=20 {
        assert_ne!(lost(30, &[1, 2, 3, 5, 8, 13, 21]), multiples(30, m + 1), "m = {m}");
    }
}

#[test]
fn exercise_3_powers_of_other_numbers() {
    for base in 2..=9 {
        let is_lost = |n: &usize| {
            let rest = n % (base + 1);
            if base % 2 == 1 {
                n % 2 == 0
            } else {
                rest % 2 == 0 && rest < base
            }
        };
        let expected: Vec<usize> = (0..=600).filter(is_lost).collect();
        assert_eq!(lost(600, &powers(base, 600)), expected, "{base}");
    }
    let threes = listed(&lost(20, &powers(3, 20))[..4]);
    let fours = listed(&lost(20, &powers(4, 20))[..6]);
    WRITE_UP.says(&format!("3, {threes}, 4, {fours}"));
}

#[test]
fn exercise_4_the_smallest_winning_take() {
    let takes = powers(2, 1000);
    let lost = lost(1000, &takes);
    for n in 0..=1000_usize {
        let smallest = takes.iter().find(|&&take| take <= n && lost.contains(&(n - take)));
        let digits: usize = n.to_string().bytes().map(|digit| usize::from(digit - b'0')).sum();
        assert_eq!(smallest.copied().unwrap_or(0), digits % 3, "{n}");
    }
}

#[test]
fn exercise_5_the_last_card_loses() {
    let expected: Vec<usize> = (1..=500).step_by(3).collect();
    let mut misere = Search::misere(|&pile: &usize| minus(pile, powers(2, pile)));
    assert_eq!(misere.lost(0..=500), expected);
}
