//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::{brute_force, next_day, next_month};
use super::{exists, Date, GOAL};
use checks::blocks::{grid, listed, lost_cells, Document};
use common::grundy::mex;
use std::collections::BTreeMap;

const WRITE_UP: Document = Document::write_up("hdu1079");

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force((2000, 1, 1));
    let rows = (1..=12).map(|month| {
        let dates = wins.range((2000, month, 1)..(2000, month + 1, 1));
        (month.to_string(), lost_cells(dates.map(|(_, &won)| won), '.'))
    });
    WRITE_UP.table("year", &grid("2000", 1..=31, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut months = String::new();
    for ((year, month, day), won) in brute_force((1900, 1, 1)) {
        if day == 1 {
            months += &format!("\n{year}-{month:02} ");
        }
        months.push(if won { '.' } else { 'L' });
    }
    WRITE_UP.prints("brute_force.cpp", &format!("{}\n", months.trim_start()));
}

/// The next day, and the same day of the next month if there is one, as far as they are not past the goal.
fn moves(date: Date) -> Vec<Date> {
    let mut moves = vec![next_day(date), next_month(date)];
    moves.retain(|&date| exists(date) && date <= GOAL);
    moves
}

/// The Grundy values of all dates from 1 January 2000 to the goal.
fn values() -> BTreeMap<Date, u64> {
    let months = (2000..=2001).flat_map(|year| (1..=12).map(move |month| (year, month)));
    let dates = months.flat_map(|(year, month)| (1..=31).map(move |day| (year, month, day)));
    let dates: Vec<Date> = dates.filter(|&date| exists(date) && date <= GOAL).collect();
    let mut values = BTreeMap::new();
    for &date in dates.iter().rev() {
        let value = mex(moves(date).iter().map(|option| values[option]));
        values.insert(date, value);
    }
    values
}

#[test]
fn exercise_1_one_winning_move() {
    let values = values();
    let (mut forced, mut only_day, mut only_month) = (Vec::new(), Vec::new(), Vec::new());
    for (&date, _) in values.range((2000, 1, 1)..(2001, 1, 1)).filter(|(_, &value)| value > 0) {
        let options = moves(date);
        let wins: Vec<bool> = options.iter().map(|option| values[option] == 0).collect();
        let month_and_day = format!("({}, {})", date.1, date.2);
        match wins[..] {
            [_] => forced.push(month_and_day),
            [true, false] => only_day.push(month_and_day),
            [false, true] => only_month.push(month_and_day),
            _ => {}
        }
    }
    WRITE_UP.says(&listed([forced, only_day, only_month].concat()));
}

#[test]
fn exercise_5_two_calendars() {
    let values = values();
    let [first, second] = [(2001, 9, 30), (2001, 9, 29)].map(|date| values[&date]);
    WRITE_UP.says(&format!("{first}, {second}, {}", first ^ second));
}
