// Wrong: says that Adam wins if the goal is the first date.

use std::io::{self, Read};

fn adam_wins(year: u64, month: u64, day: u64) -> bool {
    (year, month, day) == (2001, 11, 4)
        || (month + day) % 2 == 0
        || (month, day) == (9, 30)
        || (month, day) == (11, 30)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let mut number = || numbers.next().unwrap();
    let cases = number();
    for _ in 0..cases {
        let (year, month, day) = (number(), number(), number());
        output += if adam_wins(year, month, day) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
