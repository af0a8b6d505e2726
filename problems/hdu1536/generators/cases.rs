//! Test files of S-Nim: unsorted and repeated takes, large tables, many subtraction sets.

use crate::prelude::*;

/// The largest take, and the largest heap.
const MAX: usize = 10_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input: an empty heap.
        vec![game(&[1], &[vec![0]])],
        // All single heaps up to 99.
        SUBTRACTION_SETS.iter().map(|takes| game(takes, &all_lists(1, 0..=99))).collect(),
        // All pairs of heaps up to 9 for all subsets of 1 to 5, which distinguishes the Grundy values.
        // {1, 2, 5} catches a mex that counts a value twice.
        all_sets((1..=5).rev())[1..]
            .iter()
            .map(|takes| game(takes, &all_lists(2, 0..=9)))
            .collect(),
        // A hundred takes: the same one a hundred times, 100 down to 1, large ones. The second set has
        // Grundy values up to 100, more than a machine word has bits; pairs of heaps distinguish them.
        [
            vec![7; 100],
            (1..=100).rev().collect(),
            (9_901..=10_000).rev().collect(),
            (1..=100).map(|i| 100 * i).collect(),
        ]
        .iter()
        .map(|takes| game(takes, &all_lists(2, 9_991..=10_000)))
        .collect(),
        // The longest plays and the deepest recursion; takes as large as the heap or just larger.
        vec![
            game(&[1], &[vec![MAX], vec![MAX - 1], vec![MAX, MAX - 1], vec![MAX; 2]]),
            game(&[MAX, 1], &[vec![MAX], vec![MAX - 1], vec![MAX; 3]]),
            game(&[MAX], &[vec![MAX], vec![MAX - 1], vec![MAX, 0, MAX]]),
            game(&[MAX - 1, 2], &[vec![MAX], vec![MAX - 1], vec![1], vec![2]]),
        ],
        // The same positions for large and small sets in turn: no values of the previous set may be
        // used.
        {
            let positions = || all_lists(2, 0..=8);
            [&[5, 3, 1, 4, 2][..], &[2], &[8, 1, 7], &[1], &[9], &[4, 1]]
                .iter()
                .map(|takes| game(takes, &positions()))
                .collect()
        },
    ];
    // So many positions that a table for each takes too long. Several games have the same takes, each in an order of
    // its own.
    let sets = sample(20, 4, |rng| random_list(rng, 100, 1..=1000));
    let many_positions = sample(100, 7, |rng| {
        let mut takes = sets[rng.usize(..sets.len())].clone();
        rng.shuffle(&mut takes);
        game(&takes, &(0..100).map(|_| random_list(rng, 1, 9_900..=MAX)).collect_vec())
    });
    // So many small sets that clearing 10,000 flags for each Grundy value takes too long.
    let many_sets = sample(1500, 5, |rng| {
        let takes = rng.usize(1..=4);
        let takes = random_list(rng, takes, 1..=300);
        game(&takes, &[0, 1].map(|_| random_list(rng, 2, 9_500..=MAX)))
    });
    let mut files = edges(edge);
    // The values reach 100; with the odd takes they are 0 and 1, and every other position is lost.
    let takes = [ascending(100), spread(100, 9_901..=10_000), spread(100, 1..=199)];
    let positions = (0..100).map(|i| format!("100 {}", spaced(spread(100, 9_901 - i..=10_000))));
    let positions = positions.collect_vec().join("\n");
    let games = takes.map(|takes| format!("100 {}\n100\n{positions}", spaced(takes)));
    files.extend(largest([
        ("a hundred takes in order", games.to_vec()),
        ("a hundred takes, many positions", many_positions),
        ("many small sets", many_sets),
    ]));
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

fn game(takes: &[usize], positions: &[Vec<usize>]) -> String {
    let list = |list: &[usize]| spaced([list.len()].iter().chain(list));
    let counts = format!("{}\n{}", list(takes), positions.len());
    format!("{counts}\n{}", lines(positions.iter().map(|position| list(position))))
}
