// Wrong: counts each prime once, however often it divides the number.

use std::io::{self, Read};

fn value(mut n: u64) -> u64 {
    let mut count = 0;
    let mut divisor = 2;
    while divisor * divisor <= n {
        if n % divisor == 0 {
            count += 1;
        }
        while n % divisor == 0 {
            n /= divisor;
        }
        divisor += 1;
    }
    count + u64::from(n > 1)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let sum = numbers.skip(1).fold(0, |sum, number| sum ^ value(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
