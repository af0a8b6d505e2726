//! The table that the write-up shows, against the rules.

use super::tests::{brute_force, small_graph, stalk, standing, PAIRS};
use checks::blocks::{grid, letter_lines, lost_cells, Document};
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("poj3710");

/// A polygon of `length` edges that hangs on `from`.
fn polygon(from: usize, new: usize, length: usize) -> Vec<[usize; 2]> {
    let mut edges = stalk(from, new, length - 1);
    edges.push([if length > 1 { new + length - 2 } else { from }, from]);
    edges
}

/// The pictures of the write-up's table.
fn pictures() -> Vec<(String, Vec<[usize; 2]>)> {
    let on_a_stalk = |mut edges: Vec<[usize; 2]>| {
        edges.insert(0, [0, 1]);
        edges
    };
    let mut pictures = vec![
        (String::from("stalk of 2"), stalk(0, 1, 2)),
        (String::from("stalks of 1 and 2"), vec![[0, 1], [0, 2], [2, 3]]),
        (String::from("stalks of 1 and 1 on 1"), vec![[0, 1], [1, 2], [1, 3]]),
        (String::from("stalks of 1 and 2 on 1"), vec![[0, 1], [1, 2], [1, 3], [3, 4]]),
    ];
    pictures.extend((2..=6).map(|n| (format!("polygon of {n}"), polygon(0, 1, n))));
    pictures
        .extend((3..=4).map(|n| (format!("polygon of {n} on 1"), on_a_stalk(polygon(1, 2, n)))));
    pictures
}

#[test]
fn the_write_up_shows_the_table() {
    let mut known = HashMap::new();
    let rows = pictures().into_iter().map(|(name, picture)| {
        let with_stalk = |n: usize| [&picture[..], &stalk(0, 10, n)].concat();
        let wins = (0..=5).map(|n| brute_force(&with_stalk(n), &mut known));
        (name, lost_cells(wins, '.'))
    });
    WRITE_UP.table("pictures", &grid("n", 0..=5, rows));
}

/// Small graphs by the brute force in C++, with a stalk beside them.
#[test]
fn brute_force_in_cpp() {
    let mut known = HashMap::new();
    let mut wins = |height: usize, graph: usize| {
        let edges = standing(&[small_graph(graph), stalk(0, 4, height)].concat());
        brute_force(&edges, &mut known)
    };
    let rows = (0..4).map(|height| -> Vec<bool> {
        (0..1 << PAIRS.len()).map(|graph| wins(height, graph)).collect()
    });
    WRITE_UP.prints("brute_force.cpp", &letter_lines(rows));
}
