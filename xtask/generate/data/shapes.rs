//! Shapes that several problems want for their largest inputs: lists of numbers, trees, graphs and words. They are as they
//! are for a reason: each is the worst case of some slow or wrong program.

pub use checks::blocks::spaced;
use fastrand::Rng;
use itertools::Itertools;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// A line for each of the lines, joined, without the last newline.
pub fn lines<T: Display>(lines: impl IntoIterator<Item = T>) -> String {
    lines.into_iter().join("\n")
}

/// A count, and a line of this many values.
pub fn counted<T: Display>(values: &[T]) -> String {
    format!("{}\n{}", values.len(), spaced(values))
}

/// `n` numbers that are all `value`.
pub fn all_equal(n: usize, value: u64) -> Vec<u64> {
    vec![value; n]
}

/// `n` numbers from 1 on.
pub fn ascending(n: usize) -> Vec<u64> {
    (1..=n as u64).collect()
}

/// `n` numbers, down to 1.
pub fn descending(n: usize) -> Vec<u64> {
    (1..=n as u64).rev().collect()
}

/// `n` numbers in ascending order, as far apart as they may be: the first and the last are the ends of `numbers`. They
/// are distinct where there are enough.
pub fn spread(n: usize, numbers: RangeInclusive<u64>) -> Vec<u64> {
    let (low, wide) = (*numbers.start(), u128::from(numbers.end() - numbers.start()));
    let steps = n.saturating_sub(1).max(1) as u128;
    (0..n as u128)
        .map(|i| low + u64::try_from(wide * i / steps).expect("it is at most wide"))
        .collect()
}

/// `n` random numbers.
pub fn random(rng: &mut Rng, n: usize, numbers: RangeInclusive<u64>) -> Vec<u64> {
    (0..n).map(|_| rng.u64(numbers.clone())).collect()
}

/// `n` distinct random numbers, in any order.
///
/// # Panics
///
/// If there are not twice as many.
pub fn distinct(rng: &mut Rng, n: usize, numbers: RangeInclusive<u64>) -> Vec<u64> {
    assert!(numbers.end() - numbers.start() >= 2 * n as u64 - 1, "take `permutation`, or `spread`");
    let mut known = std::collections::HashSet::new();
    std::iter::repeat_with(|| rng.u64(numbers.clone()))
        .filter(|x| known.insert(*x))
        .take(n)
        .collect()
}

/// The numbers 1 to `n` in random order.
pub fn permutation(rng: &mut Rng, n: usize) -> Vec<u64> {
    let mut numbers = ascending(n);
    rng.shuffle(&mut numbers);
    numbers
}

/// The powers of two up to `most`, and each of them less one, without 0; in ascending order.
pub fn around_powers_of_two(most: u64) -> Vec<u64> {
    let powers = (0..64).map(|i| 1_u64 << i).take_while(|&power| power <= most);
    powers.flat_map(|power| [power - 1, power]).filter(|&x| x > 0).dedup().collect()
}

/// Fibonacci numbers 1, 2, 3, 5 up to `most`.
pub fn fibonacci(most: u64) -> Vec<u64> {
    common::subtraction::fibonacci().take_while(|&number| number <= most).collect()
}

/// The first `n` values of a list that is repeated.
pub fn cycled<T: Clone>(values: &[T], n: usize) -> Vec<T> {
    values.iter().cycle().take(n).cloned().collect()
}

/// The numbers with the last one changed so that their Nim sum is 0.
pub fn with_nim_sum_0(mut numbers: Vec<u64>) -> Vec<u64> {
    let last = numbers.pop();
    numbers.extend(last.map(|_| numbers.iter().fold(0, |sum, x| sum ^ x)));
    numbers
}

/// An edge between vertices, which are numbered from 1; in a tree from the parent, in a graph with arrows from the tail.
pub type Edge = [usize; 2];

/// A path 1, 2, ..., n.
pub fn path(n: usize) -> Vec<Edge> {
    (1..n).map(|v| [v, v + 1]).collect()
}

/// A star around 1.
pub fn star(n: usize) -> Vec<Edge> {
    (2..=n).map(|v| [1, v]).collect()
}

/// A path of the first half of the vertices, with a leaf at each.
pub fn comb(n: usize) -> Vec<Edge> {
    let half = n.div_ceil(2);
    let leaves = (half + 1..=n).map(|v| [v - half, v]);
    path(half).into_iter().chain(leaves).collect()
}

/// A path of the first half of the vertices, with all others as leaves at its end.
pub fn broom(n: usize) -> Vec<Edge> {
    let half = n.div_ceil(2);
    path(half).into_iter().chain((half + 1..=n).map(|v| [half, v])).collect()
}

/// A tree in which vertex v has the children 2v and 2v + 1.
pub fn binary_tree(n: usize) -> Vec<Edge> {
    (2..=n).map(|v| [v / 2, v]).collect()
}

/// A tree in which the parent of each vertex is any earlier one: it is flat.
pub fn random_tree(rng: &mut Rng, n: usize) -> Vec<Edge> {
    (2..=n).map(|v| [rng.usize(1..v), v]).collect()
}

