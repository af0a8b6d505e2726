//! Five intervals: whether each of them wins as the first move, and the two stretches that the winning one leaves.

use crate::figures::prelude::*;

const INTERVALS: [(u32, u32); 5] = [(1, 3), (2, 4), (3, 6), (5, 7), (6, 8)];

pub fn draw(program: &Program) -> Result<Canvas> {
    let lost = lost_after(program)?;
    let Some(best) = lost.iter().position(|&lost| lost) else {
        bail!("abc206f: no first move wins");
    };
    let title = "The intervals from 1 to 3, 2 to 4, 3 to 6, 5 to 7 and 6 to 8. The one from 3 to 6 is a winning first \
        move; it leaves the stretch from 1 to 3 and the stretch from 6 to 8";
    let mut canvas = Canvas::new(600.0, 220.0, title);
    let x = |end: u32| 70.0 + 66.0 * f64::from(end - 1);
    let y = |row: usize| 30.0 + 62.0 * [0.0, 1.0, 0.0, 1.0, 0.0][row];
    for end in 1..=8 {
        canvas.line(&[(x(end), 10.0), (x(end), 126.0)], "grid");
        canvas.text((x(end), 146.0), end, "small quiet");
    }
    for (row, (&(left, right), &lost)) in INTERVALS.iter().zip(&lost).enumerate() {
        let centre = ((x(left) + x(right)) / 2.0, y(row));
        let size = (x(right) - x(left) - 4.0, 38.0);
        canvas.tile(centre, size, format!("[{left}, {right})"), outcome_class(lost));
    }
    let (left, right) = INTERVALS[best];
    for (from, to) in [(1, left), (right, 8)] {
        canvas.bracket((x(from) + 4.0, x(to) - 4.0), 162.0, format!("g({from}, {to})"));
    }
    Ok(canvas)
}

/// Of each interval whether the player who chooses it first leaves a lost position.
fn lost_after(program: &Program) -> Result<Vec<bool>> {
    let is_left = |a: (u32, u32), b: (u32, u32)| a.1 <= b.0 || b.1 <= a.0;
    let cases: Vec<String> = INTERVALS
        .iter()
        .map(|&chosen| {
            let left: Vec<String> = INTERVALS
                .iter()
                .filter(|&&interval| is_left(interval, chosen))
                .map(|(left, right)| format!("\n{left} {right}"))
                .collect();
            format!("{}{}", left.len(), left.concat())
        })
        .collect();
    program.lost(["Alice", "Bob"], &cases)
}
