//! Test files of Removing Graph. An input is a single case.

use crate::rules::{mex, nim_wins, Search};
use crate::{random_list, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let mut files = vec![
        // One cycle: the smallest, of l + r, and just smaller than that.
        test_file(rng, "edge-01", 1, 2, &[3]),
        test_file(rng, "edge-02", 1, 3, &[3]),
        test_file(rng, "edge-03", 2, 3, &[5]),
        test_file(rng, "edge-04", 2, 4, &[5]),
        // Shorter than l, and all vertices at once.
        test_file(rng, "edge-05", 4, 5, &[3, 9]),
        test_file(rng, "edge-06", 4, 9, &[9]),
        // Two cycles of different lengths and equal values; and of different ones.
        test_file(rng, "edge-07", 2, 4, &[4, 5]),
        test_file(rng, "edge-08", 2, 5, &[4, 6]),
        // Only the short one counts.
        test_file(rng, "edge-09", 2, 3, &[7, 4]),
        test_file(rng, "edge-10", 2, 3, &[10, 3, 3]),
        // Long ones, and values that cancel only as a Nim sum: 1, 2 and 3.
        test_file(rng, "edge-11", 50, 151, &[200, 199]),
        test_file(rng, "edge-12", 20, 41, &[39, 41, 60, 61, 90]),
        test_file(rng, "edge-13", 20, 42, &[39, 41, 61, 60, 90]),
    ];
    for name in ["random-01", "random-02", "random-03", "random-04"] {
        let l = rng.usize(1..=4);
        let r = rng.usize(l + 1..=20);
        let lengths = random_list(rng, 9, 3..=l + r + 3);
        files.push(test_file(rng, name, l, r, &lengths));
    }
    files
}

/// The Grundy values of a path and of a cycle of so many vertices, by the rules.
fn tables(l: usize, r: usize, longest: usize) -> [Vec<usize>; 2] {
    let [mut paths, mut cycles]: [Vec<usize>; 2] = Default::default();
    for length in 0..=longest {
        let takes = l..=r.min(length);
        let split = |take| (0..=length - take).map(move |left| (left, length - take - left));
        let pairs = takes.clone().flat_map(split);
        let options = pairs.map(|(left, right)| paths[left] ^ paths[right]).collect_vec();
        paths.push(mex(&options));
        cycles.push(mex(&takes.map(|take| paths[length - take]).collect_vec()));
    }
    [paths, cycles]
}

fn test_file(rng: &mut Rng, name: &str, l: usize, r: usize, lengths: &[usize]) -> TestFile {
    let [_, cycles] = tables(l, r, *lengths.iter().max().expect("a cycle"));
    let wins = nim_wins(&lengths.iter().map(|&length| cycles[length]).collect_vec());
    let n: usize = lengths.iter().sum();
    let mut numbers = (1..=n).collect_vec();
    rng.shuffle(&mut numbers);
    let mut edges = Vec::new();
    for &length in lengths {
        let cycle = &numbers[edges.len()..][..length];
        edges.extend(cycle.iter().copied().circular_tuple_windows::<(usize, usize)>());
    }
    rng.shuffle(&mut edges);
    assert!(n > 10 || searched(n, l, r, &edges) == wins, "{name}");
    let lines = edges.iter().map(|(u, v)| format!("{u} {v}")).join("\n");
    let input = format!("{n} {l} {r}\n{lines}");
    TestFile::new(name, [Case::new(input, if wins { "Alice" } else { "Bob" })])
}

/// Who wins by a search of the sets of vertices that are left.
fn searched(n: usize, l: usize, r: usize, edges: &[(usize, usize)]) -> bool {
    let is_connected = |set: &[usize]| {
        let mut reached = vec![set[0]];
        for _ in set {
            for &(u, v) in edges {
                for (from, to) in [(u, v), (v, u)] {
                    if reached.contains(&from) && set.contains(&to) && !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
        }
        reached.len() == set.len()
    };
    let moves = |left: &Vec<usize>| {
        let sets = (l..=r).flat_map(|take| left.iter().copied().combinations(take));
        let moves = sets.filter(|set| is_connected(set)).collect_vec();
        let after =
            |set: Vec<usize>| left.iter().copied().filter(|u| !set.contains(u)).collect_vec();
        moves.into_iter().map(after).collect_vec()
    };
    Search::normal(moves).wins(&(1..=n).collect_vec())
}
