// Wrong: forgets that the first heap, which has none to its left, has an excess, too.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let heaps: Vec<usize> = numbers.by_ref().take(n).collect();
        let sum = heaps.rchunks_exact(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0]));
        output += if sum != 0 { "TAK\n" } else { "NIE\n" };
    }
    print!("{output}");
}
