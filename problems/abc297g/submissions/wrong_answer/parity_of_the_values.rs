// Wrong: counts moves, as if each lowered a Grundy value by one.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let (_, l, r) = (numbers.next().unwrap(), numbers.next().unwrap(), numbers.next().unwrap());
    let sum: u64 = numbers.map(|heap| heap % (l + r) / l).sum();
    println!("{}", if sum % 2 == 1 { "First" } else { "Second" });
}
