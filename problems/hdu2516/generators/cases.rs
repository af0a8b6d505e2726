//! Test files of Fibonacci nim: all Fibonacci numbers within the bounds, and numbers that a program
//! takes for one after an overflow.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = (1 << 31) - 1;

pub fn cases() -> Vec<TestFile> {
    let fibonacci = fibonacci_numbers(MAX_HEAP);
    let in_bounds = |heaps: Vec<usize>| -> Vec<usize> {
        heaps.into_iter().filter(|heap| (2..=MAX_HEAP).contains(heap)).collect()
    };
    let sums = |numbers: &[usize]| -> Vec<usize> {
        numbers.iter().flat_map(|a| numbers.iter().map(move |b| a + b)).collect()
    };
    let edge = vec![
        // The smallest input.
        vec![2],
        // All heaps up to 2000.
        (2..=2000).collect(),
        // All Fibonacci numbers with their neighbours.
        in_bounds(fibonacci.iter().flat_map(|&f| [f - 1, f, f + 1]).collect()),
        // Sums of two Fibonacci numbers: the test by squares fails in floating point.
        in_bounds(sums(&fibonacci)),
        // Larger Fibonacci numbers modulo 2^32, none of which is a Fibonacci number.
        in_bounds(wrapped_fibonacci_numbers()),
        // The largest heaps.
        (MAX_HEAP - 99..=MAX_HEAP).collect(),
    ];
    let mut files = edges(edge);
    files.extend(largest([
        ("the largest heaps", (0..10_000).map(|i| MAX_HEAP - i).collect()),
        ("large Fibonacci numbers, lost", cycled(&fibonacci[fibonacci.len() - 9..], 10_000)),
    ]));
    files
}

/// What 32-bit addition, signed or not, makes of the Fibonacci numbers above the bound.
fn wrapped_fibonacci_numbers() -> Vec<usize> {
    let (mut previous, mut last) = (1_u32, 2_u32);
    let mut numbers = Vec::new();
    for index in 0..100 {
        (previous, last) = (last, previous.wrapping_add(last));
        // The ones before are within the bound.
        if index > 43 {
            numbers.push(last as usize);
        }
    }
    numbers
}
