// Wrong: Nim with the numbers themselves, as if any smaller number were allowed.

use std::io::{self, Read};

fn value(mut n: u64) -> u64 {
    n -= 1;
    n
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let sum = numbers.skip(1).fold(0, |sum, number| sum ^ value(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
