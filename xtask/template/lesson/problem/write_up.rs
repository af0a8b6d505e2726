//! What the write-up shows, against the rules.

use super::tests::brute_force;
use checks::blocks::Document;
use checks::blocks::{lost_cells, named};

#[test]
fn the_table() {
    let letters = lost_cells(brute_force(12), 'W');
    Document::write_up("{{ID}}").table("heaps", &[named("n", 0..=12), named("", letters)]);
}
