// Wrong: Bachet's game in each heap, as if a single stone could be taken.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let (_, _, r) = (numbers.next().unwrap(), numbers.next().unwrap(), numbers.next().unwrap());
    let sum = numbers.fold(0, |sum, heap| sum ^ heap % (r + 1));
    println!("{}", if sum != 0 { "First" } else { "Second" });
}
