// Slow: computes each Grundy value from those of its options, again and again.
// Caught by: a single row with 98 free cells between the pieces.

use std::io::{self, Read};

fn grundy(gap: usize) -> usize {
    let options: Vec<usize> = (0..gap).map(grundy).collect();
    (0..).find(|value| !options.contains(value)).unwrap()
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    while let (Some(n), Some(_m)) = (numbers.next(), numbers.next()) {
        let mut sum = 0;
        for _ in 0..n {
            let (black, white) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= grundy(black.abs_diff(white) - 1);
        }
        output += if sum != 0 { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    print!("{output}");
}
