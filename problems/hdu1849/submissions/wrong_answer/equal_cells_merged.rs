// Wrong: keeps the pieces in a set, so that two on one cell count once.

use std::collections::BTreeSet;
use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        if m == 0 {
            break;
        }
        let cells: BTreeSet<u64> = numbers.by_ref().take(m as usize).collect();
        let rabbit_wins = cells.iter().fold(0, |sum, cell| sum ^ cell) != 0;
        output += if rabbit_wins { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{output}");
}
