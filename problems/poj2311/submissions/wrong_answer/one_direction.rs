// Wrong: cuts the sheet in one direction only.

use std::io::{self, Read};

/// The Grundy values of the sheets of width 2, by their lengths.
fn strips(longest: usize) -> Vec<usize> {
    let mut values = vec![0, 0];
    for length in 2..=longest {
        let cuts = (2..length - 1).map(|a| values[a] ^ values[length - a]);
        let cuts: Vec<usize> = cuts.collect();
        values.push((0..).find(|value| !cuts.contains(value)).unwrap());
    }
    values
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let values = strips(200);
    while let (Some(w), Some(_h)) = (numbers.next(), numbers.next()) {
        output += if values[w] == 0 { "LOSE\n" } else { "WIN\n" };
    }
    print!("{output}");
}
