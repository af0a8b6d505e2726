//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use super::{exists, Date, GOAL};
use checks::blocks::{grid, listed, lost_cells, Document};
use common::grundy::mex;
use std::collections::BTreeMap;
use std::sync::OnceLock;

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

/// The next day, and the same day of the next month if there is one, as far as they are not past `goal`.
fn moves((year, month, day): Date, goal: Date) -> Vec<Date> {
    let next_day = [(year, month, day + 1), (year, month + 1, 1), (year + 1, 1, 1)];
    let next_day = next_day.into_iter().find(|&date| exists(date));
    let next_month = if month < 12 { (year, month + 1, day) } else { (year + 1, 1, day) };
    let next_month = Some(next_month).filter(|&date| exists(date));
    next_day.into_iter().chain(next_month).filter(|&date| date <= goal).collect()
}

/// The Grundy values of all dates from 1 January of this year to `goal`.
fn values(first_year: u64, goal: Date) -> BTreeMap<Date, u64> {
    let months = (first_year..=goal.0).flat_map(|year| (1..=12).map(move |month| (year, month)));
    let dates = months.flat_map(|(year, month)| (1..=31).map(move |day| (year, month, day)));
    let dates: Vec<Date> = dates.filter(|&date| exists(date) && date <= goal).collect();
    let mut values = BTreeMap::new();
    for &date in dates.iter().rev() {
        let value = mex(moves(date, goal).iter().map(|option| values[option]));
        values.insert(date, value);
    }
    values
}

/// Those of the game itself.
fn values_of_the_game() -> &'static BTreeMap<Date, u64> {
    static VALUES: OnceLock<BTreeMap<Date, u64>> = OnceLock::new();
    VALUES.get_or_init(|| values(1900, GOAL))
}

/// Whether the next day is of the same kind, even or odd: the five days of the proof.
fn is_one_of_five((year, month, day): Date) -> bool {
    match (month, day) {
        (2, 28) => !exists((year, 2, 29)),
        date => [(4, 30), (6, 30), (9, 30), (11, 30)].contains(&date),
    }
}

#[test]
fn exercise_1_one_winning_move() {
    let values = values_of_the_game();
    let (mut forced, mut only_day, mut only_month) = (Vec::new(), Vec::new(), Vec::new());
    for (&date, _) in values.range((2000, 1, 1)..(2001, 1, 1)).filter(|(_, &value)| value > 0) {
        let options = moves(date, GOAL);
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
fn exercise_2_another_goal() {
    let values = values(1990, (2001, 5, 2));
    assert_eq!(values[&(2001, 4, 30)], 0);
    for (&date, &value) in values.range(..(2001, 1, 1)) {
        let is_even = (date.1 + date.2) % 2 == 0;
        assert_eq!(value == 0, is_even && !is_one_of_five(date), "{date:?}");
    }
}

#[test]
fn exercise_3_the_value_2() {
    for (&date, &value) in values_of_the_game() {
        assert_eq!(value == 2, is_one_of_five(date), "{date:?}");
        assert!(value <= 2, "{date:?}");
    }
}

#[test]
fn exercise_4_whoever_reaches_the_goal_loses() {
    let mut wins = BTreeMap::from([(GOAL, true)]);
    for (&date, &value) in values_of_the_game().iter().rev().skip(1) {
        let won = moves(date, GOAL).iter().any(|option| !wins[option]);
        wins.insert(date, won);
        assert_eq!(won, value != 1, "{date:?}");
    }
}

#[test]
fn exercise_5_two_calendars() {
    let values = values_of_the_game();
    let [first, second] = [(2001, 9, 30), (2001, 9, 29)].map(|date| values[&date]);
    WRITE_UP.says(&format!("{first}, {second}, {}", first ^ second));
}
