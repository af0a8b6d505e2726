// Wrong: where the next month has no such day, moves to its last day.

use std::collections::HashMap;
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

fn table() -> HashMap<Date, bool> {
    let mut dates = vec![(1900, 1, 1)];
    while dates[dates.len() - 1] < GOAL {
        dates.push(next_day(dates[dates.len() - 1]));
    }
    let mut won = HashMap::new();
    for &date in dates.iter().rev() {
        let (year, month, day) = next_month(date);
        let days = (1..=day).rev();
        let shorter = days.map(|day| (year, month, day)).find(|&date| exists(date)).unwrap();
        let wins = [next_day(date), shorter].iter().any(|&date| won.get(&date) == Some(&false));
        won.insert(date, wins);
    }
    won
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let won = table();
    let mut number = || numbers.next().unwrap();
    let cases = number();
    for _ in 0..cases {
        let (year, month, day) = (number(), number(), number());
        output += if won[&(year, month, day)] { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