/// A tree in which the parent of each vertex is one of the last `near` before it: it is deep.
pub fn deep_tree(rng: &mut Rng, n: usize, near: usize) -> Vec<Edge> {
    (2..=n).map(|v| [rng.usize(v.saturating_sub(near).max(1)..v), v]).collect()
}

/// A path 1, 2, ..., n and an edge from n to 1.
pub fn cycle(n: usize) -> Vec<Edge> {
    path(n).into_iter().chain([[n, 1]]).collect()
}

/// All edges, each from the smaller number to the larger.
pub fn complete(n: usize) -> Vec<Edge> {
    (1..=n).tuple_combinations().map(|(u, v)| [u, v]).collect()
}

/// `m` different random edges, each from the smaller number to the larger: a graph with arrows has no cycle.
pub fn random_graph(rng: &mut Rng, n: usize, m: usize) -> Vec<Edge> {
    let mut known = std::collections::HashSet::new();
    let edge = || {
        let (u, v) = (rng.usize(1..=n), rng.usize(1..=n));
        [u.min(v), u.max(v)]
    };
    let edges =
        std::iter::repeat_with(edge).filter(|[u, v]| u < v).filter(|edge| known.insert(*edge));
    edges.take(m).collect()
}

/// Layers of `width` vertices each, with edges from each vertex to all of the next layer: `width` to the power of
/// `count` paths.
pub fn layers(count: usize, width: usize) -> Vec<Edge> {
    let between = |layer: usize| {
        (1..=width)
            .cartesian_product(1..=width)
            .map(move |(u, v)| [layer * width + u, (layer + 1) * width + v])
    };
    (0..count.saturating_sub(1)).flat_map(between).collect()
}

/// The same edges with vertex v called n + 1 - v.
pub fn backwards(edges: Vec<Edge>, n: usize) -> Vec<Edge> {
    edges.into_iter().map(|edge| edge.map(|v| n + 1 - v)).collect()
}

/// The same edges in any order, with the vertices named in any order, but for those up to `fixed`.
pub fn shuffled(rng: &mut Rng, edges: Vec<Edge>, n: usize, fixed: usize) -> Vec<Edge> {
    let mut names: Vec<usize> = (0..=n).collect();
    rng.shuffle(&mut names[fixed + 1..]);
    let mut edges: Vec<Edge> = edges.into_iter().map(|edge| edge.map(|v| names[v])).collect();
    rng.shuffle(&mut edges);
    edges
}

/// The parents of the vertices 2 to n, in this order, of edges from parents to children.
pub fn parents(edges: &[Edge]) -> Vec<usize> {
    edges
        .iter()
        .map(|[parent, child]| (child, *parent))
        .sorted()
        .map(|(_, parent)| parent)
        .collect()
}

/// Edges as lines `u v`.
pub fn edge_lines(edges: &[Edge]) -> String {
    lines(edges.iter().map(spaced))
}

/// `n` random letters of an alphabet.
pub fn word(rng: &mut Rng, n: usize, alphabet: &str) -> String {
    let letters: Vec<char> = alphabet.chars().collect();
    (0..n).map(|_| letters[rng.usize(..letters.len())]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_as_they_say() {
        assert_eq!(spread(4, 1..=10), [1, 4, 7, 10]);
        assert_eq!(spread(3, 0..=u64::MAX), [0, u64::MAX / 2, u64::MAX]);
        assert_eq!(around_powers_of_two(9), [1, 2, 3, 4, 7, 8]);
        assert_eq!(fibonacci(13), [1, 2, 3, 5, 8, 13]);
        assert_eq!(with_nim_sum_0(vec![5, 3, 9]), [5, 3, 6]);
        assert_eq!(cycled(&[1, 2], 3), [1, 2, 1]);
        assert_eq!(comb(5), [[1, 2], [2, 3], [1, 4], [2, 5]]);
        assert_eq!(broom(5), [[1, 2], [2, 3], [3, 4], [3, 5]]);
        assert_eq!(cycle(3), [[1, 2], [2, 3], [3, 1]]);
        assert_eq!(layers(2, 2), [[1, 3], [1, 4], [2, 3], [2, 4]]);
        assert_eq!(backwards(path(3), 3), [[3, 2], [2, 1]]);
        assert_eq!(parents(&[[1, 3], [3, 2]]), [3, 1]);
        assert_eq!(edge_lines(&complete(3)), "1 2\n1 3\n2 3");
        let rng = &mut Rng::with_seed(1);
        assert_eq!(shuffled(rng, star(9), 9, 1).into_iter().sorted().collect_vec(), star(9));
        assert!(random_graph(rng, 9, 36).into_iter().sorted().eq(complete(9)));
        assert!(deep_tree(rng, 99, 2).iter().all(|[u, v]| u < v && u + 2 >= *v));
        assert_eq!(distinct(rng, 50, 1..=100).into_iter().sorted().dedup().count(), 50);
        assert_eq!((permutation(rng, 9).len(), word(rng, 7, "ab").len()), (9, 7));
    }
}
