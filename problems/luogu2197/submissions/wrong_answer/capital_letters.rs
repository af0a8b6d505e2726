// Wrong: prints YES and NO, where Yes and No are asked for.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let sum = numbers.by_ref().take(n).fold(0, |sum, heap| sum ^ heap);
        output += if sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
