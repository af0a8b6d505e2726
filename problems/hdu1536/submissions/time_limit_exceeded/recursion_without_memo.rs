// Slow: computes the Grundy value of the same heap again and again.
// Caught by: `3 1 2 3`, then a row of one heap of 10000.

use std::io::{self, Read};

fn grundy(heap: u64, takes: &[u64]) -> usize {
    let mut seen = [0u64; 2]; // a bit for each value
    for &take in takes.iter().filter(|&&take| take <= heap) {
        let value = grundy(heap - take, takes);
        seen[value / 64] |= 1 << (value % 64);
    }
    (0..).find(|value| seen[value / 64] >> (value % 64) & 1 == 0).unwrap()
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(k) = numbers.next() {
        if k == 0 {
            break;
        }
        let takes: Vec<u64> = numbers.by_ref().take(k as usize).collect();
        let rows = numbers.next().unwrap();
        for _ in 0..rows {
            let heaps = numbers.next().unwrap();
            let mut sum = 0;
            for _ in 0..heaps {
                let heap = numbers.next().unwrap();
                sum ^= grundy(heap, &takes);
            }
            output += if sum != 0 { "W" } else { "L" };
        }
        output += "\n";
    }
    print!("{output}");
}
