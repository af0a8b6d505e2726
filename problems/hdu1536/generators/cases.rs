//! Test files of S-Nim: unsorted and repeated takes, large tables, many subtraction sets.

use crate::prelude::*;
use std::ops::RangeInclusive;

/// The largest take, and the largest heap.
const MAX: usize = 10_000;

/// A subtraction set and the positions to be judged, each a list of heaps.
struct Game {
    takes: Vec<usize>,
    positions: Vec<Vec<usize>>,
    /// The Grundy values of the heaps, up to the largest of the positions at least.
    values: Vec<usize>,
}

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input: an empty heap.
        vec![game(&[1], vec![vec![0]])],
        // All single heaps up to 99.
        SUBTRACTION_SETS.iter().map(|takes| game(takes, all_lists(1, 0..=99))).collect(),
        // All pairs of heaps up to 9 for all subsets of 1 to 5, which distinguishes the Grundy values.
        // {1, 2, 5} catches a mex that counts a value twice.
        (1..32).map(subset).map(|takes| game(&takes, all_lists(2, 0..=9))).collect(),
        // A hundred takes: the same one a hundred times, 100 down to 1, large ones. The second set has
        // Grundy values up to 100, more than a machine word has bits; pairs of heaps distinguish them.
        [
            vec![7; 100],
            (1..=100).rev().collect(),
            (9_901..=10_000).rev().collect(),
            (1..=100).map(|i| 100 * i).collect(),
        ]
        .iter()
        .map(|takes| game(takes, all_lists(2, 9_991..=10_000)))
        .collect(),
        // The longest plays and the deepest recursion; takes as large as the heap or just larger.
        vec![
            game(&[1], vec![vec![MAX], vec![MAX - 1], vec![MAX, MAX - 1], vec![MAX; 2]]),
            game(&[MAX, 1], vec![vec![MAX], vec![MAX - 1], vec![MAX; 3]]),
            game(&[MAX], vec![vec![MAX], vec![MAX - 1], vec![MAX, 0, MAX]]),
            game(&[MAX - 1, 2], vec![vec![MAX], vec![MAX - 1], vec![1], vec![2]]),
        ],
        // The same positions for large and small sets in turn: no values of the previous set may be
        // used.
        {
            let positions = || all_lists(2, 0..=8);
            [&[5, 3, 1, 4, 2][..], &[2], &[8, 1, 7], &[1], &[9], &[4, 1]]
                .iter()
                .map(|takes| game(takes, positions()))
                .collect()
        },
        // Large heaps first, then small ones paired with a large one of the same Grundy value: a
        // period must not be used for heaps before its start.
        sample(40, 6, |rng| {
            let takes = rng.usize(2..=6);
            let takes = random_list(rng, takes, 1..=40);
            let values = grundy_values(&takes, MAX);
            let partner = |heap: usize| (heap..=MAX).rev().find(|&p| values[p] == values[heap]);
            let small = (0..=60).map(|heap| [heap].into_iter().chain(partner(heap)).collect());
            let positions = [vec![MAX], vec![MAX - 1, 1]].into_iter().chain(small).collect();
            Game { takes, positions, values }
        }),
    ];
    // Anything, with about half of the positions P-positions.
    let random = vec![sample(20, 2, |rng| random_game(rng, 20, MAX, 20, 20, 0..=MAX))];
    let max = vec![
        // As many takes, positions and heaps as allowed.
        sample(4, 3, |rng| {
            let takes = random_list(rng, 100, 1..=MAX);
            let values = grundy_values(&takes, MAX);
            with_random_positions(rng, takes, values, 100, 100, 9_000..=MAX)
        }),
        // So many positions that a table for each takes too long. Several games have the same takes, each
        // in an order of its own.
        {
            let takes = sample(20, 4, |rng| random_list(rng, 100, 1..=1000));
            let values: Vec<_> = takes.iter().map(|takes| grundy_values(takes, MAX)).collect();
            sample(100, 7, |rng| {
                let set = rng.usize(..takes.len());
                let mut takes = takes[set].clone();
                rng.shuffle(&mut takes);
                with_random_positions(rng, takes, values[set].clone(), 100, 1, 9_900..=MAX)
            })
        },
        // So many small sets that clearing 10,000 flags for each Grundy value takes too long.
        sample(1500, 5, |rng| random_game(rng, 4, 300, 2, 3, 9_500..=MAX)),
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    // The values reach 100; with the odd takes they are 0 and 1, and every other position is lost.
    let takes = [ascending(100), spread(100, 9_901..=10_000), spread(100, 1..=199)];
    let positions = (0..100).map(|i| format!("100 {}", spaced(spread(100, 9_901 - i..=10_000))));
    let positions = positions.collect_vec().join("\n");
    let games = takes.map(|takes| format!("100 {}\n100\n{positions}", spaced(takes)));
    files.extend(largest([("a hundred takes in order", games.to_vec())]));
    files
}

