//! Subtraction games: heaps from which a move takes one of the numbers in a *subtraction set*.
//!
//! The Grundy value of a heap depends on the values of the heaps below it, as far down as the
//! largest take, and on nothing else. So the sequence of values is ultimately periodic when the set
//! is finite (E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 4). For some sets it is known.

/// The Grundy value of a heap from which a move takes 1 to `max_take` stones: `heap` mod
/// (`max_take` + 1).
///
/// Exact for all of `u64`: where the sum does not fit, every heap may be taken whole.
///
/// ```
/// use common::subtraction::bachet_grundy;
/// assert_eq!(bachet_grundy(23, 2), 2);
/// assert_eq!(bachet_grundy(u64::MAX, u64::MAX), u64::MAX); // all of it can be taken: a Nim heap
/// ```
pub fn bachet_grundy(heap: u64, max_take: u64) -> u64 {
    match max_take.checked_add(1) {
        Some(period) => heap % period,
        None => heap, // no heap is larger than `max_take`
    }
}

/// `heap` mod (`min_take` + `max_take`): all depends on it where a move takes `min_take` to
/// `max_take` stones, as one can answer t stones with `min_take` + `max_take` - t.
///
/// Exact for all of `u64`: where the sum does not fit, no heap is as large. Where the sum is 0, no
/// stones can be taken, and it is `heap`.
///
/// ```
/// use common::subtraction::range_remainder;
/// assert_eq!(range_remainder(23, 2, 5), 2);
/// assert_eq!(range_remainder(7, 5, u64::MAX), 7);
/// ```
pub fn range_remainder(heap: u64, min_take: u64, max_take: u64) -> u64 {
    let period = min_take.checked_add(max_take);
    period.and_then(|period| heap.checked_rem(period)).unwrap_or(heap)
}

/// The Fibonacci numbers 1, 2, 3, 5, 8, ..., each of them once: the 92 that `u64` holds.
///
/// ```
/// assert_eq!(common::subtraction::fibonacci().last(), Some(12_200_160_415_121_876_738));
/// ```
pub fn fibonacci() -> impl Iterator<Item = u64> {
    std::iter::successors(Some((1, 1)), |&(last, this): &(u64, u64)| {
        Some((this, last.checked_add(this)?))
    })
    .map(|(_, this)| this)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grundy::grundy_table;

    /// The Grundy values of the heaps below `len`, by the definition.
    fn values(takes: impl IntoIterator<Item = u64>, len: u64) -> Vec<u64> {
        let index = |number: u64| usize::try_from(number).unwrap();
        let takes: Vec<usize> =
            takes.into_iter().take_while(|&take| take < len).map(index).collect();
        grundy_table(index(len), |heap, grundy| {
            let takes = takes.iter().filter(|&&take| take <= heap);
            takes.map(|&take| grundy[heap - take]).collect()
        })
    }

    #[test]
    fn fibonacci_takes_are_a014588_and_a001581() {
        let fibonacci_game = values(fibonacci(), 61);
        let a014588 =
            [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3];
        assert_eq!(fibonacci_game[..24], a014588);
        let lost: Vec<usize> = (1..61).filter(|&heap| fibonacci_game[heap] == 0).collect();
        assert_eq!(lost, [4, 10, 14, 20, 24, 30, 36, 40, 46, 50, 56, 60]);
    }

    #[test]
    fn bachet_is_the_game_of_all_takes_up_to_a_number() {
        for max_take in (0..12).chain([63, 64, 65, 100]) {
            let bachet: Vec<u64> =
                (0..150).map(|heap| bachet_grundy(heap, max_take)).collect();
            assert_eq!(bachet, values(1..=max_take, 150), "takes to {max_take}");
        }
        assert_eq!(bachet_grundy(u64::MAX, u64::MAX - 1), 0);
        assert_eq!(bachet_grundy(u64::MAX - 1, u64::MAX), u64::MAX - 1);
    }
}
