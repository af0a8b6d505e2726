// Slow: subtracts the smaller number again and again, in place of a division.
// Caught by: 100 lines of `2147483647 1`.

use std::io::{self, Read};

/// How often b can be subtracted from a, and what is left.
fn divide(mut a: u64, b: u64) -> (u64, u64) {
    let mut quotient = 0;
    while a >= b {
        a -= b;
        quotient += 1;
    }
    (quotient, a)
}

fn stan_wins(a: u64, b: u64) -> bool {
    let (mut a, mut b) = (a.max(b), a.min(b));
    let mut stan = true;
    loop {
        let (quotient, rest) = divide(a, b);
        if quotient > 1 || rest == 0 {
            return stan;
        }
        (a, b) = (b, rest);
        stan = !stan;
    }
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
