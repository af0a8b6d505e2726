//! A row of heaps, taken from both ends: the lost rows p, 6, 3, x and p, 3, 6, x. In each row and in each column of a
//! picture there is one.

use crate::figures::prelude::*;

const LAST: u32 = 8;
const CELL: f64 = 29.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "Two boards with a column for each x and a row for each p from 0 to 8. On the left the lost rows \
        p, 6, 3, x: 3 for x = 0, then 1, 2, 4, 5, 6, then 0 for x = 6, then 7, 8. On the right p, 3, 6, x: \
        6 for x = 0, then 1, 2, then 0 for x = 3, then 3, 4, 5, 7, 8";
    let mut canvas = Canvas::new(612.0, 348.0, title);
    for (middle, left) in [([6, 3], 58.0), ([3, 6], 366.0)] {
        let centre = |x: u32, p: u32| (left + CELL * f64::from(x), 86.0 + CELL * f64::from(p));
        let [a, b] = middle;
        canvas.text((centre(4, 0).0, 24.0), format!("p, {a}, {b}, x"), "strong");
        canvas.text((left - 33.0, 54.0), "p", "small quiet");
        canvas.text((left - 20.0, 54.0), "x", "small quiet");
        for x in 0..=LAST {
            canvas.text((centre(x, 0).0, 54.0), x, "small");
            canvas.text((left - 33.0, centre(0, x).1), x, "small");
            let case = |p: u32| format!("4\n{p} {a} {b} {x}");
            let cases: Vec<String> = (0..=LAST).map(case).collect();
            for (p, lost) in (0..).zip(program.lost(["1", "0"], &cases)?) {
                let text = if lost { "P" } else { "" };
                canvas.tile(centre(x, p), (CELL - 4.0, CELL - 4.0), text, outcome_class(lost));
            }
        }
    }
    Ok(canvas)
}
