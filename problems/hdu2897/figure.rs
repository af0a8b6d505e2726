//! Misère play with takes of p to q: alternating runs of p P-positions and q N-positions.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    let (p, q, end) = (2, 5, 16);
    let cases: Vec<String> = (0..=end).map(|n| format!("{n} {p} {q}")).collect();
    let lost = program.lost(["WIN", "LOST"], &cases)?;

    let title = "Heaps 0 to 16 with takes of 2 to 5: from 1 on, two lost heaps and five won ones \
        take turns";
    let mut canvas = Canvas::new(600.0, 150.0, title);
    canvas.text((16.0, 26.0), format!("p = {p}, q = {q}"), "start");
    let strip = Strip { start: (28.0, 70.0), cell: (34.0, 36.0), first: 0.0 };
    for (heap, &lost) in (0..=end).zip(&lost) {
        strip.tile(&mut canvas, heap, heap, outcome_class(lost));
    }
    // A bracket below each run of equal outcomes.
    let mut first = 1;
    for run in lost[1..].chunk_by(|heap, next| heap == next) {
        let length = u32::try_from(run.len())?;
        let letter = if run[0] { "p" } else { "q" };
        canvas.bracket(strip.interval(first, first + length - 1), 98.0, letter);
        first += length;
    }
    Ok(canvas)
}
