//! What the tests of write-ups and theory pages share.

mod games;
mod rows;

pub use games::{in_one, Game};
pub use rows::{
    cells, columns, first_lost, grid, joined, kinds, letter_lines, letters, lines, listed,
    lost_cells, or_dash, row, spaced,
};
