//! Cases of Brave Game: at most 100 in a file, so that there are several files of small ones.

use super::{drawn, pairs, Question, TestCase};

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    vec![
        // The smallest input.
        case("edge-01", [(1, 1)]),
        // All heaps up to 20, with takes up to 5, 10, 15, 20.
        case("edge-02", pairs(1..=20, 1..=5)),
        case("edge-03", pairs(1..=20, 6..=10)),
        case("edge-04", pairs(1..=20, 11..=15)),
        case("edge-05", pairs(1..=20, 16..=20)),
        // The whole heap can just be taken, or just not: n from m - 1 to m + 2.
        case("edge-06", (1..=25).flat_map(|i| (40 * i - 3..=40 * i).map(move |n| (n, 40 * i - 2)))),
        // Lost heaps with the heaps next to them, over the whole range.
        case("edge-07", drawn(33, 1, near_lost).concat()),
        // Over the whole range, as it comes.
        case("random-01", drawn(100, 2, |random| (random.usize(1..=1000), random.usize(1..=1000)))),
        // Large heaps with small takes.
        case("random-02", drawn(100, 3, |random| (random.usize(900..=1000), random.usize(1..=30)))),
        // As many cases as allowed, of the largest numbers.
        case("max-01", pairs(991..=1000, 991..=1000)),
    ]
}

/// A multiple of m + 1 between its neighbours.
fn near_lost(random: &mut fastrand::Rng) -> [(usize, usize); 3] {
    let m = random.usize(1..=400);
    let n = (m + 1) * random.usize(1..=999 / (m + 1));
    [(n - 1, m), (n, m), (n + 1, m)]
}

fn case(name: &str, heaps: impl IntoIterator<Item = (usize, usize)>) -> TestCase {
    let questions = heaps.into_iter().map(|(n, m)| {
        assert!((1..=1000).contains(&n) && (1..=1000).contains(&m));
        Question::new(format!("{n} {m}"), if first_wins(n, m) { "first" } else { "second" })
    });
    TestCase::counted(name, 100, questions)
}

/// By the rules, from the empty heap up.
fn first_wins(n: usize, m: usize) -> bool {
    let mut wins = vec![false];
    for heap in 1..=n {
        wins.push((1..=m.min(heap)).any(|take| !wins[heap - take]));
    }
    wins[n]
}
