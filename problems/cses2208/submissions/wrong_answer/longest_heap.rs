// Wrong: a move takes from all heaps, so the largest heap tells how long the game is.

use std::io::{self, Read};

fn first_wins(heaps: &[u64]) -> bool {
    heaps.iter().max().unwrap() % 2 == 1
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        output += if first_wins(&heaps) { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
