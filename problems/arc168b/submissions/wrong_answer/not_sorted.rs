// Wrong: cancels equal heaps only where they stand side by side.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let heaps: Vec<u64> = numbers.skip(1).collect();
    let mut left: Vec<u64> = Vec::new();
    let mut sum = 0;
    for heap in heaps {
        sum ^= heap;
        if left.last() == Some(&heap) {
            left.pop();
        } else {
            left.push(heap);
        }
    }
    match left.iter().max() {
        _ if sum != 0 => println!("-1"),
        Some(heap) => println!("{}", heap - 1),
        None => println!("0"),
    }
}