const SUBTRACTION_SETS: [&[usize]; 12] = [
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

fn game(takes: &[usize], positions: Vec<Vec<usize>>) -> Game {
    let max_heap = positions.iter().flatten().max().copied().unwrap_or(0);
    Game { takes: takes.to_vec(), positions, values: grundy_values(takes, max_heap) }
}

/// The subset of 1 to 5 given by the bits of `mask`, in descending order.
fn subset(mask: usize) -> Vec<usize> {
    (1..=5).rev().filter(|take| mask >> (take - 1) & 1 == 1).collect()
}

/// A game with at most `takes` takes and `positions` positions, each of at most `length` heaps.
fn random_game(
    rng: &mut Rng,
    takes: usize,
    max_take: usize,
    positions: usize,
    length: usize,
    heaps: RangeInclusive<usize>,
) -> Game {
    let takes = rng.usize(1..=takes);
    let takes = random_list(rng, takes, 1..=max_take);
    let positions = rng.usize(1..=positions);
    let values = grundy_values(&takes, *heaps.end());
    with_random_positions(rng, takes, values, positions, length, heaps)
}

/// Adds random positions of at most `length` heaps, or exactly 100 if `length` is 100. In every other
/// one the last heap is chosen to make it a P-position, if there is such a heap.
fn with_random_positions(
    rng: &mut Rng,
    takes: Vec<usize>,
    values: Vec<usize>,
    positions: usize,
    length: usize,
    heaps: RangeInclusive<usize>,
) -> Game {
    let position = |index: usize| {
        let length = if length == 100 { 100 } else { rng.usize(1..=length) };
        let mut position = random_list(rng, length, heaps.clone());
        if index % 2 == 1 {
            let last = position.pop();
            let sum = position.iter().fold(0, |sum, &heap| sum ^ values[heap]);
            position.extend(heaps.clone().find(|&heap| values[heap] == sum).or(last));
        }
        position
    };
    Game { positions: (0..positions).map(position).collect(), takes, values }
}

fn test_file(name: &str, games: Vec<Game>) -> TestFile {
    let cases = games.into_iter().map(|Game { takes, positions, values }| {
        let mut search = Search::normal(|position: &Vec<usize>| moves(position, &takes));
        let (mut input, mut answer) =
            (format!("{} {}", takes.len(), takes.iter().join(" ")), String::new());
        input += &format!("\n{}", positions.len());
        for position in positions {
            let wins = nim_wins(&position.iter().map(|&heap| values[heap]).collect::<Vec<_>>());
            if position.iter().sum::<usize>() <= 20 {
                assert_eq!(
                    wins,
                    search.wins(&sorted(&position)),
                    "{position:?} with takes {takes:?}"
                );
            }
            input += &format!("\n{} {}", position.len(), position.iter().join(" "));
            answer.push(if wins { 'W' } else { 'L' });
        }
        Case::new(input, answer)
    });
    TestFile::new(name, cases)
}

/// The options of a position: one of `takes` is taken from one heap.
fn moves(position: &[usize], takes: &[usize]) -> Vec<Vec<usize>> {
    in_one_heap(position, |heap| {
        minus(heap, takes.iter().copied()).into_iter().map(|left| vec![left]).collect()
    })
}

/// The Grundy values of the heaps up to `max_heap`, from the definition.
fn grundy_values(takes: &[usize], max_heap: usize) -> Vec<usize> {
    // The last heap with an option of each value. There are at most a hundred options, so no value is above 100.
    let (mut table, mut last_heap) = (vec![0; max_heap + 1], [usize::MAX; 102]);
    let values: &mut [usize] = &mut table;
    for heap in 0..=max_heap {
        for &take in takes {
            if take <= heap {
                last_heap[values[heap - take]] = heap;
            }
        }
        let mut value = 0;
        while last_heap[value] == heap {
            value += 1;
        }
        values[heap] = value;
    }
    table
}
