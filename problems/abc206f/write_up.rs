//! The tables and the values that the write-up shows, and the answers to its exercises, against the rules.

use super::grundy;
use super::tests::{brute_force, left_after};
use checks::blocks::{cells, grid, listed, spaced, Document};
use checks::rules::all_sets;
use common::grundy::{grundy_table, GrundySearch};

type Interval = (u64, u64);

/// The five intervals of the page.
const EXAMPLE: [Interval; 5] = [(1, 3), (2, 4), (3, 6), (5, 7), (6, 8)];

const WRITE_UP: Document = Document::write_up("abc206f");

/// The intervals that lie between l and r.
fn inside(list: &[Interval], l: u64, r: u64) -> Vec<Interval> {
    list.iter().copied().filter(|&(left, right)| l <= left && right <= r).collect()
}

/// All intervals from 1 to `last`.
fn all(last: u64) -> Vec<Interval> {
    (1..last).flat_map(|left| (left + 1..=last).map(move |right| (left, right))).collect()
}

/// All lists of different intervals from 1 to 5.
fn small_lists() -> Vec<Vec<Interval>> {
    all_sets(all(5).into_iter())
}

/// The Grundy value from the definition, by the rules.
fn by_the_rules(list: &[Interval]) -> u64 {
    let mut search = GrundySearch::new(|list: &Vec<Interval>| {
        list.iter().map(|&chosen| left_after(list, chosen)).collect()
    });
    search.grundy(&list.to_vec())
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut moves = vec![cells(["chosen", "left to choose from", "Grundy value"])];
    for chosen in EXAMPLE {
        let shown = |(left, right): Interval| format!("[{left},{right})");
        let left = left_after(&EXAMPLE, chosen);
        let names = spaced(left.iter().map(|&interval| shown(interval)));
        moves.push(vec![shown(chosen), names, by_the_rules(&left).to_string()]);
    }
    WRITE_UP.table("moves", &moves);

    let rows = (1..=7).map(|l| {
        let value = |r| by_the_rules(&inside(&EXAMPLE, l, r)).to_string();
        let cells = (2..=8).map(|r| if l < r { value(r) } else { String::new() });
        (format!("l = {l}"), cells.collect())
    });
    let heads = (2..=8).map(|r| format!("r = {r}"));
    WRITE_UP.table("stretches", &grid("g", heads, rows));
    let options = EXAMPLE.map(|chosen| grundy(&left_after(&EXAMPLE, chosen)));
    WRITE_UP.says(&format!("{}, {}", listed(options), grundy(&EXAMPLE)));
}

#[test]
fn the_cpp_is_the_same() {
    let mut line = String::new();
    for list in small_lists() {
        let letter = if brute_force(&list) { 'W' } else { 'L' };
        line += &format!("{letter}{}", grundy(&list));
    }
    WRITE_UP.prints("brute_force.cpp", &format!("{line}\n"));
}

#[test]
fn exercise_1_winning_moves() {
    let list = [(1, 4), (2, 3), (4, 5), (5, 6), (6, 8), (7, 10), (8, 9)];
    let winning = list.into_iter().filter(|&chosen| !brute_force(&left_after(&list, chosen)));
    WRITE_UP.says(&listed(winning.map(|(left, right)| format!("{left}, {right}"))));
}

#[test]
fn exercise_2_kayles() {
    let kayles = grundy_table(12, |row, grundy| {
        let knock =
            |pins: usize| (0..(row + 1).saturating_sub(pins)).map(move |i| (i, row - pins - i));
        knock(1).chain(knock(2)).map(|(left, right)| grundy[left] ^ grundy[right]).collect()
    });
    let chess = grundy_table(12, |files, grundy| {
        let set = |i: usize| grundy[i.saturating_sub(1)] ^ grundy[(files - i).saturating_sub(2)];
        (0..files).map(set).collect()
    });
    for n in 1..12 {
        let mut short = all(n + 1);
        short.retain(|(left, right)| right - left <= 2);
        let n_th = usize::try_from(n).unwrap();
        assert_eq!(grundy(&short), kayles[n_th]);
        let chain: Vec<Interval> = (0..n).map(|i| (2 * i + 1, 2 * i + 4)).collect();
        assert_eq!(grundy(&chain), chess[n_th]);
    }
    assert_eq!(grundy(&EXAMPLE), chess[5]);
}

#[test]
fn exercise_3_all_intervals() {
    for n in 1..=13 {
        assert_eq!(grundy(&all(n + 1)), n);
    }
    WRITE_UP.says(&format!("{}, 13, {}, 14, 100, 13", all(14).len(), all(15).len()));
}

#[test]
fn exercise_5_closed_intervals() {
    for list in small_lists() {
        let longer: Vec<Interval> = list.iter().map(|&(left, right)| (left, right + 1)).collect();
        let mut search = GrundySearch::new(|list: &Vec<Interval>| {
            let left = |chosen: Interval| {
                let is_left = |interval: &Interval| interval.1 < chosen.0 || chosen.1 < interval.0;
                list.iter().copied().filter(is_left).collect()
            };
            list.iter().map(|&chosen| left(chosen)).collect()
        });
        assert_eq!(grundy(&longer), search.grundy(&list), "{list:?}");
    }
}

/// Positions on a circle of `points` points: the arcs, and those that are chosen.
#[test]
fn exercise_6_arcs_on_a_circle() {
    // The arc from `first` covers `length` of the points.
    type Arc = (usize, usize);
    const POINTS: usize = 5;
    let covers = |(first, length): Arc, point: usize| (point + POINTS - first) % POINTS < length;
    let arcs = (0..POINTS).flat_map(|first| (1..=2).map(move |length| (first, length)));
    for list in all_sets(arcs) {
        let after = |list: &[Arc], arc: Arc| -> Vec<Arc> {
            let meets =
                |other: Arc| (0..POINTS).any(|point| covers(arc, point) && covers(other, point));
            list.iter().copied().filter(|&other| !meets(other)).collect()
        };
        let mut search =
            GrundySearch::new(|list: &Vec<Arc>| list.iter().map(|&arc| after(list, arc)).collect());
        let wins = search.grundy(&list) != 0;
        // The circle is cut open at the first arc.
        let opened = |arc: Arc| -> Vec<Interval> {
            let start = |first: usize| (first + POINTS - arc.0) % POINTS;
            let left = after(&list, arc);
            left.iter()
                .map(|&(first, length)| (start(first) as u64, (start(first) + length) as u64))
                .collect()
        };
        assert_eq!(wins, list.iter().any(|&arc| grundy(&opened(arc)) == 0), "{list:?}");
    }
}
