// Wrong: keeps the Grundy values of the previous set.

use std::io::{self, Read};

const MOST: usize = 10_000;

/// Fills in those Grundy values that are not yet known.
fn fill(grundy: &mut [Option<usize>], takes: &[u64]) {
    for heap in 0..=MOST {
        if grundy[heap].is_some() {
            continue;
        }
        let mut seen = [false; 101];
        for &take in takes.iter().filter(|&&take| take as usize <= heap) {
            seen[grundy[heap - take as usize].unwrap()] = true;
        }
        grundy[heap] = seen.iter().position(|&seen| !seen);
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let mut grundy = vec![None; MOST + 1];
    while let Some(k) = numbers.next() {
        if k == 0 {
            break;
        }
        let takes: Vec<u64> = numbers.by_ref().take(k as usize).collect();
        fill(&mut grundy, &takes);
        let rows = numbers.next().unwrap();
        for _ in 0..rows {
            let heaps = numbers.next().unwrap();
            let mut sum = 0;
            for _ in 0..heaps {
                let heap = numbers.next().unwrap();
                sum ^= grundy[heap as usize].unwrap();
            }
            output += if sum != 0 { "W" } else { "L" };
        }
        output += "\n";
    }
    print!("{output}");
}
