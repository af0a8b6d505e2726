//! Test files of Rabbit and Grass. Pieces may stand on cell 0 and share cells.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input: one piece that cannot move.
        vec![vec![0]],
        // All positions of up to three pieces on the cells 0 to 6.
        (1..=3).flat_map(|length| all_lists(length, 0..=6)).collect(),
        // All pieces on cell 0, or all but the last one.
        (1..=30)
            .flat_map(|length| [0, 1, 2, 1000].map(|last| [vec![0; length], vec![last]].concat()))
            .collect(),
        // All pieces on one cell: a P-position if their number is even.
        (1..=10)
            .flat_map(|length| [1, 2, 511, 512, 999, 1000].map(|cell| vec![cell; length]))
            .collect(),
        // A Nim sum of 1023, more than any cell, and other large ones.
        vec![vec![1000, 23], vec![512, 511], vec![999, 24, 0], vec![512, 256, 255]],
    ];
    let random = vec![
        // Up to ten pieces, on cells up to 100 or up to 1000.
        {
            sample(500, 1, |rng| {
                let (length, max) = (rng.usize(1..=10), rng.choice([100, 1000]).unwrap());
                random_list(rng, length, 0..=max)
            })
        },
        // P-positions of up to ten pieces.
        {
            sample(500, 2, |rng| {
                let length = rng.usize(1..=10);
                to_p_position(&random_list(rng, length, 0..=1000))
            })
        },
    ];
    let max = vec![
        // As many pieces as allowed, in every other case a P-position.
        {
            sample(30, 3, |rng| {
                let cells = random_list(rng, 1000, 0..=1000);
                [cells.clone(), to_p_position(&cells)]
            })
            .concat()
        },
        // So many cases of one or two pieces on large cells that a table for each takes too long.
        {
            sample(20_000, 4, |rng| {
                let length = rng.usize(1..=2);
                random_list(rng, length, 901..=1000)
            })
        },
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let equal = vec![counted(&[1000; 1000]); 600];
    let lost = sample(600, 5, |rng| counted(&to_p_position(&random_list(rng, 1000, 0..=1000))));
    files.extend(largest([("1000 times cell 1000", equal), ("random: lost", lost)]));
    files
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|cells: &Vec<usize>| nim_moves(cells));
    let cases = positions.into_iter().map(|cells| {
        let wins = nim_wins(&cells);
        if can_be_searched(&cells) {
            assert_eq!(wins, search.wins(&sorted(&cells)), "{cells:?}");
        }
        Case::new(counted(&cells), if wins { "Rabbit Win!" } else { "Grass Win!" })
    });
    TestFile::new(name, cases)
}
