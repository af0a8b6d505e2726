// Wrong: takes two lines for each case, and a blank line between two cases for one of them.

use std::io::{self, Read};

fn fra_wins(rows: &[u64]) -> bool {
    let sum = rows.iter().fold(0, |sum, row| sum ^ row);
    (sum != 0) == rows.iter().any(|&row| row > 1)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut lines = input.lines();
    let mut output = String::new();
    while let (Some(_), Some(line)) = (lines.next(), lines.next()) {
        let rows: Vec<u64> = line.split_whitespace().map(|row| row.parse().unwrap()).collect();
        output += if fra_wins(&rows) { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
