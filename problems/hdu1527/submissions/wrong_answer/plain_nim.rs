// Wrong: forgets that the same number may be taken from both heaps.

use std::io::{self, Read};

fn wins(a: u64, b: u64) -> bool {
    a != b
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(a) = numbers.next() {
        let b = numbers.next().unwrap();
        output += if wins(a, b) { "1\n" } else { "0\n" };
    }
    print!("{output}");
}
