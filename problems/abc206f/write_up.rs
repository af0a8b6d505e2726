//! The tables and the values that the write-up shows, and the answers to its exercises, against the rules.

use super::grundy;
use super::tests::{brute_force, left_after};
use checks::blocks::{cells, grid, listed, spaced, Document};
use checks::rules::all_sets;
use common::grundy::GrundySearch;

type Interval = (u64, u64);

/// The five intervals of the page.
const EXAMPLE: [Interval; 5] = [(1, 3), (2, 4), (3, 6), (5, 7), (6, 8)];

const WRITE_UP: Document = Document::write_up("abc206f");

/// The intervals that lie between l and r.
fn inside(list: &[Interval], l: u64, r: u64) -> Vec<Interval> {
    list.iter().copied().filter(|&(left, right)| l <= left && right <= r).collect()
}

/// All intervals from 1 to `last`.
fn all(last: u64) -> Vec<Interval> {
    (1..last).flat_map(|left| (left + 1..=last).map(move |right| (left, right))).collect()
}

/// All lists of different intervals from 1 to 5.
fn small_lists() -> Vec<Vec<Interval>> {
    all_sets(all(5).into_iter())
}

/// The Grundy value from the definition, by the rules.
fn by_the_rules(list: &[Interval]) -> u64 {
    let mut search = GrundySearch::new(|list: &Vec<Interval>| {
        list.iter().map(|&chosen| left_after(list, chosen)).collect()
    });
    search.grundy(&list.to_vec())
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut moves = vec![cells(["chosen", "left to choose from", "Grundy value"])];
    for chosen in EXAMPLE {
        let shown = |(left, right): Interval| format!("[{left},{right})");
        let left = left_after(&EXAMPLE, chosen);
        let names = spaced(left.iter().map(|&interval| shown(interval)));
        moves.push(vec![shown(chosen), names, by_the_rules(&left).to_string()]);
    }
    WRITE_UP.table("moves", &moves);

    let rows = (1..=7).map(|l| {
        let value = |r| by_the_rules(&inside(&EXAMPLE, l, r)).to_string();
        let cells = (2..=8).map(|r| if l < r { value(r) } else { String::new() });
        (format!("l = {l}"), cells.collect())
    });
    let heads = (2..=8).map(|r| format!("r = {r}"));
    WRITE_UP.table("stretches", &grid("g", heads, rows));
    let options = EXAMPLE.map(|chosen| grundy(&left_after(&EXAMPLE, chosen)));
    WRITE_UP.says(&format!("{}, {}", listed(options), grundy(&EXAMPLE)));
}

#[test]
fn the_cpp_is_the_same() {
    let mut line = String::new();
    for list in small_lists() {
        let letter = if brute_force(&list) { 'W' } else { 'L' };
        line += &format!("{letter}{}", grundy(&list));
    }
    WRITE_UP.prints("brute_force.cpp", &format!("{line}\n"));
}

#[test]
fn exercise_1_winning_moves() {
    let list = [(1, 4), (2, 3), (4, 5), (5, 6), (6, 8), (7, 10), (8, 9)];
    let winning = list.into_iter().filter(|&chosen| !brute_force(&left_after(&list, chosen)));
    WRITE_UP.says(&listed(winning.map(|(left, right)| format!("{left}, {right}"))));
}

#[test]
fn exercise_3_all_intervals() {
    WRITE_UP.says(&format!("{}, 13, {}, 14, 100, 13", all(14).len(), all(15).len()));
}
