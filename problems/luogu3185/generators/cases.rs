//! Test files of the splitting game: bottles with even numbers of beans, which the sum does not see but from which
//! a bean can be taken, P-positions, and full bottles.

use crate::prelude::*;

/// The bound on the number of cases.
const MAX_CASES: usize = 10;

/// The bound on the number of bottles.
const MAX_BOTTLES: usize = 21;

/// The bound on the beans in a bottle.
const MAX_BEANS: usize = 10_000;

pub fn cases() -> Vec<TestFile> {
    let edge = [
        // The smallest input.
        vec![vec![0, 0]],
        // Two bottles.
        [0, 1, 2]
            .into_iter()
            .cartesian_product(0..=2)
            .map(|(a, b)| vec![a, b])
            .chain([vec![MAX_BEANS; 2]])
            .collect(),
        vec![
            // Three bottles.
            vec![1, 1, 1],
            vec![1, 0, 1],
            vec![0, 1, 0],
            vec![2, 1, 0],
            vec![1, 2, 5000],
            vec![2, 2, 2],
            // Five bottles: the first lost position with an odd number somewhere, and the first winning
            // move that takes one of two beans. It is the least one.
            vec![1, 1, 1, 1, 0],
            vec![2, 0, 0, 1, 0],
            vec![2, 1, 0, 0, 1],
            vec![0, 2, 1, 1, 3],
        ],
        // A single bean in the first bottle: as many winning moves as there are later bottles.
        [2, 3, 5, 9, 10, 16, 17, 18, 20, 21].into_iter().map(|n| alone(n, 1)).collect(),
        // No beans, beans that cancel, or beans that are at the end; and two lone beans.
        vec![
            vec![0; MAX_BOTTLES],
            vec![MAX_BEANS; MAX_BOTTLES],
            vec![MAX_BEANS - 1; MAX_BOTTLES],
            vec![1; MAX_BOTTLES - 1],
            alone(MAX_BOTTLES, MAX_BEANS),
            alone(MAX_BOTTLES, MAX_BEANS - 1),
            [vec![0; MAX_BOTTLES - 1], vec![MAX_BEANS]].concat(),
            [vec![0; MAX_BOTTLES - 2], vec![1, 1]].concat(),
            [vec![1], vec![0; MAX_BOTTLES - 3], vec![1, 1]].concat(),
            [vec![0, 1], vec![0; MAX_BOTTLES - 4], vec![1, 0]].concat(),
        ],
    ];
    let mut files = edges(edge.iter().map(|cases| cases.iter().map(|n| counted(n)).collect()));
    let full = |one_less: usize| {
        counted(&(0..MAX_BOTTLES).map(|i| MAX_BEANS - usize::from(i == one_less)).collect_vec())
    };
    files.extend(largest([("full, but for a bean", (0..MAX_CASES).map(full).collect())]));
    files
}

/// `n` bottles, with beans in the first one alone.
fn alone(n: usize, beans: usize) -> Vec<usize> {
    let mut bottles = vec![0; n];
    bottles[0] = beans;
    bottles
}
