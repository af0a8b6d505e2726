// Slow: tries all divisors up to the number itself, not up to its square root.
// Caught by: 100000 primes near 100000.

use std::io::{self, Read};

fn prime_factors(mut n: u32) -> u32 {
    let mut count = 0;
    let mut divisor = 2;
    while n > 1 {
        if n % divisor == 0 {
            n /= divisor;
            count += 1;
        } else {
            divisor += 1;
        }
    }
    count
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u32>().unwrap());
    let sum = numbers.skip(1).fold(0, |sum, number| sum ^ prime_factors(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
