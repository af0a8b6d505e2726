//! Rabbit and Grass as Nim: rabbits on a strip, and below each its Nim heap in rows of 4, 2 and 1
//! stones.

use crate::figures::prelude::*;
use common::nim::nim_sum;

pub fn draw(program: &Program) -> Result<Canvas> {
    let cells: [u32; 3] = [3, 5, 6];
    let cases = [format!("{} {}", cells.len(), cells.iter().join(" "))];
    let lost = program.lost(["Rabbit Win!", "Grass Win!"], &cases)?;
    let sum = nim_sum(cells.map(u64::from));
    program.check_zeros(&[sum], &lost)?;

    let title =
        "Rabbits on the cells 3, 5 and 6 of a strip, and below each the heap of 3, 5 and 6 \
        stones that it is, in rows of 4, 2 and 1: each row is there an even number of times";
    let mut canvas = Canvas::new(600.0, 310.0, title);
    let strip = Strip { start: (82.0, 86.0), cell: (78.0, 40.0), first: 0.0 };
    for cell in 0..=6 {
        strip.tile(&mut canvas, cell, cell, "won");
    }
    let rows = [(4, 140.0), (2, 172.0), (1, 204.0)];
    for (stones, y) in rows {
        let (left, right) = strip.interval(0, 6);
        canvas.line(&[(left, y + 16.0), (right, y + 16.0)], "grid");
        canvas.text((24.0, y), stones, "quiet");
    }
    for cell in cells {
        let (x, _) = strip.centre(cell);
        rabbit(&mut canvas, (x, 46.0));
        let mut parts = Vec::new();
        for (stones, y) in rows.into_iter().filter(|(stones, _)| cell & stones != 0) {
            for stone in 0..stones {
                let offset = f64::from(stone) - f64::from(stones - 1) / 2.0;
                canvas.circle((x + 17.0 * offset, y), 7.0, "stone");
            }
            parts.push(stones);
        }
        canvas.text((x, 240.0), parts.iter().join(" + "), "small");
    }
    canvas.text((300.0, 282.0), format!("{} = {sum}", cells.iter().join(" ⊕ ")), "strong");
    Ok(canvas)
}

/// Draws a rabbit's head around a point.
fn rabbit(canvas: &mut Canvas, (x, y): Point) {
    canvas.line(&[(x - 5.0, y - 4.0), (x - 9.0, y - 26.0)], "ear");
    canvas.line(&[(x + 5.0, y - 4.0), (x + 9.0, y - 26.0)], "ear");
    canvas.circle((x, y), 15.0, "stone");
    canvas.circle((x - 5.0, y - 3.0), 2.2, "paper");
    canvas.circle((x + 5.0, y - 3.0), 2.2, "paper");
}
