// Wrong: asks only whether the remainder is 0, as if the last coin won.

use std::io::{self, Read};

fn wins(n: u64, p: u64, q: u64) -> bool {
    n % (p + q) != 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let (p, q) = (numbers.next().unwrap(), numbers.next().unwrap());
        output += if wins(n, p, q) { "WIN\n" } else { "LOST\n" };
    }
    print!("{output}");
}
