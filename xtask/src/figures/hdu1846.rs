//! Bash's game with takes of 1 to 3: a strip of heaps with the winning moves.

use super::canvas::{outcome_class, Canvas, Strip};
use super::programs::Programs;
use crate::Result;
use std::ops::Range;

pub fn draw(programs: &Programs) -> Result<Canvas> {
    let max_take = 3;
    let cases: Vec<String> = (0..=12).map(|n| format!("{n} {max_take}")).collect();
    let lost = programs.lost("hdu1846", ["first", "second"], &cases)?;

    let title = "Heaps 0 to 12 with takes of 1 to 3: the multiples of 4 are lost, \
        and an arrow leads from each other heap to the next lost one";
    let mut canvas = Canvas::new(600.0, 220.0, title);
    canvas.text((16.0, 26.0), "m = 3", "start");
    let strip = Strip { start: (34.0, 152.0), cell: (44.3, 38.0), first: 0.0 };
    winning_moves(&mut canvas, &strip, 0..13, &lost);
    Ok(canvas)
}

/// Draws a strip of heaps, P or N below each, and an arrow from each N-position to the nearest
/// P-position to its left. `lost` has an entry for each heap; the first heap must be a P-position.
/// Arrows to the same heap end side by side.
pub fn winning_moves(canvas: &mut Canvas, strip: &Strip, heaps: Range<u32>, lost: &[bool]) {
    let mut p_position = heaps.start;
    for (heap, &lost) in heaps.zip(lost) {
        strip.tile(canvas, heap, heap, outcome_class(lost));
        let (x, y) = strip.centre(heap);
        let below = (x, y + strip.cell.1 / 2.0 + 18.0);
        if lost {
            p_position = heap;
            canvas.text(below, "P", "strong");
        } else {
            canvas.text(below, "N", "quiet");
            let take = heap - p_position;
            let target = strip.centre(p_position).0 + 24.0 - 12.0 * f64::from(take);
            let height = 24.0 * f64::from(take);
            canvas.arc_arrow((x, target), strip.top(), height, &format!("−{take}"), "move");
        }
    }
}
