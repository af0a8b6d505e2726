// Wrong: computes the values from the last position down, as if every arrow led to a larger number.

use std::io::{self, Read};

/// The least number that is not among `values`.
fn mex(values: Vec<usize>) -> usize {
    (0..).find(|least| !values.contains(least)).unwrap()
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
        let mut values = vec![0; n];
        for p in (0..n).rev() {
            values[p] = mex(options[p].iter().map(|&option| values[option]).collect());
        }
        loop {
            let m = numbers.next().unwrap();
            if m == 0 {
                break;
            }
            let sum = numbers.by_ref().take(m).fold(0, |sum, piece| sum ^ values[piece]);
            output += if sum != 0 { "WIN\n" } else { "LOSE\n" };
        }
    }
    print!("{output}");
}
