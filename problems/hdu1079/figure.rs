//! The Calendar Game: all days of a leap year, those of each month in rows of seven.

use crate::figures::prelude::*;

const CELL: f64 = 26.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let year = 2000;
    let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let dates: Vec<(u32, u32)> =
        (1..).zip(days).flat_map(|(month, last)| (1..=last).map(move |day| (month, day))).collect();
    let cases: Vec<String> =
        dates.iter().map(|(month, day)| format!("{year} {month} {day}")).collect();
    let answers = program.lost(["YES", "NO"], &cases)?;

    let title =
        "The year 2000: the days with an odd sum of month and day are lost, except 30 September \
        and 30 November, which are framed";
    let mut canvas = Canvas::new(600.0, 716.0, title);
    canvas.text((300.0, 24.0), year, "strong");
    for (month, _) in (1..).zip(days) {
        canvas.text((centre(month, 4).0, centre(month, 4).1 - 26.0), month, "strong");
    }
    for lost in [false, true] {
        let days: Vec<(u32, u32)> = dates
            .iter()
            .zip(&answers)
            .filter(|(_, answer)| **answer == lost)
            .map(|(date, _)| *date)
            .collect();
        let centres: Vec<Point> = days.iter().map(|&(month, day)| centre(month, day)).collect();
        canvas.squares(&centres, CELL - 4.0, if lost { "lost thin" } else { "won" });
        for ((_, day), centre) in days.iter().zip(centres) {
            canvas.text(centre, day, if lost { "day" } else { "tiny" });
        }
    }
    for (&(month, day), &lost) in dates.iter().zip(&answers) {
        if lost != ((month + day) % 2 == 1) {
            canvas.rectangle(centre(month, day), (CELL, CELL), "move");
        }
    }
    Ok(canvas)
}

/// The centre of the cell of a day.
fn centre(month: u32, day: u32) -> Point {
    let (column, row) = ((month - 1) % 3, (month - 1) / 3);
    let (left, top) = (14.0 + f64::from(column) * 195.0, 64.0 + f64::from(row) * 166.0);
    let (x, y) = ((day - 1) % 7, (day - 1) / 7);
    (left + (f64::from(x) + 0.5) * CELL, top + (f64::from(y) + 0.5) * CELL)
}
