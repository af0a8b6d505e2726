//! Test files of Euclid's game: mainly pairs whose ratio is close to the golden ratio, and others for which
//! Euclid's algorithm takes many steps.

use crate::prelude::*;

/// The largest number.
const MAX: usize = (1 << 31) - 1;

const MAX_CASES: usize = 10_000;

pub fn cases() -> Vec<TestFile> {
    let fibonacci = fibonacci_numbers(MAX);
    let pairs: Vec<(usize, usize)> = fibonacci.windows(2).map(|pair| (pair[0], pair[1])).collect();
    let edge = vec![
        // The smallest input.
        vec![(1, 1)],
        // All pairs up to 99.
        iproduct!(1..=99, 1..=99).collect(),
        // Neighbouring Fibonacci numbers, which are nearest to the golden ratio, and multiples of them.
        iproduct!(&pairs, 1..=5)
            .flat_map(|((a, b), times)| with_neighbours(a * times, b * times))
            .collect(),
        // The ends of the range.
        [(MAX, MAX), (MAX, 1), (1, MAX), (MAX, MAX - 1), (MAX - 1, MAX), (MAX, 2), (2, MAX)]
            .into_iter()
            .chain((MAX - 40..=MAX).flat_map(|a| with_neighbours(a, a / 2)))
            .collect(),
    ];
    let text = |(a, b): (usize, usize)| format!("{a} {b}");
    let mut files = edges(edge.into_iter().map(|pairs| pairs.into_iter().map(text).collect()));
    // Near the golden ratio, and as large as can be.
    let golden = |i: usize| {
        let (b, a) = pairs[pairs.len() - 1 - i % 40];
        let times = (MAX / a).saturating_sub(i / 40).max(1);
        text((a * times, b * times))
    };
    // 2978 lines of 22 bytes and one of 18: the first of the two zeros is the end of 65536 bytes.
    let mut block = (0..2978).map(|i| text((MAX - i, MAX / 2 - i))).collect_vec();
    block.push("10000000 12345678".to_string());
    files.extend(largest([
        ("multiples of neighbouring Fibonacci numbers", (0..MAX_CASES).map(golden).collect()),
        ("the two zeros on both sides of 64 KiB", block),
        // All quotients are 2, which leaves two moves at every step.
        ("neighbouring Pell numbers", vec![text((1_311_738_121, 543_339_720)); MAX_CASES]),
    ]));
    files
}

/// The pair and its nearest neighbours, in both orders, as far as they are within the bounds.
fn with_neighbours(a: usize, b: usize) -> Vec<(usize, usize)> {
    [(a, b), (a + 1, b), (a, b + 1), (a, b - 1), (a - 1, b)]
        .into_iter()
        .flat_map(|(a, b)| [(a, b), (b, a)])
        .filter(|&(a, b)| (1..=MAX).contains(&a) && (1..=MAX).contains(&b))
        .collect()
}
