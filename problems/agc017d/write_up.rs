//! What the write-up shows, and the answers to its exercises, against the rules.

use super::grundy;
use super::tests::{brute_force, cut, tree, trees};
use checks::blocks::{letter_lines, listed, lost_cells, named, spaced, Document};
use checks::rules::all_lists;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("agc017d");

fn value(edges: &[[usize; 2]]) -> u64 {
    grundy(edges.len() + 1, edges).unwrap()
}

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

/// The winning cuts of a tree, by exercise 5: `needed` is the value that a vertex would have to have, if nothing
/// changed but what stands on it.
fn winning_cuts(edges: &[[usize; 2]]) -> Vec<[usize; 2]> {
    let mut values = vec![0u64; edges.len() + 1];
    for &[below, above] in edges.iter().rev() {
        values[below] ^= values[above] + 1;
    }
    let mut needed = vec![Some(0); values.len()];
    let mut cuts = Vec::new();
    for &[below, above] in edges {
        let branch = needed[below].map(|needed| needed ^ values[below] ^ (values[above] + 1));
        if branch == Some(0) {
            cuts.push([below, above]);
        }
        needed[above] = branch.and_then(|branch| branch.checked_sub(1));
    }
    cuts
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

#[test]
fn exercise_2_a_path() {
    for vertices in 2..=9 {
        for place in 1..=vertices {
            let path: Vec<[usize; 2]> = (1..vertices).map(|i| [i, i + 1]).collect();
            // The root gets the number 0.
            let swapped = |node: usize| if node == place { 0 } else { node };
            let last = |node: usize| if node == vertices { place } else { node };
            let edges: Vec<[usize; 2]> =
                path.iter().map(|edge| edge.map(|node| last(swapped(node)))).collect();
            let value = grundy(vertices, &edges).unwrap();
            assert_eq!(value, ((place - 1) ^ (vertices - place)) as u64);
            assert_eq!(value == 0, vertices % 2 == 1 && place == (vertices + 1) / 2);
        }
    }
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

/// Whether at each vertex no two branches have a binary digit 1 in the same place.
fn is_free_of_carries(edges: &[[usize; 2]]) -> bool {
    let mut values = vec![0u64; edges.len() + 1];
    let mut is_free = true;
    for &[below, above] in edges.iter().rev() {
        is_free &= values[below] & (values[above] + 1) == 0;
        values[below] ^= values[above] + 1;
    }
    is_free
}

#[test]
fn exercise_4_the_largest_value() {
    for edges in (1..=8).flat_map(trees) {
        let (value, most) = (value(&edges), edges.len() as u64);
        assert!(value <= most);
        assert_eq!(value == most, is_free_of_carries(&edges), "{edges:?}");
    }
}

#[test]
fn exercise_5_winning_cuts() {
    for edges in (1..=7).flat_map(trees) {
        let mut known = HashMap::new();
        let by_rules: Vec<[usize; 2]> = (0..edges.len())
            .filter(|&i| !brute_force(&cut(&edges, i), &mut known))
            .map(|i| edges[i])
            .collect();
        assert_eq!(winning_cuts(&edges), by_rules, "{edges:?}");
    }
}
