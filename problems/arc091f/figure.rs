//! Takes of at most one third: a heap and its options have each value once, and the next heap has the value of
//! the one that falls out at the left.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    let (k, heap, end): (u32, u32, u32) = (3, 13, 17);
    let values = grundy_values(program, k, end)?;
    let title = "Heaps 0 to 17 with K = 3 and their values. A frame holds the heap of 13 and its options 9 to 12, with the \
        values 3, 2, 0, 4, 1; an arrow leads from 14 to 9, both of the value 3";
    let mut canvas = Canvas::new(640.0, 200.0, title);
    canvas.text((16.0, 26.0), format!("K = {k}"), "start");
    let strip = Strip { start: (28.0, 130.0), cell: (34.0, 36.0), first: 0.0 };
    for (heap, &value) in (0..=end).zip(&values) {
        strip.tile(&mut canvas, heap, value, &grundy_class(value.into()));
        canvas.text((strip.centre(heap).0, 97.0), heap, "small quiet");
    }
    let most = heap / k;
    let (left, right) = strip.interval(heap - most, heap);
    canvas.rectangle(((left + right) / 2.0, 130.0), (right - left + 4.0, 44.0), "move");
    let [from, to] = [heap + 1, heap - most].map(|heap| strip.centre(heap).0);
    canvas.arc_arrow((from, to), 84.0, 40.0, &format!("−{}", most + 1), "move");
    canvas.bracket((left, right), 160.0, format!("0 – {most}"));
    Ok(canvas)
}

/// The Grundy values of the heaps from 0 to `end`: beside a heap of Nim, with K = 1, of its value a heap is lost.
fn grundy_values(program: &Program, k: u32, end: u32) -> Result<Vec<u32>> {
    let mut found = Vec::new();
    for heap in 0..=end {
        let cases: Vec<String> =
            (0..=heap / k).map(|value| format!("2\n{heap} {k}\n{value} 1")).collect();
        let lost = program.lost(["Takahashi", "Aoki"], &cases)?;
        match (0..).zip(lost).filter(|(_, lost)| *lost).collect::<Vec<_>>()[..] {
            [(value, _)] => found.push(value),
            _ => bail!("arc091f: heap {heap} has no value, or several"),
        }
    }
    Ok(found)
}
