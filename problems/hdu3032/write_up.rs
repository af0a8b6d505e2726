//! The tables and the values that the write-up shows, and the answers to its exercises, against the rules.

use super::grundy;
use super::tests::brute_force;
use checks::blocks::{cells, grid, joined, letter_rows, listed, named, spaced, Document};
use checks::rules::{all_lists, ascending_lists, only, sorted};
use common::grundy::grundy_table;
use common::nim::nim_sum;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("hdu3032");

fn value(heap: usize) -> u64 {
    u64::try_from(grundy(heap as u64)).unwrap()
}

/// The Grundy values of the heaps below `count`, by all takes and splits.
fn values(count: usize) -> Vec<u64> {
    grundy_table(count, |heap, grundy| {
        let takes = (0..heap).map(|left| grundy[left]);
        let splits = (1..heap).map(|part| grundy[part] ^ grundy[heap - part]);
        takes.chain(splits).collect()
    })
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut known = HashMap::new();
    let mut lost = |a, b| only((0..=8).filter(|&c| !brute_force(&sorted(&[a, b, c]), &mut known)));
    let rows = (0..=6).map(|a| (format!("a = {a}"), cells((0..=6).map(|b| lost(a, b)))));
    WRITE_UP.table("heaps", &grid("b", 0..=6, rows));

    WRITE_UP.table("values", &[named("heap", 0..=20), named("value", values(21))]);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let wins = all_lists(3, 0..=6).into_iter().map(|n| brute_force(&sorted(&n), &mut known));
    let lines = letter_rows(7, wins);
    WRITE_UP.prints("brute_force.cpp", &format!("{}\n{lines}", spaced(values(100))));
}

/// The table in the proof: the remainders of the parts, and those of the values of the splits.
#[test]
fn the_remainders_of_splits() {
    let values = values(8);
    let value = |remainder: usize| values[remainder + 4] % 4;
    let page = include_str!("solution/solution.en.md");
    for remainder in [1, 2, 3, 0] {
        let parts = ascending_lists(2, 0..4).into_iter();
        let parts: Vec<_> = parts.filter(|parts| (parts[0] + parts[1]) % 4 == remainder).collect();
        let shown = listed(parts.iter().map(|parts| joined(parts, " + ")));
        let sums = listed(parts.iter().map(|parts| value(parts[0]) ^ value(parts[1])));
        let row = format!("| {remainder} | {shown} | {sums} | {} |", value(remainder));
        assert!(page.contains(&row), "{row}");
    }
}

/// What a move can leave of a heap: one heap or two.
fn options(heap: usize) -> Vec<Vec<usize>> {
    let splits = (1..=heap / 2).map(|part| vec![part, heap - part]);
    (0..heap).map(|left| vec![left]).chain(splits).collect()
}

#[test]
fn exercise_1_winning_moves() {
    let (values, sum) = (values(10), value(8) ^ value(9));
    let wins = |heap: usize, left: &[usize]| {
        nim_sum(left.iter().map(|&heap| values[heap])) == values[heap] ^ sum
    };
    let winning =
        |heap| options(heap).into_iter().filter(move |left| wins(heap, left)).collect::<Vec<_>>();
    assert_eq!((winning(8), winning(9)), (vec![vec![1, 7]], vec![vec![8]]));
    WRITE_UP.says(&format!("8, {}, 9, {}, 9, 8, 1, 7, 1, {}", values[8], values[9], values[7]));
}

#[test]
fn exercise_2_its_own_inverse() {
    let sum = nim_sum([5, 6, 7].map(value));
    let heap = value(usize::try_from(sum).unwrap());
    WRITE_UP.says(&format!(r"5, 6, 7, 5 \oplus 6 \oplus 8 = {sum}, {sum}, {heap}"));
}

#[test]
fn exercise_4_take_one_or_split() {
    let values = grundy_table(9, |heap, grundy| {
        let take = heap.checked_sub(1).map(|left| grundy[left]);
        take.into_iter().chain((1..heap).map(|part| grundy[part] ^ grundy[heap - part])).collect()
    });
    WRITE_UP.says(&format!("0, 8, {}", listed(values)));
}

/// What a heap of 8i + x stones, with x from 1 to 8, is worth if it may be split into three.
fn value_of_three(heap: u64) -> u64 {
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

#[test]
fn exercise_5_splitting_into_three() {
    // Where the last three digits do not tell the value of a split from that of the heap, the others do.
    let triples = ascending_lists(3, 1..=8_u64);
    let mut doubtful = 0;
    for triple in &triples {
        let parts = triple.iter().map(|&part| value_of_three(part));
        let whole = value_of_three(triple.iter().sum());
        if nim_sum(parts.clone()) % 8 == whole % 8 {
            doubtful += 1;
            assert!(parts.map(|value| value / 8).sum::<u64>() < whole / 8, "{triple:?}");
        }
    }
    WRITE_UP.says(&format!("{}, 8, {doubtful}, 4, 4, 8", triples.len()));
}
