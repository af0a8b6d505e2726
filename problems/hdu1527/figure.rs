//! Wythoff's game: the P-positions, along two rays of slopes φ and 1/φ.

use crate::figures::prelude::*;

const CELL: f64 = 24.5;
const LAST: u32 = 20;

pub fn draw(program: &Program) -> Result<Canvas> {
    let positions: Vec<(u32, u32)> =
        (0..=LAST).flat_map(|b| (0..=LAST).map(move |a| (a, b))).collect();
    let cases: Vec<String> = positions.iter().map(|(a, b)| format!("{a} {b}")).collect();
    let lost = program.lost(["1", "0"], &cases)?;

    let title = "Two heaps a and b of 0 to 20 in Wythoff's game: the lost pairs 0 0, 1 2, 3 5, 4 7, 6 10, \
        8 13, 9 15, 11 18, 12 20 and their mirror images lie along rays of the slopes phi and 1 / phi";
    let mut canvas = Canvas::new(600.0, 588.0, title);
    let corner =
        |a: f64, b: f64| -> Point { (36.0 + a * CELL, 38.0 + (f64::from(LAST) + 1.0 - b) * CELL) };
    let end = f64::from(LAST) + 1.0;
    for step in 0..=LAST + 1 {
        let step = f64::from(step);
        canvas.line(&[corner(step, 0.0), corner(step, end)], "grid");
        canvas.line(&[corner(0.0, step), corner(end, step)], "grid");
    }
    for heap in 0..=LAST {
        let middle = f64::from(heap) + 0.5;
        canvas.text((corner(middle, 0.0).0, corner(0.0, 0.0).1 + 14.0), heap, "small quiet");
        canvas.text((20.0, corner(0.0, middle).1), heap, "small quiet");
    }
    for (&(a, b), _) in positions.iter().zip(&lost).filter(|(_, lost)| **lost) {
        let middle = corner(f64::from(a) + 0.5, f64::from(b) + 0.5);
        canvas.rectangle(middle, (CELL - 4.0, CELL - 4.0), "lost");
    }
    canvas.text((20.0, 20.0), "b", "quiet");
    canvas.text((corner(end, 0.0).0 + 18.0, corner(0.0, 0.0).1 + 14.0), "a", "quiet");
    let phi = (1.0 + f64::sqrt(5.0)) / 2.0;
    let reach = end - 0.5;
    canvas.line(&[corner(0.5, 0.5), corner(0.5 + reach / phi, end)], "move");
    canvas.line(&[corner(0.5, 0.5), corner(end, 0.5 + reach / phi)], "move");
    canvas.text((corner(0.5 + reach / phi, 0.0).0, 20.0), "φ", "move");
    canvas.text((corner(end, 0.0).0 + 20.0, corner(0.0, 0.5 + reach / phi).1), "1/φ", "move");
    Ok(canvas)
}
