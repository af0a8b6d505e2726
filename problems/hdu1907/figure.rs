//! Nim with two heaps: the P-positions of normal and of misère play, which differ in one corner only.

use crate::figures::prelude::*;
use common::nim::nim_sum;

const CELL: f64 = 31.0;
const LAST: u32 = 7;

pub fn draw(program: &Program) -> Result<Canvas> {
    let positions: Vec<(u32, u32)> =
        (0..=LAST).flat_map(|b| (0..=LAST).map(move |a| (a, b))).collect();
    let cases: Vec<String> = positions.iter().map(|(a, b)| format!("2 {a} {b}")).collect();
    let normal: Vec<bool> =
        positions.iter().map(|&(a, b)| nim_sum([u64::from(a), u64::from(b)]) == 0).collect();
    let misere = program.lost(["John", "Brother"], &cases)?;

    let title =
        "Two heaps of 0 to 7: on the left normal play, lost where both are equal; on the right \
        misère play, which differs only where both heaps are at most 1";
    let mut canvas = Canvas::new(600.0, 330.0, title);
    for (lost, left) in [(&normal, 40.0), (&misere, 326.0)] {
        let centre = |a: u32, b: u32| -> Point {
            (left + (f64::from(a) + 0.5) * CELL, 48.0 + (f64::from(LAST - b) + 0.5) * CELL)
        };
        let letter = if lost[0] { "P" } else { "N" };
        canvas.text((left + 4.0 * CELL, 26.0), format!("(0, 0): {letter}"), "strong");
        canvas.text((left - 14.0, 26.0), "b", "quiet");
        canvas.text((centre(LAST, 0).0 + 26.0, centre(0, 0).1 + 30.0), "a", "quiet");
        for heap in 0..=LAST {
            canvas.text((left - 14.0, centre(0, heap).1), heap, "small quiet");
            canvas.text((centre(heap, 0).0, centre(0, 0).1 + 30.0), heap, "small quiet");
        }
        for (index, &(a, b)) in positions.iter().enumerate() {
            let label = if lost[index] { "P" } else { "" };
            canvas.tile(centre(a, b), (CELL - 7.0, CELL - 7.0), label, outcome_class(lost[index]));
            if normal[index] != misere[index] {
                canvas.rectangle(centre(a, b), (CELL - 2.0, CELL - 2.0), "move");
            }
        }
    }
    Ok(canvas)
}
