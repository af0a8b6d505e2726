//! # HDU 1079 · A game on dates · Calendar Game
//!
//! A move goes to the next day, or to the same day of the next month if there is such a date. A player who moves to 4
//! November 2001 wins; a player who moves past it loses. Adam moves first.
//!
//! **Theorem.** Adam wins if and only if month + day is even, or the date is 30 September or 30 November.
//!
//! **Why.** Before the goal, the next day is never past it, so nobody has to move past it. Call a date
//! even or odd by month + day. The goal is odd, and the player to move from it has lost. The same day
//! of the next month always changes the parity, also from December to January. The next day does too,
//! unless it is a 1st that follows a 30th, or 1 March after 28 February:
//!
//! - From an odd date both moves lead to even dates, except from 30 September and 30 November: their
//!   next days are odd. Hence odd dates are lost, but those two are won.
//! - From every even date some move leads to an odd date that is lost. From 28 February (if 1 March follows), 30 April
//!   and 30 June the next day is even, and from 29 September and 29 November it is one of the two that are won: from
//!   these five go to the same day of the next month. From all other even dates go to the next day.
//!
//! None of these moves passes the goal: 28 March, 30 May, 30 July and 29 October 2001 come before it, and
//! the last 29 November before the goal is that of the year 2000.
//!
//! **Input.** A number of cases, then `year month day` for each. **Output.** `YES` if Adam wins, else `NO`.
//!
//! **Complexity.** O(1) per case. The calendar is the Gregorian calendar for all years before 2001, those before its
//! invention as well.

use common::judge::{self, input, rule, Input};

/// Year, month and day.
type Date = (u64, u64, u64);

const GOAL: Date = (2001, 11, 4);

fn days_in(year: u64, month: u64) -> u64 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        _ => 31,
    }
}

fn exists((year, month, day): Date) -> bool {
    (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day)
}

/// Whether Adam, who moves first, wins from `date`, a date that exists and is not after the goal.
fn adam_wins((_, month, day): Date) -> bool {
    (month + day) % 2 == 0 || (month, day) == (9, 30) || (month, day) == (11, 30)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, year: u64, month: u64, day: u64 }
    let date = (year, month, day);
    rule!(
        exists(date) && date <= GOAL,
        "expected a date of the calendar up to 2001-11-04, found {year}-{month:02}-{day:02}"
    );
    Ok(if adam_wins(date) { "YES" } else { "NO" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    pub fn next_day((year, month, day): Date) -> Date {
        let next = [(year, month, day + 1), (year, month + 1, 1), (year + 1, 1, 1)];
        next.into_iter().find(|&date| exists(date)).unwrap()
    }

    pub fn next_month((year, month, day): Date) -> Date {
        let (year, month) = if month < 12 { (year, month + 1) } else { (year + 1, 1) };
        (year, month, day)
    }

    /// For each date from `first` to the goal whether it is won: by the rules and nothing else.
    pub fn brute_force(first: Date) -> BTreeMap<Date, bool> {
        let mut dates = vec![first];
        while dates[dates.len() - 1] < GOAL {
            dates.push(next_day(dates[dates.len() - 1]));
        }
        let mut wins = BTreeMap::new();
        for &date in dates.iter().rev() {
            // A date that does not exist or is past the goal never gets into the map.
            let lost = |next: Date| wins.get(&next) == Some(&false);
            let won = lost(next_day(date)) || lost(next_month(date));
            wins.insert(date, won);
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules_on_every_date() {
        let wins = brute_force((1900, 1, 1));
        assert_eq!(wins.len(), 37_198);
        for (&date, &won) in &wins {
            assert_eq!(adam_wins(date), won, "{date:?}");
        }
    }

    #[test]
    fn leap_years() {
        for (year, days) in [(1900, 28), (1996, 29), (2000, 29), (2001, 28), (u64::MAX, 28)] {
            assert_eq!(days_in(year, 2), days, "{year}");
        }
    }

    #[test]
    fn leading_zeros_and_a_start_on_the_goal() {
        let input = "3\n2001 09 03\n1900 2 28\n2001 11 4";
        assert_eq!(judge::transcript(main, input).0, "YES\nYES\nNO\n");
    }

    #[test]
    fn dates_that_the_rules_do_not_know() {
        let after_the_goal = "2001-11-05";
        for date in
            ["2000-02-30", "1900-02-29", "1999-00-01", "1999-13-01", "1999-01-00", after_the_goal]
        {
            let input = format!("2\n2001 11 3\n{}\n", date.replace('-', " "));
            let expected = "line 3: expected a date of the calendar up to 2001-11-04";
            let message = format!("{expected}, found {date}");
            assert_eq!(judge::transcript(main, &input), ("YES\n".into(), Some(message)));
        }
    }
}
