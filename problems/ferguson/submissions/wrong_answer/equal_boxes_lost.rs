// Wrong: says that equal boxes are lost, as in Nim of two heaps.

use std::io::{self, Read};

fn first_wins(m: u64, n: u64) -> bool {
    m != n
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
