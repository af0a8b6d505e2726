//! What the pack costs, against rivals that do the same work in the same run.
//!
//! `cargo bench` runs whole programs; the other races run by name, such as `cargo bench -- reading`.
//! At the end stand tables of ratios. `cargo bench -- --update` writes that of the programs into README.

mod mathematics;
mod programs;
mod races;
mod random;
mod reading;

fn main() {
    let mut races = races::Races::new();
    let mut tables = programs::benches(&mut races);
    if races.is_test || !races.filters.is_empty() {
        tables += &mathematics::benches(&mut races);
        tables += &reading::benches(&mut races);
    }
    if !races.is_test {
        print!("{tables}");
    }
}
