// Wrong: floor(k * phi) in f64 misses some lost positions above 10^8.
// Right on small inputs: it takes one of few lost positions above 10^8.

use std::io::{self, Read};

fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let phi = (1.0 + 5f64.sqrt()) / 2.0;
    a != ((b - a) as f64 * phi) as u64
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
