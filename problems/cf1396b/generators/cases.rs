//! Test files of Stoned Game.

use crate::rules::Search;
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One pile; all of two piles up to 4, and of three up to 3.
        test_file("edge-01", [vec![1], vec![2], vec![99], vec![100]]),
        test_file("edge-02", all_lists(2, 1..=4).into_iter().chain(all_lists(3, 1..=3))),
        // The largest pile is as large as the others together, or differs from them by one or two.
        test_file("edge-03", (6..=10).flat_map(|pile| [vec![pile, 3, 5], vec![1, 2, pile, 3, 2]])),
        // Equal piles, up to the largest input.
        test_file("edge-04", [vec![1; 99], vec![1; 100], vec![99; 99], vec![100; 100]]),
        test_file(
            "random-01",
            sample(50, 1, |rng| {
                let length = rng.usize(2..=5);
                random_list(rng, length, 1..=3)
            }),
        ),
        test_file(
            "random-02",
            sample(60, 2, |rng| {
                let length = rng.usize(1..=12);
                let mut piles = random_list(rng, length, 1..=8);
                piles.push(piles.iter().sum::<usize>() + rng.usize(0..=3));
                rng.shuffle(&mut piles);
                piles
            }),
        ),
        test_file("random-03", sample(8, 3, |rng| random_list(rng, 100, 1..=100))),
    ]
}

fn test_file(name: &str, lists: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|(piles, closed): &(Vec<usize>, usize)| moves(piles, *closed));
    let cases = lists.into_iter().map(|piles| {
        assert!(piles.iter().all(|pile| (1..=100).contains(pile)), "{name}");
        // A play in which both take from the largest pile that they may.
        let wins = greedy_moves(piles.clone()) % 2 == 1;
        let sorted = piles.iter().copied().sorted_unstable().collect_vec();
        assert!(piles.iter().sum::<usize>() > 16 || search.wins(&(sorted, 0)) == wins, "{piles:?}");
        let input = format!("{}\n{}", piles.len(), piles.iter().join(" "));
        Case::new(input, if wins { "T" } else { "HL" })
    });
    TestFile::new(name, cases).at_most(100)
}

/// How long a play lasts in which both players take from the largest pile that they may.
fn greedy_moves(mut piles: Vec<usize>) -> usize {
    let (mut closed, mut count) = (None, 0);
    loop {
        let open = (0..piles.len()).filter(|&i| Some(i) != closed && piles[i] > 0);
        closed = open.max_by_key(|&i| piles[i]);
        let Some(i) = closed else { return count };
        piles[i] -= 1;
        count += 1;
    }
}

/// The open piles in ascending order, and the closed one, which is 0 at first.
fn moves(piles: &[usize], closed: usize) -> Vec<(Vec<usize>, usize)> {
    let open = (0..piles.len()).filter(|&i| piles[i] > 0);
    open.map(|i| {
        let mut others = [piles, &[closed]].concat();
        let pile = others.remove(i);
        others.sort_unstable();
        (others, pile - 1)
    })
    .collect()
}
