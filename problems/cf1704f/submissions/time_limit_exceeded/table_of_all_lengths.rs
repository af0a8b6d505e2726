// Slow: computes the values of Dawson's Kayles up to the longest part, without the period.
// Caught by: a part of 500000 cells.

use std::io::{self, Read};

/// The values of the rows up to `longest`.
fn table(longest: usize) -> Vec<usize> {
    let mut value = vec![0, 0];
    for n in 2..=longest {
        let mut seen = [false; 64];
        for left in 0..=(n - 2) / 2 {
            seen[value[left] ^ value[n - 2 - left]] = true;
        }
        value.push(seen.iter().position(|&is_seen| !is_seen).unwrap());
    }
    value
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let rows: Vec<&str> = input.split_whitespace().skip(2).step_by(2).collect();
    let mut parts: Vec<Vec<usize>> = Vec::new();
    for row in &rows {
        let cut = row.replace("RR", "R R").replace("RR", "R R");
        let cut = cut.replace("BB", "B B").replace("BB", "B B");
        parts.push(cut.split(' ').map(str::len).collect());
    }
    let value = table(*parts.iter().flatten().max().unwrap());
    let mut output = String::new();
    for (row, parts) in rows.iter().zip(parts) {
        let (red, blue) = (row.matches('R').count(), row.matches('B').count());
        let sum = parts.iter().fold(0, |sum, &part| sum ^ value[part]);
        output += if red > blue || red == blue && sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
