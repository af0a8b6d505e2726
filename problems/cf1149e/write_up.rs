//! What the write-up shows, and the answers to its exercises, against the rules.

use super::tests::{brute_force, graphs, moves, Known};
use checks::blocks::{cells, grid, joined, letter_rows, spaced, Document};
use checks::rules::all_lists;
use common::graph::graph_grundy_values;
use common::grundy::GrundySearch;
use common::nim::nim_sum;

const WRITE_UP: Document = Document::write_up("cf1149e");

/// Numbers in the tables are below this.
const BOUND: u64 = 4;

fn levels(ends: &[Vec<usize>]) -> Vec<u64> {
    let edges = ends.iter().enumerate().flat_map(|(u, ends)| ends.iter().map(move |&v| [u, v]));
    graph_grundy_values(ends.len(), &edges.collect::<Vec<_>>()).unwrap()
}

/// The Nim sums of the levels, from level 0 on.
fn sums(ends: &[Vec<usize>], numbers: &[u64]) -> Vec<u64> {
    let levels = levels(ends);
    let on_it = |level| {
        let all = numbers.iter().zip(&levels).filter(move |(_, other)| **other == level);
        nim_sum(all.map(|(number, _)| *number))
    };
    (0..=*levels.iter().max().unwrap()).map(on_it).collect()
}

#[test]
fn the_lost_positions() {
    let mut table = vec![cells(["edges", "lost positions"])];
    let mut counts = Vec::new();
    for edges in [&[][..], &[[1, 2]], &[[1, 2], [1, 3]], &[[1, 2], [3, 2]], &[[1, 2], [2, 3]]]
        .into_iter()
        .chain([&[[1, 2], [1, 3], [2, 3]][..]])
    {
        let mut ends = vec![Vec::new(); 3];
        for [u, v] in edges {
            ends[u - 1].push(v - 1);
        }
        let mut known = Known::new();
        let mut lost = all_lists(3, 0..BOUND);
        lost.retain(|numbers| !brute_force(&ends, numbers, BOUND, &mut known));
        assert!(lost.iter().all(|numbers| sums(&ends, numbers).iter().all(|&sum| sum == 0)));
        let on_levels = sums(&ends, &[0; 3]).len();
        assert_eq!(lost.len(), 4usize.pow(3 - u32::try_from(on_levels).unwrap()));
        counts.push(lost.len());
        let edges = edges.iter().map(|[u, v]| format!("{u}->{v}"));
        let lost = lost.iter().take(4).map(|numbers| joined(numbers, ""));
        let more = if counts.last() > Some(&4) { " ..." } else { "" };
        table.push(vec![spaced(edges), spaced(lost) + more]);
    }
    WRITE_UP.table("lost", &table);
    assert_eq!(counts, [16, 4, 4, 4, 4, 1]);
}

/// With a bound the value of a position has the Nim sums of the levels as its digits.
#[test]
fn the_values() {
    let value = |ends: &[Vec<usize>], numbers: &[u64]| {
        sums(ends, numbers).iter().rev().fold(0, |value, sum| value * BOUND + sum)
    };
    for ends in graphs(&[1, 2, 0]) {
        let mut search = GrundySearch::new(|numbers: &Vec<u64>| moves(&ends, numbers, BOUND));
        for numbers in all_lists(3, 0..BOUND) {
            assert_eq!(search.grundy(&numbers), value(&ends, &numbers), "{ends:?} {numbers:?}");
        }
    }
    let path = [vec![1], vec![]];
    let mut search = GrundySearch::new(|numbers: &Vec<u64>| moves(&path, numbers, BOUND));
    let rows = (0..BOUND).map(|a| {
        let row: Vec<u64> = (0..BOUND).map(|b| search.grundy(&vec![a, b])).collect();
        (a.to_string(), cells(row))
    });
    WRITE_UP.table("values", &grid("a\\b", 0..BOUND, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let path = [vec![1], vec![2], vec![]];
    let mut known = Known::new();
    let all = all_lists(3, 0..BOUND).into_iter();
    let wins = all.map(|numbers| brute_force(&path, &numbers, BOUND, &mut known));
    WRITE_UP.prints("brute_force.cpp", &letter_rows(16, wins));
}

/// The graph of the picture and its numbers.
fn picture() -> (Vec<Vec<usize>>, Vec<u64>) {
    let ends = vec![vec![1, 4], vec![3], vec![3, 4], vec![], vec![], vec![2]];
    (ends, vec![0, 1, 6, 2, 0, 3])
}

#[test]
fn the_picture() {
    let (ends, numbers) = picture();
    assert_eq!(levels(&ends), [2, 1, 1, 0, 0, 0]);
    assert_eq!(sums(&ends, &numbers), [1, 7, 0]);
    WRITE_UP.says(&format!("7, 1, 7, {}, 1, 6, 7, {}, 6", 1 ^ 7, 6 ^ 7));
}

#[test]
fn exercise_1_winning_moves() {
    let (ends, numbers) = picture();
    let mut winning = moves(&ends, &numbers, 8);
    winning.retain(|left| sums(&ends, left).iter().all(|&sum| sum == 0));
    let by_vertex_3 = (0..8).map(|x| vec![0, 1, 1, x, x ^ 3, 3]);
    assert!(winning.into_iter().eq(by_vertex_3.chain([vec![0, 1, 1, 2, 0, 2]])));
}
