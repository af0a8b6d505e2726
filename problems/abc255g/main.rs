//! # AtCoder ABC 255 G · Nim with forbidden takes · Constrained Nim
//!
//! Nim, but from a heap of exactly X stones one must not take exactly Y, for each of M pairs X, Y. Whoever
//! cannot move loses. Takahashi moves first.
//!
//! **Theorem.** Call a heap a repeat if a smaller one has the same Grundy value. A heap that is no repeat
//! has its size, less the number of smaller repeats, for its value. A heap is a repeat if there is a value
//! whose smaller heaps are all forbidden to it; the least such value is its own. The first player wins
//! exactly when the Nim sum of the values is not 0.
//!
//! **Why.** The smaller heaps have all values below some k, and the options of a heap are those of them that
//! are not forbidden. So a value is missing among the options if all its heaps are forbidden; the mex is the
//! least such value below k, or else k. Each heap that is no repeat makes k larger by one.
//!
//! **Input.** `N M`, then N heaps, then M pairs `X Y`. **Output.** `Takahashi` or `Aoki`.
//!
//! **Complexity.** O((N + M) log M): only the M heaps X can be repeats.
//!
//! **Reference.** AtCoder Beginner Contest 255, G.

use common::judge::{self, ensure, Framing, Input, Number};
use proconio::input;
use std::collections::BTreeMap;
use std::process::ExitCode;

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
        let values = pairs.iter().map(|(_, take)| grundy(heap - take, &repeats));
        let mut values: Vec<u64> = values.collect();
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

const INPUT: Framing = Framing::ToEnd;

/// Answers the next case of `input`. The judge's input is a single one.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: Number, m: Number }
    let heaps: Vec<u64> = input.numbers(n).collect();
    let mut forbidden = Vec::new();
    for _ in 0..m {
        let (heap, take) = (input.number(), input.number());
        ensure(0 < take && take <= heap, "1 <= Y <= X", format_args!("X = {heap} and Y = {take}"))?;
        forbidden.push((heap, take));
    }
    let repeats = repeats(forbidden);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap, &repeats));
    Ok(if sum != 0 { "Takahashi" } else { "Aoki" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::grundy_table;
    use std::collections::HashSet;

    type Forbidden = HashSet<(usize, usize)>;

    /// For heaps of a and b stones, both below `size`, whether the first player wins if these takes are
    /// forbidden in the one and in the other: by the rules and nothing else.
    fn brute_force(in_a: &Forbidden, in_b: &Forbidden, size: usize) -> Vec<Vec<bool>> {
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
    fn samples(most: usize) -> Vec<Forbidden> {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut sample = |parts: usize| -> Forbidden {
            let pairs = (1..=most).flat_map(|heap| (1..=heap).map(move |take| (heap, take)));
            pairs.filter(|pair| *pair == (1, 1) || rng.usize(..8) < parts).collect()
        };
        (0..120).map(|index| sample(1 + index % 8)).collect()
    }

    fn repeats_of(forbidden: &Forbidden) -> Vec<(u64, u64)> {
        repeats(forbidden.iter().map(|&(heap, take)| (heap as u64, take as u64)).collect())
    }

    #[test]
    fn agrees_with_the_rules() {
        for forbidden in samples(7) {
            let wins = brute_force(&forbidden, &forbidden, 10);
            let pairs: String =
                forbidden.iter().map(|(heap, take)| format!("{heap} {take}\n")).collect();
            for n in 0..100 {
                let [a, b] = [n % 10, n / 10];
                let input = format!("2 {}\n{a} {b}\n{pairs}", forbidden.len());
                let (answer, _) = judge::transcript(INPUT, solve, &input);
                assert_eq!(answer, if wins[a][b] { "Takahashi\n" } else { "Aoki\n" }, "{input}");
            }
        }
    }

    #[test]
    fn grundy_values_are_those_of_the_definition() {
        for forbidden in samples(20) {
            let values = grundy_table(24, |heap, values| {
                let takes = (1..=heap).filter(|&take| !forbidden.contains(&(heap, take)));
                takes.map(|take| values[heap - take]).collect()
            });
            let repeats = repeats_of(&forbidden);
            for (heap, value) in (0..).zip(values) {
                assert_eq!(grundy(heap, &repeats), value, "{heap} {forbidden:?}");
            }
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let heaps: String = (0..=11).map(|heap| format!("{heap:3}")).collect();
        let mut table = format!("forbidden               {heaps}\n");
        for pairs in [
            vec![],
            vec![(2, 2)],
            vec![(2, 2), (5, 5)],
            vec![(2, 2), (5, 5), (5, 3)],
            vec![(2, 2), (5, 5), (5, 3), (8, 1)],
            vec![(2, 2), (5, 5), (5, 3), (8, 1), (8, 4)],
        ] {
            let shown: Vec<String> =
                pairs.iter().map(|(heap, take)| format!("{heap}-{take}")).collect();
            let forbidden: Forbidden = pairs.into_iter().collect();
            let wins = brute_force(&forbidden, &Forbidden::new(), 12); // the second is a heap of Nim
            let sizes = wins.iter().map(|wins| wins.iter().position(|wins| !wins).unwrap());
            let row: String = sizes.map(|size| format!("{size:3}")).collect();
            table += &format!("{:24}{row}\n", shown.join(" "));
        }
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(repeats(vec![(max, max)]), [(max, 0)]);
        assert_eq!(repeats(vec![(max, 1)]), [(max, max - 1)]);
        let of_zero = repeats(vec![(max, 1), (max, max), (max - 1, max - 1)]);
        assert_eq!(of_zero, [(max - 1, 0), (max, 0)]);
        assert_eq!(grundy(max, &[]), max);
        assert_eq!(grundy(max, &[(1, 0)]), max - 1);
        assert_eq!(repeats(vec![(3, 3), (3, 3)]), [(3, 0)]); // the same pair twice
    }

    #[test]
    fn takes_that_the_rules_do_not_know() {
        let message = |input| judge::transcript(INPUT, solve, input).1.unwrap();
        assert_eq!(message("1 1\n7\n3 4\n"), "line 3: expected 1 <= Y <= X, found X = 3 and Y = 4");
        assert_eq!(message("1 1\n7\n3 0\n"), "line 3: expected 1 <= Y <= X, found X = 3 and Y = 0");
        assert_eq!(
            message("1 2\n7\n3 1\n"),
            "line 3: expected more input, found the end of the file"
        );
    }
}
