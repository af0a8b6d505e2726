//! Be the Winner: all moves in a row of five apples, and the rows that each leaves.

use crate::figures::prelude::*;
use common::nim::nim_sum;

pub fn draw(program: &Program) -> Result<Canvas> {
    let row = 5;
    // The number of apples taken, and of those left of them. The first entry is the row before any
    // move.
    let mut moves = vec![(0, 0)];
    moves.extend((1..=row).flat_map(|take| (0..=row - take).map(move |left| (take, left))));
    let leaves: Vec<Vec<u32>> = moves
        .iter()
        .map(|(take, left)| vec![*left, row - take - left])
        .map(|parts| parts.into_iter().filter(|part| *part > 0).collect())
        .collect();
    let cases: Vec<String> =
        leaves.iter().map(|parts| format!("{} {}", parts.len(), parts.iter().join(" "))).collect();
    let lost = program.lost(["Yes", "No"], &cases)?;

    let title = "A row of five apples, and below it, in line k, all ways to take k neighbours, each with the \
        rows that are left and their Nim sum; the three that win under the misère rule are marked";
    let mut canvas = Canvas::new(600.0, 462.0, title);
    for take in 1..=row {
        canvas.text((26.0, centre((take, 0)).1), format!("−{take}"), "quiet");
    }
    for ((&(take, left), parts), &lost) in moves.iter().zip(&leaves).zip(&lost) {
        let (x, y) = centre((take, left));
        canvas.rectangle((x, y), (98.0, 64.0), outcome_class(lost));
        for apple in 0..row {
            let taken = (left..left + take).contains(&apple);
            let class = if taken { "gone" } else { "stone" };
            let class = if lost { format!("{class} on-lost") } else { class.to_string() };
            canvas.circle((x + (f64::from(apple) - 2.0) * 18.5, y - 14.0), 7.5, &class);
        }
        let sum = nim_sum(parts.iter().copied().map(u64::from));
        let text = if parts.len() == 2 {
            format!("{} = {sum}", parts.iter().join(" ⊕ "))
        } else {
            sum.to_string()
        };
        canvas.text((x, y + 16.0), text, if lost { "lost small" } else { "small" });
    }
    Ok(canvas)
}

/// The centre of the tile that shows a move.
fn centre((take, left): (u32, u32)) -> Point {
    (98.0 + f64::from(left) * 110.0, 44.0 + f64::from(take) * 75.0)
}
