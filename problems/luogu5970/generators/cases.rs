//! Test files of Nim z utrudnieniem (Luogu P5970).

use crate::rules::{can_be_searched, nim_moves, nim_sum, sorted, Search};
use crate::{random_list, sample, Case, TestFile};
use itertools::Itertools;

const P: u64 = 1_000_000_007;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let random = |seed, length, largest| {
        sample(1, seed, |rng| random_list(rng, length, 1..=largest)).concat()
    };
    let files = [
        // Throwing nothing away loses, and throwing all away is forbidden: no way.
        ("edge-01", vec![1], 1),
        // Throwing nothing away is a way; so would be throwing all away if d divides n.
        ("edge-02", vec![7, 7], 2),
        ("edge-03", vec![1, 2, 3], 10),
        // Not in ascending order, with Nim sums above the largest heap.
        ("edge-04", vec![8, 7, 12, 1, 6, 9, 2, 4], 2),
        // Numbers that pass the modulus.
        ("edge-05", vec![1; 1000], 7),
        ("edge-06", vec![1_000_000, 127, 5, 1_000_000], 3), // the largest heap
        ("random-01", random(1, 12, 4), 3),
        ("random-02", random(2, 12, 7), 1),
        ("random-03", random(3, 300, 200), 10),
        ("random-04", random(4, 300, 200), 9),
    ];
    files.into_iter().map(|(name, heaps, d)| test_file(name, &heaps, d)).collect()
}

fn test_file(name: &str, heaps: &[usize], d: usize) -> TestFile {
    let few = heaps.len() <= 12;
    let ways = if few { by_search(heaps, d) } else { by_polynomials(heaps, d) };
    let small = heaps.iter().all(|&heap| heap < 1024);
    assert!(!few || !small || by_polynomials(heaps, d) == ways, "{heaps:?}, {d}");
    let input = format!("{} {d}\n{}", heaps.len(), heaps.iter().join(" "));
    TestFile::new(name, [Case::new(input, ways)])
}

/// The ways, one by one; small heaps by the rules.
fn by_search(heaps: &[usize], d: usize) -> u64 {
    let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
    let kept = heaps.iter().copied().powerset().skip(1); // not nothing
    let mut ways = 0;
    for kept in kept.filter(|kept| (heaps.len() - kept.len()).is_multiple_of(d)) {
        let loses = nim_sum(&kept) == 0;
        assert!(!can_be_searched(&kept) || search.wins(&sorted(&kept)) != loses, "{kept:?}");
        ways += u64::from(loses);
    }
    ways
}

/// The ways modulo P, for heaps below 1024. For each w < 1024 they are counted with the sign + or - for an even or odd
/// number of ones in w & (the Nim sum). The mean is what we want: other Nim sums than 0 have both signs equally often.
fn by_polynomials(heaps: &[usize], d: usize) -> u64 {
    let mut total = 0;
    for w in 0..1024usize {
        let mut ways = vec![0; d]; // by the number of heaps thrown away
        ways[0] = 1;
        for &heap in heaps {
            let sign = if (w & heap).count_ones() % 2 == 0 { 1 } else { P - 1 };
            let thrown = (0..d).map(|count| ways[(count + d - 1) % d]);
            ways =
                ways.iter().zip(thrown).map(|(kept, thrown)| (kept * sign + thrown) % P).collect();
        }
        total = (total + ways[0]) % P;
    }
    let half = P.div_ceil(2);
    let mean = (0..10).fold(total, |number, _| number * half % P);
    (mean + P - u64::from(heaps.len().is_multiple_of(d))) % P
}
