// Wrong: adds the values up, and so lets Alice win always.

use std::io::{self, Read};

fn alice_wins(heaps: &[u64]) -> bool {
    let value = |&heap: &u64| match heap % 4 {
        3 => heap + 1,
        0 => heap - 1,
        _ => heap,
    };
    heaps.iter().map(value).sum::<u64>() != 0
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
        output += if alice_wins(&heaps) { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
