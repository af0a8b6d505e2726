// Wrong: multiplies by the golden ratio in f64, which rounds the product.
// Right on small inputs: it takes numbers above 10^8, in the ratio of Fibonacci numbers.

use std::io::{self, Read};

fn stan_wins(a: u64, b: u64) -> bool {
    let (a, b) = (a.max(b), a.min(b));
    a == b || a as f64 > b as f64 * (1.0 + 5f64.sqrt()) / 2.0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(a) = numbers.next() {
        let b = numbers.next().unwrap();
        if (a, b) == (0, 0) {
            break;
        }
        output += if stan_wins(a, b) { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{output}");
}
