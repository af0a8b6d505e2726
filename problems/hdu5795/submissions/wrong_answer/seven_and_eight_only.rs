// Wrong: exchanges the values of 7 and 8 alone, not those of 15 and 16 and so on.

use std::io::{self, Read};

fn grundy(heap: u64) -> u64 {
    match heap {
        7 => 8,
        8 => 7,
        _ => heap,
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let sum = (0..n).fold(0, |sum, _| sum ^ grundy(numbers.next().unwrap()));
        output += if sum != 0 { "First player wins.\n" } else { "Second player wins.\n" };
    }
    print!("{output}");
}
