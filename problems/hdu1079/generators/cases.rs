//! Test files of the Calendar Game: all dates, and separate files for the ends of months and years.

use crate::prelude::*;

/// Year, month and day.
type Date = (u32, u32, u32);

const GOAL: Date = (2001, 11, 4);

pub fn cases() -> Vec<TestFile> {
    let dates = dates();
    let text = |&(year, month, day): &Date| format!("{year} {month} {day}");
    let chosen = |is_chosen: fn(&&Date) -> bool| dates.iter().filter(is_chosen).map(text).collect();
    let mut files = edges([
        // On the goal: no move is left.
        chosen(|date| **date == GOAL),
        // The last year, down to the goal.
        chosen(|(year, _, _)| *year == 2001),
        // The first year, which is not a leap year.
        chosen(|(year, _, _)| *year == 1900),
        // The leap year 2000.
        chosen(|(year, _, _)| *year == 2000),
        // The ends of all Februaries.
        chosen(|(_, month, day)| (*month == 2 && *day >= 27) || (*month, *day) == (3, 1)),
        // Where the rule has its exceptions: around the ends of September and November.
        chosen(|(_, month, day)| match month {
            9 | 11 => *day >= 28,
            10 | 12 => *day <= 2 || *day >= 29,
            _ => false,
        }),
        // The ends of all months in every tenth year.
        chosen(|(year, _, day)| year % 10 == 9 && (*day <= 2 || *day >= 28)),
    ]);
    let first_month = (0..37_198).map(|i| format!("1900 1 {}", 31 - i % 31));
    files.extend(largest([
        ("every date", chosen(|_| true)),
        ("the first month, again and again", first_month.collect()),
    ]));
    files
}

/// All dates from 1 January 1900 to the goal.
fn dates() -> Vec<Date> {
    let mut dates = Vec::new();
    for year in 1900..=2001 {
        let is_leap = year % 4 == 0 && year != 1900;
        let february = if is_leap { 29 } else { 28 };
        let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        for (month, length) in (1..).zip(lengths) {
            dates.extend((1..=length).map(|day| (year, month, day)));
        }
    }
    dates.retain(|&date| date <= GOAL);
    dates
}
