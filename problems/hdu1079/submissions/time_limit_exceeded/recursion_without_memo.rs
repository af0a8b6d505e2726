// Slow: plays all games out, and the same date again and again.
// Caught by: a case of `1900 1 1`.

use std::io::{self, Read};

const GOAL: Date = (2001, 11, 4);

type Date = (u64, u64, u64); // year, month and day

fn exists((year, month, day): Date) -> bool {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = [31, 28 + u64::from(leap), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    month <= 12 && day <= days[month as usize - 1]
}

fn next_day((year, month, day): Date) -> Date {
    let next = [(year, month, day + 1), (year, month + 1, 1), (year + 1, 1, 1)];
    *next.iter().find(|&&date| exists(date)).unwrap()
}

fn next_month((year, month, day): Date) -> Date {
    if month < 12 {
        (year, month + 1, day)
    } else {
        (year + 1, 1, day)
    }
}

fn adam_wins(date: Date) -> bool {
    let moves = [next_month(date), next_day(date)];
    moves.iter().any(|&date| exists(date) && date <= GOAL && !adam_wins(date))
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let mut number = || numbers.next().unwrap();
    let cases = number();
    for _ in 0..cases {
        let (year, month, day) = (number(), number(), number());
        output += if adam_wins((year, month, day)) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
