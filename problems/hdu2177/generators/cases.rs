//! Test files of Stones in 2 Heaps: only positions where neither the order of the results nor a repeated one is in
//! doubt.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use itertools::{iproduct, Itertools};

/// The largest heap.
const MAX: usize = 1_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let pairs = pairs();
    let test_file = |name: &str, heaps: Vec<(usize, usize)>| test_file(name, &pairs, heaps);
    let last = pairs.lower.iter().zip(0..).filter(|&(a, k)| a + k <= MAX).count() - 1;
    let pair = |k: usize| (pairs.lower[k], pairs.lower[k] + k);
    vec![
        // An empty heap, equal heaps, and the largest.
        test_file("edge-01", {
            let equal = (1..=12).chain([99, 1000, 999_999, MAX]).map(|n| (n, n));
            [1, 2, 3, 1000, MAX].map(|b| (0, b)).into_iter().chain(equal).collect()
        }),
        // All small positions.
        test_file("edge-02", iproduct!(1..=24, 1..=24).collect()),
        // Where one heap leads to the other, and around lost positions.
        test_file(
            "edge-03",
            [5, 8, 40, 377, 5000, last - 1, last].iter().flat_map(|&k| around(pair(k))).collect(),
        ),
        test_file("edge-04", (MAX - 12..=MAX).map(|b| (pairs.partner[b].min(b - 5), b)).collect()),
        test_file(
            "random-01",
            sample(60, 1, |rng| around(pair(rng.usize(..=last)))[rng.usize(..6)]),
        ),
        test_file("random-02", sample(60, 2, |rng| (rng.usize(1..=MAX), rng.usize(1..=MAX)))),
    ]
}

/// A lost position, and positions near it.
fn around((a, b): (usize, usize)) -> [(usize, usize); 6] {
    [(a, b), (a + 1, b), (a, b - 1), (a - 1, b - 1), (a + 1, b + 1), (a - 2, b)]
}

/// The lost positions, of which the smaller heap is the least number that is in none before.
struct Pairs {
    /// The smaller heap, by the difference.
    lower: Vec<usize>,
    /// The other heap, by either of them.
    partner: Vec<usize>,
}

fn pairs() -> Pairs {
    let mut partner = vec![0; 3 * MAX + 1];
    let (mut lower, mut least) = (vec![0], 1);
    for k in 1..=MAX {
        while partner[least] > 0 {
            least += 1;
        }
        lower.push(least);
        partner[least] = least + k;
        partner[least + k] = least;
    }
    Pairs { lower, partner }
}

/// The file has only those of the positions for which all readings of the task have the same answer.
fn test_file(name: &str, pairs: &Pairs, heaps: Vec<(usize, usize)>) -> TestFile {
    let mut search = Search::normal(|&(a, b): &(usize, usize)| moves(a, b).concat());
    let case = |(a, b): (usize, usize)| {
        let (a, b) = (a.min(b), a.max(b));
        assert!(b <= MAX, "{a} {b}");
        let [both, one] = winning(pairs, a, b);
        if b <= 24 {
            let by_the_rules = moves(a, b).map(|moves| {
                moves.into_iter().filter(|next| !search.wins(next)).unique().sorted().collect_vec()
            });
            assert_eq!(by_the_rules, [both.clone(), one.clone()], "{a} {b}");
        }
        let agree = one.len() <= 1 && one.iter().all(|result| !both.contains(result));
        let lines = both.iter().chain(&one).map(|(x, y)| format!("\n{x} {y}")).join("");
        let answer = if lines.is_empty() { "0".to_string() } else { format!("1{lines}") };
        agree.then(|| Case::new(format!("{a} {b}"), answer))
    };
    let is_asked = |&(a, b): &(usize, usize)| a <= b || name.starts_with("random");
    TestFile::new(name, heaps.into_iter().filter(is_asked).filter_map(case))
}

/// The lost positions that moves from heaps a <= b leave: taking from both heaps, and taking from one.
fn winning(pairs: &Pairs, a: usize, b: usize) -> [Vec<(usize, usize)>; 2] {
    let lower = pairs.lower[b - a];
    let both = if lower < a { vec![(lower, lower + b - a)] } else { vec![] };
    let from_a = (pairs.partner[b], b);
    let from_b = (a.min(pairs.partner[a]), a.max(pairs.partner[a]));
    let from_a = (pairs.partner[b] < a).then_some(from_a);
    let from_b = (pairs.partner[a] < b).then_some(from_b);
    [both, from_a.into_iter().chain(from_b).unique().sorted().collect()]
}

/// What the moves leave that take from both heaps, and those that take from one; the smaller heap comes first.
fn moves(a: usize, b: usize) -> [Vec<(usize, usize)>; 2] {
    let from_a = (0..a).map(|left| (left, b));
    let from_b = (0..b).map(|left| (a.min(left), a.max(left)));
    [(1..=a).map(|take| (a - take, b - take)).collect(), from_a.chain(from_b).collect()]
}
