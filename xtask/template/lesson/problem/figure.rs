//! TODO: what the picture shows. Until then: a strip of heaps with the winning moves.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    let cases: Vec<String> = (0..=12).map(|n| n.to_string()).collect();
    let lost = program.lost(["first", "second"], &cases)?;

    let title = "Heaps 0 to 12 with takes of 1 and 2: the multiples of 3 are lost, \
        and an arrow leads from each other heap to the next lost one";
    let mut canvas = Canvas::new(600.0, 220.0, title);
    let strip = Strip { start: (34.0, 152.0), cell: (44.3, 38.0), first: 0.0 };
    winning_moves(&mut canvas, &strip, 0..13, &lost);
    Ok(canvas)
}
