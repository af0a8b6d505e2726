//! What the pack costs, against rivals that do the same work in the same run: `cargo bench`.
//!
//! At the end stands a table of ratios. `cargo bench -- hdu1846` runs what has that in its name.

mod mathematics;
mod programs;
mod reading;
mod table;

fn main() {
    let mut table = table::Table::new();
    mathematics::benches(&mut table);
    reading::benches(&mut table);
    programs::benches(&mut table);
    table.print();
}
