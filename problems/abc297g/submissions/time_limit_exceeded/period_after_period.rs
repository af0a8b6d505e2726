// Slow: takes L + R away again and again until the remainder is left.
// Caught by: 200000 heaps of up to 10^9 with takes of 2 to 5.

use std::io::{self, Read};

fn value(mut heap: u64, l: u64, r: u64) -> u64 {
    while heap >= l + r {
        heap -= l + r;
    }
    heap / l
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let (_, l, r) = (numbers.next().unwrap(), numbers.next().unwrap(), numbers.next().unwrap());
    let sum = numbers.fold(0, |sum, heap| sum ^ value(heap, l, r));
    println!("{}", if sum != 0 { "First" } else { "Second" });
}
