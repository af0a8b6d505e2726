//! # AtCoder ABC 255 G · Nim with forbidden takes · Constrained Nim
//!
//! Nim, but from a heap of exactly X stones one must not take exactly Y, for each of M pairs X, Y. A player who cannot
//! move loses. Takahashi moves first.
//!
//! **Theorem.** Call a heap a repeat if a smaller heap has the same Grundy value. The value of a heap that is not a
//! repeat is its size minus the number of smaller repeats. A heap is a repeat if there is a value whose smaller heaps
//! are all forbidden to it; the least such value is its own. The first player wins if and only if the Nim sum of the
//! values is not 0.
//!
//! **Why.** The smaller heaps have all values below some k, and the options of a heap are those of them that
//! are not forbidden. So a value is missing among the options if all its heaps are forbidden; the mex is the least
//! such value below k, or else k. Each heap that is not a repeat increases k by one.
//!
//! **Input.** `N M`, then N heaps, then M pairs `X Y`. **Output.** `Takahashi` or `Aoki`.
//!
//! **Complexity.** O((N + M) log M): only the M heaps X can be repeats.
//!
//! **Reference.** AtCoder Beginner Contest 255, G.

use common::judge::{self, input, rule, Input};
use std::collections::BTreeMap;

/// The repeats in ascending order, each with its Grundy value. `forbidden` has pairs of a heap and a take of
/// 1 up to the heap.
fn repeats(mut forbidden: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    forbidden.sort_unstable();
    forbidden.dedup();
    let mut repeats = Vec::new();
    let mut repeats_of = BTreeMap::new(); // how many have a value
    let mut rest = &forbidden[..];
    while let Some(&(heap, _)) = rest.first() {
        let (pairs, larger) = rest.split_at(rest.partition_point(|pair| pair.0 == heap));
        rest = larger;
        // The values of the heaps that cannot be reached from this one.
        let mut values: Vec<_> =
            pairs.iter().map(|(_, take)| grundy(heap - take, &repeats)).collect();
        values.sort_unstable();
        let least = values.iter().copied().find(|value| {
            let end = values.partition_point(|other| other <= value);
            let heaps = end - values.partition_point(|other| other < value);
            heaps == 1 + repeats_of.get(value).copied().unwrap_or(0)
        });
        if let Some(value) = least {
            repeats.push((heap, value));
            *repeats_of.entry(value).or_insert(0) += 1;
        }
    }
    repeats
}

/// The Grundy value of a heap. `repeats` are those up to this size at least.
fn grundy(heap: u64, repeats: &[(u64, u64)]) -> u64 {
    match repeats.binary_search_by_key(&heap, |repeat| repeat.0) {
        Ok(index) => repeats[index].1,
        Err(smaller) => heap - smaller as u64,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    let heaps = input.numbers(n);
    let mut forbidden = Vec::new();
    for _ in 0..m {
        input! { from input, heap: u64, take: u64 }
        rule!(0 < take && take <= heap, "expected 1 <= Y <= X, found X = {heap} and Y = {take}");
        forbidden.push((heap, take));
    }
    let repeats = repeats(forbidden);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap, &repeats));
    Ok(if sum != 0 { "Takahashi" } else { "Aoki" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Pairs of a heap and a take.
    pub type Forbidden = HashSet<(usize, usize)>;

    /// For heaps of a and b stones, both below `size`, whether the first player wins if these takes are
    /// forbidden in the one and in the other: by the rules and nothing else.
    pub fn brute_force(in_a: &Forbidden, in_b: &Forbidden, size: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; size]; size];
        for a in 0..size {
            for b in 0..size {
                wins[a][b] = (1..=a).any(|take| !in_a.contains(&(a, take)) && !wins[a - take][b])
                    || (1..=b).any(|take| !in_b.contains(&(b, take)) && !wins[a][b - take]);
            }
        }
        wins
    }

    /// Random sets of pairs up to `most`, from few of them to all.
    pub fn samples(most: usize) -> Vec<Forbidden> {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut sample = |parts: usize| -> Forbidden {
            let pairs = (1..=most).flat_map(|heap| (1..=heap).map(move |take| (heap, take)));
            pairs.filter(|pair| *pair == (1, 1) || rng.usize(..8) < parts).collect()
        };
        (0..60).map(|index| sample(1 + index % 8)).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for forbidden in samples(7) {
            let wins = brute_force(&forbidden, &forbidden, 10);
            let pairs: String =
                forbidden.iter().map(|(heap, take)| format!("{heap} {take}\n")).collect();
            for (a, b) in (0..10).flat_map(|a| (0..10).map(move |b| (a, b))) {
                let input = format!("2 {}\n{a} {b}\n{pairs}", forbidden.len());
                let (answer, _) = judge::transcript(main, &input);
                assert_eq!(answer, if wins[a][b] { "Takahashi\n" } else { "Aoki\n" }, "{input}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(repeats(vec![(max, max)]), [(max, 0)]);
        assert_eq!(repeats(vec![(max, 1)]), [(max, max - 1)]);
        let of_zero = repeats(vec![(max, 1), (max, max), (max - 1, max - 1)]);
        assert_eq!(of_zero, [(max - 1, 0), (max, 0)]);
        assert_eq!([grundy(max, &[]), grundy(max, &[(1, 0)])], [max, max - 1]);
        assert_eq!(repeats(vec![(3, 3), (3, 3)]), [(3, 0)]); // the same pair twice
    }

    #[test]
    fn takes_that_the_rules_do_not_know() {
        for (input, message) in [
            ("1 1\n7\n3 4\n", "expected 1 <= Y <= X, found X = 3 and Y = 4"),
            ("1 1\n7\n3 0\n", "expected 1 <= Y <= X, found X = 3 and Y = 0"),
        ] {
            let (_, found) = judge::transcript(main, input);
            assert_eq!(found, Some(format!("line 3: {message}")));
        }
    }
}
