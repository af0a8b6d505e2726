//! Ferguson's two boxes: the graph of all positions of up to six sweets, in layers of equal sums.

use crate::figures::prelude::*;
use std::collections::BTreeSet;

/// The positions, the smaller box first, each with the x coordinate of its centre.
const POSITIONS: [((u32, u32), f64); 9] = [
    ((1, 5), 330.0),
    ((2, 4), 110.0),
    ((3, 3), 552.0),
    ((1, 4), 300.0),
    ((2, 3), 480.0),
    ((1, 3), 300.0),
    ((2, 2), 200.0),
    ((1, 2), 552.0),
    ((1, 1), 140.0),
];

const RADIUS: f64 = 26.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let cases: Vec<String> = POSITIONS.iter().map(|((m, n), _)| format!("{m} {n}")).collect();
    let lost = program.lost(["first", "second"], &cases)?;
    let is_lost = |position| {
        let index = POSITIONS.iter().position(|(other, _)| *other == position);
        lost[index.expect("no move makes the sum larger")]
    };

    let title =
        "The state graph of two boxes with up to 6 sweets, in layers of 6, 5, 4, 3 and 2: the \
        positions 1 1, 1 3, 1 5 and 3 3 are lost, and the moves that lead to them are blue";
    let mut canvas = Canvas::new(600.0, 486.0, title);
    canvas.text((32.0, 24.0), "m + n", "small quiet");
    for sum in 2..=6 {
        let (_, y) = centre((1, sum - 1));
        canvas.text((32.0, y), sum, "quiet");
        canvas.line(&[(54.0, y), (584.0, y)], "grid");
    }
    for is_winning in [false, true] {
        for (position, _) in POSITIONS {
            for option in options(position) {
                if is_lost(option) == is_winning {
                    let (from, to) = (centre(position), centre(option));
                    let class = if is_winning { "move" } else { "faint" };
                    canvas.arrow_between(from, to, RADIUS, class);
                }
            }
        }
    }
    for ((m, n), _) in POSITIONS {
        let class = outcome_class(is_lost((m, n)));
        canvas.circle(centre((m, n)), RADIUS, class);
        canvas.text(centre((m, n)), format!("{m}, {n}"), class);
    }
    Ok(canvas)
}

fn centre(position: (u32, u32)) -> Point {
    let found = POSITIONS.iter().find(|(other, _)| *other == position);
    let x = found.map_or(0.0, |(_, x)| *x);
    (x, 66.0 + 96.0 * f64::from(6 - position.0 - position.1))
}

/// The options of a position: one box is emptied, the sweets of the other are divided.
fn options((m, n): (u32, u32)) -> BTreeSet<(u32, u32)> {
    let divide = |sweets: u32| (1..=sweets / 2).map(move |part| (part, sweets - part));
    divide(m).chain(divide(n)).collect()
}
