//! Bachet's game with takes of 1 to 3: a strip of heaps with the winning moves.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    let max_take = 3;
    let cases: Vec<String> = (0..=12).map(|n| format!("{n} {max_take}")).collect();
    let lost = program.lost(["first", "second"], &cases)?;

    let title = "Heaps 0 to 12 with takes of 1 to 3: the multiples of 4 are lost, \
        and an arrow leads from each other heap to the next lost one";
    let mut canvas = Canvas::new(600.0, 220.0, title);
    canvas.text((16.0, 26.0), "m = 3", "start");
    let strip = Strip { start: (34.0, 152.0), cell: (44.3, 38.0), first: 0.0 };
    winning_moves(&mut canvas, &strip, 0..13, &lost);
    Ok(canvas)
}
