//! Grundy's Game: the heaps 1 to 1300, and the 41 lost ones among them.

use crate::figures::prelude::*;

const COLUMNS: u32 = 50;
const LAST: u32 = 1300;

pub fn draw(program: &Program) -> Result<Canvas> {
    const CELL: f64 = 11.0;
    let cases: Vec<String> = (1..=LAST).map(|n| n.to_string()).collect();
    let lost = program.lost(["first", "second"], &cases)?;

    let title =
        "The heaps of 1 to 1300 coins, 50 in a row; 41 of them are lost, in a few groups with \
        distances of 3 within a group and wide gaps between the groups; the last one is 1222";
    let mut canvas = Canvas::new(612.0, 306.0, title);
    let centre = |n: u32| -> Point {
        let (row, column) = ((n - 1) / COLUMNS, (n - 1) % COLUMNS);
        (56.0 + (f64::from(column) + 0.5) * CELL, 10.0 + (f64::from(row) + 0.5) * CELL)
    };
    let is_lost = |n: &u32| lost[*n as usize - 1];
    let won: Vec<Point> = (1..=LAST).filter(|n| !is_lost(n)).map(centre).collect();
    canvas.squares(&won, CELL - 2.0, "won");
    for n in (1..=LAST).filter(is_lost) {
        canvas.rectangle(centre(n), (CELL - 2.0, CELL - 2.0), "lost thin");
    }
    for n in (1..LAST).step_by(200) {
        canvas.text((50.0, centre(n).1 + 1.0), n, "small quiet end");
    }
    Ok(canvas)
}
