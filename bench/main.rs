//! What the pack costs, against rivals that do the same work in the same run.
//!
//! `cargo bench` runs whole programs; the other races run by name, such as `cargo bench -- reading`.
//! At the end stands a table of ratios.

mod mathematics;
mod programs;
mod random;
mod reading;
mod table;

fn main() {
    let mut table = table::Table::new();
    programs::benches(&mut table);
    if !table.filters.is_empty() || table.is_test {
        mathematics::benches(&mut table);
        reading::benches(&mut table);
    }
    table.print();
}
