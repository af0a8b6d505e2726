//! Takes of L to R: runs of L equal Grundy values, and what a heap can become.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    let (least, most, heap, end): (u32, u32, u32, u32) = (3, 8, 15, 16);
    let values: Vec<u32> = (0..=end).map(|heap| heap % (least + most) / least).collect();
    // Lost beside a heap of as many least takes: it has the same value.
    let cases: Vec<String> = (0..=end)
        .zip(&values)
        .map(|(heap, value)| format!("2 {least} {most}\n{heap} {}", value * least))
        .collect();
    if program.lost(["First", "Second"], &cases)?.contains(&false) {
        bail!("abc297g and the picture do not agree on the Grundy values");
    }

    let title = "Heaps 0 to 16 with takes of 3 to 8: three of value 0, three of value 1, three of value 2 and two \
        of value 3, and again; from 15, of value 1, a move leads to 7 to 12, of the values 2, 3 and 0";
    let mut canvas = Canvas::new(600.0, 250.0, title);
    canvas.text((16.0, 26.0), format!("L = {least}, R = {most}"), "start");
    let strip = Strip { start: (28.0, 160.0), cell: (34.0, 36.0), first: 0.0 };
    for (heap, &value) in (0..=end).zip(&values) {
        strip.tile(&mut canvas, heap, value, &grundy_class(value.into()));
        canvas.text((strip.centre(heap).0, 127.0), heap, "small quiet");
    }
    // The options of the heap.
    let (first, last) = (heap - most, heap - least);
    let (left, right) = strip.interval(first, last);
    canvas.rectangle(((left + right) / 2.0, 160.0), (right - left + 6.0, 44.0), "move");
    for take in [least, most] {
        let target = strip.centre(heap - take).0;
        let height = 6.0 * f64::from(take);
        canvas.arc_arrow(
            (strip.centre(heap).0, target),
            114.0,
            height,
            &format!("−{take}"),
            "move",
        );
    }
    // A bracket below each run of equal values of the first period.
    let mut first = 0;
    for run in values[..usize::try_from(least + most)?].chunk_by(|value, next| value == next) {
        let length = u32::try_from(run.len())?;
        let label = if length == least { "L".to_string() } else { length.to_string() };
        canvas.bracket(strip.interval(first, first + length - 1), 188.0, label);
        first += length;
    }
    canvas.bracket(strip.interval(0, least + most - 1), 218.0, "L + R");
    Ok(canvas)
}
