//! A sum of three of Bachet's games: a strip of Grundy values for each, and their Nim sum.

use crate::figures::prelude::*;
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

pub fn draw(program: &Program) -> Result<Canvas> {
    let games: [(u32, u32); 3] = [(7, 3), (11, 4), (8, 5)];
    let values = games.map(|(heap, max_take)| bachet_grundy(heap.into(), max_take.into()));
    let sum = nim_sum(values);
    let lines = games.map(|(heap, max_take)| format!("{heap} {max_take}"));
    // The program prints Yes if the second player wins, that is, for a P-position.
    let cases = [format!("{}\n{}", games.len(), lines.join("\n"))];
    let lost = program.lost(["No", "Yes"], &cases)?;
    program.check_zeros(&[sum], &lost)?;

    let title =
        "The heaps 7, 11 and 8 with takes of up to 3, 4 and 5, each on a strip of Grundy values: \
        theirs are 3, 1 and 2, and the Nim sum is 0";
    let mut canvas = Canvas::new(600.0, 312.0, title);
    for ((heap, max_take), y) in games.into_iter().zip([62.0, 150.0, 238.0]) {
        let strip = Strip { start: (110.0, y), cell: (41.0, 38.0), first: 0.0 };
        canvas.text((16.0, y - 11.0), format!("M = {heap}"), "start small");
        canvas.text((16.0, y + 11.0), format!("L = {max_take}"), "start small");
        for stones in 0..=heap {
            let value = bachet_grundy(stones.into(), max_take.into());
            strip.tile(&mut canvas, stones, value, &grundy_class(value));
            canvas.text((strip.centre(stones).0, y - 32.0), stones, "small quiet");
        }
        canvas.rectangle(strip.centre(heap), (43.0, 46.0), "move");
    }
    canvas.text((300.0, 289.0), format!("{} = {sum}", values.iter().join(" ⊕ ")), "strong");
    Ok(canvas)
}
