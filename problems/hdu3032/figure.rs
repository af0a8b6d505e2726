//! Lasker's Nim: the heaps 1 to 16, and the Nim heaps that they are worth; 4k + 3 and 4k + 4 cross.

use crate::figures::prelude::*;

const LAST: u32 = 16;

pub fn draw(program: &Program) -> Result<Canvas> {
    let title =
        "The heaps 1 to 16 in a row above, their Grundy values below, and a line from each \
        heap to its value: the lines of 3 and 4 cross, and those of 7 and 8, 11 and 12, 15 and 16";
    let mut canvas = Canvas::new(612.0, 190.0, title);
    let strip = |y| Strip { start: (88.0, y), cell: (33.3, 34.0), first: 1.0 };
    let (heaps, values) = (strip(44.0), strip(146.0));
    canvas.text((58.0, 44.0), "n", "small quiet end");
    canvas.text((58.0, 146.0), "g(n)", "small quiet end");
    for (heap, value) in (1..).zip(grundy_values(program)?) {
        let is_exchanged = heap != value;
        let line = [(heaps.centre(heap).0, 64.0), (values.centre(value).0, 126.0)];
        canvas.line(&line, if is_exchanged { "move" } else { "faint" });
        for strip in [&heaps, &values] {
            strip.tile(&mut canvas, heap, heap, if is_exchanged { "one" } else { "won" });
        }
    }
    Ok(canvas)
}

/// The Grundy values of the heaps from 1 on, as the program knows them: with heaps of the values 1, 2, 4, 8
/// and 16 a heap is lost if those are the binary digits of its value.
fn grundy_values(program: &Program) -> Result<Vec<u32>> {
    const POWERS: [u32; 5] = [1, 2, 3, 7, 15]; // the heaps that have these values
    let values = 1..1 << POWERS.len();
    let case = |heap: u32, value: u32| {
        let mut heaps = vec![heap];
        heaps.extend((0..).zip(POWERS).filter(|(i, _)| value >> i & 1 == 1).map(|(_, heap)| heap));
        let texts: Vec<String> = heaps.iter().map(u32::to_string).collect();
        format!("{}\n{}", heaps.len(), texts.join(" "))
    };
    let mut found = Vec::new();
    for heap in 1..=LAST {
        let cases: Vec<String> = values.clone().map(|value| case(heap, value)).collect();
        let lost = program.lost(["Alice", "Bob"], &cases)?;
        let matches: Vec<u32> =
            values.clone().zip(lost).filter(|(_, lost)| *lost).map(|(value, _)| value).collect();
        match matches[..] {
            [value] => found.push(value),
            _ => bail!("heap {heap} has the values {matches:?}"),
        }
    }
    Ok(found)
}
