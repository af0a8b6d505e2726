//! Test files of the splitting game: bottles with even numbers of beans, which the sum does not see but from which
//! a bean can be taken, P-positions, and full bottles.

use crate::prelude::*;
use std::sync::LazyLock;

/// The bound on the number of cases.
const MAX_CASES: usize = 10;

/// The bound on the number of bottles.
const MAX_BOTTLES: usize = 21;

/// The bound on the beans in a bottle.
const MAX_BEANS: usize = 10_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
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
    let random = vec![
        // Few beans, which the rules can settle.
        sample(MAX_CASES, 1, |rng| {
            let length = rng.usize(3..=5);
            random_list(rng, length, 0..=2)
        }),
        // Few beans far from the end.
        sample(MAX_CASES, 2, |rng| {
            let n = rng.usize(10..=MAX_BOTTLES);
            let beans = random_list(rng, n, 0..=3).into_iter();
            beans.map(|count| count.saturating_sub(1)).collect()
        }),
        // Over the whole range, half of them P-positions.
        sample(MAX_CASES, 3, |rng| {
            let n = rng.usize(6..=MAX_BOTTLES);
            let beans = random_list(rng, n, 0..=MAX_BEANS);
            either(rng, beans)
        }),
    ];
    // As many cases, bottles and beans as allowed.
    let max = vec![sample(MAX_CASES, 4, |rng| {
        let beans = random_list(rng, MAX_BOTTLES, MAX_BEANS - 100..=MAX_BEANS);
        either(rng, beans)
    })];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
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

/// A P-position made of `beans`, or `beans` unchanged, with equal odds. A bean less in each of the bottles of the
/// values 1, 2, 4, 8, ... that the Nim sum has digits of, or one more where there is none.
fn either(rng: &mut Rng, mut beans: Vec<usize>) -> Vec<usize> {
    if rng.bool() {
        let last = beans.len() - 1;
        let sum = odd_values(&beans).into_iter().fold(0, |sum, value| sum ^ value);
        for digit in (0..usize::BITS).filter(|digit| sum >> digit & 1 == 1) {
            let distance = (0..=last).find(|&distance| value(distance) == 1 << digit);
            if let Some(distance) = distance {
                let count = &mut beans[last - distance];
                *count = count.checked_sub(1).unwrap_or(1);
            }
        }
    }
    beans
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|beans: &Vec<usize>| {
        moves(beans).into_iter().map(|(_, after)| after).collect()
    });
    let cases = positions.into_iter().map(|beans| {
        let winning = winning_moves(&beans);
        if can_be_searched(&beans) {
            let all = moves(&beans).into_iter();
            let by_search = all.filter(|(_, after)| !search.wins(after)).map(|(chosen, _)| chosen);
            assert_eq!(winning, by_search.collect_vec(), "{beans:?}");
        }
        let least =
            winning.iter().min().map_or("-1 -1 -1".to_string(), |chosen| chosen.iter().join(" "));
        let answer = format!("{least}\n{}", winning.len());
        Case::new(counted(&beans), answer)
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// Whether the positions that can be reached are few enough to search: beans that move to the next bottle only
/// double each time.
fn can_be_searched(beans: &[usize]) -> bool {
    let mut positions = 1;
    let mut most = 0;
    for &count in beans {
        most = 2 * most + count;
        positions *= most + 1;
        if positions > 200_000 {
            return false;
        }
    }
    true
}

/// The moves, and the beans after each.
fn moves(beans: &[usize]) -> Vec<([usize; 3], Vec<usize>)> {
    let n = beans.len();
    let chosen = (0..n)
        .filter(|&i| beans[i] > 0)
        .flat_map(|i| (i + 1..n).flat_map(move |j| (j..n).map(move |k| [i, j, k])));
    chosen
        .map(|chosen @ [i, j, k]| {
            let mut after = beans.to_vec();
            after[i] -= 1;
            after[j] += 1;
            after[k] += 1;
            (chosen, after)
        })
        .collect()
}

/// The winning moves: for each `i` and `j` the only `k` that has the value that is needed.
fn winning_moves(beans: &[usize]) -> Vec<[usize; 3]> {
    let last = beans.len() - 1;
    let sum = odd_values(beans).into_iter().fold(0, |sum, value| sum ^ value);
    let mut winning = Vec::new();
    for (i, j) in (0..=last).tuple_combinations().filter(|&(i, _)| beans[i] > 0) {
        let needed = sum ^ value(last - i) ^ value(last - j);
        if let Some(distance) = distance_of(needed).filter(|&distance| distance <= last - j) {
            winning.push([i, j, last - distance]);
        }
    }
    winning
}

/// The values of the beans that are left when equal ones have cancelled.
fn odd_values(beans: &[usize]) -> Vec<usize> {
    let last = beans.len() - 1;
    (0..=last).filter(|&bottle| beans[bottle] % 2 == 1).map(|bottle| value(last - bottle)).collect()
}

/// The Grundy value of a bean that far from the last bottle.
fn value(distance: usize) -> usize {
    static VALUES: LazyLock<Vec<usize>> = LazyLock::new(values);
    VALUES[distance]
}

/// The Grundy values, from all moves.
fn values() -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for d in 0..MAX_BOTTLES {
        let sums =
            (0..d).flat_map(|a| (0..d).map(move |b| (a, b))).map(|(a, b)| values[a] ^ values[b]);
        values.push(mex(&sums.collect_vec()));
    }
    values
}

/// The only distance that has this value, if there is one.
fn distance_of(value: usize) -> Option<usize> {
    match value {
        0 => Some(0),
        _ if value.count_ones() % 2 == 1 => Some(value / 2 + 1),
        _ => None,
    }
}
