//! The graph and the table that the write-up shows, the Grundy values by their definition, and the answers to the
//! exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, lost_cells, named, or_dash, spaced, with_kinds, Document};
use checks::rules::{all_lists, all_sets, in_one, Search};
use common::graph::graph_grundy_values;
use common::grundy::{grundy_table, mex, GrundySearch};
use common::subtraction::fibonacci;

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
    assert!(three < four && one > eight);
    WRITE_UP.says(&format!("{four}, {eight}, 4, 3, {three}, 8, 1, {one}"));
}

/// The least number of arrows of a graph of `n` positions in which the last one has this value: by trying
/// all graphs.
fn least_arrows(n: usize, value: u64) -> usize {
    let arrows = (0..n).flat_map(|from| (0..from).map(move |to| (from, to)));
    let has_value = |graph: &Vec<(usize, usize)>| {
        let values = grundy_table(n, |position, values| {
            let options = graph.iter().filter(|(from, _)| *from == position);
            options.map(|(_, to)| values[*to]).collect()
        });
        values[n - 1] == value
    };
    all_sets(arrows).into_iter().filter(has_value).map(|graph| graph.len()).min().unwrap()
}

#[test]
fn exercise_2_arrows_for_a_value() {
    for value in 0..=3 {
        // Further positions do not help.
        for n in value + 1..=5 {
            assert_eq!(least_arrows(n, value as u64), value * (value + 1) / 2);
        }
    }
    let largest = (0..1000).filter(|value| value * (value + 1) / 2 <= 200_000).max().unwrap();
    WRITE_UP.says(&format!("200000, {largest}"));
}

#[test]
fn exercise_3_heaps_as_a_graph() {
    let takes: Vec<u64> = fibonacci().take_while(|&take| take <= 999).collect();
    let arrows: usize = (0..1000u64).map(|h| takes.iter().filter(|&&take| take <= h).count()).sum();
    WRITE_UP.says(&format!("0, 999, {arrows}"));
}

/// All ways to give values of 0 to 2 to the positions of a graph so that each is the mex of its options'.
fn solutions(options: &[&[usize]]) -> Vec<Vec<u64>> {
    let is_one = |values: &Vec<u64>| {
        (0..options.len())
            .all(|p| values[p] == mex(options[p].iter().map(|&option| values[option])))
    };
    all_lists(options.len(), 0..3).into_iter().filter(is_one).collect()
}

#[test]
fn exercise_4_cycles() {
    assert!(solutions(&[&[0]]).is_empty());
    assert!(solutions(&[&[1], &[2], &[0]]).is_empty());
    assert_eq!(solutions(&[&[1], &[0]]), [[0, 1], [1, 0]]);
    // Three positions in a cycle, an end behind one of them: here there is one solution, and it is right.
    assert_eq!(solutions(&[&[1], &[0, 2], &[]]), [[0, 1, 0]]);
}
