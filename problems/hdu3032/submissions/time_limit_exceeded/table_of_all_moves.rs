// Slow: computes the Grundy values up to the largest heap by all takes and splits.
// Caught by: a heap of 4194304 stones.

use std::io::{self, Read};

/// The Grundy values of the heaps up to `largest`.
fn table(largest: usize) -> Vec<usize> {
    let mut grundy = vec![0];
    let mut seen = vec![0]; // for which heap a value was seen last
    for heap in 1..=largest {
        seen.resize(4 * heap, 0);
        for left in 0..heap {
            seen[grundy[left]] = heap;
            if left > 0 {
                seen[grundy[left] ^ grundy[heap - left]] = heap;
            }
        }
        grundy.push(seen.iter().position(|&last| last != heap).unwrap());
    }
    grundy
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let heaps: Vec<usize> = numbers.by_ref().take(n).collect();
        let grundy = table(*heaps.iter().max().unwrap());
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy[heap]);
        output += if sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
