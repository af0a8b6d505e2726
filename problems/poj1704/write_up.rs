//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, letter_rows, listed, spaced, Document};
use checks::rules::{all_sets, in_one, Search};
use common::nim::nim_sum;
use std::collections::HashMap;

type Cells = Vec<u64>;

/// The positions that a move of one piece reaches.
fn moves(cells: &[u64]) -> Vec<Cells> {
    in_one(cells, |i, &cell| if i == 0 { 1..cell } else { cells[i - 1] + 1..cell })
}

/// The gaps within the pairs, from the right to the left.
fn gaps(cells: &[u64]) -> Vec<u64> {
    let gap = |pair: &[u64]| match pair {
        [left, right] => right - left - 1,
        lone => lone[0] - 1,
    };
    cells.rchunks(2).map(gap).collect()
}

/// What a move does: from which cell to which it shifts a piece.
fn shift(before: &[u64], after: &[u64]) -> String {
    let (from, to) = before.iter().zip(after).find(|(from, to)| from != to).unwrap();
    format!("${from} \\to {to}$")
}

const WRITE_UP: Document = Document::write_up("poj1704");

#[test]
fn the_write_up_shows_the_table() {
    let mut known = HashMap::new();
    let mut strips = vec![Vec::new(); 7];
    for cells in all_sets(1..=6) {
        if !brute_force(&cells, &mut known) {
            let strip = (1..=6).map(|cell| if cells.contains(&cell) { 'o' } else { '.' });
            strips[cells.len()].push(format!("`{}`", strip.collect::<String>()));
        }
    }
    let mut table = vec![cells(["N", "lost"])];
    table.extend((1..=6).map(|n| vec![n.to_string(), spaced(&strips[n])]));
    WRITE_UP.table("strips", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let strips = all_sets(1..=10).into_iter();
    let wins = strips.map(|cells| brute_force(&cells, &mut known));
    WRITE_UP.prints("brute_force.cpp", &letter_rows(32, wins));
}

#[test]
fn exercise_1_winning_moves() {
    let cells = [1, 5, 6, 7, 9, 12, 14, 17];
    let winning = moves(&cells).into_iter().filter(|option| nim_sum(gaps(option)) == 0);
    WRITE_UP.says(&listed(winning.map(|after| shift(&cells, &after))));

    // Three pieces, by the rules.
    let winning = Search::normal(|cells: &Cells| moves(cells)).winning(&vec![2, 4, 5]);
    assert_eq!(winning, [[1, 4, 5], [2, 3, 5]]);
    let [low, high] = [&winning[0], &winning[1]].map(|after| gaps(after)[0]);
    WRITE_UP.says(&format!("2, 1, {low}, 4, 3, {high}"));
}
