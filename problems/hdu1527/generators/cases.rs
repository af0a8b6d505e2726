//! Test files of Wythoff's game: mainly P-positions, which are rare, and those for which floating
//! point fails.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = 1_000_000_000;

/// The largest difference of the heaps of a P-position within the bounds.
const LARGEST_DIFFERENCE: usize = 381_966_011;

/// All differences k within the bounds for which `floor(k * 1.618...)`, the smaller heap, is wrong in
/// f64.
#[rustfmt::skip]
const SMALL_WRONG_IN_F64: [usize; 14] = [
    102_334_155, 141_422_324, 180_510_493, 204_668_310, 219_598_662, 243_756_479, 267_914_296,
    282_844_648, 307_002_465, 321_932_817, 336_863_169, 346_090_634, 361_020_986, 370_248_451,
];

/// Further differences, for which `floor(k * 2.618...)`, the larger heap, is wrong in f64.
const LARGE_WRONG_IN_F64: [usize; 4] = [117_264_507, 234_529_014, 258_686_831, 297_775_000];

pub fn cases() -> Vec<TestFile> {
    let fibonacci = fibonacci_numbers(2 * MAX_HEAP);
    let test_file = |name: &str, heaps: Vec<(usize, usize)>| test_file(name, heaps, &fibonacci);
    let edge = vec![
        // No stones.
        vec![(0, 0)],
        // All positions with heaps up to 60.
        iproduct!(0..=60, 0..=60).collect(),
        // Where f64 is wrong, in both orders and with the neighbours.
        SMALL_WRONG_IN_F64
            .into_iter()
            .chain(LARGE_WRONG_IN_F64)
            .flat_map(with_neighbours)
            .collect(),
        // Differences whose product with the golden ratio is close to an integer: Fibonacci numbers,
        // their multiples and their sums. A constant with too few digits fails here.
        near_integers(&fibonacci).into_iter().flat_map(with_neighbours).collect(),
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
    let mut files = numbered([("edge", edge)], test_file);
    let text = |(a, b)| format!("{b} {a}");
    let lost = (0..20_000).map(|i| text(p_position(LARGEST_DIFFERENCE - i))).collect();
    let equal = vec![text((MAX_HEAP, MAX_HEAP)); 20_000];
    // Of any size, in both orders.
    let neighbours =
        sample(2500, 2, |rng| with_neighbours(rng.usize(..LARGEST_DIFFERENCE) >> rng.u32(..20)));
    files.extend(largest([
        ("the largest lost positions", lost),
        ("all at the bound", equal),
        (
            "lost positions and those next to them",
            neighbours.concat().into_iter().map(text).collect(),
        ),
    ]));
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
fn near_integers(fibonacci: &[usize]) -> Vec<usize> {
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

fn test_file(name: &str, heaps: Vec<(usize, usize)>, fibonacci: &[usize]) -> TestFile {
    let cases = heaps.into_iter().map(|(a, b)| {
        let is_p = is_p_position(a.min(b), a.max(b), fibonacci);
        Case::new(format!("{a} {b}"), if is_p { "0" } else { "1" })
    });
    TestFile::new(name, cases)
}

/// In a P-position the Zeckendorf representation of the smaller heap, written in zeros and
/// ones, ends in an even number of zeros, and that of the larger heap is the same with one more
/// zero.
fn is_p_position(small: usize, large: usize, fibonacci: &[usize]) -> bool {
    let parts = zeckendorf(small, fibonacci);
    let shifted: usize = parts.iter().map(|index| fibonacci[index + 1]).sum();
    parts.last().is_none_or(|zeros| zeros % 2 == 0) && large == shifted
}
