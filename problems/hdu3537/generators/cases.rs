//! Test files of Daizhenyang's Coin (HDU 3537).

use crate::rules::{nim_sum, Search};
use crate::{random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The largest place.
const LAST: usize = 99_999_999;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // All rows of seven coins, from no head on.
        test_file("edge-01", (0..7).powerset()),
        // Heads that are named several times: one head, not none.
        test_file("edge-02", [vec![3, 3], vec![0; 3], vec![0, 1, 2, 3, 2], vec![0; 100]]),
        // Places with the Nim sum 0, which are lost only if there is an even number of them.
        test_file("edge-03", [vec![1, 2, 3], vec![3, 2, 1, 0], vec![LAST, LAST - 1, 0, 1]]),
        // The last coins; the largest number of heads.
        test_file("edge-04", [vec![LAST], (0..100).collect(), (LAST - 99..=LAST).collect()]),
        test_file("random-01", random(1, 40, 20, 63)),
        test_file("random-02", random(2, 12, 98, (1 << 26) - 1)),
    ]
}

/// Random rows; in about half of them one head more makes the Nim sum of the places 0.
fn random(seed: u64, count: usize, longest: usize, last: usize) -> Vec<Vec<usize>> {
    sample(count, seed, |rng| {
        let length = rng.usize(1..=longest);
        let mut heads = random_list(rng, length, 0..=last);
        if rng.bool() {
            let distinct = heads.iter().copied().unique().collect_vec();
            heads.push(nim_sum(&distinct));
        }
        heads
    })
}

fn test_file(name: &str, rows: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heads: &Vec<usize>| moves(heads));
    let cases = rows.into_iter().map(|row| {
        let heads = row.iter().copied().sorted().dedup().collect_vec();
        // Another way to put it; the page on coin turning has it as an exercise.
        let loses = heads.len() % 2 == 0 && nim_sum(&heads) == 0;
        assert!(heads.iter().any(|&x| x > 8) || search.wins(&heads) != loses, "{heads:?}");
        let input = format!("{}\n{}", row.len(), row.iter().join(" "));
        Case::new(input.trim_end(), if loses { "Yes" } else { "No" })
    });
    TestFile::new(name, cases)
}

/// The heads after each move, in ascending order.
fn moves(heads: &[usize]) -> Vec<Vec<usize>> {
    let last = heads.iter().max().map_or(0, |last| last + 1);
    let sets = (1..=3).flat_map(|count| (0..last).combinations(count));
    let allowed = sets.filter(|set| heads.contains(&set[set.len() - 1]));
    let turned = |set: Vec<usize>| (0..last).filter(move |x| heads.contains(x) != set.contains(x));
    allowed.map(|set| turned(set).collect()).collect()
}
