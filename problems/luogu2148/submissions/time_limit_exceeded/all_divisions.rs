// Slow: finds the Grundy value of a pair from all ways to divide its heaps.
// Caught by: heaps near 2000000000.

use std::io::{self, Read};

/// The Grundy value of a pair by the formula.
fn value(a: u64, b: u64) -> u32 {
    ((a - 1) | (b - 1)).trailing_ones()
}

/// The Grundy value of a pair as the least that no option has.
fn value_of_pair(pair: &[u64]) -> u32 {
    let mut found = 0_u64; // bit k: some option has the value k
    for &heap in pair {
        for part in 1..=heap / 2 {
            found |= 1 << value(part, heap - part);
        }
    }
    found.trailing_ones()
}

fn first_wins(heaps: &[u64]) -> bool {
    heaps.chunks(2).map(value_of_pair).fold(0, |sum, value| sum ^ value) != 0
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
        output += if first_wins(&heaps) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
