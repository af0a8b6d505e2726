//! Three repeats among the heaps 0 to 11: the takes that are forbidden, and the Grundy values.

use crate::figures::prelude::*;

/// A heap, and a take from it that is forbidden.
const PAIRS: [(u32, u32); 5] = [(2, 2), (5, 5), (5, 3), (8, 1), (8, 4)];

pub fn draw(program: &Program) -> Result<Canvas> {
    let repeats: [(u32, u32); 3] = [(2, 0), (5, 0), (8, 3)];
    let end = 11;
    let mut values = Vec::new();
    let mut first = Vec::new(); // the first heap of each value
    for heap in 0..=end {
        let value = match repeats.iter().find(|repeat| repeat.0 == heap) {
            Some(repeat) => repeat.1,
            None => u32::try_from(first.len())?,
        };
        if value == u32::try_from(first.len())? {
            first.push(heap);
        }
        values.push(value);
    }
    // Lost beside the first heap of its value, and with no other.
    let lines: String = PAIRS.iter().map(|(heap, take)| format!("\n{heap} {take}")).collect();
    for heap in 0..=end {
        let beside = first.iter().map(|other| format!("2 {}\n{heap} {other}{lines}", PAIRS.len()));
        let lost = program.lost(["Takahashi", "Aoki"], &beside.collect::<Vec<_>>())?;
        if lost.iter().position(|lost| *lost) != Some(usize::try_from(values[heap as usize])?) {
            bail!("abc255g and the picture do not agree on the heap {heap}");
        }
    }

    let title = "Heaps 0 to 11 with their Grundy values; forbidden are the takes from 2 to 0, from 5 to 0 and 2, \
        and from 8 to 7 and 4; 2 and 5 have the value 0 again, and 8 has the value 3 of the heap 4";
    let mut canvas = Canvas::new(600.0, 250.0, title);
    let strip = Strip { start: (40.0, 170.0), cell: (47.0, 38.0), first: 0.0 };
    for (heap, &value) in (0..=end).zip(&values) {
        // There are colours up to 5.
        strip.tile(&mut canvas, heap, value, &grundy_class(value.min(5).into()));
        let is_repeat = first.get(value as usize) != Some(&heap);
        let class = if is_repeat { "move" } else { "quiet" };
        canvas.text((strip.centre(heap).0, 212.0), heap, class);
    }
    for (heap, take) in PAIRS {
        let (from, to) = (strip.centre(heap).0, strip.centre(heap - take).0);
        let height = 18.0 + 17.0 * f64::from(take);
        canvas.arc_arrow((from, to), strip.top(), height, &format!("−{take}"), "faint");
    }
    Ok(canvas)
}
