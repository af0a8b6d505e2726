// Wrong: floor(k * phi) in f64 is rounded for large numbers.
// Right on small inputs: it takes large numbers to be wrong.

use std::io::{self, Read};

fn wins(a: f64, b: f64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let phi = (1.0 + 5f64.sqrt()) / 2.0;
    a != ((b - a) * phi).floor()
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<f64>().unwrap());
    let mut output = String::new();
    while let Some(a) = numbers.next() {
        let b = numbers.next().unwrap();
        output += if wins(a, b) { "1\n" } else { "0\n" };
    }
    print!("{output}");
}
