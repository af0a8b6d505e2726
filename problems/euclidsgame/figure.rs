//! Euclid's game: the P-positions, between two rays of slopes φ and 1/φ, without the diagonal.

use crate::figures::prelude::*;

const CELL: f64 = 24.5;
const LAST: u32 = 21;

pub fn draw(program: &Program) -> Result<Canvas> {
    let positions: Vec<(u32, u32)> =
        (1..=LAST).flat_map(|b| (1..=LAST).map(move |a| (a, b))).collect();
    let cases: Vec<String> = positions.iter().map(|(a, b)| format!("{a} {b}")).collect();
    let lost = program.lost(["Stan wins", "Ollie wins"], &cases)?;

    let title = "Two numbers a and b of 1 to 21 in Euclid's game: the lost positions fill the wedge between the \
        rays of the slopes phi and 1 / phi, but for the diagonal; from a = 18 and b = 5 the winning move leads into \
        the wedge, to a = 8";
    let mut canvas = Canvas::new(600.0, 588.0, title);
    // The middle of the cell of a and b.
    let middle = |a: f64, b: f64| -> Point {
        (36.0 + (a - 0.5) * CELL, 38.0 + (f64::from(LAST) + 0.5 - b) * CELL)
    };
    let (start, end) = (0.5, f64::from(LAST) + 0.5);
    for step in 0..=LAST {
        let step = f64::from(step) + 0.5;
        canvas.line(&[middle(step, start), middle(step, end)], "grid");
        canvas.line(&[middle(start, step), middle(end, step)], "grid");
    }
    for number in 1..=LAST {
        let number_at = f64::from(number);
        canvas.text((middle(number_at, 0.0).0, middle(0.0, start).1 + 14.0), number, "small quiet");
        canvas.text((20.0, middle(0.0, number_at).1), number, "small quiet");
    }
    for (&(a, b), _) in positions.iter().zip(&lost).filter(|(_, lost)| **lost) {
        canvas.rectangle(middle(f64::from(a), f64::from(b)), (CELL - 4.0, CELL - 4.0), "lost thin");
    }
    // A winning move.
    canvas.circle(middle(18.0, 5.0), 7.0, "stone");
    canvas.arrow(middle(17.7, 5.0), middle(8.5, 5.0), "move");
    canvas.text((20.0, 20.0), "b", "quiet");
    canvas.text((middle(end, 0.0).0 + 18.0, middle(0.0, start).1 + 14.0), "a", "quiet");
    let phi = (1.0 + f64::sqrt(5.0)) / 2.0;
    canvas.line(&[middle(start, start * phi), middle(end / phi, end)], "move");
    canvas.line(&[middle(start * phi, start), middle(end, end / phi)], "move");
    canvas.text((middle(end / phi, 0.0).0, 20.0), "φ", "move");
    canvas.text((middle(end, 0.0).0 + 20.0, middle(0.0, end / phi).1), "1/φ", "move");
    Ok(canvas)
}
