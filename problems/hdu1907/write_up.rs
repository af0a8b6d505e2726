//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, letter_lines, listed, lost_cells, Document};
use checks::rules::{all_lists, in_one, minus, values_of_heaps, Search};

const WRITE_UP: Document = Document::write_up("hdu1907");

#[test]
fn the_write_up_shows_the_table() {
    for (game, is_misere) in [("normal play", false), ("misère", true)] {
        let lost = brute_force(6, is_misere);
        let rows = (0..=6).map(|a| {
            let wins = (0..=6).map(|b| !lost.contains(&[a, b, 0]));
            (format!("a = {a}"), lost_cells(wins, 'W'))
        });
        WRITE_UP.table(game, &grid("b", 0..=6, rows));
    }
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for misere in [false, true] {
        let lost = brute_force(8, misere);
        let wins = |ab: &Vec<usize>| {
            (0..=8).map(|c| !lost.contains(&[ab[0], ab[1], c])).collect::<Vec<_>>()
        };
        rows += &letter_lines(all_lists(2, 0..=8).iter().map(wins));
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn exercise_1_the_first_moves_of_both_games() {
    let moves = |heaps: &Vec<usize>| in_one(heaps, |_, &heap| 0..heap);
    let misere = Search::misere(moves).winning(&vec![1, 1, 3]);
    let normal = Search::normal(moves).winning(&vec![1, 1, 3]);
    assert_eq!([misere.len(), normal.len()], [1, 1]);
    WRITE_UP.says(&format!("1, 1, 3, 3, {}, {}", misere[0][2], normal[0][2]));
}

#[test]
fn exercise_3_from_p_to_q_coins() {
    let (p, q) = (2, 4);
    let lost = Search::misere(|&heap: &usize| minus(heap, heap.min(p)..=q)).lost(0..24);
    WRITE_UP.says(&format!("{p}, {q}, {}", listed(lost)));
}

/// The example; the theory of misère play has all sets of takes up to 5.
#[test]
fn exercise_4_misere_s_nim() {
    let values = values_of_heaps(8, |heap| minus(heap, [2, 5]));
    WRITE_UP.says(&format!("2, 5, 7, {}, 5, {}", values[7], values[2]));
}
