// Slow: plays all games out, and the same heap again and again.
// Caught by: a case of `1000 1000`.

use std::io::{self, Read};

fn first_wins(n: u64, m: u64) -> bool {
    (1..=n.min(m)).any(|take| !first_wins(n - take, m))
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        output += if first_wins(n, m) { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
