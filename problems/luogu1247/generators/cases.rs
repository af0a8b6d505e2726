//! Test files of Taking Matches. An input is a single case, so there are many small ones.

use crate::rules::{nim_moves, nim_wins, sorted, to_p_position, Search};
use crate::{random_list, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The largest heap.
const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let mut positions = vec![
        // One heap, the least and the largest: all of it is taken.
        vec![1],
        vec![MAX],
        // Two heaps: equal ones, the first one larger, the second one larger.
        vec![MAX, MAX],
        vec![5, 3],
        vec![3, 5],
        // Three heaps with a winning move: the earliest counts, not the one that takes the fewest or the most.
        vec![4, 5, 6],
        vec![1, 1, 1],
        vec![6, 7, 4],
        // Neither the first heap nor the largest has a winning move.
        vec![8, 1, 2, 5, 8],
        // Even sums, lost and won.
        vec![1, 2, 3],
        vec![1, 2, 5],
        // The largest heaps.
        vec![MAX - 1, (1 << 29) - 1, MAX],
        // Many large heaps, and lost.
        to_p_position(&random_list(&mut Rng::with_seed(7), 60, 1..=MAX)),
    ];
    let edges = positions.len();
    for seed in 1..=6 {
        let (length, max) = if seed <= 3 { (4, 6) } else { (80, MAX) };
        positions.push(random_list(&mut Rng::with_seed(seed), length, 1..=max));
    }
    let name = |index| {
        if index < edges {
            format!("edge-{:02}", index + 1)
        } else {
            format!("random-{:02}", index - edges + 1)
        }
    };
    positions.iter().enumerate().map(|(index, heaps)| test_file(&name(index), heaps)).collect()
}

fn test_file(name: &str, heaps: &[usize]) -> TestFile {
    assert!(heaps.iter().all(|heap| (1..=MAX).contains(heap)), "{heaps:?}");
    let winning = by_columns(heaps);
    assert_eq!(winning.is_some(), nim_wins(heaps), "{heaps:?}");
    if heaps.iter().sum::<usize>() <= 24 {
        let mut search = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        let mut moves = (0..heaps.len()).flat_map(|i| (1..=heaps[i]).map(move |take| (i, take)));
        let by_search = moves.find(|&played| !search.wins(&sorted(&after(heaps, played))));
        assert_eq!(winning, by_search, "{heaps:?}");
    }
    let answer = winning.map_or("lose".to_string(), |(index, take)| {
        format!("{take} {}\n{}", index + 1, after(heaps, (index, take)).iter().join(" "))
    });
    let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
    TestFile::new(name, [Case::new(input, answer)])
}

fn after(heaps: &[usize], (index, take): (usize, usize)) -> Vec<usize> {
    let mut heaps = heaps.to_vec();
    heaps[index] -= take;
    heaps
}

/// The first winning move, column by column: in each binary place with an odd number of ones the digit must
/// change, and the highest of them must change from 1 to 0.
fn by_columns(heaps: &[usize]) -> Option<(usize, usize)> {
    let is_odd =
        |place: &usize| heaps.iter().filter(|&heap| heap >> place & 1 == 1).count() % 2 == 1;
    let places: Vec<usize> = (0..30).filter(is_odd).collect();
    let highest = places.last()?;
    let index = heaps.iter().position(|heap| heap >> highest & 1 == 1)?;
    let (ones, zeros): (Vec<usize>, Vec<usize>) =
        places.iter().partition(|&place| heaps[index] >> place & 1 == 1);
    let sum = |places: Vec<usize>| places.iter().map(|place| 1 << place).sum::<usize>();
    Some((index, sum(ones) - sum(zeros)))
}
