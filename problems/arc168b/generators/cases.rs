//! Test files of Arbitrary Nim. An input is a single case, so there are many small ones.

use crate::prelude::*;
use std::collections::{BTreeSet, HashSet};

/// The largest heap.
const MAX: usize = 1_000_000_000;

const MAX_HEAPS: usize = 250_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input; one heap, with which every large limit wins.
        vec![1],
        vec![MAX],
        // A pair: no limit wins.
        vec![1, 1],
        vec![MAX, MAX],
        vec![MAX, MAX - 1],
        // The least positive answer, and the largest one.
        vec![3, 2, 1],
        vec![MAX, 1 << 29, MAX - (1 << 29)],
        // Limits that win with a gap between them.
        vec![3, 5, 6],
        vec![10, 4, 14],
        // Pairs above, between and below what is left, in any order.
        vec![7, 1, 7, 2, 3],
        vec![9, 20, 5, 12, 20, 5, 9, 12],
        vec![5, 20, 9, 12, 20, 5],
        vec![2, 6, 4, 2, 2],
        vec![MAX, 8, 24, 16, MAX],
        // A value three times, and five times.
        vec![3, 1, 3, 2, 3],
        vec![6, 6, 6, 5, 6, 3, 6],
        vec![8, 8, 8],
        vec![8, 8, 8, 8],
        // A heap less than the largest by one, and all from 1 on.
        vec![100, 101, 1],
        (1..=99).collect(),
        (1..=100).collect(),
        vec![77; 1000],
        vec![77; 999],
    ];
    let random_heaps = |seed| {
        let mut rng = Rng::with_seed(seed);
        let largest = if seed <= 6 { 10 } else { MAX / 2 };
        let unpaired = if seed % 4 == 0 { Vec::new() } else { zero_sum(&mut rng, largest) };
        let count = [0, 1, 3, 60][rng.usize(..4)];
        let pairs = random_list(&mut rng, count, 1..=largest);
        let mut heaps = [unpaired, pairs.clone(), pairs].concat();
        if heaps.is_empty() || seed % 5 == 0 {
            heaps.push(rng.usize(1..=largest));
        }
        rng.shuffle(&mut heaps);
        heaps
    };
    let max = vec![
        // As many heaps as allowed, with many pairs above what is left. With the largest numbers they would
        // not fit into a file of 1.5 MB.
        with_pairs(21, MAX_HEAPS, 9999, vec![1234, 4321, 2468, nim_sum(&[1234, 4321, 2468])]),
        // The largest heaps.
        with_pairs(22, 40_001, MAX, vec![987_654_321, 987_654_321 - (1 << 28), 1 << 28]),
        with_pairs(23, 40_000, MAX, Vec::new()),
        // No two heaps are equal.
        zero_sum_of_many(24, 20_000),
        random_list(&mut Rng::with_seed(25), 20_000, 1..=MAX),
    ];
    let random_heaps = (1..=16).map(random_heaps).collect();
    let test_file = |name: &str, heaps: Vec<usize>| test_file(name, &heaps);
    let mut files = numbered([("edge", edge), ("random", random_heaps), ("max", max)], test_file);
    let rng = &mut Rng::with_seed(26);
    let different = with_nim_sum_0(distinct(rng, MAX_HEAPS, 1..=(1 << 29) - 1));
    let twice = cycled(&random(rng, MAX_HEAPS / 2, 1..=MAX as u64), MAX_HEAPS);
    let named = [("different, with the sum 0", different), ("all in pairs", twice)];
    files.extend(largest(named.map(|(shape, heaps)| (shape, vec![counted(&heaps)]))));
    files
}

/// Three to six heaps with the Nim sum 0, each up to about `largest`.
fn zero_sum(rng: &mut Rng, largest: usize) -> Vec<usize> {
    loop {
        let count = rng.usize(2..=5);
        let mut heaps = random_list(rng, count, 1..=largest);
        heaps.push(nim_sum(&heaps));
        if heaps.iter().all(|heap| (1..=2 * largest).contains(heap)) {
            return heaps;
        }
    }
}

/// `count` heaps up to `largest`: these, an even number less, and pairs for the rest.
fn with_pairs(seed: u64, count: usize, largest: usize, mut heaps: Vec<usize>) -> Vec<usize> {
    let mut rng = Rng::with_seed(seed);
    for heap in random_list(&mut rng, (count - heaps.len()) / 2, 1..=largest) {
        heaps.extend([heap, heap]);
    }
    assert_eq!(heaps.len(), count);
    rng.shuffle(&mut heaps);
    heaps
}

/// About `count` different heaps with the Nim sum 0.
fn zero_sum_of_many(seed: u64, count: usize) -> Vec<usize> {
    let mut rng = Rng::with_seed(seed);
    let mut heaps: HashSet<usize> = HashSet::new();
    heaps.extend(random_list(&mut rng, count, 1..=MAX / 2));
    let mut heaps: Vec<usize> = heaps.into_iter().sorted_unstable().collect();
    let sum = nim_sum(&heaps);
    assert!(sum > 0 && !heaps.contains(&sum));
    heaps.push(sum);
    rng.shuffle(&mut heaps);
    heaps
}

fn test_file(name: &str, heaps: &[usize]) -> TestFile {
    let answer = answer(heaps);
    let largest = *heaps.iter().max().expect("there is a heap");
    if heaps.len() <= 5 && largest <= 10 {
        assert_eq!(answer, by_the_rules(heaps), "{heaps:?}");
    }
    let answer = answer.map_or("-1".to_string(), |limit| limit.to_string());
    let input = counted(heaps);
    TestFile::new(name, [Case::new(input, answer)])
}

/// The largest limit with which the first player wins, 0 if there is none; None if there is no largest
/// one. By cancelling pairs, and by what the Nim sum of the heaps' values is with limits that might be
/// larger.
fn answer(heaps: &[usize]) -> Option<usize> {
    let mut left = BTreeSet::new();
    for heap in heaps {
        if !left.remove(heap) {
            left.insert(*heap);
        }
    }
    let largest = *heaps.iter().max().expect("there is a heap");
    let by_pairs = left.last().map_or(0, |heap| heap - 1);
    let wins = |limit: usize| {
        // The values in Bachet's game.
        heaps.iter().fold(0, |sum, heap| sum ^ (heap % (limit + 1))) != 0
    };
    if wins(largest) {
        assert!(!left.is_empty(), "all heaps are paired");
        return None;
    }
    assert!(by_pairs == 0 || wins(by_pairs), "limit {by_pairs}");
    // All that are larger, or some of them: the next ones, and those around heaps.
    let tries = if heaps.len() > 1000 { 20 } else { 2000 };
    let around_heaps = heaps.iter().flat_map(|heap| [heap - 1, *heap]).take(tries);
    for limit in (by_pairs + 1..=largest).take(tries).chain(around_heaps) {
        assert!(limit <= by_pairs || !wins(limit), "limit {limit}");
    }
    Some(by_pairs)
}

/// The same answer by search, for each limit that differs from that of Nim.
fn by_the_rules(heaps: &[usize]) -> Option<usize> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let wins = |limit: &usize| {
        Search::normal(|heaps: &Vec<usize>| moves(heaps, *limit)).wins(&heaps.to_vec())
    };
    match (1..=largest).rfind(wins) {
        Some(limit) if limit == largest => None,
        limit => Some(limit.unwrap_or(0)),
    }
}

/// The options of a position with this limit.
fn moves(heaps: &[usize], limit: usize) -> Vec<Vec<usize>> {
    in_one(heaps, |_, &heap| heap - limit.min(heap)..heap)
}
