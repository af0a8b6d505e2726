//! Nim: heaps in binary with their Nim sum, before and after the winning move.

use crate::figures::prelude::*;
use common::nim::nim_sum;

const CELL: f64 = 43.0;
/// The y coordinate of the middle of the first heap's row.
const FIRST_ROW: f64 = 60.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let heaps = [5, 7, 9];
    let sum = nim_sum(heaps);
    let moves: Vec<(usize, u64)> = heaps
        .iter()
        .map(|heap| heap ^ sum)
        .enumerate()
        .filter(|(i, left)| *left < heaps[*i])
        .collect();
    let case = format!("{} {}", heaps.len(), heaps.iter().join(" "));
    if program.answers(&[case])? != [moves.len().to_string()] {
        bail!("hdu1850 and its figure do not agree on the winning moves");
    }
    let (index, left) = moves[0];
    let mut after = heaps;
    after[index] = left;

    let title =
        "The heaps 5, 7 and 9 in binary, in columns of 8, 4, 2 and 1, and below them their Nim \
        sum 11; the one winning move makes 2 of the 9, and the Nim sum 0";
    let mut canvas = Canvas::new(600.0, 236.0, title);
    draw_bits(&mut canvas, 92.0, heaps, index);
    draw_bits(&mut canvas, 436.0, after, index);
    let y = FIRST_ROW + CELL * 2.0;
    canvas.text((306.0, y - 20.0), format!("{} → {left}", heaps[index]), "move");
    canvas.arrow((268.0, y), (344.0, y), "move");
    Ok(canvas)
}

/// Draws the heaps and their Nim sum, a row each, and a frame around the heap with the index `framed`.
fn draw_bits(canvas: &mut Canvas, left: f64, heaps: [u64; 3], framed: usize) {
    let bits =
        [8, 4, 2, 1].into_iter().zip([0.0, 1.0, 2.0, 3.0].map(|column| left + column * CELL));
    for (bit, x) in bits.clone() {
        canvas.text((x, 24.0), bit, "quiet small");
    }
    let line = FIRST_ROW + 2.5 * CELL + 4.0;
    canvas.line(&[(left - 62.0, line), (left + 3.5 * CELL, line)], "line");
    let sum = nim_sum(heaps);
    let rows = [0.0, 1.0, 2.0, 3.2].map(|row| FIRST_ROW + row * CELL);
    for (row, (heap, y)) in heaps.into_iter().chain([sum]).zip(rows).enumerate() {
        let name = if row < heaps.len() { heap.to_string() } else { format!("⊕ {heap}") };
        let class = if row == framed { "move end" } else { "strong end" };
        canvas.text((left - 34.0, y), name, class);
        for (bit, x) in bits.clone() {
            let (digit, class) = if heap & bit == 0 { (0, "won") } else { (1, "one") };
            canvas.tile((x, y), (CELL - 6.0, CELL - 8.0), digit, class);
        }
        if row == framed {
            canvas.rectangle((left + 1.5 * CELL, y), (4.0 * CELL + 2.0, CELL), "move");
        }
    }
}
