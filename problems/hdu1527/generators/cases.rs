//! Test files of Wythoff's game: mainly P-positions, which are rare, and those for which floating
//! point fails.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = 1_000_000_000;

/// The largest difference of the heaps of a P-position within the bounds.
const LARGEST_DIFFERENCE: usize = 381_966_011;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // No stones.
        vec![(0, 0)],
        // All positions with heaps up to 60.
        iproduct!(0..=60, 0..=60).collect(),
        // Differences whose product with the golden ratio is close to an integer: Fibonacci numbers,
        // their multiples and their sums. f64 and a constant with too few digits fail here.
        near_integers().into_iter().flat_map(with_neighbours).collect(),
        // The ends of the range.
        [
            (0, MAX_HEAP),
            (MAX_HEAP, MAX_HEAP),
            (MAX_HEAP, 0),
            (MAX_HEAP - 1, MAX_HEAP),
            (0, 1),
            (1, 1),
            (2, 1),
        ]
        .into_iter()
        .chain((LARGEST_DIFFERENCE - 20..=LARGEST_DIFFERENCE).flat_map(with_neighbours))
        .collect(),
    ];
    let text = |(a, b)| format!("{b} {a}");
    let mut files = edges(edge.into_iter().map(|heaps| heaps.into_iter().map(text).collect()));
    let lost = (0..20_000).map(|i| text(p_position(LARGEST_DIFFERENCE - i))).collect();
    let equal = vec![text((MAX_HEAP, MAX_HEAP)); 20_000];
    files.extend(largest([("the largest lost positions", lost), ("all at the bound", equal)]));
    files
}

/// The P-position with a given difference and its nearest neighbours, in both orders, as far as
/// they are within the bounds.
fn with_neighbours(difference: usize) -> Vec<(usize, usize)> {
    let (a, b) = p_position(difference);
    [(a, b), (a + 1, b + 1), (a.saturating_sub(1), b.saturating_sub(1)), (a + 1, b)]
        .into_iter()
        .flat_map(|(a, b)| [(a, b), (b, a)])
        .filter(|&(a, b)| a.max(b) <= MAX_HEAP)
        .collect()
}

/// Differences whose product with the golden ratio is close to an integer.
fn near_integers() -> Vec<usize> {
    let fibonacci = fibonacci_numbers(MAX_HEAP);
    let multiples = fibonacci.iter().flat_map(|number| (1..=4).map(move |times| number * times));
    let sums =
        fibonacci.windows(6).flat_map(|six| [six[0] + six[2], six[0] + six[3], six[0] + six[5]]);
    multiples.chain(sums).filter(|&k| k <= LARGEST_DIFFERENCE).collect()
}

/// The P-position with the heaps `(floor(k φ), floor(k φ) + k)` for the difference k, where φ is
/// (1 + √5) / 2.
fn p_position(difference: usize) -> (usize, usize) {
    let k = difference as u128;
    let a = usize::try_from((k + (5 * k * k).isqrt()) / 2).expect("a difference within the bounds");
    (a, a + difference)
}
