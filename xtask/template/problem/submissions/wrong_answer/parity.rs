// Wrong: TODO a mistake that people make: looks at the parity of n alone.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    for n in numbers.skip(1) {
        println!("{}", if n % 2 != 0 { "first" } else { "second" });
    }
}
