//! Georgia and Bob: pieces joined in pairs, with the gap within each pair as a Nim heap.

use crate::figures::prelude::*;
use common::nim::nim_sum;

pub fn draw(program: &Program) -> Result<Canvas> {
    let strips: [(&[u32], f64); 2] = [(&[1, 5, 6, 7, 9, 12, 14, 17], 76.0), (&[2, 4, 7], 216.0)];
    let title =
        "Pieces on the cells 1, 5, 6, 7, 9, 12, 14 and 17 of a strip, joined in pairs with gaps of \
        3, 0, 2 and 2; and on the cells 2, 4 and 7, where the first is paired with one put on 0";
    let mut canvas = Canvas::new(600.0, 296.0, title);
    let cases = strips.map(|(pieces, _)| format!("{} {}", pieces.len(), pieces.iter().join(" ")));
    let lost = program.lost(["Georgia will win", "Bob will win"], &cases)?;

    for ((pieces, y), lost) in strips.into_iter().zip(lost) {
        let strip = Strip { start: (28.0, y), cell: (32.0, 32.0), first: 0.0 };
        // With an odd number of pieces, a wall on cell 0 makes it even.
        let paired: Vec<u32> =
            [0].iter().filter(|_| pieces.len() % 2 == 1).chain(pieces).copied().collect();
        let mut gaps = Vec::new();
        for cell in 1..=17 {
            let in_gap = paired.chunks(2).any(|pair| pair[0] < cell && cell < pair[1]);
            strip.tile(&mut canvas, cell, "", if in_gap { "one" } else { "won" });
        }
        for pair in paired.chunks(2) {
            let [left, right] = [pair[0], pair[1]].map(|cell| strip.centre(cell).0);
            let (low, high) = (y - 20.0, y - 30.0);
            canvas.line(&[(left, low), (left, high), (right, high), (right, low)], "move");
            gaps.push(pair[1] - pair[0] - 1);
            canvas.text(((left + right) / 2.0, high - 14.0), gaps[gaps.len() - 1], "move");
        }
        for &cell in &paired {
            let class = if cell == 0 { "dashed" } else { "stone" };
            canvas.circle(strip.centre(cell), 14.0, class);
            canvas.text(strip.centre(cell), cell, if cell == 0 { "small" } else { "take small" });
        }
        let sum = nim_sum(gaps.iter().map(|gap| u64::from(*gap)));
        program.check_zeros(&[sum], &[lost])?;
        canvas.text((300.0, y + 46.0), format!("{} = {sum}", gaps.iter().join(" ⊕ ")), "strong");
    }
    Ok(canvas)
}
