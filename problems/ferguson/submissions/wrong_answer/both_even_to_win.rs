// Wrong: says that the first player wins if both are even, not if one of them is.

use std::io::{self, Read};

fn first_wins(m: u64, n: u64) -> bool {
    m % 2 == 0 && n % 2 == 0
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
