// Wrong: adds the Grundy values, where their Nim sum is meant.

use std::io::{self, Read};

/// The least number that is not among `values`.
fn mex(values: Vec<usize>) -> usize {
    (0..).find(|least| !values.contains(least)).unwrap()
}

fn grundy(p: usize, options: &[Vec<usize>], values: &mut [Option<usize>]) -> usize {
    if let Some(value) = values[p] {
        return value;
    }
    let of_options = options[p].iter().map(|&option| grundy(option, options, values)).collect();
    let value = mex(of_options);
    values[p] = Some(value);
    value
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let mut options = Vec::new();
        for _ in 0..n {
            let x = numbers.next().unwrap();
            options.push(numbers.by_ref().take(x).collect::<Vec<usize>>());
        }
        let mut values = vec![None; n];
        loop {
            let m = numbers.next().unwrap();
            if m == 0 {
                break;
            }
            let pieces = numbers.by_ref().take(m);
            let sum: usize = pieces.map(|piece| grundy(piece, &options, &mut values)).sum();
            output += if sum != 0 { "WIN\n" } else { "LOSE\n" };
        }
    }
    print!("{output}");
}
