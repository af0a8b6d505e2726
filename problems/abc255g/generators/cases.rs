//! Test files of Constrained Nim. An input is a single case, so there are many small ones.

use crate::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The largest heap.
const MAX: usize = 1_000_000_000_000_000_000;

/// The bound on the heaps and on the pairs.
const MAX_COUNT: usize = 200_000;

/// A heap, and a take that is forbidden there.
type Pair = (usize, usize);

pub fn cases() -> Vec<TestFile> {
    let edge: Vec<(Vec<usize>, Vec<Pair>)> = vec![
        // The smallest input: a stone that cannot be taken.
        (vec![1], vec![(1, 1)]),
        // The largest numbers.
        (vec![MAX], vec![(MAX, MAX)]),
        (vec![MAX], vec![(MAX, 1)]),
        (vec![MAX, MAX - 1], vec![(MAX, 1)]),
        (vec![MAX, MAX - 1], vec![(2, 2)]),
        // A pair above all heaps, and one of which no heap comes to know.
        (vec![5, 7, 2], vec![(8, 3)]),
        (vec![5, 5], vec![(3, 1)]),
        // A heap at a repeat, below it and above it.
        (vec![2], vec![(2, 2)]),
        (vec![1, 1, 2], vec![(2, 2)]),
        (vec![3, 1], vec![(2, 2)]),
        (vec![3, 1, 4], vec![(2, 2)]),
        // Two heaps of the value 0: one of them forbidden, the other, and both.
        (vec![5], vec![(2, 2), (5, 5)]),
        (vec![5], vec![(2, 2), (5, 3)]),
        (vec![5], vec![(2, 2), (5, 3), (5, 5)]),
        (vec![6, 5], vec![(2, 2), (5, 5)]),
        // The larger heap comes first, and its values depend on the smaller ones.
        (vec![5], vec![(5, 5), (2, 2)]),
        (vec![5], vec![(5, 3), (5, 5), (2, 2)]),
        (vec![8, 4], vec![(8, 1), (8, 4), (5, 5), (2, 2), (5, 3)]),
        // Two values might be taken again: the lesser one.
        (vec![8, 7], vec![(2, 2), (5, 3), (5, 5), (8, 1), (8, 4)]),
        // Everything is forbidden.
        (vec![20, 19], up_to(20).collect()),
        (vec![21, 22, 23], up_to(20).collect()),
        // All stones may not be taken; at most 3 may be taken.
        (vec![17, 30, 31], (1..=30).map(|heap| (heap, heap)).collect()),
        (vec![7, 14, 21, 9], up_to(30).filter(|(_, take)| *take > 3).collect()),
        (vec![8, 12, 28], up_to(30).filter(|(_, take)| *take > 3).collect()),
        // Numbers that a double cannot tell apart.
        (vec![(1 << 53) + 1, 1 << 53], vec![(7, 7)]),
        (vec![(1 << 59) + 1, 1 << 59, 1], vec![(1 << 59, 1 << 59)]),
    ];
    let random = |seed| {
        let mut rng = Rng::with_seed(seed);
        let pairs = if seed <= 8 {
            let parts = rng.usize(1..=8);
            let mut pairs = vec![(9, 9)];
            pairs.extend(up_to(8).filter(|_| rng.usize(..8) < parts));
            rng.shuffle(&mut pairs);
            pairs
        } else {
            let count = [10, 100, 400][rng.usize(..3)];
            large_pairs(&mut rng, count)
        };
        let count = if seed <= 8 { rng.usize(1..=3) } else { [2, 5, 100][rng.usize(..3)] };
        let heaps = near(&mut rng, count, &pairs);
        let heaps = if rng.bool() { p_position(heaps, &pairs) } else { heaps };
        (heaps, pairs)
    };
    let random = (1..=20).map(random).collect();
    let mut files = numbered([("edge", edge), ("random", random), ("max", large())], test_file);
    files.extend(largest_cases());
    files
}

/// As many pairs as allowed: each heap among this many repeats a value, or a single one has all pairs.
fn largest_cases() -> Vec<TestFile> {
    let mut rng = Rng::with_seed(42);
    let (n, take) = (MAX_COUNT, MAX_COUNT + 1);
    let repeats: Vec<Pair> = (1..=n).map(|heap| (heap + take, take)).collect();
    let heaps = random_list(&mut rng, n - 1, 1..=3 * n);
    let files = [
        ("as many repeats as pairs, lost", p_position(heaps, &repeats), repeats),
        ("all pairs at one heap", vec![take, MAX], (1..=n).map(|y| (take, y)).collect()),
    ];
    largest(files.map(|(shape, heaps, mut pairs): (_, _, Vec<Pair>)| {
        rng.shuffle(&mut pairs);
        let pairs: Vec<_> = pairs.into_iter().map(|(heap, take)| [heap, take]).collect();
        let [n, m] = [heaps.len(), pairs.len()];
        (shape, vec![format!("{n} {m}\n{}\n{}", spaced(heaps), edge_lines(&pairs))])
    }))
}

/// All pairs of a heap up to `most`.
fn up_to(most: usize) -> impl Iterator<Item = Pair> {
    (1..=most).flat_map(|heap| (1..=heap).map(move |take| (heap, take)))
}

