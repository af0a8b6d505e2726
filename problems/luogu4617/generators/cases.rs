//! Test files of Planinarenje. An input is a single map.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The bound on the peaks and on the trails.
const MAX: usize = 5000;

/// A peak and a valley, counted from 0.
type Trail = (usize, usize);

/// The last peak has one valley, with which all others are joined, too.
const CHAIN: [Trail; 7] = [(0, 0), (0, 1), (1, 0), (1, 2), (2, 0), (2, 3), (3, 0)];

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    vec![
        // The smallest map, and one with a peak that has no trail.
        test_file("edge-01", 1, &[(0, 0)]),
        test_file("edge-02", 2, &[(0, 1)]),
        // Two peaks at one valley: a matching covers one of them, and no matter which.
        test_file("edge-03", 2, &[(0, 0), (1, 0)]),
        // As many valleys as peaks are connected, and some peaks are lost.
        test_file("edge-04", 3, &[(0, 0), (1, 0), (1, 1), (1, 2), (2, 0)]),
        // Peaks that have to leave their valley to another, in two orders of the trails.
        test_file("edge-05", 4, &CHAIN),
        test_file("edge-06", 4, &CHAIN.into_iter().rev().collect_vec()),
        // All trails of five peaks and five valleys, and of five and four.
        test_file("edge-07", 5, &(0..5).cartesian_product(0..5).collect_vec()),
        test_file("edge-08", 5, &(0..5).cartesian_product(0..4).collect_vec()),
        // A long way, which begins and ends on a peak or in a valley, with the trails in two orders.
        test_file("edge-09", 150, &way(150).collect_vec()[..298]),
        test_file("edge-10", 150, &way(150).skip(1).collect_vec()),
        test_file("edge-11", 150, &way(150).collect_vec().into_iter().rev().collect_vec()),
        random("random-01", 5, 9, rng),
        random("random-02", 7, 12, rng),
        random("random-03", 60, 80, rng),
        random("random-04", 100, 180, rng),
        random("random-05", 80, 240, rng),
    ]
}

/// Peak 0, valley 0, peak 1, valley 1 and so on.
fn way(n: usize) -> impl Iterator<Item = Trail> {
    (0..n).flat_map(move |i| [(i, i), ((i + 1) % n, i)]).take(2 * n - 1)
}

/// So many trails without a double one.
fn random(name: &str, n: usize, m: usize, rng: &mut Rng) -> TestFile {
    let mut trails = (0..n).cartesian_product(0..n).collect_vec();
    rng.shuffle(&mut trails);
    test_file(name, n, &trails[..m])
}

/// Who wins: by search on small maps, and by maximum matchings with and without the peak.
fn test_file(name: &str, n: usize, trails: &[Trail]) -> TestFile {
    assert!(n <= MAX && (1..=MAX).contains(&trails.len()), "{name}");
    let size = matching(n, trails);
    let wins = (0..n).map(|peak| {
        let others = trails.iter().copied().filter(|trail| trail.0 != peak).collect_vec();
        matching(n, &others) < size
    });
    let wins = wins.collect_vec();
    if n <= 5 {
        // The places visited; the last one is where they are, and valleys come after the n peaks.
        let mut search = Search::normal(|visited: &Vec<usize>| {
            let here = visited[visited.len() - 1];
            let ends = trails.iter().map(|&(peak, valley)| [peak, n + valley]);
            let beside = ends.filter(|ends| ends.contains(&here)).map(|[a, b]| a + b - here);
            let next = beside.filter(|next| !visited.contains(next));
            next.map(|next| [&visited[..], &[next]].concat()).collect()
        });
        assert!((0..n).all(|peak| search.wins(&vec![peak]) == wins[peak]), "{name}");
    }
    let lines = trails.iter().map(|(v, d)| format!("\n{} {}", v + 1, d + 1)).join("");
    let answer = wins.iter().map(|&wins| if wins { "Slavko" } else { "Mirko" }).join("\n");
    TestFile::new(name, [Case::new(format!("{n} {}{lines}", trails.len()), answer)])
}

/// The size of a maximum matching: the places are exchanged, so that each valley looks for a peak.
fn matching(n: usize, trails: &[Trail]) -> usize {
    fn find(valley: usize, peaks: &[Vec<usize>], partner: &mut [usize], seen: &mut [bool]) -> bool {
        peaks[valley].iter().any(|&peak| {
            let is_new = !std::mem::replace(&mut seen[peak], true);
            let other = partner[peak];
            let found = is_new && (other == usize::MAX || find(other, peaks, partner, seen));
            if found {
                partner[peak] = valley;
            }
            found
        })
    }
    let mut peaks = vec![Vec::new(); n];
    for &(peak, valley) in trails {
        peaks[valley].push(peak);
    }
    let mut partner = vec![usize::MAX; n];
    (0..n).filter(|&valley| find(valley, &peaks, &mut partner, &mut vec![false; n])).count()
}
