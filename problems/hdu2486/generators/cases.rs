//! Test files of the game with at most k times the last take. A file has few cases, so there are many files; the
//! largest ones need long lists of lost heaps.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = 100_000_000;

/// The largest factor.
const MAX_FACTOR: usize = 100_000;

const MAX_CASES: usize = 20;

pub fn cases() -> Vec<TestFile> {
    let n = MAX_HEAP;
    let edge = vec![
        // The smallest input.
        vec![(2, 1)],
        // The ends of the range.
        iproduct!([n, n - 1], [MAX_FACTOR, MAX_FACTOR - 1, 7069, 10_000, 2, 1])
            .chain([(2, MAX_FACTOR), (3, 1), (2, 2), (3, 2)])
            .collect(),
        // Powers of two with their neighbours, for the factor 1, and Fibonacci numbers, for the factor 2.
        [2, 4, 64, 1 << 15, 1 << 25, 1 << 26].into_iter().flat_map(|h| around(h, 1)).collect(),
        [5, 89, 987, 832_040, 39_088_169, 63_245_986]
            .into_iter()
            .flat_map(|h| around(h, 2))
            .collect(),
        // All heaps from 2 to 21, by files.
        (2..=21).map(|n| (n, 2)).collect(),
        (2..=21).map(|n| (n, 3)).collect(),
        (2..=21).map(|n| (n, 5)).collect(),
        (41..=60).map(|n| (n, 3)).collect(),
        // As many stones as the factor and one or a few more.
        [1, 2, 10, 1000, MAX_FACTOR]
            .into_iter()
            .flat_map(|k| (k..=k + 3).map(move |n| (n, k)))
            .filter(|&(n, _)| n >= 2)
            .collect(),
        // Where k times a lost heap is a lost heap, so that "at least" is not "more than".
        equal_products(&[3, 4, 5, 10, 30, 99]),
        equal_products(&[3, 6, 100, 5000, 30_000]),
    ];
    // Lost heaps and others, of all orders of magnitude, and as large as can be with the largest factors, which have
    // the most lost heaps.
    let any = |rng: &mut Rng, most: usize| {
        let n = rng.usize(most / 2..=most);
        let k = up_to_a_power(rng);
        either(rng, n, k)
    };
    let any = [1000, 100_000, MAX_HEAP].map(|most| sample(MAX_CASES, 5, |rng| any(rng, most)));
    let edge = [edge, any.to_vec()].concat();
    let max = vec![sample(MAX_CASES, 13, |rng| {
        let n = rng.usize(MAX_HEAP - 100_000..=MAX_HEAP);
        let k = rng.usize(1000..=MAX_FACTOR);
        either(rng, n, k)
    })];
    let mut files = numbered([("edge", edge), ("max", max)], test_file);
    let bound = vec![format!("{MAX_HEAP} {MAX_FACTOR}"); MAX_CASES];
    files.extend(largest([("both numbers at the bound in all cases", bound)]));
    files
}

/// A factor of any order of magnitude.
fn up_to_a_power(rng: &mut Rng) -> usize {
    let power = 10_usize.pow(rng.u32(0..=5));
    rng.usize(1..=power)
}

/// The heap with its neighbours, as far as they are within the bounds.
fn around(heap: usize, k: usize) -> Vec<(usize, usize)> {
    (heap - 1..=heap + 1).filter(|n| (2..=MAX_HEAP).contains(n)).map(|n| (n, k)).collect()
}

/// For each of these factors the first few lost heaps behind one that is k times another.
fn equal_products(factors: &[usize]) -> Vec<(usize, usize)> {
    let of_factor = |&k: &usize| {
        let lost = lost_heaps(MAX_HEAP, k);
        let is_product = |h: usize| h.is_multiple_of(k) && lost.binary_search(&(h / k)).is_ok();
        let next = lost.windows(2).filter(|pair| is_product(pair[0])).map(|pair| pair[1]);
        next.take(MAX_CASES / factors.len()).map(|n| (n, k)).collect::<Vec<_>>()
    };
    factors.iter().flat_map(of_factor).collect()
}

/// This case, or one with the largest lost heap up to n in place of n.
fn either(rng: &mut Rng, n: usize, k: usize) -> (usize, usize) {
    if rng.bool() {
        return (n, k);
    }
    let largest = *lost_heaps(n, k).last().expect("the heap of 1 is lost");
    (largest.max(2), k)
}

fn test_file(name: &str, cases: Vec<(usize, usize)>) -> TestFile {
    let case = |(number, (n, k))| {
        let least = least_part(n, k);
        let result = if least == n { "lose".to_string() } else { least.to_string() };
        Case::new(format!("{n} {k}"), format!("Case {number}: {result}"))
    };
    TestFile::new(name, (1..).zip(cases).map(case)).at_most(MAX_CASES)
}

/// The least part of n, where each part is the largest lost heap up to what is left.
fn least_part(n: usize, k: usize) -> usize {
    let lost = lost_heaps(n, k);
    let mut rest = n;
    loop {
        let part = lost[lost.partition_point(|&h| h <= rest) - 1];
        if part == rest {
            return part;
        }
        rest -= part;
    }
}

/// The lost heaps up to n, one by one, where the program has progressions: the next one is the last one plus the least
/// lost heap that is at least the k-th part of that.
fn lost_heaps(n: usize, k: usize) -> Vec<usize> {
    let (mut lost, mut j) = (vec![1], 0);
    loop {
        let last = lost[lost.len() - 1];
        while k * lost[j] < last {
            j += 1;
        }
        if last + lost[j] > n {
            return lost;
        }
        lost.push(last + lost[j]);
    }
}
