//! Bash's game with takes of 1 to 3: a strip of heaps, and from each won one the winning move.

use super::canvas::{outcome, Canvas, Strip};
use super::programs::Programs;
use crate::Result;
use std::ops::Range;

pub fn draw(programs: &Programs) -> Result<Canvas> {
    let most = 3;
    let questions: Vec<String> = (0..=12).map(|n| format!("{n} {most}")).collect();
    let lost = programs.lost("hdu1846", ["first", "second"], &questions)?;

    let title = "Heaps 0 to 12 with takes of 1 to 3: the multiples of 4 are lost, \
        and an arrow leads from each other heap to the next lost one";
    let mut canvas = Canvas::new(600.0, 220.0, title);
    canvas.text((16.0, 26.0), "m = 3", "start");
    let strip = Strip { start: (34.0, 152.0), cell: (44.3, 38.0), first: 0.0 };
    winning_moves(&mut canvas, &strip, 0..13, &lost);
    Ok(canvas)
}

/// The heaps of a strip, an arrow from each won heap to the next lost one below it, and P or N under
/// each heap. The arrows to one heap arrive side by side.
pub fn winning_moves(canvas: &mut Canvas, strip: &Strip, heaps: Range<u32>, lost: &[bool]) {
    let mut goal = heaps.start;
    for (heap, &lost) in heaps.zip(lost) {
        strip.tile(canvas, heap, heap, outcome(lost));
        let (x, y) = strip.place(heap);
        let below = (x, y + strip.cell.1 / 2.0 + 18.0);
        if lost {
            goal = heap;
            canvas.text(below, "P", "strong");
        } else {
            canvas.text(below, "N", "quiet");
            let take = heap - goal;
            let end = strip.place(goal).0 + 24.0 - 12.0 * f64::from(take);
            let height = 24.0 * f64::from(take);
            canvas.hop((x, end), strip.top(), height, &format!("−{take}"), "move");
        }
    }
}
