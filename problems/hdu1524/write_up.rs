//! The graph and the table that the write-up shows, the Grundy values by their definition, and the answers to the
//! exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, lost_cells, named, or_dash, spaced, with_kinds, Document};
use checks::rules::{in_one, Search};
use common::graph::graph_grundy_values;
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

/// Some arrows are there twice.
#[test]
fn values_are_those_of_the_definition() {
    // Arrows lead down in an order that is not that of the numbers.
    let rank = |p: usize| (p * 29 + 7) % 41;
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..256 {
        let n = random.usize(1..40);
        let mut options = vec![Vec::new(); n];
        for (p, list) in options.iter_mut().enumerate() {
            list.extend((0..random.usize(..9)).map(|_| random.usize(..n)));
            list.retain(|&option| rank(option) < rank(p));
        }
        let mut search = GrundySearch::new(|&p: &usize| options[p].clone());
        let values: Vec<u64> = (0..n).map(|p| search.grundy(&p)).collect();
        let mut arrows = Vec::new();
        for (p, list) in options.iter().enumerate() {
            arrows.extend(list.iter().map(|&option| [p, option]));
        }
        assert_eq!(graph_grundy_values(n, &arrows), Some(values), "{options:?}");
    }
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
