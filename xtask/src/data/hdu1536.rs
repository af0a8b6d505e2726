//! Cases of S-Nim: unsorted and repeated takes, deep tables, many sets.

use super::rules::{mex, nim_wins, replaced, sorted, Search};
use super::{drawn, drawn_row, line, rows, Question, TestCase};
use fastrand::Rng;
use std::ops::RangeInclusive;

/// The largest take, and the largest heap.
const MOST: usize = 10_000;

/// A set of takes, and the rows that are asked for.
struct Set {
    takes: Vec<usize>,
    rows: Vec<Vec<usize>>,
}

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    vec![
        // An empty heap, the smallest input; then one that can be taken.
        case("edge-01", vec![set(&[1], vec![vec![0]]), set(&[1], vec![vec![1]])]),
        // Every heap up to 99 by itself, won or lost.
        case("edge-02", SETS.iter().map(|takes| set(takes, rows(1, 0..=99))).collect()),
        // All pairs up to 9 for all takes up to 5, which tells the Grundy values apart. {1, 2, 5} goes
        // wrong if the mex counts a value twice.
        case("edge-03", (1..32).map(subset).map(|takes| set(&takes, rows(2, 0..=9))).collect()),
        // Sets of a hundred: one take a hundred times, the first hundred backwards, large ones.
        // From the second come Grundy values up to 100, more than a machine word has bits; pairs of
        // heaps tell them apart.
        case(
            "edge-04",
            [
                vec![7; 100],
                (1..=100).rev().collect(),
                (9_901..=10_000).rev().collect(),
                (1..=100).map(|i| 100 * i).collect(),
            ]
            .iter()
            .map(|takes| set(takes, rows(2, 9_991..=10_000)))
            .collect(),
        ),
        // Play as long, and recursion as deep, as it gets; and takes that just fit.
        case(
            "edge-05",
            vec![
                set(&[1], vec![vec![MOST], vec![MOST - 1], vec![MOST, MOST - 1], vec![MOST; 2]]),
                set(&[MOST, 1], vec![vec![MOST], vec![MOST - 1], vec![MOST; 3]]),
                set(&[MOST], vec![vec![MOST], vec![MOST - 1], vec![MOST, 0, MOST]]),
                set(&[MOST - 1, 2], vec![vec![MOST], vec![MOST - 1], vec![1], vec![2]]),
            ],
        ),
        // The same rows for sets in turn large and small: a table of the last set must not show.
        case("edge-06", {
            let rows = || rows(2, 0..=8);
            [&[5, 3, 1, 4, 2][..], &[2], &[8, 1, 7], &[1], &[9], &[4, 1]]
                .iter()
                .map(|takes| set(takes, rows()))
                .collect()
        }),
        // Large heaps first, then small ones with a large one of the same value: what follows from a
        // period must not be used before it begins.
        case(
            "edge-07",
            drawn(40, 6, |random| {
                let takes = random.usize(2..=6);
                let takes = drawn_row(random, takes, 1..=40);
                let values = grundy_values(&takes, MOST);
                let partner =
                    |heap: usize| (heap..=MOST).rev().find(|&p| values[p] == values[heap]);
                let small = (0..=60).map(|heap| [heap].into_iter().chain(partner(heap)).collect());
                let rows = [vec![MOST], vec![MOST - 1, 1]].into_iter().chain(small).collect();
                Set { takes, rows }
            }),
        ),
        // Small sets and small heaps, empty ones too.
        case("random-01", drawn(60, 1, |random| drawn_set(random, 8, 20, 10, 5, 0..=30))),
        // Anything, with about half of the rows lost.
        case("random-02", drawn(20, 2, |random| drawn_set(random, 20, MOST, 20, 20, 0..=MOST))),
        // As many takes, rows and heaps as allowed.
        case(
            "max-01",
            drawn(4, 3, |random| {
                let takes = drawn_row(random, 100, 1..=MOST);
                with_rows(random, takes, 100, 100, 9_000..=MOST)
            }),
        ),
        // So many rows that a table for each takes too long.
        case(
            "max-02",
            drawn(100, 4, |random| {
                let takes = drawn_row(random, 100, 1..=1000);
                with_rows(random, takes, 100, 1, 9_900..=MOST)
            }),
        ),
        // So many sets of few takes that clearing 10,000 marks for each value takes too long.
        case("max-03", drawn(1500, 5, |random| drawn_set(random, 4, 300, 2, 3, 9_500..=MOST))),
    ]
}

