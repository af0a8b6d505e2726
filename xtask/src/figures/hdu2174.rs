//! kiki's board: the lost cells, and the three moves of the coin.

use super::canvas::{outcome, Canvas, Point};
use super::programs::Programs;
use crate::Result;

pub fn draw(programs: &Programs) -> Result<Canvas> {
    const CELL: f64 = 54.0;
    let (rows, columns) = (6, 8);
    let title =
        "A board of 6 rows and 8 columns, the coin at its top right: the cells in odd rows \
        and odd columns, counted from the bottom left, are lost; the diagonal move reaches one";
    let mut canvas = Canvas::new(520.0, 396.0, title);
    let place = |row: i32, column: i32| -> Point {
        (45.0 + (f64::from(column) - 0.5) * CELL, 16.0 + (f64::from(rows - row) + 0.5) * CELL)
    };

    let mut questions = Vec::new();
    for row in 1..=rows {
        canvas.text((24.0, place(row, 1).1), row, "quiet");
        questions.extend((1..=columns).map(|column| format!("{row} {column}")));
    }
    let answers = programs.lost("hdu2174", ["Wonderful!", "What a pity!"], &questions)?;
    let mut answers = answers.into_iter();
    let mut is_lost = Vec::new();
    for row in 1..=rows {
        for (column, lost) in (1..=columns).zip(answers.by_ref()) {
            let mark = if lost { "P" } else { "" };
            canvas.tile(place(row, column), (CELL - 4.0, CELL - 4.0), mark, outcome(lost));
            is_lost.push((row, column, lost));
        }
    }
    for column in 1..=columns {
        canvas.text((place(1, column).0, place(1, column).1 + CELL / 2.0 + 18.0), column, "quiet");
    }

    let (x, y) = place(rows, columns);
    for (down, left) in [(0, 1), (1, 0), (1, 1)] {
        let goal = place(rows - down, columns - left);
        let lost = is_lost.contains(&(rows - down, columns - left, true));
        let tip = (goal.0 + 13.0 * f64::from(left), goal.1 - 13.0 * f64::from(down));
        canvas.arrow((x, y), tip, if lost { "move" } else { "faint" });
    }
    canvas.circle((x, y), 17.0, "stone");
    Ok(canvas)
}