/// The largest cases. As many pairs as allowed do not fit into a file of 1.5 MB, not even if their numbers
/// are as small as can be.
fn large() -> Vec<(Vec<usize>, Vec<Pair>)> {
    let mut rng = Rng::with_seed(41);
    let mut few: Vec<Pair> = up_to(99).filter(|_| rng.usize(..4) == 0).collect();
    rng.shuffle(&mut few);
    let heaps = random_list(&mut rng, MAX_COUNT - 1, 1..=99);
    let many_heaps = (p_position(heaps, &few), few);

    let mut many: Vec<Pair> = up_to(640).collect();
    rng.shuffle(&mut many);
    many.truncate(MAX_COUNT);
    let heaps = random_list(&mut rng, 500, 1..=640);
    let many_pairs = (p_position(heaps, &many), many);

    let far = large_pairs(&mut rng, 15_000);
    let heaps = near(&mut rng, 5_000, &far);
    let large_numbers = (p_position(heaps, &far), far);

    vec![many_heaps, many_pairs, large_numbers]
}

/// About `count` pairs up to `MAX`. Most of them forbid all heaps of some value, or all but one.
fn large_pairs(rng: &mut Rng, count: usize) -> Vec<Pair> {
    let mut values = Values::default();
    let mut pairs = BTreeSet::new();
    let mut sizes = vec![0, 1, 2, 1000];
    while pairs.len() < count {
        let step = if rng.usize(..4) == 0 { rng.usize(1..=3) } else { rng.usize(1..=MAX / count) };
        let heap = sizes.last().expect("there is a size") + step;
        let mut targets = BTreeSet::new();
        for _ in 0..rng.usize(1..=4) {
            let target = sizes[rng.usize(..sizes.len())];
            let mut heaps = values.heaps(values.of(target));
            if rng.usize(..4) == 0 {
                heaps.pop_first();
            }
            targets.extend(heaps.into_iter().take(40));
        }
        values.push(heap, &targets);
        pairs.extend(targets.iter().map(|target| (heap, heap - target)));
        sizes.push(heap);
        if rng.bool() {
            sizes.push(heap + 1);
        }
    }
    let mut pairs: Vec<Pair> = pairs.into_iter().collect();
    rng.shuffle(&mut pairs);
    pairs
}

/// `count` heaps, all in a pair or next to it.
fn near(rng: &mut Rng, count: usize, pairs: &[Pair]) -> Vec<usize> {
    let mut heap = || {
        let (heap, take) = pairs[rng.usize(..pairs.len())];
        [heap, heap - take, heap - 1, heap + 1][rng.usize(..4)].clamp(1, MAX)
    };
    (0..count).map(|_| heap()).collect()
}

/// `heaps` with one more that makes it a P-position, if there is a heap up to `MAX` that does.
fn p_position(mut heaps: Vec<usize>, pairs: &[Pair]) -> Vec<usize> {
    let values = Values::new(pairs);
    let sum = nim_sum(&heaps.iter().map(|&heap| values.of(heap)).collect::<Vec<_>>());
    let last = values.first(sum);
    if (1..=MAX).contains(&last) {
        heaps.push(last);
    }
    heaps
}

fn test_file(name: &str, (heaps, pairs): (Vec<usize>, Vec<Pair>)) -> TestFile {
    let by_sets = Values::new(&pairs);
    let values: Vec<usize> = heaps.iter().map(|&heap| by_sets.of(heap)).collect();
    let wins = nim_sum(&values) != 0;
    if heaps.len() <= 3 && heaps.iter().all(|&heap| heap <= 9) {
        let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps, &pairs));
        assert_eq!(wins, search.wins(&heaps), "{heaps:?} {pairs:?}");
    }
    let lines = pairs.iter().map(|(heap, take)| format!("\n{heap} {take}")).join("");
    let input = format!("{} {}\n{}{lines}", heaps.len(), pairs.len(), heaps.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "Takahashi" } else { "Aoki" })])
}

/// The Grundy values of all heaps, from those heaps that have the value of a smaller one.
#[derive(Default)]
struct Values {
    /// Such heaps with their values, in ascending order.
    repeats: Vec<(usize, usize)>,
    /// The same heaps, by value.
    repeats_of: BTreeMap<usize, BTreeSet<usize>>,
}

impl Values {
    fn new(pairs: &[Pair]) -> Self {
        let mut targets: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for (heap, take) in pairs {
            targets.entry(*heap).or_default().insert(heap - take);
        }
        let mut values = Values::default();
        for (heap, targets) in targets {
            values.push(heap, &targets);
        }
        values
    }

    /// Adds the next heap from which moves are forbidden, and these moves.
    fn push(&mut self, heap: usize, targets: &BTreeSet<usize>) {
        let values: BTreeSet<usize> = targets.iter().map(|&target| self.of(target)).collect();
        let least = values.into_iter().find(|&value| {
            targets.contains(&self.first(value))
                && self.repeats_of.get(&value).is_none_or(|heaps| heaps.is_subset(targets))
        });
        if let Some(value) = least {
            self.repeats.push((heap, value));
            self.repeats_of.entry(value).or_default().insert(heap);
        }
    }

    /// The value of a heap.
    fn of(&self, heap: usize) -> usize {
        match self.repeats.binary_search_by_key(&heap, |repeat| repeat.0) {
            Ok(index) => self.repeats[index].1,
            Err(smaller) => heap - smaller,
        }
    }

    /// The smallest heap of a value.
    fn first(&self, value: usize) -> usize {
        let mut heap = value;
        loop {
            let next = value + self.repeats.partition_point(|repeat| repeat.0 <= heap);
            if next == heap {
                return heap;
            }
            heap = next;
        }
    }

    /// All heaps of a value.
    fn heaps(&self, value: usize) -> BTreeSet<usize> {
        let mut heaps = self.repeats_of.get(&value).cloned().unwrap_or_default();
        heaps.insert(self.first(value));
        heaps
    }
}

/// The options of a position.
fn moves(heaps: &[usize], pairs: &[Pair]) -> Vec<Vec<usize>> {
    in_one(heaps, |_, &heap| {
        let free = (1..=heap).filter(move |&take| !pairs.contains(&(heap, take)));
        free.map(move |take| heap - take)
    })
}
