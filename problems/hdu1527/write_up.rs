//! The tables and lists that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_lines, listed, Document};
use checks::rules::Search;
use common::grundy::GrundySearch;

const WRITE_UP: Document = Document::write_up("hdu1527");

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines(brute_force(40)));
}

#[test]
fn the_write_up_shows_the_lost_pairs() {
    let won = brute_force(18);
    let lost = (0..=18).flat_map(|a| (a..=18).map(move |b| (a, b))).filter(|&(a, b)| !won[a][b]);
    let mut rows = ["k", "a", "b"].map(|name| cells([name]));
    for (a, b) in lost {
        for (row, number) in rows.iter_mut().zip([b - a, a, b]) {
            row.push(number.to_string());
        }
    }
    WRITE_UP.table("lost pairs", &rows);
}

type Position = (usize, usize);

fn moves(&(a, b): &Position) -> Vec<Position> {
    let from_a = (1..=a).map(|take| (a - take, b));
    let from_b = (1..=b).map(|take| (a, b - take));
    let from_both = (1..=a.min(b)).map(|take| (a - take, b - take));
    from_a.chain(from_b).chain(from_both).collect()
}

/// All positions with heaps of up to `max` stones.
fn board(max: usize) -> impl Iterator<Item = Position> {
    (0..=max).flat_map(move |a| (0..=max).map(move |b| (a, b)))
}

/// Those of them that are lost, the smaller heap first.
fn lost(max: usize, mut game: Search<Position, fn(&Position) -> Vec<Position>>) -> Vec<Position> {
    board(max).filter(|position| position.0 <= position.1 && !game.wins(position)).collect()
}

fn shown((a, b): Position) -> String {
    format!("$({a}, {b})$")
}

#[test]
fn exercise_1_three_winning_first_moves() {
    let mut game = Search::normal(moves);
    let with_moves =
        |position| listed([position].into_iter().chain(game.winning(&position)).map(shown));
    WRITE_UP.says(&listed([(2, 2), (5, 7)].map(with_moves)));
}

#[test]
fn exercise_2_the_last_stone_loses() {
    let [normal, misere] = [lost(40, Search::normal(moves)), lost(40, Search::misere(moves))];
    let [p, q] = [0, 1].map(|i| shown(normal[i]));
    let [r, s] = [0, 1].map(|i| shown(misere[i]));
    assert_eq!(normal[2..], misere[2..]);
    WRITE_UP.says(&format!("{p}, {q}, {r}, {s}"));
}

#[test]
fn exercise_4_two_games_side_by_side() {
    let mut values = GrundySearch::new(moves);
    let rows = (0..6).map(|a| (a.to_string(), cells((0..6).map(|b| values.grundy(&(a, b))))));
    WRITE_UP.table("values", &grid("a\\b", 0..6, rows));
}
