//! Test files of Colouring Game. Rows with as many red cells as blue ones are rare among random ones, so many are made
//! to be.

use crate::prelude::*;

/// The bound on the cells of an input.
const MAX: usize = 500_000;

pub fn cases() -> Vec<TestFile> {
    // Two parts, of twice this many cells each.
    let two_parts = |first: usize, n: usize| "RB".repeat(first) + &"BR".repeat(n / 2 - first);
    let rows = [
        ("two long parts of different values", vec![two_parts(100_000, MAX)]),
        ("lost: two equal parts", vec![two_parts(MAX / 4, MAX)]),
        ("half red, half blue", vec!["R".repeat(MAX / 2) + &"B".repeat(MAX / 2)]),
        ("the most rows, of two parts", (0..10_000).map(|i| two_parts(i % 26, 50)).collect()),
    ];
    let row = |row: &String| format!("{}\n{row}", row.len());
    let mut files = edges(edge_cases().iter().map(|rows| rows.iter().map(row).collect()));
    files.extend(largest(rows.map(|(shape, rows)| (shape, rows.iter().map(row).collect()))));
    files
}

fn edge_cases() -> Vec<Vec<String>> {
    let half = "RB".repeat(20_000);
    let mirrored: String = half.chars().chain(half.chars().rev()).collect();
    // Two parts of 2a and 2b cells; and of 2a + 1 and 2b + 1 cells with one of 2 between them, as each of these has a
    // cell more of one colour.
    let even = |(a, b): (usize, usize)| "RB".repeat(a) + &"BR".repeat(b);
    let odd = |(a, b)| format!("R{}RBB{}", "BR".repeat(a), "RB".repeat(b));
    vec![
        // The smallest input.
        vec![String::from("RB")],
        // All rows of 2 to 8 cells.
        (2..=8).flat_map(|n| all_lists(n, 0..=1)).map(|cells| letters(&cells)).collect(),
        // A part of each length up to 150, beside short ones.
        iproduct!(1..=75, 0..=7).map(even).collect(),
        iproduct!(0..75, 0..=7).map(odd).collect(),
        // One cell more of one colour, and of the other.
        (2..60)
            .flat_map(|n| {
                let cells: Vec<usize> = (0..=2 * n).map(|i| i % 2).collect();
                let turned: Vec<usize> = cells.iter().map(|cell| 1 - cell).collect();
                [letters(&cells), letters(&turned)]
            })
            .collect(),
        // Two blocks, and blocks of two.
        (1..40)
            .flat_map(|n| {
                [format!("{}{}", "R".repeat(n), "B".repeat(n)), "RRBB".repeat(n), "RBBR".repeat(n)]
            })
            .collect(),
        // Rows in one colour.
        (2..20).flat_map(|n| ["R".repeat(n), "B".repeat(n)]).collect(),
        // Two long parts that are equal.
        vec![mirrored],
    ]
}

/// A cell is 1 where it is red.
fn letters(cells: &[usize]) -> String {
    cells.iter().map(|&cell| if cell == 1 { 'R' } else { 'B' }).collect()
}
