//! Three of Bash's games as strips of Grundy values, a heap in each, and the Nim sum of the three.

use super::canvas::{grundy, Canvas, Strip};
use super::joined;
use super::programs::Programs;
use crate::Result;
use common::nim::nim_sum;
use common::subtraction::bash;

pub fn draw(programs: &Programs) -> Result<Canvas> {
    let games: [(u32, u32); 3] = [(7, 3), (11, 4), (8, 5)];
    let values = games.map(|(heap, most)| bash(heap.into(), most.into()));
    let sum = nim_sum(values);
    let lines = games.map(|(heap, most)| format!("{heap} {most}"));
    // Yes is for the second player: the position is lost.
    let questions = [format!("{}\n{}", games.len(), lines.join("\n"))];
    let lost = programs.lost("hdu1851", ["No", "Yes"], &questions)?;
    super::agree("hdu1851", &[sum], &lost)?;

    let title =
        "The heaps 7, 11 and 8 with takes of up to 3, 4 and 5, each on a strip of Grundy values: \
        theirs are 3, 1 and 2, and the Nim sum is 0";
    let mut canvas = Canvas::new(600.0, 312.0, title);
    for ((heap, most), y) in games.into_iter().zip([62.0, 150.0, 238.0]) {
        let strip = Strip { start: (110.0, y), cell: (41.0, 38.0), first: 0.0 };
        canvas.text((16.0, y - 11.0), format!("M = {heap}"), "start small");
        canvas.text((16.0, y + 11.0), format!("L = {most}"), "start small");
        for stones in 0..=heap {
            let value = bash(stones.into(), most.into());
            strip.tile(&mut canvas, stones, value, &grundy(value));
            canvas.text((strip.place(stones).0, y - 32.0), stones, "small quiet");
        }
        canvas.rectangle(strip.place(heap), (43.0, 46.0), "move");
    }
    canvas.text((300.0, 289.0), format!("{} = {sum}", joined(&values, " ⊕ ")), "strong");
    Ok(canvas)
}
