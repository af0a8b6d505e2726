// Slow: computes the Grundy values of 1000 cells by mex, again for each case.
// Caught by: 100,000 cases of `1 5`.

use std::io::{self, Read};

/// The Grundy values of a piece on cell 0 to 1000, which nobody has told to be 0 to 1000.
fn table() -> Vec<usize> {
    let mut grundy = vec![0; 1001];
    for cell in 1..=1000 {
        let mut seen = vec![false; 1001];
        for left in 0..cell {
            seen[grundy[left]] = true;
        }
        grundy[cell] = seen.iter().position(|&seen| !seen).unwrap();
    }
    grundy
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        if m == 0 {
            break;
        }
        let grundy = table();
        let sum =
            numbers.by_ref().take(m as usize).fold(0, |sum, cell| sum ^ grundy[cell as usize]);
        let rabbit_wins = sum != 0;
        output += if rabbit_wins { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{output}");
}
