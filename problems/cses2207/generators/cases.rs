//! Test files of Grundy's Game. Lost heaps are few, so most cases are near them.

use crate::prelude::*;

const LARGEST: usize = 1_000_000;
const MOST_CASES: usize = 100_000;

/// The heaps up to here are settled by a table each time.
const TABLE: usize = 3000;

/// The lost heaps up to `LARGEST`. That there are no others beyond `TABLE` was computed once by all splits,
/// which takes some minutes, and by the ignored test of `write_up.rs`, which takes another way.
const LOST: [usize; 41] = [
    1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359,
    362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
];

pub fn cases() -> Vec<TestFile> {
    let is_lost = is_lost();
    let test_file = |name: &str, heaps: Vec<usize>| test_file(name, heaps, &is_lost);
    let near = |rng: &mut Rng| rng.choice(LOST).unwrap().saturating_sub(rng.usize(0..=3)).max(1);
    let edge = vec![
        // The smallest input.
        vec![1],
        // All heaps up to 1300, beyond the last lost one.
        (1..=1300).collect(),
        // Lost heaps and their neighbours, downwards.
        LOST.iter().rev().flat_map(|&n| [n + 1, n, (n - 1).max(1), n + 3]).collect(),
        // The end of the range, and powers of two.
        (999_990..=LARGEST).chain((0..20).map(|exponent| 1 << exponent)).collect(),
    ];
    let random = vec![
        // Anything in the range.
        sample(1000, 1, |rng| rng.usize(1..=LARGEST)),
        // Heaps near the lost ones.
        sample(1000, 2, near),
    ];
    let max =
        vec![
            // As many cases as allowed, large and small heaps mixed.
            sample(MOST_CASES, 3, |rng| {
                if rng.bool() {
                    rng.usize(900_000..=LARGEST)
                } else {
                    near(rng)
                }
            }),
            // As many cases as allowed, all of them large heaps.
            sample(MOST_CASES, 4, |rng| rng.usize(999_000..=LARGEST)),
        ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let equal = all_equal(MOST_CASES, LARGEST as u64).iter().map(u64::to_string).collect();
    let lost = cycled(&LOST.map(|heap| heap.to_string()), MOST_CASES);
    files.extend(largest([("always the largest heap", equal), ("all lost", lost)]));
    files
}

fn test_file(name: &str, heaps: Vec<usize>, is_lost: &[bool]) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let cases = heaps.into_iter().map(|n| {
        let first_wins = !LOST.contains(&n);
        assert!(n > TABLE || first_wins != is_lost[n], "{n}");
        if n <= 24 {
            assert_eq!(first_wins, search.wins(&vec![n]), "{n}");
        }
        Case::new(n, if first_wins { "first" } else { "second" })
    });
    TestFile::new(name, cases).at_most(MOST_CASES)
}

/// The options of a position: one heap is split into two that are not equal.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    in_one_heap(heaps, |heap| {
        (1..heap).filter(|a| 2 * a < heap).map(|a| vec![a, heap - a]).collect()
    })
}

/// For each heap up to `TABLE` whether its Grundy value is 0, by all splits.
fn is_lost() -> Vec<bool> {
    let mut values = vec![0_usize; TABLE + 1];
    for n in 1..=TABLE {
        let splits = (1..n).filter(|part| 2 * part < n);
        let options: Vec<usize> = splits.map(|part| values[part] ^ values[n - part]).collect();
        values[n] = mex(&options);
    }
    values.into_iter().map(|value| value == 0).collect()
}
