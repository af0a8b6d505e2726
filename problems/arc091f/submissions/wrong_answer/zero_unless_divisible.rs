// Wrong: guesses that a heap has the value 0 if K does not divide it.

use std::io::{self, Read};

fn grundy(n: u64, k: u64) -> u64 {
    if n % k == 0 {
        n / k
    } else {
        0
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> =
        input.split_whitespace().skip(1).map(|number| number.parse().unwrap()).collect();
    let sum = numbers.chunks(2).fold(0, |sum, heap| sum ^ grundy(heap[0], heap[1]));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
