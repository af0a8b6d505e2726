// Slow: computes the sizes of a block anew each time: 2^n calls for n heaps.
// Caught by: a row of 40 heaps.

use std::io::{self, Read};

fn losing_size(x: u64, other: u64, same: u64) -> u64 {
    if x == same {
        0
    } else if other <= x && x < same {
        x + 1
    } else if same < x && x <= other {
        x - 1
    } else {
        x
    }
}

/// The size before `row` that makes it lost.
fn left(row: &[u64]) -> u64 {
    match row.split_last() {
        None => 0,
        Some((&last, others)) => losing_size(last, left(others), right(others)),
    }
}

/// The size behind `row` that makes it lost.
fn right(row: &[u64]) -> u64 {
    match row.split_first() {
        None => 0,
        Some((&first, others)) => losing_size(first, right(others), left(others)),
    }
}

fn first_wins(heaps: &[u64]) -> bool {
    heaps[0] != left(&heaps[1..])
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        output += if first_wins(&heaps) { "1\n" } else { "0\n" };
    }
    print!("{output}");
}
