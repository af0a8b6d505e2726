// Slow: clears a million flags for the mex of each value.
// Caught by: 30 sets, each with a heap of 10000.

use std::io::{self, Read};

const MOST: usize = 10_000;

/// The Grundy values of heaps up to `MOST`.
fn table(takes: &[u64]) -> Vec<usize> {
    let mut grundy = vec![0; MOST + 1];
    let mut seen = vec![false; 1_000_000];
    for heap in 1..=MOST {
        seen.fill(false);
        for &take in takes {
            let take = take as usize;
            if take <= heap {
                seen[grundy[heap - take]] = true;
            }
        }
        grundy[heap] = seen.iter().position(|&seen| !seen).unwrap();
    }
    grundy
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
        let grundy = table(&takes);
        let rows = numbers.next().unwrap();
        for _ in 0..rows {
            let heaps = numbers.next().unwrap();
            let mut sum = 0;
            for _ in 0..heaps {
                let heap = numbers.next().unwrap();
                sum ^= grundy[heap as usize];
            }
            output += if sum != 0 { "W" } else { "L" };
        }
        output += "\n";
    }
    print!("{output}");
}
