//! The array game: the values of the cells 1 to 20 for n = 20, and the blocks of equal quotients below.

use crate::figures::prelude::*;
use std::collections::BTreeSet;

const N: u32 = 20;

/// Cells of the values 1, 2 and 4.
const POWERS: [u32; 3] = [11, 6, 2];

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "The cells 1 to 20 for n = 20 with their values, and below them the quotients of 20: those of 1 \
        to 6 all differ, 7 to 10 have the quotient 2, and 11 to 20 the quotient 1";
    let mut canvas = Canvas::new(700.0, 132.0, title);
    let strip = Strip { start: (68.0, 62.0), cell: (32.5, 36.0), first: 1.0 };
    for (row, text) in [(24.0, "x"), (62.0, "g(x)"), (108.0, "m")] {
        canvas.text((40.0, row), text, "small quiet end");
    }
    for x in 1..=N {
        canvas.text((strip.centre(x).0, 24.0), x, "small quiet");
        let value = value(program, x)?;
        strip.tile(&mut canvas, x, value, &grundy_class(value));
    }
    let mut x = 1;
    while x <= N {
        let quotient = N / x;
        let last = N / quotient;
        canvas.bracket(strip.interval(x, last), 88.0, quotient);
        x = last + 1;
    }
    Ok(canvas)
}

/// The value of a cell, as the program knows it: with cells of the values 1, 2 and 4 the position is lost if those
/// are its binary digits.
fn value(program: &Program, x: u32) -> Result<u64> {
    let mut lines = vec![format!("{N}\n8")];
    for value in 0..8 {
        let digits = (0..).zip(POWERS).filter(|(i, _)| value >> i & 1 == 1);
        let mut white = BTreeSet::from([x]);
        for (_, cell) in digits {
            if !white.remove(&cell) {
                white.insert(cell); // twice the same cell is none
            }
        }
        let texts: Vec<String> = white.iter().map(u32::to_string).collect();
        lines.push(format!("{}\n{}", white.len(), texts.join(" ")));
    }
    let answers = program.answers(&[lines.join("\n")])?.concat();
    let lost = (0..8).zip(answers.lines()).filter(|(_, answer)| *answer == "No");
    match lost.map(|(value, _)| value).collect::<Vec<u64>>()[..] {
        [value] => Ok(value),
        _ => bail!("no single value for cell {x}"),
    }
}
