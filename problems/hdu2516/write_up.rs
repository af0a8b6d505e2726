//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, letter_lines, lost_cells, spaced, Document};
use checks::rules::Search;
use common::grundy::GrundySearch;
use common::subtraction::fibonacci;

const WRITE_UP: Document = Document::write_up("hdu2516");

/// The least Zeckendorf part of `n`.
fn least_part(n: usize) -> usize {
    let largest = fibonacci().map(|number| usize::try_from(number).unwrap());
    let largest = largest.take_while(|&number| number <= n).last().unwrap();
    if largest == n {
        n
    } else {
        least_part(n - largest)
    }
}

/// What the first player takes from `stones`, always the least part, where the opponent takes as many as allowed.
fn takes(stones: usize) -> Vec<usize> {
    let (mut n, mut takes) = (stones, Vec::new());
    while n > 0 {
        let take = least_part(n);
        takes.push(take);
        n = n.saturating_sub(3 * take);
    }
    takes
}

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(12);
    let rows =
        (1..=12).map(|n| (format!("n = {n}"), lost_cells(wins[n][1..].iter().copied(), 'W')));
    WRITE_UP.table("limits", &grid("up to", 1..=12, rows));
}

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines(brute_force(60)));
}

#[test]
fn exercise_1_a_game_of_100_stones() {
    WRITE_UP.text("least takes", &(spaced(takes(100)) + "\n"));
}

#[test]
fn exercise_2_at_most_as_many() {
    let mut game = Search::normal(|&(n, limit): &(usize, usize)| {
        (1..=limit.min(n)).map(|take| (n - take, take)).collect()
    });
    let rows = (1..=6).map(|n| {
        let wins = (1..=n).map(|limit| game.wins(&(n, limit)));
        (format!("n = {n}"), lost_cells(wins, 'W'))
    });
    WRITE_UP.table("once", &grid("up to", 1..=6, rows));
}

#[test]
fn exercise_4_two_heaps_with_limits_of_their_own() {
    let mut values = GrundySearch::new(|&(n, limit): &(usize, usize)| {
        (1..=limit.min(n)).map(|take| (n - take, 2 * take)).collect()
    });
    let [six, seven] = [(6, 5), (7, 6)].map(|heap| values.grundy(&heap));
    assert_eq!(six, seven);
    WRITE_UP.says(&format!("6, 7, {six}"));
}
