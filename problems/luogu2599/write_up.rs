//! The tables that the write-up shows, and the answers to its exercises, against the rules.

use super::losing_size;
use super::tests::{brute_force, moves, without_empty};
use checks::blocks::{cells, letter_rows, named, or_dash, spaced, Document};
use checks::rules::{all_lists, only, Search};
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("luogu2599");

/// The size of a heap to the left of `row` that makes it lost, by the rules. There is one and no other.
fn on_the_left(row: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> usize {
    let most = 2 + row.iter().max().unwrap_or(&0);
    only((0..=most).filter(|&p| !brute_force(&without_empty(&[&[p], row].concat()), known)))
}

/// The size of a heap to the right of `row` that makes it lost.
fn on_the_right(row: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> usize {
    let mirrored: Vec<usize> = row.iter().rev().copied().collect();
    on_the_left(&mirrored, known)
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut known = HashMap::new();
    let mut table = vec![named("x", 0..=9)];
    for block in [&[][..], &[4], &[6, 3], &[3, 6], &[2, 2]] {
        let sizes =
            (0..=9).map(|x| on_the_left(&without_empty(&[block, &[x]].concat()), &mut known));
        table.push(named(or_dash(spaced(block)), sizes));
    }
    WRITE_UP.table("sizes", &table);
    let sample = [3, 1, 9, 4];
    let mut table = vec![cells(["block", "l", "r"])];
    for length in 1..sample.len() {
        for block in sample[1..].windows(length) {
            let (l, r) = (on_the_left(block, &mut known), on_the_right(block, &mut known));
            table.push(named(spaced(block), [l, r]));
        }
    }
    WRITE_UP.table("sample", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let rows = all_lists(4, 0..=4).into_iter();
    let wins = rows.map(|row| brute_force(&without_empty(&row), &mut known));
    let mut lines = letter_rows(25, wins);
    for a in 1..=6 {
        lines += &spaced((1..=6).map(|b| on_the_left(&[a, b], &mut known)));
        lines.push('\n');
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

/// The proof: the sizes are `l`, and then the positive numbers without `l`, with a 0 at `r`.
#[test]
fn the_sizes_are_those_of_the_list() {
    for l in 0..30 {
        for r in if l == 0 { 0..1 } else { 1..30 } {
            let mut numbers = (1u64..).filter(|&number| number != l);
            for x in 1..60 {
                let size = if x == r { 0 } else { numbers.next().unwrap() };
                assert_eq!(losing_size(x, l, r), size, "{x} {l} {r}");
            }
        }
    }
}

#[test]
fn exercise_1_winning_moves() {
    let mut known = HashMap::new();
    let mut winning = moves(&[5, 1, 9, 4]);
    winning.retain(|option| !brute_force(option, &mut known));
    assert_eq!(winning, [[3, 1, 9, 4]]);
    let (l, r) = (on_the_left(&[1, 9, 4], &mut known), on_the_right(&[5, 1, 9], &mut known));
    WRITE_UP.says(&format!("1, 9, 4, {l}, 2, 3, 1, 9, 4, 5, 1, 9, {r}"));
}

/// The sizes to the left and to the right of a row that make it lost, where those of no heaps are `start`.
fn ends(row: &[usize], start: u64) -> (u64, u64) {
    let (Some((&first, after)), Some((&last, block))) = (row.split_first(), row.split_last())
    else {
        return (start, start);
    };
    let ((l, r), (next_l, next_r)) = (ends(block, start), ends(after, start));
    (losing_size(last as u64, l, r), losing_size(first as u64, next_r, next_l))
}

#[test]
fn exercise_4_the_last_stone_loses() {
    let size = ends(&[1, 9, 4], 1).0;
    assert!(!Search::misere(|row: &Vec<usize>| moves(row)).wins(&vec![3, 1, 9, 4]));
    WRITE_UP.says(&format!("1, 9, 4, {size}, 3, 1, 9, 4"));
}
