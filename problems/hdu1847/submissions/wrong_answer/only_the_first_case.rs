// Wrong: answers the first line and does not read on to the end of the input.

use std::io::{self, Read};

fn kiki_wins(n: u64) -> bool {
    n % 3 != 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    if let Some(n) = numbers.next() {
        output += if kiki_wins(n) { "Kiki\n" } else { "Cici\n" };
    }
    print!("{output}");
}
