//! The tables and the values that the write-up shows, and the answers to its exercises, against the rules.

use super::grundy;
use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_lines, listed, named, spaced, Document};
use checks::rules::{all_lists, sorted};
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
fn the_values_are_those_of_all_moves() {
    for (heap, value) in (0..).zip(values(500)) {
        assert_eq!(grundy(heap), u128::from(value), "heap {heap}");
    }
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut known = HashMap::new();
    let mut lost = |a, b| {
        let is_lost = |&c: &usize| !brute_force(&sorted(&[a, b, c]), &mut known);
        let lost: Vec<usize> = (0..=8).filter(is_lost).collect();
        let [lost] = lost[..] else { panic!("{a} {b} {lost:?}") };
        lost
    };
    let rows = (0..=6).map(|a| (format!("a = {a}"), cells((0..=6).map(|b| lost(a, b)))));
    WRITE_UP.table("heaps", &grid("b", 0..=6, rows));

    WRITE_UP.table("values", &[named("heap", 0..=20), named("value", values(21))]);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let wins = all_lists(3, 0..=6).into_iter().map(|n| brute_force(&sorted(&n), &mut known));
    let wins: Vec<bool> = wins.collect();
    let lines = letter_lines(wins.chunks(7).map(|row| row.iter().copied()));
    WRITE_UP.prints("brute_force.cpp", &format!("{}\n{lines}", spaced(values(100))));
}

/// The table in the proof: the remainders of the parts, and those of the values of the splits.
#[test]
fn the_remainders_of_splits() {
    let values = values(200);
    let value = |remainder: usize| values[remainder + 4] % 4;
    for heap in 2..200 {
        for part in 1..heap {
            let split = values[part] ^ values[heap - part];
            assert_eq!(split % 4, value(part % 4) ^ value((heap - part) % 4));
        }
    }
    let page = include_str!("solution/solution.en.md");
    for remainder in [1, 2, 3, 0] {
        let parts: Vec<[usize; 2]> = (0..4)
            .flat_map(|a| (a..4).map(move |b| [a, b]))
            .filter(|[a, b]| (a + b) % 4 == remainder)
            .collect();
        let shown: Vec<String> = parts.iter().map(|[a, b]| format!("{a} + {b}")).collect();
        let sums = listed(parts.iter().map(|&[a, b]| value(a) ^ value(b)));
        let excluded = value(remainder);
        let row = format!("| {remainder} | {} | {sums} | {excluded} |", shown.join(", "));
        assert!(page.contains(&row), "{row}");
    }
}

/// What a move can leave of a heap: one heap or two.
fn options(heap: usize) -> Vec<Vec<usize>> {
    let splits = (1..=heap / 2).map(|part| vec![part, heap - part]);
    (0..heap).map(|left| vec![left]).chain(splits).collect()
}

/// The winning first moves from these heaps, as in `3 = 1 + 2`, or `3 = 1` for taking two of three.
fn winning_moves(heaps: &[usize]) -> Vec<String> {
    let sum = nim_sum(heaps.iter().map(|&heap| value(heap)));
    let mut moves = Vec::new();
    for &heap in heaps {
        for option in options(heap) {
            let after = nim_sum(option.iter().map(|&heap| value(heap)));
            if sum ^ value(heap) ^ after == 0 {
                let parts: Vec<String> = option.iter().map(usize::to_string).collect();
                moves.push(format!("{heap} \\to {}", parts.join(" + ")));
            }
        }
    }
    moves
}

#[test]
fn exercise_1_winning_moves() {
    let moves = winning_moves(&[8, 9]);
    assert_eq!(moves, ["8 \\to 1 + 7", "9 \\to 8"]);
    let [eight, nine, seven] = [8, 9, 7].map(value);
    let larger = nim_sum([1, seven]);
    assert_eq!(larger, nine);
    WRITE_UP
        .says(&format!(r"8, {eight}, 9, {nine}, 9, 8, 1, 7, 1 \oplus {seven} = {larger}, {eight}"));
}

#[test]
fn exercise_2_its_own_inverse() {
    for heap in 0..1000 {
        assert_eq!(grundy(u64::try_from(grundy(heap)).unwrap()), u128::from(heap));
    }
    let sum = nim_sum([5, 6, 7].map(value));
    let heap = value(usize::try_from(sum).unwrap());
    WRITE_UP.says(&format!(r"5, 6, 7, 5 \oplus 6 \oplus 8 = {sum}, {sum}, {heap}"));
}

#[test]
fn exercise_3_equal_halves() {
    let values = grundy_table(200, |heap, grundy| {
        let half = (heap > 0 && heap % 2 == 0).then(|| grundy[heap / 2] ^ grundy[heap / 2]);
        (0..heap).map(|left| grundy[left]).chain(half).collect()
    });
    assert!(values.into_iter().eq(0..200));
}

#[test]
fn exercise_4_take_one_or_split() {
    let values = grundy_table(300, |heap, grundy| {
        let take = heap.checked_sub(1).map(|left| grundy[left]);
        take.into_iter().chain((1..heap).map(|part| grundy[part] ^ grundy[heap - part])).collect()
    });
    let list = listed(&values[..9]);
    WRITE_UP.says(&format!("0, 8, {list}"));
    for (heap, value) in values.into_iter().enumerate().skip(3) {
        assert_eq!(value, if heap % 2 == 1 { 0 } else { 2 });
    }
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
    let (mut triples, mut doubtful) = (0, Vec::new());
    for [x, y, z] in
        (1..=8).flat_map(|x| (x..=8).flat_map(move |y| (y..=8).map(move |z| [x, y, z])))
    {
        triples += 1;
        let parts = [x, y, z].map(value_of_three);
        let whole = value_of_three(x + y + z);
        if nim_sum(parts) % 8 == whole % 8 {
            doubtful.push([x, y, z]);
            assert!(parts.map(|value| value / 8).iter().sum::<u64>() < whole / 8, "{x} {y} {z}");
        }
    }
    assert!(doubtful.contains(&[4, 4, 8]));
    let count = doubtful.len();
    WRITE_UP.says(&format!("{triples}, 8, {count}, 4, 4, 8"));
}
