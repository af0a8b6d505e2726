// Wrong: takes n / K away in a step of the recursion, and not one more.

use std::io::{self, Read};

fn grundy(mut n: u64, k: u64) -> u64 {
    while n / k > 0 && n % k > 0 {
        let step = n / k;
        n -= (n % k + step - 1) / step * step;
    }
    n / k
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> =
        input.split_whitespace().skip(1).map(|number| number.parse().unwrap()).collect();
    let sum = numbers.chunks(2).fold(0, |sum, heap| sum ^ grundy(heap[0], heap[1]));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
