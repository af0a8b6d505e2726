//! The table that the write-up shows, against the rules.

use super::tests::brute_force;
use checks::blocks::Document;

const WRITE_UP: Document = Document::write_up("cses2208");

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(8);
    let numbers: String = (0..6).map(|b| format!("{b:2}")).collect();
    let head = [0, 1, 2].map(|c| format!("c = {c}           "));
    let mut rows = vec![head, [0, 1, 2].map(|_| format!("a\\b {numbers}"))];
    rows.extend((0..6).map(|a| {
        [0, 1, 2].map(|c| {
            let row = wins[a][..6].iter().map(|wins| if wins[c] { " ." } else { " L" });
            format!("{a:3} {}", row.collect::<String>())
        })
    }));
    let table: String =
        rows.iter().map(|parts| format!("{}\n", parts.join("     ").trim_end())).collect();
    WRITE_UP.text("heaps", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for row in brute_force(9).concat() {
        rows.extend(row.iter().map(|&wins| if wins { '.' } else { 'L' }));
        rows.push('\n');
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}
