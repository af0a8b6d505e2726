// Wrong: counts the ones at the end of each number alone, and takes the larger count.

use std::io::{self, Read};

fn first_wins(heaps: &[u64]) -> bool {
    let ones = |heap: u64| (heap - 1).trailing_ones();
    let value = |pair: &[u64]| ones(pair[0]).max(ones(pair[1]));
    heaps.chunks(2).map(value).fold(0, |sum, value| sum ^ value) != 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        output += if first_wins(&heaps) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
