//! Test files of John. Where at most one heap has more than one, misère play needs another strategy
//! than normal play, so many cases are like that.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // Only heaps of one, in all numbers.
        (1..=47).map(|length| vec![1; length]).collect(),
        // Only one heap of more than one: always an N-position.
        (0..=46)
            .flat_map(|ones| [2, 3, 4747].map(|heap| [vec![1; ones], vec![heap]].concat()))
            .collect(),
        // All positions of up to three heaps up to 6, and of four up to 3.
        [all_lists(1, 1..=6), all_lists(2, 1..=6), all_lists(3, 1..=6), all_lists(4, 1..=3)]
            .concat(),
        // Equal heaps, in all numbers: a P-position if their number is even.
        (1..=47).flat_map(|n| [2, 3, 4747].map(|heap| vec![heap; n])).collect(),
        // Two equal heaps and heaps of one: a P-position if the number of ones is even.
        (0..=45)
            .flat_map(|ones| [2, 4747].map(|heap| [vec![1; ones], vec![heap; 2]].concat()))
            .collect(),
    ];
    // Over the whole range, in every other case a P-position.
    let random = vec![{
        sample(237, 2, |rng| {
            let length = rng.usize(4..=47);
            let heaps = random_list(rng, length, 1..=4747);
            [heaps.clone(), sorted(&to_p_position(&heaps))]
        })
        .concat()
    }];
    // As many cases and heaps as allowed, in every other case a P-position.
    let max = vec![{
        sample(237, 3, |rng| {
            let heaps = random_list(rng, 47, 1..=4747);
            let mut p_position = sorted(&to_p_position(&heaps));
            rng.shuffle(&mut p_position);
            [heaps, p_position]
        })
        .concat()
    }];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    // The Nim sum of 4i, 4i + 1, 4i + 2 and 4i + 3 is 0.
    let neighbours = |first: u64, n: u64| counted(&(first..first + n).collect_vec());
    let both = (901..=1137).flat_map(|i| [44, 47].map(|n| neighbours(4 * i, n)));
    files.extend(largest([("neighbours, 44 lost and 47 won", both.collect())]));
    files
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::misere(|heaps: &Vec<usize>| nim_moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        let wins = misere_nim_wins(&heaps);
        if can_be_searched(&heaps) {
            assert_eq!(wins, search.wins(&sorted(&heaps)), "{heaps:?}");
        }
        Case::new(counted(&heaps), if wins { "John" } else { "Brother" })
    });
    TestFile::new(name, cases).at_most(474)
}
