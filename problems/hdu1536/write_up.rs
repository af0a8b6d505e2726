//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, letter_lines, listed, named, Document};
use checks::rules::{all_sets, in_one, mex, minus, period, Search};

const WRITE_UP: Document = Document::write_up("hdu1536");

/// The Grundy values of the heaps of 0 to `max` beads: by the definition and nothing else.
fn grundy_values(takes: &[usize], max: usize) -> Vec<usize> {
    let mut grundy = Vec::new();
    for heap in 0..=max {
        let left = minus(heap, takes.iter().copied()).into_iter();
        let options: Vec<usize> = left.map(|left| grundy[left]).collect();
        grundy.push(mex(&options));
    }
    grundy
}

#[test]
fn the_write_up_shows_the_table() {
    let mut table = vec![[named("heap", 0..20), cells(["from", "length"])].concat()];
    for takes in [&[1, 2, 3][..], &[4], &[2, 5], &[1, 3, 4], &[3, 5, 8], &[1, 2, 5], &[2, 4, 7]] {
        let values = grundy_values(takes, 100);
        let (start, length) = period(&values, *takes.last().unwrap()).unwrap();
        let takes = format!("{takes:?}").replace('[', "{").replace(']', "}");
        table.push([named(takes, &values[..20]), cells([start, length])].concat());
    }
    WRITE_UP.table("values", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = String::new();
    for takes in [&[1, 2, 3][..], &[4], &[2, 5], &[1, 3, 4], &[3, 5, 8], &[5, 2, 1], &[7, 4, 2, 4]]
    {
        lines += &format!("{}\n", listed(grundy_values(takes, 99)));
        lines += &letter_lines(brute_force(takes, 19));
    }
    WRITE_UP.prints("brute_force.cpp", &lines.replace(", ", " "));
}

#[test]
fn periods_of_two_takes() {
    let mut sets = all_sets(1..=12);
    sets.retain(|takes| takes.len() == 2);
    sets.sort();
    let is_short = |takes: &&Vec<usize>| {
        // From heap 0 on: a window of b values that occurs again proves it.
        let (a, b) = (takes[0], takes[1]);
        let values = grundy_values(takes, 3 * b);
        (1..a + b).any(|q| values[..b] == values[q..q + b])
    };
    let short: Vec<String> = sets.iter().filter(is_short).map(listed).collect();
    WRITE_UP.says(&format!("{}, {}, 2a, {}", sets.len(), short.len(), short.join(", ")));
}

#[test]
fn ferguson_pairing() {
    let values = grundy_values(&[2, 5], 20);
    let with = |value: usize| listed((0..=20).filter(|&heap| values[heap] == value));
    WRITE_UP.says(&format!("{}, 2, {}", with(0), with(1)));
}

#[test]
fn a_winning_move_that_raises_the_value() {
    let mut game =
        Search::normal(|heaps: &Vec<usize>| in_one(heaps, |_, &heap| minus(heap, [2, 5])));
    assert_eq!(game.winning(&vec![10, 5]), [[5, 5], [10, 3]]);
    let values = grundy_values(&[2, 5], 10);
    let [ten, five, three] = [10, 5, 3].map(|heap| values[heap]);
    WRITE_UP.says(&format!("{ten}, {five}, 2, 2, 5, {three}, 5, 10, {five}"));
}
