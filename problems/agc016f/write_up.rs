//! What the write-up shows, against the rules.

use super::tests::{all_graphs, brute_force, complete, Edges};
use super::{between, graphs};
use checks::blocks::{cells, joined, listed, named, Document};
use common::grundy::mex;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("agc016f");

/// How many graphs with some of these edges the first player wins, and how many there are, by the rules.
fn counts(edges: &Edges, pieces: &[usize]) -> [usize; 2] {
    let graphs = all_graphs(edges);
    [graphs.iter().filter(|graph| brute_force(graph, pieces)).count(), graphs.len()]
}

/// The Grundy values of the vertices, by their definition; that of vertex v is at `v - 1`.
fn values(n: usize, graph: &Edges) -> Vec<u64> {
    let mut values = vec![0; n];
    for v in (1..=n).rev() {
        let options = graph.iter().filter(|[from, _]| *from == v);
        values[v - 1] = mex(options.map(|[_, to]| values[to - 1]).collect::<Vec<_>>());
    }
    values
}

/// The vertices of value 0 as a set, as the program writes it.
fn zeros(values: &[u64]) -> usize {
    (0..values.len()).filter(|&v| values[v] == 0).map(|v| 1 << v).sum()
}

/// The vertices of a set in a row: `134`.
fn digits(set: usize) -> String {
    joined((0..8).filter(|v| set >> v & 1 == 1).map(|v| v + 1), "")
}

/// Bit w of number v is 1 if there is an edge from v to w.
fn targets(n: usize, edges: &Edges) -> Vec<usize> {
    let mut targets = vec![0; n];
    for [x, y] in edges {
        targets[x - 1] |= 1 << (y - 1);
    }
    targets
}

#[test]
fn values_of_the_graph_played_by_hand() {
    let graph = vec![[1, 3], [2, 3], [2, 4], [3, 4]];
    let values = values(4, &graph);
    WRITE_UP.table("hand", &[named("vertex", 1..=4), named("value", &values)]);
}

#[test]
fn complete_graphs() {
    let mut rows = ["vertices", "graphs", "Alice wins", "Alice loses"].map(|name| cells([name]));
    for n in 2..=5 {
        let [won, all] = counts(&complete(n), &[1, 2]);
        for (row, number) in rows.iter_mut().zip([n, all, won, all - won]) {
            row.push(number.to_string());
        }
    }
    WRITE_UP.table("complete", &rows);
}

#[test]
fn sets_of_zeros() {
    let n = 4;
    let mut found: HashMap<usize, [usize; 2]> = HashMap::new();
    for graph in all_graphs(&complete(n)) {
        let values = values(n, &graph);
        let [all, lost] = found.entry(zeros(&values)).or_default();
        let loses = !brute_force(&graph, &[1, 2]);
        assert_eq!(loses, values[0] == values[1]);
        *all += 1;
        *lost += usize::from(loses);
    }
    let mut sets: Vec<usize> = found.keys().copied().collect();
    sets.sort_by_key(|&set| (set.count_ones(), digits(set)));
    let mut rows = ["value 0", "graphs", "Alice loses"].map(|name| cells([name]));
    for set in &sets {
        let [all, lost] = found[set].map(|number| number.to_string());
        for (row, cell) in rows.iter_mut().zip([digits(*set), all, lost]) {
            row.push(cell);
        }
    }
    WRITE_UP.table("zeros", &rows);
    let sum: usize = found.values().map(|[_, lost]| lost).sum();
    WRITE_UP.says(&format!("64 - {sum} = {}", 64 - sum));
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = String::new();
    for n in 2..=5 {
        for graph in all_graphs(&complete(n.min(4))) {
            lines += if brute_force(&graph, &[1, 2]) { "W" } else { "L" };
        }
        lines += &format!(" {}\n", counts(&complete(n), &[1, 2])[0]);
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_by_hand() {
    let [won, all] = counts(&vec![[1, 3], [2, 3], [3, 4]], &[1, 2]);
    WRITE_UP.says(&format!("1 + 4 + 1 = {}, {all} - {} = {won}", all - won, all - won));
}

#[test]
fn exercise_2_one_piece() {
    WRITE_UP.says(&listed((2..=5).map(|n| counts(&complete(n), &[1])[0])));
}

#[test]
fn exercise_3_all_sets_of_zeros() {
    let targets = targets(3, &complete(3));
    let graphs = graphs(&targets);
    let terms = [0b100, 0b101, 0b110, 0b111].map(|z| between(z, 7 - z, &targets) * graphs[7 - z]);
    assert_eq!(terms.iter().sum::<u64>(), graphs[7]);
    let shown = format!("{} = {}", terms.map(|term| term.to_string()).join(" + "), graphs[7]);
    WRITE_UP.says(&shown);
}

#[test]
fn exercise_5_three_pieces() {
    WRITE_UP.says(&listed((3..=5).map(|n| counts(&complete(n), &[1, 2, 3])[0])));
}
