//! Test files of the Calendar Game: all dates, and separate files for the ends of months and years.

use crate::prelude::*;
use std::collections::BTreeMap;

/// Year, month and day.
type Date = (u32, u32, u32);

const GOAL: Date = (2001, 11, 4);

pub fn cases() -> Vec<TestFile> {
    let wins = wins();
    let dates: Vec<Date> = wins.keys().copied().collect();
    let test_file = |name: &str, is_included: &dyn Fn(Date) -> bool| {
        let cases = dates.iter().filter(|&&date| is_included(date)).map(|date| {
            let (year, month, day) = date;
            Case::new(format!("{year} {month} {day}"), if wins[date] { "YES" } else { "NO" })
        });
        TestFile::new(name, cases)
    };
    let mut files = vec![
        // On the goal: no move is left.
        test_file("edge-01", &|date| date == GOAL),
        // The last year, down to the goal.
        test_file("edge-02", &|(year, _, _)| year == 2001),
        // The first year, which is not a leap year.
        test_file("edge-03", &|(year, _, _)| year == 1900),
        // The leap year 2000.
        test_file("edge-04", &|(year, _, _)| year == 2000),
        // The ends of all Februaries.
        test_file("edge-05", &|(_, month, day)| {
            (month == 2 && day >= 27) || (month, day) == (3, 1)
        }),
        // Where the rule has its exceptions: around the ends of September and November.
        test_file("edge-06", &|(_, month, day)| match month {
            9 | 11 => day >= 28,
            10 | 12 => day <= 2 || day >= 29,
            _ => false,
        }),
        // The ends of all months in every tenth year.
        test_file("edge-07", &|(year, _, day)| year % 10 == 9 && (day <= 2 || day >= 28)),
    ];
    let every_date = dates.iter().map(|(year, month, day)| format!("{year} {month} {day}"));
    let first_month = (0..37_198).map(|i| format!("1900 1 {}", 31 - i % 31));
    files.extend(largest([
        ("every date", every_date.collect_vec()),
        ("the first month, again and again", first_month.collect()),
    ]));
    files
}

/// For every date, whether the player to move wins, by the rules: from the goal backwards.
fn wins() -> BTreeMap<Date, bool> {
    let dates = dates();
    let mut wins = BTreeMap::new();
    let mut next_day = None;
    for &(year, month, day) in dates.iter().rev() {
        let next_month = if month == 12 { (year + 1, 1, day) } else { (year, month + 1, day) };
        // Dates that do not exist or are after the goal are not in the table.
        let moves = [next_day, Some(next_month)].into_iter().flatten();
        let is_won = moves.filter_map(|date| wins.get(&date)).any(|wins: &bool| !wins);
        wins.insert((year, month, day), is_won);
        next_day = Some((year, month, day));
    }
    assert_eq!(wins.len(), 37_198);
    wins
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
