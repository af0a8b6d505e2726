//! What the write-up shows, and the answers to its exercises, against the rules.

use super::grundy;
use super::tests::{brute_force, cut, tree, trees};
use checks::blocks::{letter_lines, listed, lost_cells, named, spaced, Document};
use checks::rules::all_lists;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("agc017d");

/// What is left after each cut.
fn cuts(edges: &[[usize; 2]]) -> Vec<Vec<[usize; 2]>> {
    (0..edges.len()).map(|i| cut(edges, i)).collect()
}

#[test]
fn the_table() {
    let paths = 0..=5;
    let mut table = vec![named("vertices below 2, 3, ...", paths.clone())];
    let mut known = HashMap::new();
    for below in [
        &[1, 2][..],
        &[1, 1],
        &[1, 1, 3],
        &[1, 2, 2],
        &[1, 2, 2, 3],
        &[1, 2, 2, 2],
        &[1, 2, 2, 4],
        &[1, 2, 2, 1],
    ] {
        let parents: Vec<usize> = below.iter().map(|vertex| vertex - 1).collect();
        let with_path = |n: usize| {
            let first = parents.len() + 1;
            let path = (0..n).map(|i| if i == 0 { 0 } else { first + i - 1 });
            tree(&parents.iter().copied().chain(path).collect::<Vec<_>>())
        };
        let wins = paths.clone().map(|n| brute_force(&with_path(n), &mut known));
        let row = lost_cells(wins, '.');
        assert_eq!(row.iter().filter(|cell| *cell == "L").count(), 1, "{below:?}");
        table.push(named(spaced(below), row));
    }
    WRITE_UP.table("trees", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let rows = (1..=6).map(|nodes| -> Vec<bool> {
        trees(nodes).iter().map(|edges| brute_force(edges, &mut known)).collect()
    });
    WRITE_UP.prints("brute_force.cpp", &letter_lines(rows));
}

#[test]
fn exercise_1_winning_moves() {
    // The first sample, and the third one, with the vertices of the input; the edges in the order from the root.
    let samples =
        [vec![[1, 2], [2, 3], [2, 4], [4, 5]], vec![[1, 2], [1, 5], [2, 4], [2, 3], [3, 6]]];
    let winning = samples.map(|edges| {
        let lower: Vec<[usize; 2]> = edges.iter().map(|edge| edge.map(|node| node - 1)).collect();
        let is_winning = |left: &[[usize; 2]]| !brute_force(left, &mut HashMap::new());
        let cuts = edges.into_iter().zip(cuts(&lower)).filter(|(_, left)| is_winning(left));
        listed(cuts.flat_map(|(edge, _)| edge))
    });
    WRITE_UP.says(&winning.join(", "));
}

/// The tree with this Prüfer code: the edge of the least leaf, again and again.
fn from_code(code: &[usize]) -> Vec<[usize; 2]> {
    let nodes = code.len() + 2;
    let mut degree = vec![1; nodes];
    for &node in code {
        degree[node] += 1;
    }
    let mut edges = Vec::new();
    for &node in code {
        let leaf = (0..nodes).find(|&leaf| degree[leaf] == 1).unwrap();
        edges.push([leaf, node]);
        degree[leaf] -= 1;
        degree[node] -= 1;
    }
    let rest: Vec<usize> = (0..nodes).filter(|&node| degree[node] == 1).collect();
    edges.push([rest[0], rest[1]]);
    edges
}

#[test]
fn exercise_3_how_many_trees() {
    let stated = [3, 5, 7].map(|nodes: usize| {
        let codes = all_lists(nodes - 2, 0..nodes);
        let lost = codes.iter().filter(|code| grundy(nodes, &from_code(code)) == Some(0)).count();
        format!("{lost}, {}", codes.len())
    });
    WRITE_UP.says(&stated.join(", "));
}
