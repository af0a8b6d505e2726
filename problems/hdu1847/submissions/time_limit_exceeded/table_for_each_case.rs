// Slow: computes the Grundy values up to 1000 again for each line.
// Caught by: 100,000 lines of numbers from 990 to 999.

use std::io::{self, Read};

/// The Grundy values of up to 1000 cards.
fn table() -> Vec<usize> {
    let mut grundy = vec![0; 1001];
    for n in 1..=1000 {
        let mut seen = vec![0; 1001];
        for power in 0..10 {
            if 1 << power <= n {
                seen[grundy[n - (1 << power)]] += 1;
            }
        }
        grundy[n] = seen.iter().position(|&seen| seen == 0).unwrap();
    }
    grundy
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for n in numbers {
        let grundy = table();
        output += if grundy[n as usize] != 0 { "Kiki\n" } else { "Cici\n" };
    }
    print!("{output}");
}
