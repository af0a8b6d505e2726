// Wrong: prints the heaps as they were before the move.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let heaps: Vec<u64> = numbers.skip(1).collect();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    match heaps.iter().position(|heap| heap ^ sum < *heap) {
        Some(index) => {
            println!("{} {}", heaps[index] - (heaps[index] ^ sum), index + 1);
            let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
            println!("{}", heaps.join(" "));
        }
        None => println!("lose"),
    }
}
