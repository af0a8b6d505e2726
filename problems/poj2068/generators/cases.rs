//! Test files of Nim, in teams.

use crate::rules::Search;
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// One less than 2^13, the bound by one of two readings.
const MAX: usize = 8191;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // The ends of the range. With one stone the first player takes the last.
        test_file(
            "edge-01",
            [(1, vec![1, 1]), (1, vec![16; 20]), (MAX, vec![16; 20]), (MAX, vec![1; 20])],
        ),
        // All limits up to 3 of two players, and up to 2 of four; a limit may exceed the stones.
        test_file("edge-02", {
            let all = [all_lists(2, 1..=3), all_lists(4, 1..=2)].concat();
            (1..=8).cartesian_product(all)
        }),
        // The order of the players decides, not only the limits of each team.
        test_file(
            "edge-03",
            [2, 1, 3, 2, 3, 3].into_iter().permutations(6).step_by(31).map(|m| (37, m)),
        ),
        // The first team has the smaller limits, or has a player who may take only one stone.
        test_file(
            "edge-04",
            (90..=99).flat_map(|s| [(s, vec![3, 4, 3, 5]), (s, vec![16, 2, 1, 2])]),
        ),
        test_file(
            "random-01",
            sample(30, 1, |rng| {
                let (n, most) = (rng.usize(1..=10), rng.usize(2..=16));
                (rng.usize(1..=MAX), random_list(rng, 2 * n, most - 1..=most))
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = (usize, Vec<usize>)>) -> TestFile {
    let cases = positions.into_iter().map(|(stones, limits)| {
        let wins = wins(stones, &limits);
        if limits.iter().all_equal() {
            assert_eq!(wins, stones % (limits[0] + 1) != 1, "{stones} {limits:?}");
        }
        let input = format!("{} {stones} {}", limits.len() / 2, limits.iter().join(" "));
        Case::new(input, usize::from(wins))
    });
    TestFile::new(name, cases)
}

/// By the rules: a table for each number of stones and each player, and a search for few stones.
fn wins(stones: usize, limits: &[usize]) -> bool {
    let players = limits.len();
    let mut table = vec![vec![true; players]]; // the opponents have taken the last stone
    for left in 1..=stones {
        let wins_now = |player: usize| {
            let takes = 1..=limits[player].min(left);
            takes.map(|take| table[left - take][(player + 1) % players]).contains(&false)
        };
        let row = (0..players).map(wins_now).collect();
        table.push(row);
    }
    if stones <= 100 {
        let mut search = Search::misere(|&(left, player): &(usize, usize)| {
            let takes = 1..=limits[player].min(left);
            takes.map(|take| (left - take, (player + 1) % players)).collect()
        });
        assert_eq!(search.wins(&(stones, 0)), table[stones][0], "{stones} {limits:?}");
    }
    table[stones][0]
}
