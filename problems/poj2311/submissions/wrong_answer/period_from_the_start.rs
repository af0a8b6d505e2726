// Wrong: takes the period 34 to begin with the first value.

use std::io::{self, Read};

/// Whether a side is lost, if its remainder is.
fn is_lost(side: usize) -> bool {
    [2, 3, 7, 11, 17, 23, 27, 31].contains(&(side % 34))
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    while let (Some(w), Some(h)) = (numbers.next(), numbers.next()) {
        output += if is_lost(w) && is_lost(h) { "LOSE\n" } else { "WIN\n" };
    }
    print!("{output}");
}
