//! Test files of Tree Game. An input is a single tree.

use crate::rules::Search;
use crate::{random_list, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The largest number of vertices.
const MAX: usize = 3000;

/// The largest number of stones on a vertex.
const STONES: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    vec![
        // Two vertices: without stones, with as many, and with one more.
        test_file("edge-01", &[0, 0], &[[1, 2]]),
        test_file("edge-02", &[STONES, STONES], &[[2, 1]]),
        test_file("edge-03", &[STONES - 1, STONES], &[[1, 2]]),
        test_file("edge-04", &[1, 0], &[[1, 2]]),
        // Beside a vertex with fewer stones that is won, and beside one with as many that is lost.
        test_file("edge-05", &[0, 1, 2, 3], &[[1, 2], [2, 3], [3, 4]]),
        test_file("edge-06", &[2, 2, 1, 2, 2], &[[1, 2], [3, 2], [3, 4], [5, 4]]),
        test_file("edge-07", &[1, 1, 0, 0, 1, 1], &[[1, 2], [2, 3], [4, 5], [5, 6], [1, 6]]),
        // Stars, whose middle has fewer or more stones.
        test_file("edge-08", &[2, 3, 2, 1, 2], &(2..=5).map(|v| [v, 1]).collect_vec()),
        test_file("edge-09", &[3, 3, 4, 2, 3], &(2..=5).map(|v| [1, v]).collect_vec()),
        // A long path with more stones at each vertex than before, and with fewer.
        test_file("edge-10", &(0..200).collect_vec(), &(1..200).map(|v| [v, v + 1]).collect_vec()),
        test_file(
            "edge-11",
            &(0..200).rev().collect_vec(),
            &(1..200).map(|v| [v, v + 1]).collect_vec(),
        ),
        random("random-01", 6, 6, 0..=3, rng),
        random("random-02", 7, 2, 0..=2, rng),
        random("random-03", 100, 100, 0..=9, rng),
        random("random-04", 100, 3, 1..=40, rng),
        random("random-05", 150, 20, STONES - 99..=STONES, rng),
    ]
}

/// A tree whose vertices have random numbers; each but the first is joined to one of the `recent` before it.
fn random(
    name: &str,
    n: usize,
    recent: usize,
    stones: std::ops::RangeInclusive<usize>,
    rng: &mut Rng,
) -> TestFile {
    let mut numbers = (1..=n).collect_vec();
    rng.shuffle(&mut numbers);
    let upper = |rng: &mut Rng, i: usize| rng.usize(i.saturating_sub(recent)..i);
    let mut edges = (1..n).map(|i| [numbers[i], numbers[upper(rng, i)]]).collect_vec();
    rng.shuffle(&mut edges);
    test_file(name, &random_list(rng, n, stones), &edges)
}

/// The answer: by a search of small trees, and by changing the names of the vertices until all agree with
/// their neighbours.
fn test_file(name: &str, stones: &[usize], edges: &[[usize; 2]]) -> TestFile {
    let n = stones.len();
    assert!((2..=MAX).contains(&n) && edges.len() == n - 1, "{name}");
    assert!(stones.iter().all(|&stones| stones <= STONES), "{name}");
    let beside =
        |v: usize| edges.iter().filter(move |ends| ends.contains(&v)).map(move |[a, b]| a + b - v);
    let mut wins = vec![false; n + 1];
    loop {
        let fewer = |v: usize| beside(v).filter(move |&u| stones[u - 1] < stones[v - 1]);
        let next = (0..=n).map(|v| v > 0 && fewer(v).any(|u| !wins[u])).collect_vec();
        if next == wins {
            break;
        }
        wins = next;
    }
    if n <= 7 && stones.iter().sum::<usize>() <= 25 {
        let mut search = Search::normal(|(v, stones): &(usize, Vec<usize>)| {
            let Some(left) = stones[v - 1].checked_sub(1) else { return Vec::new() };
            let mut after = stones.clone();
            after[v - 1] = left;
            beside(*v).map(|u| (u, after.clone())).collect()
        });
        assert!((1..=n).all(|v| search.wins(&(v, stones.to_vec())) == wins[v]), "{name}");
    }
    let lines = edges.iter().map(|[a, b]| format!("\n{a} {b}")).join("");
    let input = format!("{n}\n{}{lines}", stones.iter().join(" "));
    TestFile::new(name, [Case::new(input, (1..=n).filter(|&v| wins[v]).join(" "))])
}
