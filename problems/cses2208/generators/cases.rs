//! Test files of Another Game. Random heaps are nearly never all even, so many cases are chosen to be, or to
//! have a single odd heap, in different places.

use crate::prelude::*;

const LARGEST: usize = 1_000_000_000;
/// The bound of the number of cases in a file, and of the sum of their numbers of heaps.
const MOST: usize = 200_000;

pub fn cases() -> Vec<TestFile> {
    let any = |rng: &mut Rng| {
        let (length, max) = (rng.usize(1..=10), rng.choice([9, 100, LARGEST]).unwrap());
        random_list(rng, length, 1..=max)
    };
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // All positions of up to three heaps of 1 to 6.
        (1..=3).flat_map(|length| all_lists(length, 1..=6)).collect(),
        // Equal heaps: a Nim sum of 0 where their number is even, and it does not matter.
        [1, 2, 3, 4, LARGEST - 1, LARGEST]
            .into_iter()
            .flat_map(|heap| (1..=10).map(move |n| vec![heap; n]))
            .collect(),
        // A single odd heap among even ones, in each place; a single even heap among odd ones.
        (1..=8)
            .flat_map(|n| {
                (0..n).flat_map(move |place| {
                    [(LARGEST, LARGEST - 1), (2, 1), (1, 2), (4, 3)].map(|(most, one)| {
                        let mut heaps = vec![most; n];
                        heaps[place] = one;
                        heaps
                    })
                })
            })
            .collect(),
    ];
    let random = vec![
        // Any heaps, small and large.
        sample(1000, 1, any),
        // Even heaps, and every other time one more coin in one of them.
        sample(1000, 2, |rng| {
            let odd = rng.bool();
            nearly_even(any(rng), odd, rng)
        }),
    ];
    let max = vec![
        // As many cases as allowed.
        sample(MOST, 3, |rng| vec![rng.usize(1..=9)]),
        // As many heaps in a case as allowed, and only the last one is odd.
        vec![{
            let mut heaps = sample(MOST, 4, |rng| 2 * rng.usize(1..=4));
            heaps[MOST - 1] = 9;
            heaps
        }],
        // Large heaps, as many as a small file holds, about half of the positions with one odd heap. The judge allows
        // six times as many.
        sample(8, 5, |rng| {
            let (heaps, odd) = (random_list(rng, 4_000, LARGEST / 10 * 9..=LARGEST), rng.bool());
            nearly_even(heaps, odd, rng)
        }),
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let most = LARGEST as u64;
    let pair = |i| counted(&[most - 2 * i, most - i % 2]);
    files.extend(largest([
        ("one case, all at the bound, lost", vec![counted(&all_equal(MOST, most))]),
        ("two heaps, half of them lost", (0..MOST as u64 / 2).map(pair).collect()),
    ]));
    files
}

/// The heaps with the odd ones made even and, if `odd`, one of them made odd again.
fn nearly_even(mut heaps: Vec<usize>, odd: bool, rng: &mut Rng) -> Vec<usize> {
    for heap in &mut heaps {
        *heap += *heap % 2;
    }
    if odd {
        let place = rng.usize(0..heaps.len());
        heaps[place] -= 1;
    }
    heaps
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        let first_wins = heaps.iter().any(|heap| heap % 2 == 1);
        if heaps.iter().sum::<usize>() <= 18 && heaps.len() <= 6 {
            assert_eq!(first_wins, search.wins(&sorted(&heaps)), "{heaps:?}");
        }
        Case::new(counted(&heaps), if first_wins { "first" } else { "second" })
    });
    TestFile::new(name, cases).at_most(MOST)
}

/// The options of a position: one coin is taken from each heap of some choice.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    let chosen = (0..heaps.len()).powerset().filter(|chosen| !chosen.is_empty());
    let options = chosen.map(|chosen| {
        let mut option = heaps.to_vec();
        for heap in chosen {
            option[heap] -= 1;
        }
        sorted(&option)
    });
    options.collect()
}
