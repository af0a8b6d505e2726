//! Test files of Constrained Nim 2. An input is a single case, so there are many small ones.

use crate::prelude::*;

/// The bound on each number but that of the heaps.
const MAX: u64 = 1_000_000_000;

const MAX_HEAPS: usize = 200_000;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(34);
    let edge = vec![
        // The smallest input.
        (1, 1, vec![1]),
        // The largest takes: all stones in one move, or no move at all.
        (MAX, MAX, vec![MAX]),
        (MAX, MAX, vec![MAX - 1]),
        (MAX, MAX, vec![MAX, MAX - 1, MAX]),
        (500_000_001, MAX, vec![MAX, 500_000_000]),
        // Nim, and Bachet's game.
        (1, MAX, vec![MAX, 536_870_912, 463_129_088]),
        (1, MAX, vec![MAX, 536_870_912, 463_129_087]),
        (1, 6, vec![6, 13, 20, 27]),
        (1, 6, vec![7, 14, 700_000_000]),
        // No choice: the parity of the number of moves.
        (3, 3, vec![2, 3, 5, 6, 8, 9]),
        (3, 3, vec![2, 3, 5, 6, 8]),
        // One heap at each end of a run of equal values.
        (3, 8, vec![2]),
        (3, 8, vec![3]),
        (3, 8, vec![10]),
        (3, 8, vec![11]),
        (3, 8, vec![13]),
        (3, 8, vec![14]),
        // Two heaps of equal value, at both ends of a run, in different periods; then of different values.
        (3, 8, vec![3, 16]),
        (3, 8, vec![6, 19]),
        (3, 8, vec![9, 21]),
        (3, 8, vec![5, 17]),
        (3, 8, vec![8, 9]),
        (2, 5, vec![6, 13]),
        (2, 5, vec![6, 12]),
        // Won heaps that balance: the Nim sum is 0, the sum is not, and their number is odd.
        (2, 5, vec![3, 11, 6]),
        (2, 5, vec![2, 4]),
        // A winning move that makes a value larger.
        (2, 5, vec![8, 9]),
        // All heaps up to 300, and many of any size that are lost.
        (4, 30, ascending(300)),
        (4, 30, lost(rng, 300, 4, 30)),
    ];
    let text = |least, most, heaps: Vec<u64>| {
        vec![format!("{} {least} {most}\n{}", heaps.len(), spaced(heaps))]
    };
    let mut files = edges(edge.into_iter().map(|(least, most, heaps)| text(least, most, heaps)));
    let late = random(rng, MAX_HEAPS, MAX - 999..=MAX);
    files.extend(largest([
        ("takes of any size, lost", text(1, MAX, lost(rng, MAX_HEAPS, 1, MAX))),
        ("small takes, lost", text(2, 5, lost(rng, MAX_HEAPS, 2, 5))),
        ("large takes, lost", text(1234, MAX / 3, lost(rng, MAX_HEAPS, 1234, MAX / 3))),
        ("the largest heaps, takes of at least half", text(MAX / 2 - 499, MAX, late)),
    ]));
    files
}

/// A lost position: `n` heaps of values with the Nim sum 0, which are all numbers below a power of two, in any period.
fn lost(rng: &mut Rng, n: usize, least: u64, most: u64) -> Vec<u64> {
    let values = with_nim_sum_0(random(rng, n, 0..=(1 << (most / least + 1).ilog2()) - 1));
    let period = least + most;
    let mut heap = |value| {
        let periods = rng.u64(..(MAX + 1) / period);
        periods * period + value * least + rng.u64(..least)
    };
    values.into_iter().map(&mut heap).collect()
}
