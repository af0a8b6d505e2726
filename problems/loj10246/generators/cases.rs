//! Test files of Taking Stones: heaps of one beside few and many large heaps, the exceptions with S = 0 and
//! S = 2, and many P-positions.

use crate::prelude::*;

/// The bound on the number of cases.
const MAX_CASES: usize = 100;

/// The largest number of heaps.
const MAX_HEAPS: usize = 50;

/// The largest heap.
const MAX_HEAP: usize = 1000;

pub fn cases() -> Vec<TestFile> {
    let with_ones = |ones: usize, large: &[usize]| [vec![1; ones], large.to_vec()].concat();
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // Heaps of one alone, and beside a heap of two: the exceptions.
        (1..=MAX_HEAPS)
            .flat_map(|heaps| [with_ones(heaps, &[]), with_ones(heaps - 1, &[2])])
            .collect(),
        // What is next to the exceptions.
        (0..=12)
            .flat_map(|ones| {
                [&[3][..], &[4], &[5], &[2, 2], &[2, 3], &[2, 2, 2], &[2, 2, 2, 2]]
                    .map(|large| with_ones(ones, large))
            })
            .collect(),
        // All pairs of heaps up to 13.
        (1..=13).flat_map(|a| (a..=13).map(move |b| vec![a, b])).collect(),
    ];
    let random = vec![
        // Heaps so few that the rules can settle them, half of them P-positions.
        sample(MAX_CASES, 1, |rng| {
            let length = rng.usize(2..=6);
            let heaps = random_list(rng, length, 1..=4);
            either(rng, heaps)
        }),
        // Over the whole range, a third of the heaps of one stone, half of them P-positions.
        sample(MAX_CASES, 2, |rng| {
            let length = rng.usize(2..=MAX_HEAPS);
            let heap = |rng: &mut Rng| if rng.u8(..3) == 0 { 1 } else { rng.usize(1..=MAX_HEAP) };
            let heaps = (0..length).map(|_| heap(rng)).collect();
            either(rng, heaps)
        }),
        // Many heaps of one and two stones.
        sample(MAX_CASES, 3, |rng| {
            let length = rng.usize(2..=MAX_HEAPS);
            let heap = |rng: &mut Rng| if rng.u8(..8) == 0 { 2 } else { 1 };
            let heaps = (0..length).map(|_| heap(rng)).collect();
            either(rng, heaps)
        }),
    ];
    let max = vec![
        // As many cases, heaps and stones as allowed.
        vec![vec![MAX_HEAP; MAX_HEAPS]; MAX_CASES],
        sample(MAX_CASES, 4, |rng| {
            let ones = rng.usize(0..=2);
            let large = random_list(rng, MAX_HEAPS - ones, MAX_HEAP - 1..=MAX_HEAP);
            with_ones(ones, &large)
        }),
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let rng = &mut Rng::with_seed(5);
    let mut positions = |most: usize| -> Vec<String> {
        let mut heaps =
            |ones: usize| with_ones(ones, &random_list(rng, MAX_HEAPS - ones, 2..=most));
        (0..MAX_CASES).map(|i| counted(&heaps(i / 2))).collect()
    };
    files.extend(largest([
        ("heaps of one stone, 0 to 49 of them, beside large ones", positions(MAX_HEAP)),
        ("the same beside heaps of two and three", positions(3)),
    ]));
    files
}

/// The heaps after a move that wins, or `heaps` unchanged, with equal odds.
fn either(rng: &mut Rng, heaps: Vec<usize>) -> Vec<usize> {
    let is_legal = |heaps: &Vec<usize>| !heaps.is_empty() && heaps.iter().all(|&h| h <= MAX_HEAP);
    let p_position = moves(&heaps).into_iter().find(|option| is_legal(option) && !wins(option));
    match p_position {
        Some(option) if rng.bool() => option,
        _ => heaps,
    }
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let cases = positions.into_iter().map(|heaps| {
        let wins = wins(&heaps);
        if can_be_searched(&heaps) {
            assert_eq!(search.wins(&sorted(&heaps)), wins, "{heaps:?}");
        }
        Case::new(counted(&heaps), if wins { "YES" } else { "NO" })
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// Whether the positions that can be reached are few.
fn can_be_searched(heaps: &[usize]) -> bool {
    heaps.iter().sum::<usize>() <= 24
}

/// The options of a position: one stone is taken, or two heaps are joined.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    let takes = (0..heaps.len()).map(|i| replaced(heaps, i, &[heaps[i] - 1]));
    let joins = (0..heaps.len()).tuple_combinations().map(|(i, j)| {
        let rest = [&heaps[..j], &heaps[j + 1..]].concat();
        replaced(&rest, i, &[heaps[i] + heaps[j]])
    });
    takes.chain(joins).collect()
}

/// Whether the player to move wins, by the remainders of the numbers of heaps of one and of the moves in the other heaps.
fn wins(heaps: &[usize]) -> bool {
    let (ones, large): (Vec<usize>, Vec<usize>) = heaps.iter().partition(|&&heap| heap == 1);
    let ones = ones.len();
    let rest = (large.iter().sum::<usize>() + large.len()).saturating_sub(1);
    let is_small = large.is_empty() || large == [2];
    if is_small {
        ones % 3 != 0
    } else {
        (ones % 2, rest % 2) != (0, 0)
    }
}
