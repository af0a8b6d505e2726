//! What the tests of write-ups and theory pages share, and the generators of data: games by their rules alone, and the
//! rows of tables.

mod rows;
pub mod rules;

pub use rows::{
    cells, first_lost, grid, joined, kinds, letter_lines, letters, lines, listed, lost_cells,
    named, or_dash, spaced, Table,
};
pub use rules::{in_one, Search};
