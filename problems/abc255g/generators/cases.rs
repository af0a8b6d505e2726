//! Test files of Constrained Nim. An input is a single case, so there are many small ones.

use crate::prelude::*;

/// The largest heap.
const MAX: usize = 1_000_000_000_000_000_000;

/// The bound on the heaps and on the pairs, each of a heap and of a take that is forbidden there.
const MAX_COUNT: usize = 200_000;

pub fn cases() -> Vec<TestFile> {
    let mut edge: Vec<(Vec<usize>, Vec<Edge>)> = vec![
        // The smallest input: a stone that cannot be taken.
        (vec![1], vec![[1, 1]]),
        // The largest numbers.
        (vec![MAX], vec![[MAX, MAX]]),
        (vec![MAX], vec![[MAX, 1]]),
        (vec![MAX, MAX - 1], vec![[MAX, 1]]),
        (vec![MAX, MAX - 1], vec![[2, 2]]),
        // A pair above all heaps, and one of which no heap comes to know.
        (vec![5, 7, 2], vec![[8, 3]]),
        (vec![5, 5], vec![[3, 1]]),
        // A heap at a repeat, below it and above it.
        (vec![2], vec![[2, 2]]),
        (vec![1, 1, 2], vec![[2, 2]]),
        (vec![3, 1], vec![[2, 2]]),
        (vec![3, 1, 4], vec![[2, 2]]),
        // Two heaps of the value 0: one of them forbidden, the other, and both.
        (vec![5], vec![[2, 2], [5, 5]]),
        (vec![5], vec![[2, 2], [5, 3]]),
        (vec![5], vec![[2, 2], [5, 3], [5, 5]]),
        (vec![6, 5], vec![[2, 2], [5, 5]]),
        // The larger heap comes first, and its values depend on the smaller ones.
        (vec![5], vec![[5, 5], [2, 2]]),
        (vec![5], vec![[5, 3], [5, 5], [2, 2]]),
        (vec![8, 4], vec![[8, 1], [8, 4], [5, 5], [2, 2], [5, 3]]),
        // Two values might be taken again: the lesser one.
        (vec![8, 7], vec![[2, 2], [5, 3], [5, 5], [8, 1], [8, 4]]),
        // Everything is forbidden.
        (vec![20, 19], up_to(20).collect()),
        (vec![21, 22, 23], up_to(20).collect()),
        // All stones may not be taken; at most 3 may be taken.
        (vec![17, 30, 31], (1..=30).map(|heap| [heap, heap]).collect()),
        (vec![7, 14, 21, 9], up_to(30).filter(|[_, take]| *take > 3).collect()),
        (vec![8, 12, 28], up_to(30).filter(|[_, take]| *take > 3).collect()),
        // Numbers that a double cannot tell apart.
        (vec![(1 << 53) + 1, 1 << 53], vec![[7, 7]]),
        (vec![(1 << 59) + 1, 1 << 59, 1], vec![[1 << 59, 1 << 59]]),
    ];
    let rng = &mut Rng::with_seed(1);
    // Many pairs of small heaps, some of all heaps of a value and some of nearly all; few heaps, so that some are lost.
    edge.extend(sample(12, 2, |rng| {
        let mut pairs = up_to(8).filter(|_| rng.bool()).collect_vec();
        rng.shuffle(&mut pairs);
        (random_list(rng, 2, 1..=8), pairs)
    }));
    let text = |heaps: Vec<usize>, pairs: Vec<Edge>| {
        vec![format!("{} {}\n{}\n{}", heaps.len(), pairs.len(), spaced(&heaps), edge_lines(&pairs))]
    };
    // As many pairs as allowed: each heap among this many has the value of a smaller one, or a single one has all
    // pairs.
    let (n, take) = (MAX_COUNT, MAX_COUNT + 1);
    let mut repeats = (1..=n).flat_map(|heap| again(heap, take, 1)).collect_vec();
    rng.shuffle(&mut repeats);
    let values = with_nim_sum_0(random(rng, n, 1..=(1 << 17) - 1));
    let lost = values.iter().map(|&s| s as usize + take * rng.usize(0..=1)).collect();
    // All pairs of the smallest heaps, but for a few.
    let mut many = up_to(640).collect_vec();
    rng.shuffle(&mut many);
    many.truncate(n);
    let heaps = random_list(rng, 500, 1..=640);
    let mut files = edges(edge.into_iter().map(|(heaps, pairs)| text(heaps, pairs)));
    files.extend(largest([
        ("as many repeats as pairs, lost", text(lost, repeats)),
        ("all pairs at one heap", text(vec![take, MAX], (1..=n).map(|y| [take, y]).collect())),
        ("nearly all pairs of small heaps", text(heaps, many)),
    ]));
    files
}

/// All pairs of a heap up to `most`.
fn up_to(most: usize) -> impl Iterator<Item = Edge> {
    (1..=most).flat_map(|heap| (1..=heap).map(move |take| [heap, take]))
}

/// From the heaps s + t, s + 2 t, ..., s + n t all smaller ones of the value s are forbidden, so that each has it, too.
fn again(s: usize, t: usize, n: usize) -> Vec<Edge> {
    (1..=n).flat_map(|j| (1..=j).map(move |i| [s + j * t, i * t])).collect()
}
