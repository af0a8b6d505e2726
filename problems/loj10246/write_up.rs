//! The tables that the write-up shows, and the answers to its exercises, against the rules.

use super::first_wins;
use super::tests::{brute_force, moves, positions, with};
use checks::blocks::{grid, listed, lost_cells, Document};
use checks::rules::Search;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("loj10246");

/// c and S of a position.
fn numbers(heaps: &[usize]) -> (usize, usize) {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let large = heaps.iter().filter(|&&heap| heap > 1);
    (ones, large.map(|heap| heap + 1).sum::<usize>().saturating_sub(1))
}

/// A position with these numbers: `ones` heaps of one, and one large heap.
fn position(ones: usize, rest: usize) -> Vec<usize> {
    with(&vec![1; ones], rest)
}

fn wins((ones, rest): (usize, usize)) -> bool {
    first_wins(ones as u64, rest as u128)
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut known = HashMap::new();
    let rows = (1..=8).map(|a| {
        let wins = (0..=8).map(|b| brute_force(&with(&with(&[], a), b), &mut known));
        (format!("a = {a}"), lost_cells(wins, 'W'))
    });
    WRITE_UP.table("pairs", &grid("b", 0..=8, rows));

    let rows = [0, 2, 3, 4, 5, 6, 7, 8].map(|rest| {
        let wins = (0..=12).map(|ones| brute_force(&position(ones, rest), &mut known));
        (format!("S = {rest}"), lost_cells(wins, 'W'))
    });
    WRITE_UP.table("numbers", &grid("c", 0..=12, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut lines = String::new();
    for heaps in positions(14) {
        lines.extend(heaps.iter().map(|heap| format!("{heap} ")));
        lines += if brute_force(&heaps, &mut known) { "W\n" } else { "L\n" };
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let mut known = HashMap::new();
    let [first, second] = [vec![1, 1, 2, 2], vec![1, 1, 3]].map(|heaps| {
        let mut winning = moves(&heaps);
        winning.retain(|option| !brute_force(option, &mut known));
        winning.sort();
        winning.dedup();
        winning
    });
    assert_eq!(second, [[2, 3]]);
    let [with_three_ones, with_two, without] = &first[..] else { panic!("{first:?}") };
    WRITE_UP.says(&listed([with_two, without, with_three_ones].map(listed)));
}

#[test]
fn exercise_3_the_same_numbers() {
    let mut same = positions(8);
    same.retain(|heaps| numbers(heaps) == (0, 8));
    same.sort();
    WRITE_UP.says(&listed(same.iter().rev().map(listed)));
}

/// The moves if only heaps next to one another may be joined.
fn in_a_row(heaps: &[usize]) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let (before, after) = (&heaps[..i], &heaps[i + 1..]);
        let left = if heap > 1 { vec![heap - 1] } else { vec![] };
        options.push([before, &left, after].concat());
        if let Some((next, after)) = after.split_first() {
            options.push([before, &[heap + next], after].concat());
        }
    }
    options
}

/// All rows of this many stones.
fn rows(stones: usize) -> Vec<Vec<usize>> {
    if stones == 0 {
        return vec![vec![]];
    }
    let shorter = |heap| rows(stones - heap).into_iter().map(move |row| [vec![heap], row].concat());
    (1..=stones).flat_map(shorter).collect()
}

#[test]
fn exercise_5_neighbours_alone() {
    let mut of_row = Search::normal(|heaps: &Vec<usize>| in_a_row(heaps));
    let mut known = HashMap::new();
    let mut different = |stones: usize| -> Vec<Vec<usize>> {
        let mut rows = rows(stones);
        rows.retain(|row| of_row.wins(row) != brute_force(&with(row, 0), &mut known));
        rows
    };
    assert!((1..5).all(|stones| different(stones).is_empty()));
    let [a, b, c] = &different(5)[..] else { panic!("three rows") };
    WRITE_UP.says(&format!("5, {}, 2, 3", listed(c)));
    WRITE_UP.says(&format!("{}, {}", listed(a), listed(b)));
}
