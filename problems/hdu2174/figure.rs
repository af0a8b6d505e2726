//! kiki's game: the P-positions on a board, and the three moves of the coin.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    const CELL: f64 = 54.0;
    let (rows, columns) = (6, 8);
    let title =
        "A board of 6 rows and 8 columns, the coin at its top right: the cells in odd rows \
        and odd columns, counted from the bottom left, are lost; the diagonal move reaches one";
    let mut canvas = Canvas::new(520.0, 396.0, title);
    let centre = |row: i32, column: i32| -> Point {
        (45.0 + (f64::from(column) - 0.5) * CELL, 16.0 + (f64::from(rows - row) + 0.5) * CELL)
    };

    let mut cases = Vec::new();
    for row in 1..=rows {
        canvas.text((24.0, centre(row, 1).1), row, "quiet");
        cases.extend((1..=columns).map(|column| format!("{row} {column}")));
    }
    let answers = program.lost(["Wonderful!", "What a pity!"], &cases)?;
    let mut answers = answers.into_iter();
    let mut is_lost = Vec::new();
    for row in 1..=rows {
        for (column, lost) in (1..=columns).zip(answers.by_ref()) {
            let label = if lost { "P" } else { "" };
            canvas.tile(centre(row, column), (CELL - 4.0, CELL - 4.0), label, outcome_class(lost));
            is_lost.push((row, column, lost));
        }
    }
    for column in 1..=columns {
        canvas.text(
            (centre(1, column).0, centre(1, column).1 + CELL / 2.0 + 18.0),
            column,
            "quiet",
        );
    }

    let (x, y) = centre(rows, columns);
    for (down, left) in [(0, 1), (1, 0), (1, 1)] {
        let target = centre(rows - down, columns - left);
        let lost = is_lost.contains(&(rows - down, columns - left, true));
        let tip = (target.0 + 13.0 * f64::from(left), target.1 - 13.0 * f64::from(down));
        canvas.arrow((x, y), tip, if lost { "move" } else { "faint" });
    }
    canvas.circle((x, y), 17.0, "stone");
    Ok(canvas)
}
