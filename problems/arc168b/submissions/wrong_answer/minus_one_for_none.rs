// Wrong: says -1 where no limit wins, too.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut heaps: Vec<u64> = numbers.skip(1).collect();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    match heaps.chunks(2).find(|pair| pair.len() == 1 || pair[0] != pair[1]) {
        Some(pair) if sum == 0 => println!("{}", pair[0] - 1),
        _ => println!("-1"),
    }
}
