//! Another Game: heaps as coins in pairs, an odd one with a single coin on top, and two moves.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    // The winning move, and then a move from all even heaps.
    let positions: [[u32; 4]; 3] = [[5, 4, 3, 2], [4, 4, 2, 2], [4, 3, 1, 1]];
    let cases = positions.map(|heaps| format!("{}\n{}", heaps.len(), heaps.iter().join(" ")));
    let lost = program.lost(["first", "second"], &cases)?;

    let title = "Heaps of 5, 4, 3 and 2 coins, in pairs, with a single coin on top of 5 and of 3; an \
        arrow to 4, 4, 2 and 2, where all coins are in pairs, which is lost; an arrow to 4, 3, 1 and 1, \
        with single coins again";
    let mut canvas = Canvas::new(640.0, 200.0, title);
    let mut before = positions[0];
    for (index, (heaps, &lost)) in (0..).zip(positions.into_iter().zip(&lost)) {
        let left = 8.0 + 220.0 * f64::from(index);
        canvas.rectangle((left + 92.0, 86.0), (184.0, 140.0), outcome_class(lost));
        for (column, (coins, coins_before)) in (0..).zip(heaps.into_iter().zip(before)) {
            let x = left + 26.0 + 44.0 * f64::from(column);
            for coin in 0..coins_before {
                let is_single = coin % 2 == 0 && coin + 1 == coins_before;
                let side = if is_single { 0.0 } else { [-9.0, 9.0][coin as usize % 2] };
                let y = 132.0 - 34.0 * f64::from(coin / 2);
                let class = if coin < coins { "stone" } else { "gone" };
                let class = if lost { format!("{class} on-lost") } else { class.to_string() };
                canvas.circle((x + side, y), 8.0, &class);
            }
            canvas.text((x, 182.0), coins, "quiet");
        }
        if index > 0 {
            canvas.arrow((left - 33.0, 86.0), (left - 4.0, 86.0), "move");
        }
        before = heaps;
    }
    Ok(canvas)
}
