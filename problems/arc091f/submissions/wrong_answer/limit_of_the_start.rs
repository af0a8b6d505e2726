// Wrong: thinks that the limit stays A / K while the heap gets smaller.

use std::io::{self, Read};

fn grundy(n: u64, k: u64) -> u64 {
    n % (n / k + 1)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> =
        input.split_whitespace().skip(1).map(|number| number.parse().unwrap()).collect();
    let sum = numbers.chunks(2).fold(0, |sum, heap| sum ^ grundy(heap[0], heap[1]));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
