// Wrong: looks at the day alone.

use std::io::{self, Read};

fn adam_wins(day: u64) -> bool {
    day % 2 == 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        numbers.next(); // the year is no matter
        let (_, day) = (numbers.next().unwrap(), numbers.next().unwrap());
        output += if adam_wins(day) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
