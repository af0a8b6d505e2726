// Wrong: prints the answers with blanks between, not each on a line.

use std::io::{self, Read};

fn georgia_wins(cells: &[u64]) -> bool {
    let gaps = cells.rchunks(2).map(|pair| match *pair {
        [left, right] => right - left - 1,
        _ => pair[0] - 1,
    });
    gaps.fold(0, |sum, gap| sum ^ gap) != 0
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
        output += if georgia_wins(&cells) { "Georgia will win " } else { "Bob will win " };
    }
    print!("{output}");
}
