//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, joined, lines, listed, Document};
use checks::rules::{all_lists, in_one, minus, Search};

type Position = Vec<usize>;

const WRITE_UP: Document = Document::write_up("hdu1850");

#[test]
fn the_cpp_is_the_same() {
    let rows = brute_force(12).into_iter().flatten().map(|row| joined(row, ""));
    WRITE_UP.prints("brute_force.cpp", &lines(rows));
}

#[test]
fn the_write_up_shows_the_table() {
    let winning = brute_force(8);
    let row = |a: usize| cells(winning[a].iter().map(|winning| winning[3]));
    let rows = (0..8).map(|a| (format!("a = {a}"), row(a)));
    WRITE_UP.table("winning moves", &grid("b", 0..8, rows));
}

/// The positions after a move in one heap, of what `may` be left: `may(index, heap, left)`.
fn moves(heaps: &[usize], may: impl Fn(usize, usize, usize) -> bool) -> Vec<Position> {
    in_one(heaps, |i, &heap| (0..heap).filter(|&left| may(i, heap, left)).collect::<Vec<_>>())
}

fn nim(heaps: &Position) -> Vec<Position> {
    moves(heaps, |_, _, _| true)
}

#[test]
fn heaps_from_1_to_n() {
    let nim_sum = |n: usize| (1..=n).fold(0, |sum, heap| sum ^ heap);
    WRITE_UP.says(&format!(r"n = {}, \dots", listed((1..=15).filter(|&n| nim_sum(n) == 0))));
}

#[test]
fn two_winning_moves_of_three_pieces() {
    // Ascending cells from 1 on; a piece stays right of the one before it.
    let mut game = Search::normal(|pieces: &Position| {
        moves(pieces, |i, _, left| left > if i == 0 { 0 } else { pieces[i - 1] })
    });
    let [first, second] = &game.winning(&vec![2, 4, 5])[..] else { panic!("two moves") };
    WRITE_UP.says(&format!("2, {}, 0, 0, 4, {}, 1, 1", first[0], second[1]));
}

#[test]
fn a_limit_for_each_heap() {
    let limits = [1, 2, 3];
    let limited = |heaps: &Position| moves(heaps, |i, heap, left| heap - left <= limits[i]);
    let mut game = Search::normal(limited);
    for heaps in all_lists(3, 0..8) {
        let winning = game.winning(&heaps);
        for i in 0..3 {
            let here = winning.iter().filter(|option| option[i] != heaps[i]).count();
            assert!(here <= 1, "{heaps:?}");
        }
    }
    assert!(!game.wins(&vec![0, 0, 4]));
}

#[test]
fn whoever_takes_the_last_card_loses() {
    let (mut normal, mut misere) = (Search::normal(nim), Search::misere(nim));
    let mut counts = Vec::new();
    for heaps in all_lists(3, 0..6) {
        match heaps.iter().filter(|&&heap| heap > 1).count() {
            0 => {}
            1 => counts.push(misere.winning(&heaps).len()),
            _ => assert_eq!(misere.winning(&heaps), normal.winning(&heaps), "{heaps:?}"),
        }
    }
    counts.dedup();
    assert_eq!(counts, [1]);
}

#[test]
fn takes_of_1_or_3() {
    let left = Search::normal(|&heap: &usize| minus(heap, [1, 3])).winning(&3);
    WRITE_UP.says(&format!("3, 1, {}, 3, {}", left[0], left[1]));
}
