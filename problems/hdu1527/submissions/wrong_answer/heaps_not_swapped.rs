// Wrong: takes for granted that a <= b.

use std::io::{self, Read};

fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (a as i64, b as i64);
    let k = b - a;
    let lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    !lost
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
