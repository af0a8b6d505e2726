//! Test files of A Simple Game, which asks whether the second player wins.

use crate::prelude::*;

/// No judge gives a bound of the number of cases; this one is the pack's.
const MOST_CASES: usize = 2000;

/// The size of a pile and the largest take from it.
type Pile = (usize, usize);

pub fn cases() -> Vec<TestFile> {
    let any_pile = |rng: &mut Rng| (rng.usize(1..=20), rng.usize(1..=20));
    let any_position = move |rng: &mut Rng| -> Vec<Pile> {
        let n = rng.usize(1..=10);
        (0..n).map(|_| any_pile(rng)).collect()
    };
    let edge = vec![
        // The smallest input.
        vec![vec![(1, 1)]],
        // All single piles.
        iproduct!(1..=20, 1..=20).map(|pile| vec![pile]).collect(),
        // All positions of two piles with numbers up to 5.
        iproduct!(1..=5, 1..=5)
            .flat_map(|first| iproduct!(1..=5, 1..=5).map(move |second| vec![first, second]))
            .collect(),
        // One to ten equal piles: P-positions if their number is even.
        (1..=10).flat_map(|n| [(1, 1), (5, 4), (20, 20), (20, 6)].map(|p| vec![p; n])).collect(),
    ];
    let random = vec![
        // Any positions: nearly all are N-positions.
        sample(500, 1, any_position),
        // P-positions.
        sample(500, 2, |rng| random_p_position(rng, &any_position)),
    ];
    // As many cases as allowed, of ten piles; about half of the positions are P-positions.
    let max = vec![sample(MOST_CASES, 3, |rng| {
        let ten_piles = |rng: &mut Rng| -> Vec<Pile> { (0..10).map(|_| any_pile(rng)).collect() };
        if rng.bool() {
            ten_piles(rng)
        } else {
            random_p_position(rng, &ten_piles)
        }
    })];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let equal = |i: usize| {
        let n = 10 - i % 2;
        format!("{n}\n{}", lines(vec![format!("{} {}", 20 - i / 20 % 20, 20 - i % 20); n]))
    };
    files.extend(largest([("equal piles", (0..MOST_CASES).map(equal).collect())]));
    files
}

/// A P-position: a position that `generate` returns, after a winning move that leaves no pile empty.
fn random_p_position(rng: &mut Rng, generate: &dyn Fn(&mut Rng) -> Vec<Pile>) -> Vec<Pile> {
    loop {
        let piles = generate(rng);
        let values: Vec<usize> = piles.iter().map(|&pile| grundy(pile)).collect();
        let reduced = to_p_position(&values);
        // Taking k from a pile of Grundy value g >= k leaves one of value g - k.
        let cut = piles.iter().zip(values.iter().zip(&reduced));
        let piles: Vec<Pile> = cut.map(|(&(m, l), (old, new))| (m - (old - new), l)).collect();
        if piles.iter().all(|&(m, _)| m > 0) {
            return piles;
        }
    }
}

fn test_file(name: &str, positions: Vec<Vec<Pile>>) -> TestFile {
    let mut search = Search::normal(|piles: &Vec<Pile>| moves(piles));
    let cases = positions.into_iter().map(|piles| {
        let values: Vec<usize> = piles.iter().map(|&pile| grundy(pile)).collect();
        let first_wins = nim_wins(&values);
        if piles.iter().map(|pile| pile.0).sum::<usize>() <= 20 && piles.len() <= 2 {
            assert_eq!(first_wins, search.wins(&piles), "{piles:?}");
        }
        let lines: String = piles.iter().map(|(m, l)| format!("\n{m} {l}")).collect();
        Case::new(format!("{}{lines}", piles.len()), if first_wins { "No" } else { "Yes" })
    });
    TestFile::new(name, cases)
}

/// The Grundy value of a pile, from the definition.
fn grundy((m, l): Pile) -> usize {
    let mut values = Vec::new();
    for stones in 0..=m {
        let options: Vec<usize> = (1..=l.min(stones)).map(|take| values[stones - take]).collect();
        values.push(mex(&options));
    }
    values[m]
}

/// The options of a position: stones are taken from one pile.
fn moves(piles: &[Pile]) -> Vec<Vec<Pile>> {
    in_one(piles, |_, &(m, l)| (m - l.min(m)..m).map(move |left| (left, l)))
}
