// Slow: computes the values up to the largest number of points, without the period.
// Caught by: a plane of 1000000000 points.

use std::io::{self, Read};

/// The values of the planes of up to `largest` points.
fn table(largest: usize) -> Vec<usize> {
    let mut value = vec![0, 0];
    for n in 2..=largest {
        let mut seen = [false; 64];
        for i in 0..=(n - 2) / 2 {
            seen[value[i] ^ value[n - 2 - i]] = true;
        }
        value.push(seen.iter().position(|&is_seen| !is_seen).unwrap());
    }
    value
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let cases = numbers.next().unwrap();
    let mut output = String::new();
    for _ in 0..cases {
        let planes = numbers.next().unwrap();
        let points: Vec<usize> = numbers.by_ref().take(planes).collect();
        let value = table(*points.iter().max().unwrap());
        let sum = points.iter().fold(0, |sum, &n| sum ^ value[n]);
        output += if sum != 0 { "Carol\n" } else { "Dave\n" };
    }
    print!("{output}");
}
