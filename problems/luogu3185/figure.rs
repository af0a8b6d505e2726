//! The splitting game: a column of binary digits for each bottle, those of the value of a bean in it. Every column
//! has an odd number of ones, but for that of the last bottle.

use crate::figures::prelude::*;

/// The distance of the first bottle that is drawn.
const FAR: u32 = 12;

/// How far from the last bottle a bean has the value 1, 2, 4, 8 or 16.
const POWERS: [usize; 5] = [1, 2, 3, 5, 9];

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "Bottles at the distances 12 to 0 from the last one, the value of a bean below each, and its five \
        binary digits in a column above: an odd number of ones in every column but the last";
    let mut canvas = Canvas::new(664.0, 288.0, title);
    let row = |y| Strip { start: (82.0, y), cell: (45.5, 34.0), first: 0.0 };
    canvas.text((52.0, 262.0), "g(d)", "small quiet end");
    canvas.text((52.0, 26.0), "d", "small quiet end");
    for (digit, place) in (0..POWERS.len()).zip([218.0, 178.0, 138.0, 98.0, 58.0]) {
        canvas.text((52.0, place), 1 << digit, "small quiet end");
    }
    for distance in 0..=FAR {
        let column = FAR - distance;
        let value = value(program, distance as usize)?;
        canvas.text(row(26.0).centre(column), distance, "small quiet");
        for (digit, place) in (0..POWERS.len()).zip([218.0, 178.0, 138.0, 98.0, 58.0]) {
            let is_one = value >> digit & 1 == 1;
            let (text, class) = if is_one { ("1", "one") } else { ("0", "won") };
            row(place).tile(&mut canvas, column, text, class);
        }
        canvas.text(row(262.0).centre(column), value, "strong");
    }
    Ok(canvas)
}

/// The value of a bean, as the program knows it: with beans of the values 1, 2, 4, 8 and 16 beside it the position
/// is lost if those are its binary digits.
fn value(program: &Program, distance: usize) -> Result<u32> {
    let case = |value: u32| {
        let mut beans = vec![0; FAR as usize + 1];
        beans[distance] += 1;
        for (digit, power) in POWERS.into_iter().enumerate() {
            beans[power] += value >> digit & 1;
        }
        let texts: Vec<String> = beans.iter().rev().map(u32::to_string).collect();
        format!("{}\n{}", beans.len(), texts.join(" "))
    };
    let cases: Vec<String> = (0..32).map(case).collect();
    let answers = program.answers(&cases)?;
    let found: Vec<u32> = (0..32)
        .zip(&answers)
        .filter(|(_, answer)| *answer == "-1 -1 -1\n0")
        .map(|(value, _)| value)
        .collect();
    match found[..] {
        [value] => Ok(value),
        _ => bail!("a bean at the distance {distance} has the values {found:?}"),
    }
}
