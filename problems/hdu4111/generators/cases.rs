//! Test files of Alice and Bob.

use crate::rules::{replaced, sorted, Search};
use crate::{random_list, sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;
use std::cmp::Ordering;

/// The largest number of heaps.
const MAX_HEAPS: usize = 50;

/// The largest heap.
const MAX_HEAP: usize = 1000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let with_ones = |ones: usize, large: &[usize]| [vec![1; ones], large.to_vec()].concat();
    let small = [&[][..], &[2], &[3], &[4], &[2, 2], &[2, 3], &[2, 2, 2]];
    vec![
        // The exceptions, and what is next to them.
        test_file("edge-01", (1..=9).flat_map(|ones| small.map(|large| with_ones(ones, large)))),
        test_file(
            "edge-02",
            [48, 49, 50].iter().flat_map(|&n| [with_ones(n, &[]), with_ones(n - 1, &[2])]),
        ),
        // As many stones as allowed.
        test_file("edge-03", [vec![MAX_HEAP; MAX_HEAPS], vec![MAX_HEAP], vec![MAX_HEAP - 1]]),
        test_file(
            "random-01",
            sample(100, 1, |rng| {
                let length = rng.usize(1..=6);
                random_list(rng, length, 1..=4)
            }),
        ),
        test_file(
            "random-02",
            sample(40, 2, |rng| {
                let length = rng.usize(2..=MAX_HEAPS);
                let heap = |rng: &mut Rng| if rng.bool() { 1 } else { rng.usize(1..=MAX_HEAP) };
                (0..length).map(|_| heap(rng)).collect()
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let wins = table();
    let cases = (1..).zip(positions).map(|(number, heaps)| {
        assert!((1..=MAX_HEAPS).contains(&heaps.len()), "{name}");
        assert!(heaps.iter().all(|heap| (1..=MAX_HEAP).contains(heap)), "{name}");
        let (ones, large): (Vec<usize>, Vec<usize>) = heaps.iter().partition(|&&heap| heap == 1);
        let rest = (large.iter().sum::<usize>() + large.len()).saturating_sub(1);
        let wins = wins[rest][ones.len()];
        let few = heaps.iter().sum::<usize>() <= 20;
        assert!(!few || search.wins(&sorted(&heaps)) == wins, "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, format!("Case #{number}: {}", if wins { "Alice" } else { "Bob" }))
    });
    TestFile::new(name, cases).at_most(4000)
}

/// The options of a position: one stone is taken, or two heaps are joined.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    let takes = (0..heaps.len()).map(|i| replaced(heaps, i, &[heaps[i] - 1]));
    let joins = (0..heaps.len()).tuple_combinations().map(|(i, j)| {
        let rest = [&heaps[..j], &heaps[j + 1..]].concat();
        replaced(&rest, i, &[heaps[i] + heaps[j]])
    });
    takes.chain(joins).collect()
}

/// Who wins with heaps of one, at `[rest][ones]`, where the other heaps are one heap of `rest` stones, or others with
/// as many moves; not by remainders, but from one position to the next. Each move makes stones and heaps together
/// fewer.
fn table() -> Vec<Vec<bool>> {
    const ONES: usize = MAX_HEAPS + 1; // one more, as a heap of two may become one
    const STONES: usize = MAX_HEAPS * (MAX_HEAP + 1) + 2 * ONES;
    let mut wins = vec![vec![false; ONES + 1]; STONES];
    for stones_and_heaps in 1..STONES {
        for ones in 0..=ONES.min(stones_and_heaps / 2) {
            let rest = match stones_and_heaps - 2 * ones {
                0 => 0,
                1 | 2 => continue,
                with_its_heap => with_its_heap - 1,
            };
            // A one is taken; two ones are joined; a one is joined to a large heap; a large heap becomes less.
            let joined = if rest > 0 { rest + 3 } else { 2 };
            let less = match rest.cmp(&2) {
                Ordering::Greater => !wins[rest - 1][ones],
                Ordering::Equal => ones < ONES && !wins[0][ones + 1],
                Ordering::Less => false,
            };
            wins[rest][ones] = ones > 0 && !wins[rest][ones - 1]
                || ones > 1 && !wins[joined][ones - 2]
                || ones > 0 && rest > 0 && !wins[rest + 1][ones - 1]
                || less;
        }
    }
    wins
}
