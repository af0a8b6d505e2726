// Wrong: splits a heap into two parts only.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let (cases, f) = (numbers.next().unwrap(), numbers.next().unwrap());
    let mut values = vec![0; 100_000];
    for heap in f..100_000 {
        let sum = values[heap / 2] ^ values[heap - heap / 2];
        values[heap] = if sum == 0 { 1 } else { 0 };
    }
    let mut answers = Vec::new();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let sum = numbers.by_ref().take(n).fold(0, |sum, heap| sum ^ values[heap]);
        answers.push(if sum != 0 { "1" } else { "0" });
    }
    println!("{}", answers.join(" "));
}
