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
    // Parts of this many cells behind those of 2, 4 and 6 cells, which have the values 1, 2 and 3, in all ways.
    let beside = |length: usize| {
        (0..8).map(move |others: usize| {
            let mut parts: Vec<usize> =
                [2, 4, 6].into_iter().filter(|part| others >> (part / 2 - 1) & 1 == 1).collect();
            parts.insert(0, length);
            row_of(&balanced(&parts))
        })
    };
    vec![
        // The smallest input.
        vec![String::from("RB")],
        // All rows of 2 to 8 cells.
        (2..=8).flat_map(|n| all_lists(n, 0..=1)).map(|cells| letters(&cells)).collect(),
        // One part of each length up to 150, which has to be even, alone and with other parts.
        (1..=75).flat_map(|half| beside(2 * half)).collect(),
        // The same with lengths that are odd; single cells and pairs make the colours equal.
        (0..75).flat_map(|half| beside(2 * half + 1)).collect(),
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

/// A row of parts of these lengths: within a part neighbours differ, and between parts they do not.
fn row_of(parts: &[usize]) -> String {
    let (mut cells, mut cell) = (Vec::new(), 1);
    for &part in parts {
        for _ in 0..part {
            cells.push(cell);
            cell = 1 - cell;
        }
        cell = 1 - cell;
    }
    letters(&cells)
}

/// The parts, and behind them parts of 1 and 2 cells until their row has as many cells of both colours.
fn balanced(parts: &[usize]) -> Vec<usize> {
    // A part of odd length has one cell more of the colour with which it begins. One of even length turns the colour.
    let mut parts = parts.to_vec();
    loop {
        let row = row_of(&parts);
        let (red, blue) = (row.matches('R').count(), row.matches('B').count());
        if red == blue {
            return parts;
        }
        let next_is_red = row.ends_with('R');
        if next_is_red == (red > blue) {
            parts.push(2);
        }
        parts.push(1);
    }
}
