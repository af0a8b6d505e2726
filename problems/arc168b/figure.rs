//! The limits 1 to 8 for heaps with a pair: what each heap is worth, and the Nim sum.

use crate::figures::prelude::*;
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

pub fn draw(program: &Program) -> Result<Canvas> {
    let heaps: [u64; 5] = [3, 5, 6, 8, 8];
    let case = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
    let answer: u64 = program.answers(&[case])?[0].parse()?;
    let wins = |limit: u64| nim_sum(heaps.map(|heap| bachet_grundy(heap, limit))) != 0;
    // With a limit of 8 or more any number of stones may be taken.
    if (1..=8).rfind(|&limit| wins(limit)) != Some(answer) {
        bail!("arc168b answers {answer}");
    }

    let title = "The heaps 3, 5, 6, 8, 8 with the limits 1 to 8, a row each: what the heaps are worth, and the Nim \
        sum, which is not 0 for the limits 2, 4 and 5; with the limit 5 the heap of 6 is worth 0, and the others \
        but the pair are worth their size";
    let mut canvas = Canvas::new(600.0, 420.0, title);
    let column = |index: u32| 130.0 + 74.0 * f64::from(index);
    canvas.text((50.0, 30.0), "k", "strong");
    canvas.text((538.0, 30.0), "⊕", "strong");
    for (index, heap) in (0..).zip(heaps) {
        canvas.text((column(index), 30.0), heap, "strong");
    }
    for limit in 1..=8_u32 {
        let y = 30.0 + 44.0 * f64::from(limit);
        let values = heaps.map(|heap| bachet_grundy(heap, limit.into()));
        canvas.text((50.0, y), limit, if u64::from(limit) == answer { "move" } else { "quiet" });
        for ((index, heap), value) in (0..).zip(heaps).zip(values) {
            // Those that are worth less than their size stand out.
            let class = if value < heap { "part" } else { "dashed" };
            canvas.tile((column(index), y), (56.0, 34.0), value, class);
        }
        let sum = nim_sum(values);
        canvas.tile((538.0, y), (56.0, 34.0), sum, outcome_class(sum == 0));
    }
    Ok(canvas)
}
