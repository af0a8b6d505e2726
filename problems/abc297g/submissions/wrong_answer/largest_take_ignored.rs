// Wrong: never starts anew, as if there were a least take alone.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let (_, l, _) = (numbers.next().unwrap(), numbers.next().unwrap(), numbers.next().unwrap());
    let sum = numbers.fold(0, |sum, heap| sum ^ heap / l);
    println!("{}", if sum != 0 { "First" } else { "Second" });
}
