//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::{brute_force, expected_answer};
use checks::blocks::{cells, listed, named, spaced, Document};
use checks::rules::{minus, values_of_heaps};
use common::nim::nim_sum;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("arc168b");

#[test]
fn the_write_up_shows_the_table() {
    let limits = cells(["k = 1", "2", "3", "4", "5", "6", "7", "8", "answer"]);
    let mut table = vec![named("heaps", limits)];
    for heaps in [
        vec![1, 2, 3],
        vec![1, 2, 3, 4],
        vec![3, 5, 6],
        vec![3, 5, 6, 8, 8],
        vec![1, 6, 7],
        vec![2, 3, 4, 5],
        vec![3, 3, 3, 5, 6],
        vec![7, 7],
    ] {
        let wins: Vec<bool> =
            (0..=8).map(|limit| brute_force(&heaps, limit, &mut HashMap::new())).collect();
        let winners = wins[1..].iter().map(|wins| if *wins { "A" } else { "B" });
        let answer = expected_answer(&wins);
        table.push([named(spaced(&heaps), winners), vec![answer]].concat());
    }
    WRITE_UP.table("limits", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for limit in 1..=6 {
        let mut known = HashMap::new();
        for (a, b) in (0..=7).flat_map(|a| (0..=7).map(move |b| (a, b))) {
            let wins = (0..=7).map(|c| brute_force(&[a, b, c], limit, &mut known));
            rows.extend(wins.map(|wins| if wins { 'A' } else { 'B' }));
            rows.push('\n');
        }
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

/// Whether the first player wins with these heaps and takes of `least` to `most`: by the Grundy values,
/// from the definition.
fn wins(heaps: &[usize], least: usize, most: usize) -> bool {
    let largest = heaps.iter().max().map_or(0, |&heap| heap);
    let values = values_of_heaps(largest + 1, |heap| minus(heap, least..=most));
    nim_sum(heaps.iter().map(|&heap| values[heap])) != 0
}

/// The limits up to the largest heap with which the first player wins.
fn winning_limits(heaps: &[usize]) -> Vec<usize> {
    let largest = heaps.iter().max().map_or(0, |&heap| heap);
    (1..=largest).filter(|&limit| wins(heaps, 1, limit)).collect()
}

#[test]
fn exercise_1_gaps() {
    let limits = winning_limits(&[3, 5, 6]);
    WRITE_UP.says(&format!("{}, 0", listed(&limits)));
}
