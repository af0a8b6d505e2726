//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_rows, listed, Document};
use checks::rules::{all_lists, in_one_heap, only, Search};
use common::grundy::grundy_table;
use common::nim::nim_sum;
use std::collections::{HashMap, HashSet};

/// The lengths of the rows, ascending and without 0.
type Rows = Vec<usize>;

/// What remains of the rows after each move in one of them, which leaves one of `splits(row)`; each once.
fn moves(rows: &[usize], splits: impl Fn(usize) -> Vec<[usize; 2]>) -> Vec<Rows> {
    let mut options =
        in_one_heap(rows, |row| splits(row).iter().map(|split| split.to_vec()).collect());
    let mut found = HashSet::new();
    options.retain(|option| found.insert(option.clone()));
    options
}

/// The two rows that are left when 1 to `most` neighbouring apples are taken from a row, in all ways.
fn splits(row: usize, most: usize) -> Vec<[usize; 2]> {
    let left = |take: usize| (0..=row - take).map(move |left| [left, row - take - left]);
    (1..=row.min(most)).flat_map(left).collect()
}

/// The game in which the last apple loses and at most `most` may be taken.
fn misere(most: usize) -> Search<Rows, impl Fn(&Rows) -> Vec<Rows>> {
    Search::misere(move |rows: &Rows| moves(rows, |row| splits(row, most)))
}

/// The Grundy values of the rows below `count` in a game with these splits.
fn values(count: usize, splits: impl Fn(usize) -> Vec<[usize; 2]>) -> Vec<u64> {
    grundy_table(count, |row, grundy| {
        splits(row).iter().map(|split| nim_sum(split.map(|row| grundy[row]))).collect()
    })
}

const WRITE_UP: Document = Document::write_up("hdu2509");

#[test]
fn the_write_up_shows_the_table() {
    let mut known = HashMap::new();
    let mut lost = |a, b| only((0..=7).filter(|&c| !brute_force(&[a, b, c], &mut known)));
    let rows = (0..=7).map(|a| (format!("a = {a}"), cells((0..=7).map(|b| lost(a, b)))));
    WRITE_UP.table("rows", &grid("b", 0..=7, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let wins = all_lists(3, 0..=7).into_iter().map(|rows| brute_force(&rows, &mut known));
    WRITE_UP.prints("brute_force.cpp", &letter_rows(8, wins));
}

#[test]
fn exercise_1_the_rows_1_and_3() {
    let mut options = misere(100).winning(&vec![1, 3]);
    options.sort_unstable();
    assert_eq!(options, [vec![1], vec![1, 1, 1]]);
}

#[test]
fn exercise_3_lasker() {
    let splits = |row: usize| {
        let take = (0..row).map(|left| [left, 0]);
        take.chain((1..row).map(|left| [left, row - left])).collect()
    };
    WRITE_UP.says(&format!("0, 8, {}", listed(values(9, splits))));
}

#[test]
fn exercise_4_kayles() {
    WRITE_UP.says(&listed(values(10, |row| splits(row, 2))));
    let mut game = misere(2);
    assert!(!game.wins(&vec![1, 5]));
    let options = moves(&[1, 5], |row| splits(row, 2));
    assert!(options.iter().all(|rest| game.wins(rest)));
    WRITE_UP.says(&listed(options.iter().map(listed)));
}

#[test]
fn exercise_5_the_kayles_rows_1_and_8() {
    let values = values(9, |row| splits(row, 2));
    assert_eq!(values[1], values[8]);
    let mut options = misere(2).winning(&vec![8]);
    options.sort_unstable();
    WRITE_UP.says(&format!("1, 8, {}, 1, 8, {}", values[8], listed(options.concat())));
}
