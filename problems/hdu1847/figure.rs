//! Subtraction of powers of two: takes of 1 and 2 suffice to win.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    let cases: Vec<String> = (0..=24).map(|n| n.to_string()).collect();
    let lost = program.lost(["Kiki", "Cici"], &cases)?;

    let title = "Heaps 0 to 24 with takes of 1, 2, 4, 8 and so on: the multiples of 3 are lost, \
        and a take of 1 or 2 leads from each other heap to the next lost one";
    let mut canvas = Canvas::new(600.0, 322.0, title);
    // Each row begins with a P-position, so that no arrow leads from one row to the other.
    let (upper, lower) = lost.split_at(12);
    for (heaps, lost, y) in [(0..12, upper, 108.0), (12..25, lower, 262.0)] {
        let strip = Strip { start: (34.0, y), cell: (44.3, 38.0), first: heaps.start.into() };
        winning_moves(&mut canvas, &strip, heaps, lost);
    }
    Ok(canvas)
}
