// Slow: walks through all lost positions below the heaps, for each case.
// Caught by: 100 lines of `1000000000 1000000000`.

use std::io::{self, Read};

fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let (mut lower, mut k) = (0, 0);
    while lower < a {
        k += 1;
        lower += 1;
        if (lower + 1) * (lower + 1) <= k * (k + lower + 1) {
            lower += 1; // in between is a larger heap of before
        }
    }
    (a, b) != (lower, lower + k)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(a) = numbers.next() {
        let b = numbers.next().unwrap();
        output += if wins(a, b) { "1\n" } else { "0\n" };
    }
    print!("{output}");
}
