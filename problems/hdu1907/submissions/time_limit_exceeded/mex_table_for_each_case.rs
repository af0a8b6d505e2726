// Slow: computes the Grundy values up to the largest heap by mex, again for each case.
// Caught by: 474 cases with a heap of 4747.

use std::collections::HashSet;
use std::io::{self, Read};

/// The Grundy values of heaps up to `most`, without the knowledge that these are 0 to `most`.
fn table(most: usize) -> Vec<usize> {
    let mut grundy = vec![0; most + 1];
    for heap in 1..=most {
        let values: HashSet<usize> = grundy[..heap].iter().copied().collect();
        grundy[heap] = (0..).find(|value| !values.contains(value)).unwrap();
    }
    grundy
}

fn john_wins(heaps: &[u64]) -> bool {
    let most = *heaps.iter().max().unwrap();
    let grundy = table(most as usize);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy[heap as usize]);
    (sum != 0) == (most > 1)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let heaps: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        output += if john_wins(&heaps) { "John\n" } else { "Brother\n" };
    }
    print!("{output}");
}
