// Wrong: Nim on the cells, as if pieces might jump and share a cell.

use std::io::{self, Read};

fn georgia_wins(cells: &[u64]) -> bool {
    cells.iter().fold(0, |sum, cell| sum ^ (cell - 1)) != 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let mut cells: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        cells.sort_unstable();
        output += if georgia_wins(&cells) { "Georgia will win\n" } else { "Bob will win\n" };
    }
    print!("{output}");
}
