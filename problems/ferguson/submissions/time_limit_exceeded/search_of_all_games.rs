// Slow: plays all games out.
// Caught by: a line `1001 1001`.

use std::io::{self, Read};

fn first_wins(m: u64, n: u64) -> bool {
    let divides = |sweets: u64| (1..=sweets / 2).rev().any(|part| !first_wins(part, sweets - part));
    divides(m) || divides(n)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        let n = numbers.next().unwrap();
        output += if first_wins(m, n) { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
