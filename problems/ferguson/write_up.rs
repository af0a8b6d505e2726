//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_lines, listed, lost_cells, or_dash, spaced, Document};
use checks::rules::{minus, Search};
use common::grundy::mex;
use std::cmp::Reverse;
use std::collections::BTreeSet;

const WRITE_UP: Document = Document::write_up("ferguson");

#[test]
fn the_write_up_shows_the_table() {
    let won = brute_force(16);
    let rows = (1..=8).map(|m| {
        let wins = won[m][1..9].iter().copied();
        (format!("m = {m}"), lost_cells(wins, 'W'))
    });
    WRITE_UP.table("boxes", &grid("n", 1..=8, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let wins = brute_force(40);
    let rows = letter_lines((1..40).map(|m| (1..=40 - m).map(|n| wins[m][n]).collect::<Vec<_>>()));
    WRITE_UP.prints("brute_force.cpp", &rows);
}

/// The options of the position (`m`, `n`), the smaller number first, without repetitions.
fn options(m: usize, n: usize) -> BTreeSet<(usize, usize)> {
    let divide = |sweets: usize| (1..=sweets / 2).map(move |part| (part, sweets - part));
    divide(m).chain(divide(n)).collect()
}

/// For `m` and `n` up to `max`, from what `value` says of (`m`, `n`) and of its options' values.
fn table<T: Copy + Default>(max: usize, value: impl Fn(usize, usize, Vec<T>) -> T) -> Vec<Vec<T>> {
    let size = 2 * max;
    let mut table = vec![vec![T::default(); size]; size];
    for total in 2..2 * max {
        for m in 1..total {
            let options = options(m, total - m).into_iter();
            let values = options.map(|(a, b)| table[a][b]).collect();
            table[m][total - m] = value(m, total - m, values);
        }
    }
    table
}

/// All positions that `start` can lead to.
fn positions(start: (usize, usize)) -> Vec<(usize, usize)> {
    let (mut positions, mut new) = (BTreeSet::from([start]), vec![start]);
    while let Some((m, n)) = new.pop() {
        new.extend(options(m, n).into_iter().filter(|&option| positions.insert(option)));
    }
    let mut positions: Vec<_> = positions.into_iter().collect();
    positions.sort_by_key(|&(m, n)| (Reverse(m + n), m));
    positions
}

/// The options of a position in one cell.
fn shown_options((m, n): (usize, usize)) -> String {
    or_dash(spaced(options(m, n).iter().map(|option| format!("{option:?}"))))
}

#[test]
fn the_write_up_shows_the_graph() {
    let mut table = vec![cells(["position", "options"])];
    for position in positions((3, 4)) {
        table.push(vec![format!("{position:?}"), shown_options(position)]);
    }
    WRITE_UP.table("graph", &table);
}

#[test]
fn exercise_1_the_state_graph() {
    let won = brute_force(8);
    let mut table = vec![cells(["position", "P or N", "options"])];
    for (m, n) in positions((2, 5)) {
        let kind = if won[m][n] { "N" } else { "P" };
        table.push(vec![format!("({m}, {n})"), kind.to_string(), shown_options((m, n))]);
    }
    WRITE_UP.table("graph from 2 and 5", &table);
}

#[test]
fn exercise_2_winning_moves() {
    let won = brute_force(11);
    let winning = options(4, 6).into_iter().filter(|&(a, b)| !won[a][b]);
    WRITE_UP.says(&format!("(4, 6), {:?}", winning.collect::<Vec<_>>()));
}

#[test]
fn exercise_3_misere() {
    let won = table(12, |m, n, options| (m, n) == (1, 1) || options.contains(&false));
    WRITE_UP.says(&listed((1..12).filter(|&n| !won[n][2]))); // with the 2 of the set
}

#[test]
fn exercise_4_grundy_values() {
    let values = table(40, |_, _, options| mex(options));
    let rows = (1..=8).map(|m| (format!("m = {m}"), cells(&values[m][1..9])));
    WRITE_UP.table("values", &grid("n", 1..=8, rows));
}

#[test]
fn exercise_5_takes_of_1_to_3() {
    let mut game = Search::normal(|&heap: &usize| minus(heap, 1..=3));
    let lost = (0..=12).filter(|heap| !game.wins(heap));
    WRITE_UP.says(&format!("4, {}", listed(lost)));
}
