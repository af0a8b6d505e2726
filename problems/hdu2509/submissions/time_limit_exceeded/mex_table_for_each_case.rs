// Slow: computes the Grundy values up to the longest row by all splits, again for each case.
// Caught by: 40,000 cases of `1 100`.

use std::io::{self, Read};

/// The Grundy values of rows up to `most`.
fn table(most: usize) -> Vec<usize> {
    let mut grundy = vec![0; most + 1];
    for row in 1..=most {
        let mut seen = vec![false; 256];
        for take in 1..=row {
            for left in 0..=row - take {
                seen[grundy[left] ^ grundy[row - take - left]] = true;
            }
        }
        grundy[row] = seen.iter().position(|&seen| !seen).unwrap();
    }
    grundy
}

fn fra_wins(rows: &[u64]) -> bool {
    let most = *rows.iter().max().unwrap();
    let grundy = table(most as usize);
    let sum = rows.iter().fold(0, |sum, &row| sum ^ grundy[row as usize]);
    (sum != 0) == (most > 1)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let rows: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        output += if fra_wins(&rows) { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
