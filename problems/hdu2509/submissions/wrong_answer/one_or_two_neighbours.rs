// Wrong: Kayles, where at most two neighbouring apples may be taken.

use std::io::{self, Read};

/// The Grundy values of rows up to 100.
fn table() -> Vec<usize> {
    let mut grundy = vec![0; 101];
    for row in 1..=100usize {
        let mut seen = [false; 128];
        for take in 1..=row.min(2) {
            for left in 0..=row - take {
                seen[grundy[left] ^ grundy[row - take - left]] = true;
            }
        }
        grundy[row] = seen.iter().position(|&seen| !seen).unwrap();
    }
    grundy
}

fn fra_wins(rows: &[u64], grundy: &[usize]) -> bool {
    let sum = rows.iter().fold(0, |sum, &row| sum ^ grundy[row as usize]);
    (sum != 0) == rows.iter().any(|&row| row > 1)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let grundy = table();
    while let Some(n) = numbers.next() {
        let rows: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        output += if fra_wins(&rows, &grundy) { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
