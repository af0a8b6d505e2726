//! Largest inputs of A New Tetris Game.

use crate::prelude::*;

/// A board with these cells blocked.
fn board(rows: usize, columns: usize, blocked: &[usize]) -> String {
    let digit = |cell| if blocked.contains(&cell) { '1' } else { '0' };
    let row = |row: usize| (row * columns..(row + 1) * columns).map(digit).collect::<String>();
    format!("{rows} {columns}\n{}", lines((0..rows).map(row)))
}

pub fn cases() -> Vec<TestFile> {
    let sides = [[5, 8], [8, 5], [6, 7], [7, 6], [7, 7], [6, 8], [8, 6], [5, 9], [9, 5], [3, 16]];
    let empty = (1..=40).flat_map(|rows| (1..=40 / rows).map(move |columns| (rows, columns)));
    let scattered = sample(200, 1, |rng| {
        let [rows, columns] = sides[rng.usize(..sides.len())];
        let mut cells: Vec<usize> = (0..rows * columns).collect();
        rng.shuffle(&mut cells);
        board(rows, columns, &cells[..rows * columns - 40])
    });
    let at_the_end = |i: usize| {
        let [rows, columns] = sides[i % sides.len()];
        board(rows, columns, &(40..rows * columns).collect::<Vec<_>>())
    };
    largest([
        ("40 cells free", scattered),
        ("40 cells free, the others at the end", (0..200).map(at_the_end).collect()),
        ("all empty boards", empty.map(|(rows, columns)| board(rows, columns, &[])).collect()),
        ("most cases", (0..1000).map(|i| board(2, 2, &[0][..i % 2])).collect()),
    ])
}
