//! The page `splits`.

use crate::mex::mex;
use crate::octal::{goes_on, laskers_nim};
use checks::blocks::{cells, listed, named, Document};
use std::collections::BTreeSet;

const PAGE: Document = Document::theory("splits");

/// Whether a move may take this many stones and leave this many heaps.
type Rule<'a> = &'a dyn Fn(usize, usize) -> bool;

/// The values of the heaps 0 to `largest`, if a move leaves up to `most` heaps of any sizes.
fn with_heaps(largest: usize, most: usize, is_move: Rule) -> Vec<usize> {
    let mut values = Vec::new();
    // For each number of heaps and of stones, the Nim sums that there are.
    let mut sums = vec![vec![BTreeSet::new(); largest + 1]; most + 1];
    sums[0][0].insert(0);
    for n in 0..=largest {
        for heaps in 2..=most {
            let of_first = |first| {
                let rest: &BTreeSet<usize> = &sums[heaps - 1][n - first];
                let value: usize = values[first];
                rest.iter().map(move |sum| sum ^ value)
            };
            sums[heaps][n] = (1..n).flat_map(of_first).collect();
        }
        let moves = (0..=n).flat_map(|take| (0..=most).map(move |heaps| (take, heaps)));
        let moves = moves.filter(|&(take, heaps)| (take > 0 || heaps > 1) && is_move(take, heaps));
        let options: Vec<usize> =
            moves.flat_map(|(take, heaps)| &sums[heaps][n - take]).copied().collect();
        values.push(mex(&options));
        sums[1][n].extend((n > 0).then_some(values[n]));
    }
    values
}

/// Splits without a take.
fn splits(take: usize, _: usize) -> bool {
    take == 0
}

/// Those, and any take without a split.
fn takes_or_splits(take: usize, heaps: usize) -> bool {
    take == 0 || heaps < 2
}

/// All ways to leave up to `most` heaps, none larger than the one before it, of `stones` stones.
fn parts(stones: usize, most: usize, largest: usize) -> Vec<Vec<usize>> {
    if stones == 0 {
        return vec![vec![]];
    }
    let firsts = 1..=if most > 0 { largest.min(stones) } else { 0 };
    let with = |first| {
        let rests = parts(stones - first, most - 1, first).into_iter();
        rests.map(move |rest| [vec![first], rest].concat())
    };
    firsts.flat_map(with).collect()
}

#[test]
fn many_heaps() {
    let rules: [(&str, Rule); 3] = [
        ("splits", &splits),
        ("takes or splits", &takes_or_splits),
        ("takes and splits", &|take, _| take > 0),
    ];
    let largest = 16;
    let mut rows = vec![[cells(["rule", "k"]), cells(0..=largest)].concat()];
    for ((name, rule), most) in rules.into_iter().flat_map(|rule| (2..6).map(move |k| (rule, k))) {
        let values = with_heaps(largest, most, rule);
        // By the rules alone.
        for n in 0..=largest {
            let left = (0..=n).flat_map(|take| {
                parts(n - take, most, n).into_iter().filter(move |left| rule(take, left.len()))
            });
            let options = left.filter(|left| *left != [n] && n > 0);
            let options: Vec<usize> =
                options.map(|left| left.iter().fold(0, |sum, &heap| sum ^ values[heap])).collect();
            assert_eq!(mex(&options), values[n], "{name} {most} {n}");
        }
        if name != "takes and splits" {
            rows.push([vec![name.to_string(), most.to_string()], cells(values)].concat());
        }
    }
    PAGE.table("many heaps", &rows);
}

/// The remainders in the proof: those of n, and of its value.
#[test]
fn remainders_of_laskers_nim() {
    let remainders: [isize; 4] = [-1, 1, 2, 4];
    let pairs = || (0..).zip(remainders);
    let place = |sigma| -> isize { pairs().find(|pair| pair.1 == sigma).unwrap().0 };
    for (n, value) in (0..).zip((0..=60).map(laskers_nim)).skip(1) {
        let sigma = remainders.into_iter().find(|sigma| (n - sigma) % 4 == 0).unwrap();
        assert_eq!(isize::try_from(value), Ok(n - sigma + place(sigma)), "{n}");
    }
    let difference = |heaps: &[isize]| {
        let rho = heaps.iter().fold(0, |rho, &sigma| rho ^ place(sigma));
        let sigma = pairs().find(|pair| pair.0 == rho).unwrap().1;
        (sigma, sigma - heaps.iter().sum::<isize>())
    };
    let mut choices = vec![vec![]];
    for heaps in 1..=4 {
        let with = |choice: Vec<isize>| remainders.map(|sigma| [&choice[..], &[sigma]].concat());
        choices = choices.into_iter().flat_map(with).collect();
        for choice in choices.iter().filter(|_| heaps > 1) {
            let (_, left) = difference(choice);
            assert!(left < 0 || left % 4 != 0, "{choice:?}");
        }
    }
    let pairs = [[1, 1], [1, 2], [2, 2], [1, 4], [2, 4], [4, 4]];
    let with_one = |[a, b]: [isize; 2]| difference(&[-1, a, b]);
    let rows = [
        named("two heaps", pairs.map(|[a, b]| format!("{a} {b}"))),
        named("sum of three", pairs.map(|[a, b]| a + b - 1)),
        named("sigma", pairs.map(|pair| with_one(pair).0)),
        named("difference", pairs.map(|pair| with_one(pair).1)),
    ];
    PAGE.table("three heaps", &rows);
}

#[test]
fn five_heaps_or_more() {
    let (most_tested, first, period, saltus) = (100, 7, 5, 8);
    for most in 5..=8 {
        let values = with_heaps(most_tested, most, &takes_or_splits);
        assert!((first..=most_tested - period).all(|n| values[n + period] == values[n] + saltus));
        if most == 5 {
            PAGE.says(&format!(
                "{}, g(n + {period}) = g(n) + {saltus}, {first}, n + {period}, {most_tested}, 5, 8",
                listed(&values[..first])
            ));
        }
    }
}

/// The theorem on periods, for moves that leave up to three or four heaps.
#[test]
fn a_longer_repetition() {
    let mut random = fastrand::Rng::with_seed(1);
    for (heaps, len) in [(3, 119), (4, 89)] {
        for _ in 0..16 {
            let most = random.usize(0..3);
            let rules: Vec<u32> = (0..=most).map(|_| random.u32(..1 << (heaps + 1))).collect();
            let is_move = |take: usize, left: usize| {
                rules.get(take).is_some_and(|rule| rule >> left & 1 == 1)
            };
            goes_on(&with_heaps(len, heaps, &is_move), heaps, most);
        }
    }
}
