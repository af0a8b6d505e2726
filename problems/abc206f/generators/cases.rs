//! Test files of Interval Game 2.

use crate::prelude::*;

const MAX_CASES: usize = 20;

const MAX_INTERVALS: usize = 100;

/// The largest end.
const LAST: usize = 100;

/// The left end, and the right end.
type Interval = (usize, usize);

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![(1, 2)]],
        // Intervals that touch, overlap, contain one another, are equal; the ends of the range.
        vec![
            vec![(1, 100)],
            vec![(1, 50), (50, 100)],
            vec![(1, 51), (50, 100)],
            vec![(1, 2), (99, 100)],
            vec![(1, 100), (99, 100)],
            vec![(5, 9), (5, 9)],
            vec![(5, 9), (5, 9), (9, 12)],
            vec![(5, 9), (9, 12), (5, 9), (9, 12), (9, 12)],
            vec![(1, 3), (2, 4), (3, 5)],
            vec![(1, 3), (3, 5), (2, 4), (2, 4)],
            vec![(1, 10), (2, 9), (3, 8), (4, 7), (5, 6)],
            vec![(1, 10), (1, 5), (5, 10), (2, 3), (3, 4)],
            vec![(2, 100); 100],
        ],
        // A chain: each interval overlaps its neighbours; 1 to 20 links.
        (1..=20).map(chain).collect(),
        // All intervals of lengths 1 and 2 in a row of cells, as in Kayles.
        (1..=20).map(|cells| row(cells + 1, 2)).collect(),
        // All intervals in a row of cells, whose value is the number of the cells; and beside one another such rows, as
        // in Nim: the values reach 13.
        (1..=13).map(|cells| all(1, cells + 1)).collect(),
        vec![
            [all(1, 2), all(2, 4)].concat(),
            [all(1, 3), all(3, 5)].concat(),
            [all(1, 2), all(2, 4), all(4, 7)].concat(),
            [all(1, 3), all(3, 7), all(7, 11)].concat(),
            [all(10, 13), all(20, 25), all(30, 36)].concat(),
            [all(10, 13), all(20, 25), all(30, 37)].concat(),
            [all(1, 9), all(40, 42), all(90, 100)].concat(),
            [all(1, 9), all(41, 43), all(91, 100)].concat(),
        ],
    ];
    // 99 intervals of length 1, whose plays are too many, and one more across two of them.
    let long = |i: usize| [row(LAST, 1), vec![(4 * i, 4 * i + 2)]].concat();
    let edge =
        [edge, vec![[vec![row(LAST, 1)], (2..=MAX_CASES).map(long).collect()].concat()]].concat();
    let mut files = edges(edge.iter().map(|lists| lists.iter().map(|list| input(list)).collect()));
    // As many as allowed, of lengths up to a small one.
    let short = |longest: usize| {
        let interval = |i: usize| (1 + 37 * i % 80, 2 + 37 * i % 80 + i % longest);
        (0..MAX_INTERVALS).map(interval).collect()
    };
    // Nested intervals, all of 13 cells and one more in 9 ways, and the two ends of the range.
    let nested = (1..=50).flat_map(|left| [(left, LAST + 1 - left); 2]).collect();
    let crowded = [all(1, 14), vec![(50, LAST); 9]].concat();
    let lists: [Vec<Interval>; 3] = [nested, crowded, cycled(&[(1, 2), (LAST - 1, LAST)], 100)];
    let lists = lists.into_iter().chain((1..=MAX_CASES - 3).map(short));
    let inputs = lists.map(|list| input(&list)).collect();
    files.extend(largest([("nested, crowded, equal and short intervals", inputs)]));
    files
}

/// Intervals each of which overlaps the one before.
fn chain(links: usize) -> Vec<Interval> {
    (0..links).map(|i| (2 * i + 1, 2 * i + 4)).collect()
}

/// All intervals from 1 to `last` of at most the length `longest`.
fn row(last: usize, longest: usize) -> Vec<Interval> {
    all(1, last).into_iter().filter(|(left, right)| right - left <= longest).collect()
}

/// All intervals from `first` to `last`.
fn all(first: usize, last: usize) -> Vec<Interval> {
    (first..last).flat_map(|left| (left + 1..=last).map(move |right| (left, right))).collect()
}

fn input(list: &[Interval]) -> String {
    let intervals = lines(list.iter().map(|(left, right)| format!("{left} {right}")));
    format!("{}\n{intervals}", list.len())
}
