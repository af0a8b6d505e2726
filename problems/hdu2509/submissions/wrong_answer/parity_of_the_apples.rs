// Wrong: looks only whether the number of apples is even.

use std::io::{self, Read};

fn fra_wins(rows: &[u64]) -> bool {
    rows.iter().sum::<u64>() % 2 == 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let rows: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        output += if fra_wins(&rows) { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
