//! Test files of Chocolate Bars, each of ten rounds.

use crate::rules::{nim_moves, nim_sum, sorted, Search};
use crate::{random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The largest number of bars.
const MAX_BARS: usize = 14;

/// The longest bar.
const MAX_LENGTH: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let powers: Vec<usize> = (15..15 + MAX_BARS).map(|i| 1 << i).collect();
    let with = |last: usize| [&powers[1..], &[last]].concat();
    let edges = vec![
        vec![1],
        vec![MAX_LENGTH],
        // Equal bars, of which two are enough.
        vec![MAX_LENGTH; 2],
        vec![7, 1, 7],
        // The Nim sum of all is not what counts.
        vec![1, 2, 4, 8, 15, 16],
        vec![1, 2, 4, 8, 14, 1],
        // As many bars as possible: no choice, all of them, all but one.
        powers.clone(),
        with(nim_sum(&powers[1..])),
        with(nim_sum(&powers[2..])),
        vec![MAX_LENGTH, MAX_LENGTH - 1, 1],
    ];
    // Few and short bars, which the rules settle.
    let short = sample(20, 1, |rng| {
        let bars = rng.usize(2..=4);
        random_list(rng, bars, 1..=6)
    });
    // Bars of any length, in every other round with one that is the Nim sum of some others.
    let long = sample(10, 2, |rng| {
        let mut bars = random_list(rng, MAX_BARS, 1..=MAX_LENGTH);
        let chosen: Vec<usize> = bars[1..].iter().copied().filter(|_| rng.bool()).collect();
        if rng.bool() && nim_sum(&chosen) <= MAX_LENGTH {
            bars[0] = nim_sum(&chosen);
        }
        bars
    });
    // Bars with about as many bits as there are bars.
    let even = sample(10, 3, |rng| random_list(rng, 9, 1..=511));
    vec![
        test_file("edge-01", edges),
        test_file("random-01", short[..10].to_vec()),
        test_file("random-02", short[10..].to_vec()),
        test_file("random-03", long),
        test_file("random-04", even),
    ]
}

fn test_file(name: &str, rounds: Vec<Vec<usize>>) -> TestFile {
    assert_eq!(rounds.len(), 10, "{name}");
    let cases = rounds.into_iter().map(|bars| {
        assert!((1..=MAX_BARS).contains(&bars.len()), "{name}");
        assert!(bars.iter().all(|bar| (1..=MAX_LENGTH).contains(bar)), "{name}");
        let wins = wins(&bars);
        // The answer is NO if TBL, the first player, wins.
        Case::new(
            format!("{}\n{}", bars.len(), bars.iter().join(" ")),
            if wins { "NO" } else { "YES" },
        )
    });
    TestFile::new(name, cases)
}

/// Whether the first player wins: by all choices of bars, and for short bars by search as well.
fn wins(bars: &[usize]) -> bool {
    let by_choices = bars.iter().copied().powerset().skip(1).any(|chosen| nim_sum(&chosen) == 0);
    if bars.iter().sum::<usize>() <= 24 {
        let mut search = Search::normal(|(inside, table): &(Vec<usize>, Vec<usize>)| {
            let put = (1..1 << inside.len()).map(|chosen: usize| {
                let (out, left): (Vec<_>, Vec<_>) =
                    (0..inside.len()).partition(|i| chosen >> i & 1 == 1);
                let bars = |indices: Vec<usize>| {
                    indices.into_iter().map(|i| inside[i]).collect::<Vec<_>>()
                };
                (bars(left), sorted(&[&table[..], &bars(out)].concat()))
            });
            put.chain(nim_moves(table).into_iter().map(|table| (inside.clone(), table))).collect()
        });
        assert_eq!(search.wins(&(sorted(bars), vec![])), by_choices, "{bars:?}");
    }
    by_choices
}
