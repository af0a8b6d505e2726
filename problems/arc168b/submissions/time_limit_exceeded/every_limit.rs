// Slow: tries every limit, from the largest heap down.
// Caught by: 40000 heaps up to 10^9 in pairs.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let heaps: Vec<u64> = numbers.skip(1).collect();
    let wins = |limit: u64| heaps.iter().fold(0, |sum, heap| sum ^ heap % (limit + 1)) != 0;
    let largest = *heaps.iter().max().unwrap();
    if wins(largest) {
        println!("-1");
    } else {
        println!("{}", (1..largest).rev().find(|&limit| wins(limit)).unwrap_or(0));
    }
}
