//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, letter_lines, spaced, Document};
use checks::rules::{all_sets, in_one};
use common::grundy::GrundySearch;
use common::nim::nim_sum;
use std::collections::HashMap;

type Cells = Vec<u64>;

/// The positions that a move of one piece reaches.
fn moves(cells: &[u64]) -> Vec<Cells> {
    in_one(cells, |i, &cell| if i == 0 { 1..cell } else { cells[i - 1] + 1..cell })
}

/// The gaps within the pairs, from the right to the left.
fn gaps(cells: &[u64]) -> Vec<u64> {
    let gap = |pair: &[u64]| match pair {
        [left, right] => right - left - 1,
        lone => lone[0] - 1,
    };
    cells.rchunks(2).map(gap).collect()
}

/// What a move does: from which cell to which it shifts a piece.
fn shift(before: &[u64], after: &[u64]) -> String {
    let (from, to) = before.iter().zip(after).find(|(from, to)| from != to).unwrap();
    format!("${from} \\to {to}$")
}

const WRITE_UP: Document = Document::write_up("poj1704");

#[test]
fn the_write_up_shows_the_table() {
    let mut known = HashMap::new();
    let mut strips = vec![Vec::new(); 7];
    for cells in all_sets(1..=6) {
        if !brute_force(&cells, &mut known) {
            let strip = (1..=6).map(|cell| if cells.contains(&cell) { 'o' } else { '.' });
            strips[cells.len()].push(format!("`{}`", strip.collect::<String>()));
        }
    }
    let mut table = vec![cells(["N", "lost"])];
    table.extend((1..=6).map(|n| vec![n.to_string(), spaced(&strips[n])]));
    WRITE_UP.table("strips", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let strips = all_sets(1..=10).into_iter();
    let wins: Vec<bool> = strips.map(|cells| brute_force(&cells, &mut known)).collect();
    let lines = letter_lines(wins.chunks(32).map(|row| row.iter().copied()));
    WRITE_UP.prints("brute_force.cpp", &lines);
}

/// Whether Georgia wins, and how many calls a search needs for it that remembers nothing.
fn search_of_all_games(cells: &[u64], known: &mut HashMap<Cells, (bool, u64)>) -> (bool, u64) {
    if let Some(&result) = known.get(cells) {
        return result;
    }
    let mut result = (false, 1);
    for option in moves(cells) {
        let (bob_wins, calls) = search_of_all_games(&option, known);
        result = (!bob_wins, result.1 + calls);
        if result.0 {
            break;
        }
    }
    known.insert(cells.to_vec(), result);
    result
}

#[test]
fn the_calls_of_a_search_of_all_games() {
    let cells = [1, 5, 6, 7, 9, 12, 14, 17];
    let (_, calls) = search_of_all_games(&cells, &mut HashMap::new());
    WRITE_UP.says(&format!("17, {calls}, 10000"));
}

#[test]
fn exercise_1_winning_moves() {
    let cells = [1, 5, 6, 7, 9, 12, 14, 17];
    let mut options = moves(&cells);
    options.retain(|option| nim_sum(gaps(option)) == 0);
    let [first, second, third] = &options[..] else { panic!("{options:?}") };
    let [first, second, third] = [first, second, third].map(|after| shift(&cells, after));
    WRITE_UP.says(&format!("{first}, {second}, {third}"));

    // Three pieces, by the rules.
    let cells = [2, 4, 5];
    let mut search = GrundySearch::new(|cells: &Cells| moves(cells));
    let mut options = moves(&cells);
    options.retain(|option| search.grundy(option) == 0);
    let [first, second] = &options[..] else { panic!("{options:?}") };
    let [low, high] = [first, second].map(|after| gaps(after));
    assert!(low[0] == low[1] && high[0] == high[1]);
    let [first, second] = [first, second].map(|after| shift(&cells, after));
    let (low, high) = (low[0], high[0]);
    WRITE_UP.says(&format!("{first}, {low}, {second}, {high}"));
}
