//! Grundy values of some subtraction sets, and their periods.

use crate::figures::prelude::*;
use checks::rules::period;
use common::grundy::grundy_table;

pub fn draw(program: &Program) -> Result<Canvas> {
    let sets: [&[usize]; 5] = [&[1, 2, 3], &[2, 5], &[1, 3, 4], &[3, 5, 8], &[2, 4, 7]];
    let heaps: Vec<u32> = (0..=22).collect();
    let title =
        "Grundy values of the heaps 0 to 22 for the subtraction sets 1 2 3, 2 5, 1 3 4, 3 5 8 and \
        2 4 7; brackets below each show its first two periods";
    let mut canvas = Canvas::new(600.0, 556.0, title);
    let strip = |y| Strip { start: (29.0, y), cell: (24.7, 30.0), first: 0.0 };
    for &heap in &heaps {
        canvas.text(strip(22.0).centre(heap), heap, "small quiet");
    }
    for (set, y) in sets.into_iter().zip([90.0, 192.0, 294.0, 396.0, 498.0]) {
        let values = grundy_table(100, |heap, grundy| {
            set.iter().filter(|&&take| take <= heap).map(|take| grundy[heap - take]).collect()
        });
        let rows: String = heaps.iter().map(|heap| format!("\n1 {heap}")).collect();
        let case = format!("{} {}\n{}{rows}", set.len(), set.iter().join(" "), heaps.len());
        let letters = &program.answers(&[case])?[0];
        let lost: Vec<bool> = letters.chars().map(|letter| letter == 'L').collect();
        program.check_zeros(&values[..heaps.len()], &lost)?;

        canvas.text((16.0, y - 36.0), format!("S = {{{}}}", set.iter().join(", ")), "start");
        for (&heap, &value) in heaps.iter().zip(&values) {
            strip(y).tile(&mut canvas, heap, value, &grundy_class(value));
        }
        let (start, length) = period(&values, set[set.len() - 1]).context("no period")?;
        let (start, length) = (u32::try_from(start)?, u32::try_from(length)?);
        for first in [start, start + length] {
            canvas.bracket(strip(y).interval(first, first + length - 1), y + 19.0, length);
        }
    }
    Ok(canvas)
}
