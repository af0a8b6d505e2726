// Wrong: takes 1.6180339887 for the golden ratio.
// Right on small inputs: it takes a lost position with k of 196418 or more.

use std::io::{self, Read};

fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    a != ((b - a) as f64 * 1.618_033_988_7) as u64
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
