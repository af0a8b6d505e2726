//! What compares the formulas of a row with a search that knows the rule alone.

use crate::mex::mex;
use crate::rules::{self, Known};
use checks::rules::Search;
pub use checks::rules::{all_lists, all_sets, ascending_lists, in_one_heap, minus};
use common::grundy::GrundySearch;
use itertools::Itertools;
use serde::Serialize;
use std::fmt::Debug;
use std::hash::Hash;

pub struct Row {
    /// The anchor of the row.
    pub id: &'static str,
    /// The formulas of the cell that says the value or the lost positions.
    pub formulas: &'static str,
    /// The problem or the page of the theory, which the row links to, whose tests compare the rule that the formulas express
    /// with a search. Without one, `positions` does.
    pub tests: Option<&'static str>,
    /// Searches positions, or says what the formulas make of some, and returns how many they are. The explorer has to say the
    /// same.
    pub positions: Option<fn() -> usize>,
}

/// A row whose game is searched here.
pub const fn row(id: &'static str, formulas: &'static str, search: fn() -> usize) -> Row {
    Row { id, formulas, tests: None, positions: Some(search) }
}

/// A row whose game the tests of a problem or of a page search.
pub const fn cited(id: &'static str, formulas: &'static str, tests: &'static str) -> Row {
    Row { id, formulas, tests: Some(tests), positions: None }
}

/// The same, of a game that the explorer opens.
pub const fn stated(
    id: &'static str,
    formulas: &'static str,
    tests: &'static str,
    positions: fn() -> usize,
) -> Row {
    Row { id, formulas, tests: Some(tests), positions: Some(positions) }
}

#[track_caller]
pub fn check(rows: &[Row]) {
    for Row { id, tests, positions, .. } in rows {
        let Some(positions) = positions else { continue };
        println!("{id}"); // shown if the search disagrees
        let count = positions();
        rules::hold(id);
        assert!(tests.is_some() || count >= 40, "{id}: only {count} positions are compared");
    }
}

/// That positions, as the explorer writes them, have the values of a formula.
pub fn says_value<P: Serialize>(
    positions: impl IntoIterator<Item = P>,
    formula: impl Fn(&P) -> usize,
) -> usize {
    let value = |position| {
        let value = formula(&position) as u64;
        (position, Known::Value(value))
    };
    rules::keep(positions.into_iter().map(value))
}

/// That those positions are lost of which a formula says it.
pub fn says_lost<P: Serialize>(
    positions: impl IntoIterator<Item = P>,
    formula: impl Fn(&P) -> bool,
) -> usize {
    let outcome = |position| {
        let is_lost = formula(&position);
        (position, Known::IsLost(is_lost))
    };
    rules::keep(positions.into_iter().map(outcome))
}

/// That each position has this Grundy value.
pub fn values<P: Clone + Ord + Debug + Serialize>(
    positions: impl IntoIterator<Item = P>,
    moves: impl Fn(&P) -> Vec<P>,
    formula: impl Fn(&P) -> usize,
) -> usize {
    let mut search = GrundySearch::new(moves);
    rules::keep(positions.into_iter().map(|position| {
        let value = search.grundy(&position);
        assert_eq!(value, formula(&position) as u64, "{position:?}");
        (position, Known::Value(value))
    }))
}

/// That exactly these positions are lost for the player to move, if one who cannot move loses.
pub fn lost<P: Clone + Eq + Hash + Debug + Serialize>(
    positions: impl IntoIterator<Item = P>,
    moves: impl Fn(&P) -> Vec<P>,
    formula: impl Fn(&P) -> bool,
) -> usize {
    are_lost(positions, Search::normal(moves), formula)
}

/// The same, if a player who cannot move wins.
pub fn misere<P: Clone + Eq + Hash + Debug + Serialize>(
    positions: impl IntoIterator<Item = P>,
    moves: impl Fn(&P) -> Vec<P>,
    formula: impl Fn(&P) -> bool,
) -> usize {
    are_lost(positions, Search::misere(moves), formula)
}

fn are_lost<P: Clone + Eq + Hash + Debug + Serialize>(
    positions: impl IntoIterator<Item = P>,
    mut game: Search<P, impl Fn(&P) -> Vec<P>>,
    formula: impl Fn(&P) -> bool,
) -> usize {
    rules::keep(positions.into_iter().map(|position| {
        let is_lost = !game.wins(&position);
        assert_eq!(is_lost, formula(&position), "{position:?}");
        (position, Known::IsLost(is_lost))
    }))
}

/// That each heap has this value, if a move leaves several heaps of one: for small heaps by a search through all
/// positions of several heaps, for large ones with Nim sums.
pub fn splits(
    heaps: std::ops::Range<usize>,
    moves: impl Fn(usize) -> Vec<Vec<usize>>,
    formula: impl Fn(usize) -> usize,
) -> usize {
    let table = table(heaps.end, |heap, grundy| {
        let options = moves(heap).into_iter();
        options.map(|parts| parts.iter().fold(0, |sum, &part| sum ^ grundy[part])).collect()
    });
    for heap in heaps.clone() {
        assert_eq!(table[heap], formula(heap), "{heap}");
    }
    let small = heaps.start..heaps.end.min(9);
    rules::keep(heaps.map(|heap| (heap, Known::Value(table[heap] as u64))))
        + values(small.map(|n| vec![n]), |heaps| in_one_heap(heaps, &moves), |h| formula(h[0]))
}

/// The values of the positions below `end`, if each has options of these values; it is given those of all smaller
/// positions.
pub fn table(end: usize, options: impl Fn(usize, &[usize]) -> Vec<usize>) -> Vec<usize> {
    let mut values = Vec::new();
    for position in 0..end {
        values.push(mex(&options(position, &values)));
    }
    values
}

pub fn sorted(heaps: impl IntoIterator<Item = usize>) -> Vec<usize> {
    heaps.into_iter().sorted().collect()
}

/// One of the choices in each place.
pub fn in_all<P: Clone>(choices: impl IntoIterator<Item = Vec<P>>) -> Vec<Vec<P>> {
    choices.into_iter().multi_cartesian_product().collect()
}

pub fn pairs(largest: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=largest).flat_map(move |a| (0..=largest).map(move |b| (a, b)))
}

pub fn xor(numbers: impl IntoIterator<Item = usize>) -> usize {
    numbers.into_iter().fold(0, |sum, number| sum ^ number)
}

pub fn sum(counts: impl IntoIterator<Item = usize>) -> usize {
    counts.into_iter().sum()
}
