// Wrong: takes the winner of normal play for the loser, also with larger heaps.

use std::io::{self, Read};

fn john_wins(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let heaps: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        output += if john_wins(&heaps) { "John\n" } else { "Brother\n" };
    }
    print!("{output}");
}
