// Wrong: a binary search, as if Alice won with all limits up to the largest one.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let heaps: Vec<u64> = numbers.skip(1).collect();
    let wins = |limit: u64| heaps.iter().fold(0, |sum, heap| sum ^ heap % (limit + 1)) != 0;
    let (mut winning, mut losing) = (0, *heaps.iter().max().unwrap());
    if wins(losing) {
        println!("-1");
        return;
    }
    while losing - winning > 1 {
        let limit = (winning + losing) / 2;
        if wins(limit) {
            winning = limit;
        } else {
            losing = limit;
        }
    }
    println!("{winning}");
}
