// Wrong: divides by m, not by m + 1.

use std::io::{self, Read};

fn first_wins(n: u64, m: u64) -> bool {
    n % m != 0
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
