//! Test files of the counting of Nim positions. An input is a single case, so there are many small ones.

use crate::prelude::*;

const P: u64 = 998_244_353;

const MOST_HEAPS: usize = 200_000;
const LARGEST: usize = 65_535;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input; one number, with an even and an odd number of heaps.
        (1, vec![1]),
        (2, vec![1]),
        (7, vec![5]),
        // The sample's numbers, and all below a power of two.
        (2, vec![2, 1]),
        (3, vec![1, 2, 3]),
        (4, (1..=7).collect()),
        // A transform of 1, 0 and -1.
        (60, vec![1, 2]),
        (10, vec![1, 2, 3]),
        (9, vec![64]),
        // Numbers with a common digit; a power of two and those around it.
        (5, vec![9, 11, 12, 14]),
        (6, vec![31, 32, 33]),
        // Counts beyond the prime.
        (60, (1..=127).collect()),
        (59, (1..=127).step_by(2).collect()),
    ];
    let mut files = numbered([("edge", edge)], |name, (n, numbers): (usize, Vec<usize>)| {
        let input = format!("{n} {}\n{}", numbers.len(), spaced(&numbers));
        TestFile::new(name, [Case::new(input, won_rows(n, &numbers))])
    });
    let mut all: Vec<usize> = (1..=LARGEST).collect();
    Rng::with_seed(1).shuffle(&mut all);
    let max = [
        ("all numbers, as many heaps as can be", all.clone()),
        ("half of the numbers", all[..LARGEST / 2].to_vec()),
        ("the largest number alone", vec![LARGEST]),
    ];
    let text = |numbers: &[usize]| format!("{MOST_HEAPS} {}\n{}", numbers.len(), spaced(numbers));
    files.extend(largest(max.map(|(shape, numbers)| (shape, vec![text(&numbers)]))));
    files
}

/// By a table of the rows of 0, 1, 2, ... heaps with each Nim sum, modulo the prime.
fn won_rows(n: usize, numbers: &[usize]) -> u64 {
    let mut rows =
        vec![0; numbers.iter().max().map_or(1, |largest| (largest + 1).next_power_of_two())];
    rows[0] = 1;
    let mut won = 0;
    for _ in 0..n {
        let next = (0..rows.len())
            .map(|sum| numbers.iter().map(|number| rows[sum ^ number]).sum::<u64>() % P);
        rows = next.collect();
        won = (won + rows[1..].iter().sum::<u64>()) % P;
    }
    won
}
