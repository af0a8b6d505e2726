// Wrong: takes the heaps for a sum of games. A heap alone has the value of its parity, but heaps can be joined.

use std::io::{self, Read};

fn alice_wins(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |sum, heap| sum ^ (heap % 2)) != 0
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
        output += if alice_wins(&heaps) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
