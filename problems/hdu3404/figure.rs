//! Lights with their values, and the rectangle that wins.

use crate::figures::prelude::*;
use common::nim::{nim_product, nim_sum};

/// The number of rows and of columns.
const SIZE: u32 = 5;

const CELL: f64 = 56.0;

type Light = (u32, u32);

/// What the program prints for a won and for a lost position.
const WORDS: [&str; 2] = ["Have a try, lxhgww.", "Don't waste your time."];

pub fn draw(program: &Program) -> Result<Canvas> {
    let on: [Light; 3] = [(3, 4), (4, 5), (5, 2)];
    let (chosen, corner): (Light, Light) = (on[1], (3, 2));
    let others = [(corner.0, chosen.1), (chosen.0, corner.1), corner];

    let title = "The values of the lights on a board of five rows and columns; three lights are on, with the values \
        12, 2 and 10; a rectangle switches the one of the value 2 off, and others of the values 15, 8 and 1 on";
    let mut canvas = Canvas::new(400.0, 330.0, title);
    for place in 1..=SIZE {
        canvas.text((22.0, centre((place, 1)).1), place, "quiet");
        canvas.text((centre((1, place)).0, 18.0), place, "quiet");
    }
    let cells = (1..=SIZE).flat_map(|x| (1..=SIZE).map(move |y| (x, y)));
    for light in cells {
        let class = if on.contains(&light) { "one" } else { "won" };
        canvas.tile(centre(light), (CELL - 5.0, CELL - 5.0), value(light), class);
    }
    let [from, to] = [centre(corner), centre(chosen)];
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    canvas.rectangle(middle, (to.0 - from.0 + 34.0, to.1 - from.1 + 34.0), "move");

    // The move leads from a won to a lost position.
    let rest: Vec<Light> = on.iter().copied().filter(|&light| light != chosen).collect();
    ensure!(rest.iter().all(|light| !others.contains(light)), "a corner is on already");
    let after = [rest, others.to_vec()].concat();
    let lost = program.lost(WORDS, &[case(&on), case(&after)])?;
    ensure!(lost == [false, true], "the rectangle does not win");
    let sum = nim_sum(on.map(value));
    let new = nim_sum(others.map(value));
    ensure!(value(chosen) ^ sum == new, "{new} is not the value that is needed");
    Ok(canvas)
}

fn value((x, y): Light) -> u64 {
    nim_product(x.into(), y.into(), 64)
}

fn case(lights: &[Light]) -> String {
    let lines: String = lights.iter().map(|(x, y)| format!("\n{x} {y}")).collect();
    format!("{}{lines}", lights.len())
}

/// The rows go down.
fn centre((x, y): Light) -> Point {
    (70.0 + f64::from(y - 1) * CELL, 62.0 + f64::from(x - 1) * CELL)
}
