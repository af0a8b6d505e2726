//! The graph and the table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, lost_cells, named, or_dash, spaced, with_kinds, Document};
use checks::rules::{in_one, Search};
use common::grundy::GrundySearch;

const WRITE_UP: Document = Document::write_up("hdu1524");

/// The graph of the write-up and its picture.
const GRAPH: [&[usize]; 9] = [&[], &[0], &[0, 1], &[1], &[2, 3], &[], &[2, 3, 4], &[4, 5], &[1, 6]];

#[test]
fn the_write_up_shows_the_graph() {
    let options = GRAPH.iter().map(|options| or_dash(spaced(*options)));
    let table = [named("position", 0..GRAPH.len()), named("leads to", options)];
    WRITE_UP.table("graph", &table);
}

#[test]
fn the_write_up_shows_the_table() {
    let graph = GRAPH.map(<[usize]>::to_vec);
    let row = |a| lost_cells((0..GRAPH.len()).map(|b| brute_force(&graph, &[a, b])), '.');
    let rows = (0..GRAPH.len()).map(|a| (format!("a = {a}"), row(a)));
    WRITE_UP.table("kinds", &with_kinds(grid("b", 0..GRAPH.len(), rows)));
}

#[test]
fn the_cpp_is_the_same() {
    let graph = GRAPH.map(<[usize]>::to_vec);
    let shown = |pieces: &[usize]| if brute_force(&graph, pieces) { '.' } else { 'L' };
    let mut lines = String::new();
    for (a, b) in (0..9).flat_map(|a| (0..9).map(move |b| (a, b))) {
        let third: String = (0..9).map(|c| shown(&[a, b, c])).collect();
        lines += &format!("{a} {b} {} {third}\n", shown(&[a, b]));
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let mut game = Search::normal(|pieces: &Vec<usize>| {
        in_one(pieces, |_, &piece| GRAPH[piece].iter().copied())
    });
    assert_eq!(game.winning(&vec![4, 8]), [[3, 8], [4, 1]]);
    let mut search = GrundySearch::new(|&piece: &usize| GRAPH[piece].to_vec());
    let [four, eight, one, three] = [4, 8, 1, 3].map(|piece| search.grundy(&piece));
    WRITE_UP.says(&format!("{four}, {eight}, 4, 3, {three}, 8, 1, {one}"));
}
