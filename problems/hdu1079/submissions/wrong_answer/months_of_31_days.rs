// Wrong: gives every month 31 days.

use std::io::{self, Read};

/// The days from 1 January 1900 on, if every month had 31.
fn number(year: u64, month: u64, day: u64) -> usize {
    ((year - 1900) * 372 + (month - 1) * 31 + day - 1) as usize
}

fn table() -> Vec<bool> {
    let goal = number(2001, 11, 4);
    let mut won = vec![true; goal + 32]; // past the goal lies no move
    won[goal] = false;
    for date in (0..goal).rev() {
        won[date] = !won[date + 1] || !won[date + 31];
    }
    won
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let won = table();
    let mut next = || numbers.next().unwrap();
    let cases = next();
    for _ in 0..cases {
        let (year, month, day) = (next(), next(), next());
        output += if won[number(year, month, day)] { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
