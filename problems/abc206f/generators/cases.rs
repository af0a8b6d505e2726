//! Test files of Interval Game 2: few intervals, also by the rules; many, by stretches.

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
    let random = vec![
        // So few that the rules can settle them.
        sample(MAX_CASES, 1, |rng| either(rng, 10, 12, 4)),
        sample(MAX_CASES, 2, |rng| either(rng, 12, LAST, 40)),
        sample(MAX_CASES, 3, |rng| either(rng, 30, 30, 8)),
        sample(5, 4, |rng| either(rng, 60, LAST, 20)),
    ];
    let max = vec![
        // As many intervals as allowed: of any length, short, very short.
        sample(MAX_CASES, 5, |rng| either(rng, MAX_INTERVALS, LAST, 99)),
        sample(5, 6, |rng| either(rng, MAX_INTERVALS, LAST, 12)),
        sample(5, 7, |rng| either(rng, MAX_INTERVALS, LAST, 3)),
        // 99 intervals of length 1, whose plays are too many; the same with one more across two of them.
        (1..=MAX_CASES)
            .map(|i| match i {
                1 => row(LAST, 1),
                _ => [row(LAST, 1), vec![(4 * i, 4 * i + 2)]].concat(),
            })
            .collect(),
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    // Nested intervals, all of 13 cells and one more in 9 ways, and the two ends of the range.
    let nested = (1..=50).flat_map(|left| [(left, LAST + 1 - left); 2]).collect();
    let crowded = [all(1, 14), vec![(50, LAST); 9]].concat();
    let lists: [Vec<Interval>; 3] = [nested, crowded, cycled(&[(1, 2), (LAST - 1, LAST)], 100)];
    let input = |list: &Vec<Interval>| {
        let intervals = lines(list.iter().map(|(left, right)| format!("{left} {right}")));
        format!("{}\n{intervals}", list.len())
    };
    let inputs: Vec<String> = lists.iter().map(input).collect();
    files.extend(largest([("nested, crowded and equal intervals", cycled(&inputs, MAX_CASES))]));
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

/// `count` random intervals up to the end `last`, of at most the length `longest`: Alice or Bob wins with equal odds.
fn either(rng: &mut Rng, count: usize, last: usize, longest: usize) -> Vec<Interval> {
    let wins = rng.bool();
    loop {
        let list: Vec<Interval> = (0..count)
            .map(|_| {
                let left = rng.usize(1..last);
                (left, rng.usize(left + 1..=last.min(left + longest)))
            })
            .collect();
        if (by_stretches(&list) != 0) == wins {
            return list;
        }
    }
}

fn test_file(name: &str, lists: Vec<Vec<Interval>>) -> TestFile {
    let mut search = Search::normal(|list: &Vec<Interval>| moves(list));
    let cases = lists.into_iter().map(|list| {
        let value = by_stretches(&list);
        if list.len() <= 12 {
            assert_eq!(value != 0, search.wins(&list), "{list:?}");
        }
        let lines: Vec<String> =
            list.iter().map(|(left, right)| format!("{left} {right}")).collect();
        let input = format!("{}\n{}", list.len(), lines.join("\n"));
        Case::new(input, if value != 0 { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// What is left to choose from after each move.
fn moves(list: &[Interval]) -> Vec<Vec<Interval>> {
    let after = |&(left, right): &Interval| {
        list.iter().copied().filter(|other| other.1 <= left || right <= other.0).collect()
    };
    list.iter().map(after).collect()
}

/// The Grundy value, by the stretches from l to r, the shorter ones first.
fn by_stretches(list: &[Interval]) -> usize {
    let mut values = vec![[0; LAST + 1]; LAST + 1];
    for length in 1..LAST {
        for l in 1..=LAST - length {
            let r = l + length;
            let inside = list.iter().filter(|&&(left, right)| l <= left && right <= r);
            let options: Vec<usize> =
                inside.map(|&(left, right)| values[l][left] ^ values[right][r]).collect();
            values[l][r] = mex(&options);
        }
    }
    values[1][LAST]
}
