//! What the write-up shows, against the rules.

use super::tests::brute_force;
use blocks::Document;

#[test]
fn the_table() {
    let heaps: String = (0..=12).map(|n| format!("{n:3}")).collect();
    let wins = brute_force(12).into_iter();
    let row: String = wins.map(|wins| if wins { "  W" } else { "  L" }).collect();
    Document::write_up("{{ID}}").table("heaps", &format!("n {heaps}\n  {row}\n"));
}
