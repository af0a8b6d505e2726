// Wrong: takes the number of proper divisors, that is of moves, for the Grundy value.

use std::io::{self, Read};

fn value(mut n: u64) -> u64 {
    let mut divisors = 1;
    let mut divisor = 2;
    while divisor * divisor <= n {
        let mut exponent = 0;
        while n % divisor == 0 {
            n /= divisor;
            exponent += 1;
        }
        divisors *= exponent + 1;
        divisor += 1;
    }
    divisors * if n > 1 { 2 } else { 1 } - 1
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let sum = numbers.skip(1).fold(0, |sum, number| sum ^ value(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
