// Wrong: collects the values for the mex in 32 bits, where a set of 100 takes needs 101.
// Right on small inputs: it takes more than 31 takes, and a value above 31.

use std::io::{self, Read};

const MOST: usize = 10_000;

/// The Grundy values of heaps up to `MOST`.
fn table(takes: &[u64]) -> Vec<u32> {
    let mut grundy = vec![0u32; MOST + 1];
    for heap in 1..=MOST {
        let mut seen = 0u32;
        for &take in takes {
            if take as usize <= heap {
                seen |= 1u32.wrapping_shl(grundy[heap - take as usize]);
            }
        }
        grundy[heap] = seen.trailing_ones();
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
