//! The board of the write-up, with a maximum matching: the cells that some maximum matching leaves out.

use crate::figures::prelude::*;
use std::collections::BTreeSet;

const BOARD: [&str; 4] = ["..##.#.", ".......", "#.#...#", "....#.#"];

type Cell = (usize, usize);

/// A maximum matching, by rows and columns from 0.
const PAIRS: [(Cell, Cell); 9] = [
    ((0, 0), (1, 0)),
    ((0, 1), (1, 1)),
    ((0, 4), (1, 4)),
    ((0, 6), (1, 6)),
    ((1, 2), (1, 3)),
    ((1, 5), (2, 5)),
    ((2, 1), (3, 1)),
    ((2, 3), (2, 4)),
    ((3, 2), (3, 3)),
];

const SIZE: f64 = 60.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let answers = program.answers(&[format!("4 7\n{}", BOARD.join("\n"))])?;
    let cell = |line: &str| -> Result<Cell> {
        let (row, column) = line.split_once(' ').context("a start has a row and a column")?;
        Ok((row.parse::<usize>()? - 1, column.parse::<usize>()? - 1))
    };
    let starts = answers[0].lines().skip(1).map(cell).collect::<Result<BTreeSet<Cell>>>()?;

    let title = "A board of 4 rows and 7 columns. A maximum matching of nine pairs is drawn as lines; it leaves out two \
        cells of the bottom row. Those two and six others are marked as starts with which the player who has chosen \
        them wins";
    let mut canvas = Canvas::new(600.0, 330.0, title);
    let mut covered = BTreeSet::new();
    for (row, text) in BOARD.iter().enumerate() {
        for (column, character) in text.chars().enumerate() {
            if character == '.' {
                let class = if starts.contains(&(row, column)) { "lost" } else { "won" };
                canvas.rectangle(centre((row, column)), (SIZE - 6.0, SIZE - 6.0), class);
            }
        }
    }
    for (a, b) in PAIRS {
        ensure!(a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1, "{a:?} and {b:?} are not side by side");
        ensure!(covered.insert(a) && covered.insert(b), "{a:?} or {b:?} is in two pairs");
        canvas.line(&[centre(a), centre(b)], "move");
        canvas.circle(centre(a), 6.0, "stone");
        canvas.circle(centre(b), 6.0, "stone");
    }
    Ok(canvas)
}

fn centre((row, column): Cell) -> Point {
    (
        120.0 + SIZE * f64::from(u32::try_from(column).unwrap_or(u32::MAX)),
        75.0 + SIZE * f64::from(u32::try_from(row).unwrap_or(u32::MAX)),
    )
}
