//! Sequences of numbers that several games have to do with.

use std::iter;

/// The Fibonacci numbers 1, 2, 3, 5, 8, ..., each of them once: the 92 that `u64` holds.
///
/// ```
/// assert_eq!(common::sequences::fibonacci().last(), Some(12_200_160_415_121_876_738));
/// ```
pub fn fibonacci() -> impl Iterator<Item = u64> {
    iter::successors(Some((1, 1)), |&(last, this): &(u64, u64)| {
        Some((this, last.checked_add(this)?))
    })
    .map(|(_, this)| this)
}
