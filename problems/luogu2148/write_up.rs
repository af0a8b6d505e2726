//! The tables that the write-up shows, and the answers to the exercises, against the rules.

use super::grundy;
use super::tests::{brute_force, pairs, Pair};
use checks::blocks::{cells, grid, letter_lines, listed, Document, Table};
use common::grundy::mex;
use std::collections::{BTreeSet, HashMap};

const WRITE_UP: Document = Document::write_up("luogu2148");

/// The Grundy values of all pairs of up to `total` stones, by the rules.
fn values(total: usize) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; total]; total];
    for total in 2..=total {
        for m in 1..total {
            let n = total - m;
            let divide = |heap: usize| (1..heap).map(move |part| (part, heap - part));
            let options = divide(m).chain(divide(n));
            values[m][n] = mex(options.map(|(a, b)| values[a][b]));
        }
    }
    values
}

/// A table with a row for each m and a column for each n up to a number.
fn table<T: ToString>(largest: usize, entry: impl Fn(usize, usize) -> T) -> Table {
    let row = |m| (format!("m = {m}"), cells((1..=largest).map(|n| entry(m, n))));
    grid("n", 1..=largest, (1..=largest).map(row))
}

#[test]
fn the_write_up_shows_the_tables() {
    let lost = |m, n, c| !brute_force(&[(m, n), (1, c)], &mut HashMap::new());
    let least = |m, n| (1..=8).find(|&c| lost(m, n, c)).unwrap();
    WRITE_UP.table("third heap", &table(5, least));

    let values = values(16);
    WRITE_UP.table("values", &table(8, |m, n| values[m][n]));

    let mut digits = vec![cells(["m", "n", "m - 1", "n - 1", "or", "value"])];
    for (m, n) in [(3, 5), (1, 2), (6, 3), (5, 4), (8, 4), (7, 10)] {
        let (x, y, value) = (m - 1, n - 1, grundy(m, n));
        let or = x | y;
        let [x, y, or] = [x, y, or].map(|number| format!("{number:04b}"));
        digits.push(vec![m.to_string(), n.to_string(), x, y, or, value.to_string()]);
    }
    WRITE_UP.table("digits", &digits);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut lines = letter_lines(pairs(8).map(|pair| -> Vec<bool> {
        (1..=8).map(|c| brute_force(&[pair, (1, c)], &mut known)).collect()
    }));
    for (m, values) in values(40).iter().enumerate().skip(1) {
        lines.extend(values[1..=40 - m].iter().map(|value| format!("{value:2}")));
        lines += "\n";
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

fn value((m, n): Pair) -> u64 {
    grundy(m as u64, n as u64).into()
}

/// The options of a pair, the smaller heap first, without repetitions.
fn options((m, n): Pair) -> BTreeSet<Pair> {
    let divide = |heap: usize| (1..=heap / 2).map(move |part| (part, heap - part));
    divide(m).chain(divide(n)).collect()
}

/// A winning move that raises a value.
#[test]
fn a_winner_may_raise_a_value() {
    assert!(brute_force(&[(1, 3), (1, 2)], &mut HashMap::new()));
    assert!(!brute_force(&[(1, 2), (1, 2)], &mut HashMap::new()));
    WRITE_UP.says(&format!("(1, 3), (1, 2), {}, {}", value((1, 3)), value((1, 2))));
}

#[test]
fn exercise_1_winning_moves() {
    let [first, second] = [(4, 7), (2, 6)].map(value);
    let winning = options((4, 7)).into_iter().filter(|&option| value(option) == second);
    assert!(winning.eq([(1, 6), (2, 2), (2, 5)]));
    assert!(options((2, 6)).into_iter().all(|option| value(option) != first));
    WRITE_UP.says(&format!("{first}, {second}, {second}, 4, 7, 1, 6, 7, 2, 5, 7, 4, 2, 2"));
}

#[test]
fn exercise_2_how_many_of_each_value() {
    let count = |k: u64| pairs(1 << 3).filter(|&pair| value(pair) == k).count();
    WRITE_UP.says(&format!("e = 3, {}", listed((0..=3).map(count))));
}

/// The example in "How to win".
#[test]
fn the_division_that_reaches_a_value() {
    let [first, second] = [(5, 8), (3, 4)].map(value);
    let sum = first ^ second;
    WRITE_UP.says(&format!(r"(5, 8), (3, 4), {first}, {second}, {first} \oplus {second} = {sum}"));
    assert_eq!(value((4, 4)), second);
}
