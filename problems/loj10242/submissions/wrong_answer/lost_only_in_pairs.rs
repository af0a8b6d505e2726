// Wrong: takes the position for lost only if the heaps form pairs of equal ones.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut heaps: Vec<u64> = numbers.skip(1).collect();
    heaps.sort();
    let in_pairs = heaps.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
    println!("{}", if in_pairs { "lose" } else { "win" });
}
