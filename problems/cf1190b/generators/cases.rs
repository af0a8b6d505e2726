//! Test files of Tokitsukaze, CSL and Stone Game. An input is a single case.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The bound on the piles.
const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    [
        // One pile, and the largest; two of those.
        ("edge-01", vec![1]),
        ("edge-02", vec![MAX]),
        ("edge-03", vec![MAX, MAX]),
        // The end of the game, and one stone more.
        ("edge-04", vec![0, 1, 2, 3]),
        ("edge-05", vec![0, 1, 2, 4]),
        // Two empty piles; a pair, above a pile that is too near, and above one that is not.
        ("edge-06", vec![0, 0, 4]),
        ("edge-07", vec![2, 3, 3, 5]),
        ("edge-08", vec![4, 4, 2, 6]),
        ("edge-09", vec![1, 1, 3]),
        ("edge-10", vec![0, 1, 1, 3]),
        // Three equal piles, and two pairs, with an odd number of good moves if they were no false starts.
        ("edge-11", vec![5, 5, 5, 1]),
        ("edge-12", vec![2, 2, 4, 4, 7]),
        // Many different piles: from 0 on, with the last one higher; large ones, without and with a pair.
        ("edge-13", (0..700).chain([1_000_000]).collect()),
        ("random-01", different(1, 300)),
        ("random-02", with_pair(2, 300)),
        ("random-03", different(3, 301)),
        ("random-04", with_pair(4, 301)),
    ]
    .map(|(name, piles)| test_file(name, &piles))
    .into()
}

/// Different random sizes that leave an odd number of moves.
fn different(seed: u64, n: usize) -> Vec<usize> {
    let mut rng = Rng::with_seed(seed);
    let mut piles = sample(n, seed, |rng| rng.usize(1..=MAX / 4) * 4);
    let moves = good_moves(&piles).expect("different sizes");
    piles[0] += (moves + 1) % 2;
    rng.shuffle(&mut piles);
    piles
}

/// The same, with one size twice.
fn with_pair(seed: u64, n: usize) -> Vec<usize> {
    let mut piles = different(seed, n);
    piles[0] = piles[1];
    if good_moves(&piles).expect("a single pair").is_multiple_of(2) {
        piles[2] += 1;
    }
    piles
}

/// How many good moves there are: at most one for a pair, then the i-th pile goes down to i.
fn good_moves(piles: &[usize]) -> Option<usize> {
    let mut piles = piles.iter().copied().sorted_unstable().collect_vec();
    let first_move = match piles.iter().duplicates().collect_vec()[..] {
        [] => 0,
        [&0] => return None,
        [&pair] => {
            *piles.iter_mut().find(|pile| **pile == pair).expect("it is there twice") -= 1;
            1
        }
        _ => return None,
    };
    let is_good = piles.iter().all_unique();
    is_good.then(|| first_move + piles.iter().zip(0..).map(|(pile, i)| pile - i).sum::<usize>())
}

fn test_file(name: &str, piles: &[usize]) -> TestFile {
    assert!(piles.len() <= 100_000 && piles.iter().all(|&pile| pile <= MAX), "{name}");
    let wins = good_moves(piles).is_some_and(|moves| moves % 2 == 1);
    let mut search = Search::normal(|piles: &Vec<usize>| moves(piles));
    assert!(piles.iter().sum::<usize>() > 30 || search.wins(&piles.to_vec()) == wins, "{name}");
    let input = format!("{}\n{}", piles.len(), piles.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "sjfnb" } else { "cslnb" })])
}

/// The moves that do not lose at once.
fn moves(piles: &[usize]) -> Vec<Vec<usize>> {
    let takes = (0..piles.len()).filter(|&i| piles[i] > 0).map(|i| {
        let mut option = piles.to_vec();
        option[i] -= 1;
        option
    });
    takes.filter(|option| option.iter().all_unique()).collect()
}
