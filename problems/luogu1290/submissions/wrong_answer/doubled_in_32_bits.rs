// Wrong: doubles the smaller number in 32 bits, where 2^31 is negative.

use std::io::{self, Read};

fn stan_wins(a: i32, b: i32) -> bool {
    a == b || a >= b.wrapping_mul(2) || !stan_wins(b.max(a - b), b.min(a - b))
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<i32>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
        output += if stan_wins(a.max(b), a.min(b)) { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{output}");
}
