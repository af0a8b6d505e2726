// Wrong: thinks that whoever makes the last move loses.

use std::io::{self, Read};

fn rabbit_wins(cells: &[u64]) -> bool {
    let sum = cells.iter().fold(0, |sum, cell| sum ^ cell);
    if cells.iter().any(|&cell| cell > 1) {
        sum != 0
    } else {
        sum == 0
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        if m == 0 {
            break;
        }
        let cells: Vec<u64> = numbers.by_ref().take(m as usize).collect();
        let rabbit_wins = rabbit_wins(&cells);
        output += if rabbit_wins { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{output}");
}
