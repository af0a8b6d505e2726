//! At most k times the last take: the lost heaps for k = 1 to 6, and the distances between them for k = 3.

use crate::figures::prelude::*;

const CELL: f64 = 22.0;
const LAST: u32 = 24;
const FACTORS: u32 = 6;

/// The row whose distances are shown.
const SHOWN: u32 = 3;

pub fn draw(program: &Program) -> Result<Canvas> {
    // The heap of 1, which has no first move, is shown as lost.
    let cases: Vec<(u32, u32)> =
        (1..=FACTORS).flat_map(|k| (1..=LAST).map(move |n| (k, n))).collect();
    let inputs: Vec<String> = cases.iter().map(|(k, n)| format!("{n} {k}")).collect();
    let answers = program.answers(&inputs)?;

    let title = "The lost heaps up to 24: for k = 1 the powers of two, for k = 2 the Fibonacci numbers, for k = 3 \
        1, 2, 3, 4, 6, 8, 11, 15, 21, whose distances are 1, 1, 1, 2, 2, 3, 4, 6; for k = 4, 5, 6 there are more and \
        more";
    let mut canvas = Canvas::new(600.0, 302.0, title);
    let centre = |n: u32, k: u32| -> Point {
        let below_the_distances = if k > SHOWN { 38.0 } else { 0.0 };
        (76.0 + f64::from(n - 1) * CELL, 24.0 + f64::from(k - 1) * 44.0 + below_the_distances)
    };
    let mut shown = Vec::new();
    for (&(k, n), answer) in cases.iter().zip(&answers) {
        let lost = answer.ends_with(": lose");
        if n == 1 {
            canvas.text((8.0, centre(n, k).1), format!("k = {k}"), "small start");
        }
        let class = if lost { "lost thin" } else { "won" };
        canvas.rectangle(centre(n, k), (CELL - 3.0, 26.0), class);
        if lost {
            canvas.text(centre(n, k), n, "lost tiny");
        }
        if lost && k == SHOWN {
            shown.push(n);
        }
    }
    for pair in shown.windows(2) {
        let [left, right] = [0, 1].map(|i| centre(pair[i], SHOWN).0);
        canvas.bracket((left + 2.0, right - 2.0), centre(1, SHOWN).1 + 18.0, pair[1] - pair[0]);
    }
    Ok(canvas)
}
