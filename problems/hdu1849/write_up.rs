//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, first_lost, grid, letter_lines, Document};
use checks::rules::{in_one, Search};

const WRITE_UP: Document = Document::write_up("hdu1849");

#[test]
fn the_cpp_is_the_same() {
    let rows = letter_lines(brute_force(12).into_iter().flatten());
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(8);
    let rows =
        wins.iter().enumerate().map(|(a, wins)| (format!("a = {a}"), cells(first_lost(wins))));
    WRITE_UP.table("cells", &grid("b", 0..8, rows));
}

#[test]
fn the_write_up_adds_in_columns() {
    let line = |heap: u64| {
        let digits: Vec<String> =
            format!("{heap:04b}").chars().map(|digit| digit.to_string()).collect();
        format!("{heap:2}   {}\n", digits.join(" "))
    };
    let sum = |heaps: [u64; 3]| {
        heaps.map(line).concat() + "------------\n" + &line(heaps[0] ^ heaps[1] ^ heaps[2])
    };
    WRITE_UP.text("columns", &sum([3, 6, 12]));
    WRITE_UP.text("columns after the move", &sum([3, 6, 5]));
}

/// The positions after a move of one piece to a lower cell that `may` go there: `may(piece, from, to)`.
fn shifts(pieces: &[usize], may: impl Fn(usize, usize, usize) -> bool) -> Vec<Vec<usize>> {
    in_one(pieces, |i, &from| (0..from).filter(|&to| may(i, from, to)).collect::<Vec<_>>())
}

fn anywhere(pieces: &[usize]) -> Vec<Vec<usize>> {
    // In order: which piece is which does not matter.
    let mut options = shifts(pieces, |_, _, _| true);
    for option in &mut options {
        option.sort_unstable();
    }
    options
}

#[test]
fn winning_moves_from_2_5_11_13() {
    let mut game = Search::normal(|pieces: &Vec<usize>| in_one(pieces, |_, &from| 0..from));
    let [five, eleven, thirteen] = &game.winning(&vec![2, 5, 11, 13])[..] else { panic!("three") };
    let to = [five[1], eleven[2], thirteen[3]];
    WRITE_UP.says(&format!("1, 5, 11, 13, 1, 3, 5, {}, 11, {}, 13, {}", to[0], to[1], to[2]));
}

#[test]
fn a_number_of_the_table_is_the_mex_of_those_before_it() {
    let mut game = Search::normal(|pieces: &Vec<usize>| anywhere(pieces));
    let mut table = [[0; 8]; 8];
    for a in 0..8 {
        for b in 0..8 {
            let is_lost = |c: &usize| {
                let mut pieces = vec![a, b, *c];
                pieces.sort_unstable();
                !game.wins(&pieces)
            };
            table[a][b] = (0..8).find(is_lost).unwrap();
            let stands_before =
                |c: &usize| table[a][..b].contains(c) || table[..a].iter().any(|row| row[b] == *c);
            assert_eq!(Some(table[a][b]), (0..8).find(|c| !stands_before(c)), "{a} {b}");
        }
    }
}

#[test]
fn whoever_cannot_move_wins() {
    let mut game = Search::misere(|pieces: &Vec<usize>| anywhere(pieces));
    assert!(game.wins(&vec![0]) && !game.wins(&vec![1]));
}
