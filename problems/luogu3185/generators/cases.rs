//! Test files of the splitting game: bottles with even numbers of beans, which the sum does not see but from which
//! a bean can be taken, P-positions, and full bottles. The answers come from a table of values by the definition, where
//! the program has a formula.

use crate::prelude::*;

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
    // Over the whole range, half of them P-positions.
    let large = sample(MAX_CASES, 3, |rng| {
        let n = rng.usize(6..=MAX_BOTTLES);
        let beans = random_list(rng, n, 0..=MAX_BEANS);
        or_changed(rng, beans, lost)
    });
    let edge = [edge, vec![large]].concat();
    let mut files = numbered([("edge", edge)], test_file);
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

/// A P-position: a bean less in each of the bottles of the values 1, 2, 4, 8, ... that the Nim sum has digits of, or
/// one more where there is none.
fn lost(mut beans: Vec<usize>) -> Vec<usize> {
    let values = values(beans.len());
    let sum = odd_sum(&beans, &values);
    for (count, value) in beans.iter_mut().zip(values) {
        if value.is_power_of_two() && sum & value > 0 {
            *count = count.checked_sub(1).unwrap_or(1);
        }
    }
    beans
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let cases = positions.into_iter().map(|beans| {
        let (n, values) = (beans.len(), values(beans.len()));
        let sum = odd_sum(&beans, &values);
        let wins = |&(i, j, k): &(usize, usize, usize)| {
            i < j && j <= k && beans[i] > 0 && sum == values[i] ^ values[j] ^ values[k]
        };
        let winning = iproduct!(0..n, 0..n, 0..n).filter(wins).collect_vec();
        let least = winning.first().map_or("-1 -1 -1".into(), |(i, j, k)| format!("{i} {j} {k}"));
        Case::new(counted(&beans), format!("{least}\n{}", winning.len()))
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// The sum of the values of the beans that are left when equal ones have cancelled.
fn odd_sum(beans: &[usize], values: &[usize]) -> usize {
    beans
        .iter()
        .zip(values)
        .filter(|(count, _)| *count % 2 == 1)
        .fold(0, |sum, (_, value)| sum ^ value)
}

/// The Grundy value of a bean in each of the bottles, from all moves.
fn values(bottles: usize) -> Vec<usize> {
    let mut values = Vec::new();
    for _ in 0..bottles {
        let sums = iproduct!(&values, &values).map(|(a, b)| a ^ b).collect_vec();
        values.push(mex(&sums));
    }
    values.reverse();
    values
}
