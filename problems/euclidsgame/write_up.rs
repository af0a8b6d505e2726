//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::stan_wins;
use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_lines, lost_cells, Document};
use checks::rules::Search;
use common::grundy::GrundySearch;

type Pair = (usize, usize);

/// The pairs after a move, the larger number first.
fn moves(&(a, b): &Pair) -> Vec<Pair> {
    let times = a.checked_div(b).unwrap_or(0);
    (1..=times).map(|times| a - times * b).map(|rest| (rest.max(b), rest.min(b))).collect()
}

/// The moves that leave two positive numbers.
fn positive_moves(pair: &Pair) -> Vec<Pair> {
    moves(pair).into_iter().filter(|(_, b)| *b > 0).collect()
}

/// All pairs of numbers of 1 to `max`, the larger one first.
fn pairs(max: usize) -> impl Iterator<Item = Pair> {
    (1..=max).flat_map(|a| (1..=a).map(move |b| (a, b)))
}

fn wins((a, b): Pair) -> bool {
    stan_wins(a as u64, b as u64)
}

const WRITE_UP: Document = Document::write_up("euclidsgame");

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines(brute_force(40)));
}

#[test]
fn the_write_up_shows_the_table() {
    let won = brute_force(16);
    let rows = (won[..=10].iter().enumerate().skip(1))
        .map(|(a, row)| (a.to_string(), lost_cells(row[1..].iter().copied(), '.')));
    WRITE_UP.table("pairs", &grid("a\\b", 1..=16, rows));
}

#[test]
fn exercise_1_the_winning_move() {
    let winning = moves(&(100, 28)).into_iter().filter(|&(a, b)| b == 0 || !wins((a, b)));
    let [(a, 28)] = winning.collect::<Vec<_>>()[..] else { panic!("one move") };
    WRITE_UP.says(&format!(r"100, 28, {} \times 28, {a}, 28", (100 - a) / 28));
}

#[test]
fn exercise_2_whoever_makes_a_zero_loses() {
    let mut misere = Search::misere(moves);
    for (a, b) in pairs(120) {
        assert_eq!(misere.wins(&(a, b)), a != b && wins((a, b)), "{a} {b}");
    }
}

#[test]
fn exercise_3_how_many_are_lost() {
    let lost = 2 * pairs(1000).filter(|&pair| !wins(pair)).count(); // in both orders
    WRITE_UP.says(&format!("1000, {lost}, 1000000"));
}

#[test]
fn exercise_5_two_pairs_side_by_side() {
    let mut values = GrundySearch::new(positive_moves);
    let mut value = |a: usize, b: usize| values.grundy(&(a.max(b), a.min(b)));
    let rows = (1..=9).map(|a| (a.to_string(), cells((1..=9).map(|b| value(a, b)))));
    WRITE_UP.table("values", &grid("a\\b", 1..=9, rows));
}
