// Slow: computes the values of the whole graph again for each query.
// Caught by: a graph of 200,000 arrows with 20,000 queries.

use std::io::{self, Read};

fn grundy(p: usize, options: &[Vec<usize>], values: &mut [Option<usize>]) -> usize {
    if let Some(value) = values[p] {
        return value;
    }
    let mut occurs = vec![false; options[p].len() + 1];
    for &option in &options[p] {
        if let Some(occurs) = occurs.get_mut(grundy(option, options, values)) {
            *occurs = true;
        }
    }
    let value = occurs.iter().position(|&occurs| !occurs).unwrap();
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
        loop {
            let m = numbers.next().unwrap();
            if m == 0 {
                break;
            }
            let mut values = vec![None; n];
            for p in 0..n {
                grundy(p, &options, &mut values);
            }
            let pieces = numbers.by_ref().take(m);
            let sum = pieces.fold(0, |sum, piece| sum ^ values[piece].unwrap());
            output += if sum != 0 { "WIN\n" } else { "LOSE\n" };
        }
    }
    print!("{output}");
}
