//! Who wins, by search of the rules; lists, trees and sets to search; and some arithmetic of games.

pub use crate::blocks::spaced;

use common::grundy::grundy_table;
use itertools::Itertools;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// A search of a game in which a move goes from a position to one of its options, with what is known of who wins.
pub struct Search<P, F> {
    options: F,
    /// Whether a player who cannot move wins.
    misere: bool,
    wins: FxHashMap<P, bool>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<P>> Search<P, F> {
    /// The game that a player who cannot move loses. It must end.
    pub fn normal(options: F) -> Self {
        Self { options, misere: false, wins: FxHashMap::default() }
    }

    /// The game that a player who cannot move wins.
    pub fn misere(options: F) -> Self {
        Self { options, misere: true, wins: FxHashMap::default() }
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, position: &P) -> bool {
        if let Some(&wins) = self.wins.get(position) {
            return wins;
        }
        let options = (self.options)(position);
        let at_the_end = options.is_empty() && self.misere;
        let wins = at_the_end || options.iter().any(|option| !self.wins(option));
        self.wins.insert(position.clone(), wins);
        wins
    }

    /// Those of these positions that the player to move loses.
    pub fn lost(&mut self, positions: impl IntoIterator<Item = P>) -> Vec<P> {
        positions.into_iter().filter(|position| !self.wins(position)).collect()
    }

    /// What the winning moves leave, each as often as a move leaves it.
    pub fn winning(&mut self, position: &P) -> Vec<P> {
        let mut options = (self.options)(position);
        options.retain(|option| !self.wins(option));
        options
    }
}

/// The one that there is.
///
/// # Panics
///
/// If there is none, or more.
pub fn only<T>(all: impl IntoIterator<Item = T>) -> T {
    let mut all = all.into_iter();
    let first = all.next().expect("one");
    assert!(all.next().is_none(), "only one");
    first
}

/// A move in one part of a position: what it leaves of the part takes its place. `moves` is given the number of the
/// part, from 0 on, and the part.
pub fn in_one<P: Clone, I: IntoIterator<Item = P>>(
    parts: &[P],
    moves: impl Fn(usize, &P) -> I,
) -> Vec<Vec<P>> {
    let mut options = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        for next in moves(i, part) {
            let mut option = parts.to_vec();
            option[i] = next;
            options.push(option);
        }
    }
    options
}

/// What the takes that are possible leave of a heap.
pub fn minus(heap: usize, takes: impl IntoIterator<Item = usize>) -> Vec<usize> {
    takes.into_iter().filter(|&take| 0 < take && take <= heap).map(|take| heap - take).collect()
}

/// The Grundy values of the heaps below `len`, from the definition, by what moves leave of a heap.
pub fn values_of_heaps(len: usize, left: impl Fn(usize) -> Vec<usize>) -> Vec<u64> {
    grundy_table(len, |heap, values| left(heap).into_iter().map(|left| values[left]).collect())
}

/// All lists of `length` of these numbers, in lexicographic order.
pub fn all_lists<T: Clone>(length: usize, numbers: impl Iterator<Item = T> + Clone) -> Vec<Vec<T>> {
    vec![numbers; length].into_iter().multi_cartesian_product().collect()
}

/// Those of them that are in ascending order.
pub fn ascending_lists<T: Clone>(length: usize, numbers: impl Iterator<Item = T>) -> Vec<Vec<T>> {
    numbers.combinations_with_replacement(length).collect()
}

/// All trees with this many vertices, numbered from 0 on, in which each other vertex has a parent before it: the parents of
/// 1, 2, ...
pub fn all_trees(vertices: usize) -> Vec<Vec<usize>> {
    (1..vertices).map(|vertex| 0..vertex).multi_cartesian_product().collect()
}

/// The edges of one of these trees, each from the parent to the child, with the vertices numbered from 1 on.
pub fn tree_edges(parents: &[usize]) -> Vec<[usize; 2]> {
    (2..).zip(parents).map(|(child, parent)| [parent + 1, child]).collect()
}

