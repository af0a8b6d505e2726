//! Take one stone, or join two heaps: who wins with c heaps of one stone and a large heap of S stones. The rows S = 0
//! and S = 2 go by threes, the others by the parities.

use crate::figures::prelude::*;

const ONES: u32 = 12;
const ROWS: [usize; 8] = [0, 2, 3, 4, 5, 6, 7, 8];

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "Who wins with 0 to 12 heaps of one stone, in columns, and a large heap of 0, 2, 3 \
        and up to 8 stones, in rows. In the rows 0 and 2 every third column is lost, in the rows 4, 6 and 8 \
        every second one, and in the rows 3, 5 and 7 none";
    let mut canvas = Canvas::new(612.0, 336.0, title);
    let centre = |ones: u32, row: f64| (84.0 + 40.0 * f64::from(ones), 62.0 + 34.0 * row);
    canvas.text((26.0, 26.0), "S", "small quiet");
    canvas.text((56.0, 26.0), "c", "small quiet");
    for ones in 0..=ONES {
        canvas.text((centre(ones, 0.0).0, 26.0), ones, "small");
    }
    let mut y = 0.0;
    for rest in ROWS {
        // A gap after the two exceptions.
        canvas.text((26.0, centre(0, y).1), rest, "small");
        let large = if rest == 0 { String::new() } else { format!(" {rest}") };
        let heaps = |ones: u32| ones as usize + usize::from(rest > 0);
        let case = |ones: u32| format!("{}\n{}{large}", heaps(ones), " 1".repeat(ones as usize));
        let cases: Vec<String> = (0..=ONES).map(case).collect();
        for (ones, lost) in (0..).zip(program.lost(["YES", "NO"], &cases)?) {
            let text = if lost { "P" } else { "" };
            canvas.tile(centre(ones, y), (36.0, 30.0), text, outcome_class(lost));
        }
        y += if rest == 2 { 1.3 } else { 1.0 };
    }
    Ok(canvas)
}
