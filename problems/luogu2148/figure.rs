//! Ferguson's boxes: the Grundy values of all pairs of heaps up to 8, with the binary digits of the heaps
//! less 1, and of the or of both.

use crate::figures::prelude::*;

const LAST: u32 = 8;
const CELL: f64 = 54.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "The Grundy values of all pairs of heaps m and n from 1 to 8, each with the or of m - 1 and \
        n - 1 in binary: the value is the number of ones at the end, 0 where both heaps are odd";
    let mut canvas = Canvas::new(600.0, 540.0, title);
    // The blocks of two rows and two columns stand apart.
    let offset = |heap: u32| CELL * f64::from(heap) + 8.0 * f64::from((heap - 1) / 2);
    let centre = |m: u32, n: u32| -> Point { (84.0 + offset(n), 42.0 + offset(m)) };
    for ((x, y), text) in
        [((26.0, 66.0), "m"), ((76.0, 66.0), "m − 1"), ((76.0, 18.0), "n"), ((76.0, 43.0), "n − 1")]
    {
        canvas.text((x, y), text, "small quiet");
    }
    for heap in 1..=LAST {
        let ((x, _), (_, y)) = (centre(1, heap), centre(heap, 1));
        let digits = format!("{:03b}", heap - 1);
        canvas.text((26.0, y), heap, "quiet");
        canvas.text((76.0, y), &digits, "");
        canvas.text((x, 18.0), heap, "quiet");
        canvas.text((x, 43.0), digits, "");
    }
    for (m, values) in (1..).zip(grundy_values(program)?) {
        for (n, value) in (1..).zip(values) {
            let ((x, y), class) = (centre(m, n), grundy_class(value));
            canvas.rectangle((x, y), (CELL - 4.0, CELL - 4.0), &class);
            canvas.text((x, y - 9.0), value, &class);
            canvas.text((x, y + 13.0), format!("{:03b}", (m - 1) | (n - 1)), "tiny");
        }
    }
    Ok(canvas)
}

/// The Grundy values of all pairs, as the program knows them: beside the pair 1, 2^k a pair of the value k is
/// lost.
fn grundy_values(program: &Program) -> Result<Vec<Vec<u64>>> {
    let beside: Vec<u32> = (0..6).map(|k| 1 << k).collect();
    let pairs = (1..=LAST).flat_map(|m| (1..=LAST).map(move |n| (m, n)));
    let cases: Vec<String> = pairs
        .flat_map(|(m, n)| beside.iter().map(move |other| format!("4\n{m} {n} 1 {other}")))
        .collect();
    let lost = program.lost(["YES", "NO"], &cases)?;
    let value = |lost: &[bool]| {
        let values: Vec<u64> = (0..).zip(lost).filter(|(_, lost)| **lost).map(|(k, _)| k).collect();
        match values[..] {
            [value] => Ok(value),
            _ => bail!("luogu2148 gives a pair the values {values:?}"),
        }
    };
    lost.chunks(beside.len() * usize::try_from(LAST)?)
        .map(|row| row.chunks(beside.len()).map(value).collect())
        .collect()
}