/// All sets of these numbers, as lists in their order: set s has number i if bit i of s is 1.
pub fn all_sets<T: Clone>(numbers: impl Iterator<Item = T>) -> Vec<Vec<T>> {
    let mut sets = vec![Vec::new()];
    for number in numbers {
        let with = |set: &Vec<T>| set.iter().chain([&number]).cloned().collect();
        let with_it: Vec<Vec<T>> = sets.iter().map(with).collect();
        sets.extend(with_it);
    }
    sets
}

/// The heaps that are not empty, in ascending order: one key for all equivalent positions.
pub fn sorted<T: Clone + Default + Ord>(heaps: &[T]) -> Vec<T> {
    heaps.iter().filter(|&heap| *heap > T::default()).sorted().cloned().collect()
}

/// The heaps with the one at `index` replaced by `new`, in the form of [`sorted`].
pub fn replaced<T: Clone + Default + Ord>(heaps: &[T], index: usize, new: &[T]) -> Vec<T> {
    sorted(&[&heaps[..index], new, &heaps[index + 1..]].concat())
}

/// A move in one heap, or another part, which leaves others in its place: these in the form of [`sorted`].
pub fn in_one_heap<T: Clone + Default + Ord>(
    heaps: &[T],
    moves: impl Fn(T) -> Vec<Vec<T>>,
) -> Vec<Vec<T>> {
    let in_heap =
        |i: usize| moves(heaps[i].clone()).into_iter().map(move |left| replaced(heaps, i, &left));
    (0..heaps.len()).flat_map(in_heap).collect()
}

/// The options of a position of Nim.
pub fn nim_moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    in_one_heap(heaps, |heap| (0..heap).map(|left| vec![left]).collect())
}

/// The Nim sum: bitwise XOR.
pub fn nim_sum(heaps: &[usize]) -> usize {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// The least natural number that is not among `values`.
pub fn mex(values: &[usize]) -> usize {
    let mut seen = vec![false; values.len() + 1];
    for &value in values {
        if let Some(is_seen) = seen.get_mut(value) {
            *is_seen = true;
        }
    }
    seen.iter().take_while(|&&is_seen| is_seen).count()
}

/// The Fibonacci numbers 1, 2, 3, 5, 8, ... up to `max`, which must be at least 2.
pub fn fibonacci_numbers(max: usize) -> Vec<usize> {
    let mut numbers = vec![1, 2];
    while let [.., previous, last] = numbers[..] {
        if previous + last > max {
            break;
        }
        numbers.push(previous + last);
    }
    numbers
}

/// The Zeckendorf representation of `n`, found greedily: the indices of its parts in `fibonacci`, in
/// descending order.
pub fn zeckendorf(n: usize, fibonacci: &[usize]) -> Vec<usize> {
    let mut rest = n;
    let mut indices = Vec::new();
    for (index, &number) in fibonacci.iter().enumerate().rev() {
        if number <= rest {
            rest -= number;
            indices.push(index);
        }
    }
    indices
}

/// The first window of `largest_take` values that comes again: where it stands, and how many heaps
/// later it comes.
pub fn period<T: PartialEq>(values: &[T], largest_take: usize) -> Option<(usize, usize)> {
    let windows: Vec<&[T]> = values.windows(largest_take).collect();
    (0..windows.len()).find_map(|start| {
        let later = windows[start + 1..].iter();
        let between = later.take_while(|window| **window != windows[start]).count();
        let length = between + 1;
        (start + length < windows.len()).then_some((start, length))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nim_agrees_with_search() {
        let moves = |heaps: &Vec<usize>| nim_moves(heaps);
        let (mut normal, mut misere) = (Search::normal(moves), Search::misere(moves));
        for heaps in all_lists(3, 0..=7) {
            assert_eq!(normal.wins(&sorted(&heaps)), nim_sum(&heaps) != 0, "{heaps:?}");
        }
        assert_eq!(normal.winning(&vec![1, 3]), [[1, 1]]);
        assert_eq!(misere.winning(&vec![1, 3]), [[1]]);
        assert_eq!(in_one(&[1, 2], |i, &heap: &usize| [heap + i]), [[1, 2], [1, 3]]);
        assert_eq!(minus(4, [5, 4, 1, 0]), [0, 3]);
    }
}
