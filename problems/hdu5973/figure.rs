//! The first lost pairs, with the numeral of each number: that of the larger one has a zero more at its end.

use crate::figures::prelude::*;

/// Places of the numerals.
const FIBONACCI: [u32; 6] = [13, 8, 5, 3, 2, 1];
/// The largest number of this many places.
const LAST: u32 = 20;
const CELL: f64 = 36.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let positions: Vec<(u32, u32)> =
        (1..=LAST).flat_map(|a| (a..=LAST).map(move |b| (a, b))).collect();
    let cases: Vec<String> = positions.iter().map(|(a, b)| format!("{a} {b}")).collect();
    let lost = program.lost(["1", "0"], &cases)?;

    let title = "The lost pairs 1 2, 3 5, 4 7, 6 10, 8 13, 9 15, 11 18 and 12 20: beside each number stands its numeral, \
        of ones and zeros. That of the smaller number ends in an even number of zeros, and that of the larger one is \
        the same with one more zero";
    let mut canvas = Canvas::new(600.0, 368.0, title);
    // The right edge of each numeral, and the place of its number.
    let sides = [(282.0, 48.0), (588.0, 336.0)];
    for (right, _) in sides {
        for (place, number) in (0..).zip(FIBONACCI.iter().rev()) {
            canvas.text((right - CELL * (f64::from(place) + 0.5), 20.0), number, "small quiet");
        }
    }
    let pairs = positions.iter().zip(&lost).filter(|(_, lost)| **lost);
    for (line, (&(a, b), _)) in (0..).zip(pairs) {
        let y = 58.0 + 40.0 * f64::from(line);
        for (number, (right, left)) in [a, b].into_iter().zip(sides) {
            canvas.text((left, y), number, "strong");
            let mut is_end = true; // of the zeros at the end
            for (place, digit) in (0..).zip(numeral(number).into_iter().rev()) {
                is_end = is_end && digit == 0;
                let class = match digit {
                    1 => "take",
                    _ if is_end => "part",
                    _ => "won",
                };
                let x = right - CELL * (f64::from(place) + 0.5);
                canvas.tile((x, y), (CELL - 4.0, 32.0), digit, class);
            }
        }
    }
    Ok(canvas)
}

/// The digits, from the first 1 on.
fn numeral(number: u32) -> Vec<u32> {
    let mut rest = number;
    let digits = FIBONACCI.map(|fibonacci| {
        let digit = u32::from(fibonacci <= rest);
        rest -= digit * fibonacci;
        digit
    });
    digits.into_iter().skip_while(|&digit| digit == 0).collect()
}