const SETS: [&[usize]; 12] = [
    &[1, 2, 5],
    &[5, 1, 2, 1],
    &[2, 5],
    &[1],
    &[2],
    &[3, 3, 3],
    &[4, 1],
    &[6, 4, 9],
    &[10, 1, 3, 4],
    &[1, 4, 9, 16, 25, 36, 49, 64, 81],
    &[13, 11, 7, 5, 3, 2],
    &[10_000, 99, 1],
];

fn set(takes: &[usize], rows: Vec<Vec<usize>>) -> Set {
    Set { takes: takes.to_vec(), rows }
}

/// The takes whose places have a one in the number, the largest first.
fn subset(number: usize) -> Vec<usize> {
    (1..=5).rev().filter(|take| number >> (take - 1) & 1 == 1).collect()
}

/// Up to that many takes, and rows of up to that many heaps.
fn drawn_set(
    random: &mut Rng,
    takes: usize,
    largest_take: usize,
    rows: usize,
    length: usize,
    heaps: RangeInclusive<usize>,
) -> Set {
    let takes = random.usize(1..=takes);
    let takes = drawn_row(random, takes, 1..=largest_take);
    let rows = random.usize(1..=rows);
    with_rows(random, takes, rows, length, heaps)
}

/// Draws the rows. The last heap of every other one is chosen so that it is lost, if there is such.
fn with_rows(
    random: &mut Rng,
    takes: Vec<usize>,
    rows: usize,
    length: usize,
    heaps: RangeInclusive<usize>,
) -> Set {
    let values = grundy_values(&takes, *heaps.end());
    let row = |index: usize| {
        let length = if length == 100 { 100 } else { random.usize(1..=length) };
        let mut row = drawn_row(random, length, heaps.clone());
        if index % 2 == 1 {
            let last = row.pop();
            let sum = row.iter().fold(0, |sum, &heap| sum ^ values[heap]);
            row.extend(heaps.clone().find(|&heap| values[heap] == sum).or(last));
        }
        row
    };
    Set { rows: (0..rows).map(row).collect(), takes }
}

fn case(name: &str, sets: Vec<Set>) -> TestCase {
    let questions = sets.into_iter().map(|Set { takes, rows }| {
        assert!((1..=100).contains(&takes.len()) && (1..=100).contains(&rows.len()));
        assert!(takes.iter().all(|take| (1..=MOST).contains(take)));
        let largest = rows.iter().flatten().max().copied().unwrap_or(0);
        let values = grundy_values(&takes, largest);
        let mut search = Search::normal(|row: &Vec<usize>| moves(row, &takes));
        let (mut input, mut answer) = (format!("{} {}", takes.len(), line(&takes)), String::new());
        input += &format!("\n{}", rows.len());
        for row in rows {
            assert!((1..=100).contains(&row.len()) && row.iter().all(|&heap| heap <= MOST));
            let wins = nim_wins(&row.iter().map(|&heap| values[heap]).collect::<Vec<_>>());
            if row.iter().sum::<usize>() <= 20 {
                assert_eq!(wins, search.wins(&sorted(&row)), "{row:?} with takes {takes:?}");
            }
            input += &format!("\n{} {}", row.len(), line(&row));
            answer.push(if wins { 'W' } else { 'L' });
        }
        Question::new(input, answer)
    });
    TestCase::closed(name, "0", questions)
}

/// One of the takes from one heap.
fn moves(row: &[usize], takes: &[usize]) -> Vec<Vec<usize>> {
    let mut moves = Vec::new();
    for (index, &heap) in row.iter().enumerate() {
        let takes = takes.iter().filter(|&&take| take <= heap);
        moves.extend(takes.map(|take| replaced(row, index, &[heap - take])));
    }
    moves
}

/// The Grundy values of the heaps up to `largest`, from the definition.
fn grundy_values(takes: &[usize], largest: usize) -> Vec<usize> {
    let mut values = Vec::new();
    for heap in 0..=largest {
        let fitting = takes.iter().filter(|&&take| take <= heap);
        let options: Vec<usize> = fitting.map(|take| values[heap - take]).collect();
        let value = mex(&options);
        // The same with the options as the ones of a binary number; there are at most a hundred.
        let ones = options.iter().fold(0_u128, |ones, option| ones | 1 << option);
        assert_eq!(value, ones.trailing_ones() as usize, "heap {heap}, takes {takes:?}");
        values.push(value);
    }
    values
}
