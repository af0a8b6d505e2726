//! Grundy values of any impartial game that is given by its moves: the reference to which the tests of
//! all problems hold the formulas of the programs. The programs themselves use it where no formula is
//! known.
//!
//! **Definition.** The Grundy value of a position is the [`mex`] of the Grundy values of its
//! *options*, the positions that one move reaches. A position without options has the value 0.
//!
//! **The Sprague–Grundy theorem.** Under normal play a position is lost for the player to move
//! exactly when its Grundy value is 0, and the Grundy value of a sum of games is the
//! [Nim sum](crate::nim::nim_sum) of theirs. (R. Sprague, "Über mathematische Kampfspiele", Tôhoku
//! Mathematical Journal 41 (1935), 438–444; P. M. Grundy, "Mathematics and games", Eureka 2 (1939),
//! 6–8.)

use std::collections::BTreeMap;

/// The minimum excludant: the smallest natural number that is not among `values`, in any order and
/// with any repetitions. Linear in their number, or as a sort if there are values from 128 on.
///
/// ```
/// use common::grundy::mex;
/// assert_eq!(mex([]), 0);
/// assert_eq!(mex([3, 0, 1, 1]), 2);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    // A binary digit for each value below 128. Larger ones matter only if all of those are there.
    let (mut small, mut large) = (0_u128, Vec::new());
    for value in values {
        if value < 128 {
            small |= 1 << value;
        } else {
            large.push(value);
        }
    }
    let mut mex = u64::from(small.trailing_ones());
    large.sort_unstable();
    for value in large {
        mex += u64::from(value == mex);
    }
    mex
}

/// The Grundy values of the positions 0, 1, ..., `len` - 1 of a game in which every move makes the
/// position smaller, from the bottom up.
///
/// `options` is called for each position in turn, with the values of all smaller positions, and
/// gives the Grundy values of its options. An option may be a sum of positions; its value is then
/// the Nim sum of theirs.
///
/// Kayles, where a move knocks down one skittle or two neighbours and so may split the row in two:
///
/// ```
/// let kayles = common::grundy::grundy_table(10, |row, grundy| {
///     let knock = |pins: usize| (0..(row + 1).saturating_sub(pins)).map(move |i| (i, row - pins - i));
///     knock(1).chain(knock(2)).map(|(left, right)| grundy[left] ^ grundy[right]).collect()
/// });
/// assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// ```
pub fn grundy_table(len: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut table = Vec::with_capacity(len);
    for position in 0..len {
        let value = mex(options(position, &table));
        table.push(value);
    }
    table
}

/// Grundy values of positions of any kind, computed on demand and remembered.
///
/// The search keeps a stack of its own, so that a game of a million moves cannot overflow the program's.
///
/// ```
/// use common::grundy::GrundySearch;
/// // Countdown: subtract 1 or 2; a hundred thousand moves deep.
/// let mut countdown = GrundySearch::new(|&n: &u32| (1..=n.min(2)).map(|take| n - take).collect());
/// assert_eq!(countdown.grundy(&100_000), 1);
/// ```
pub struct GrundySearch<P, F> {
    options: F,
    values: BTreeMap<P, Option<u64>>, // None while the position is being worked on
}

impl<P: Clone + Ord, F: Fn(&P) -> Vec<P>> GrundySearch<P, F> {
    /// A search of the game in which a move goes from a position to one of `options(&position)`.
    pub fn new(options: F) -> Self {
        GrundySearch { options, values: BTreeMap::new() }
    }

    /// The Grundy value of `position`. Time and memory grow with the number of positions reached for
    /// the first time.
    ///
    /// # Panics
    ///
    /// If the play can return to a position: such a game has no Grundy values.
    pub fn grundy(&mut self, position: &P) -> u64 {
        let mut stack = Vec::new(); // the positions being worked on, each an option of the one below
        if !self.values.contains_key(position) {
            stack.push(self.open(position.clone()));
        }
        while let Some((current, options, values)) = stack.last_mut() {
            if let Some(option) = options.last() {
                match self.values.get(option) {
                    Some(Some(value)) => {
                        values.push(*value);
                        options.pop();
                    }
                    Some(None) => panic!("the play can return to a position"),
                    None => {
                        let option = option.clone();
                        stack.push(self.open(option));
                    }
                }
            } else {
                let value = mex(values.iter().copied());
                self.values.insert(current.clone(), Some(value));
                stack.pop();
            }
        }
        self.values[position].expect("no position stays open when the search ends")
    }

    /// Begins to work on a position: with its options still to look at, and the Grundy values found
    /// among them.
    fn open(&mut self, position: P) -> (P, Vec<P>, Vec<u64>) {
        self.values.insert(position.clone(), None);
        let options = (self.options)(&position);
        (position, options, Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn splits(heap: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..=heap).map(move |left| (left, heap - left))
    }

    #[test]
    fn kayles_is_a002186() {
        let kayles = grundy_table(20, |row, grundy| {
            (1..=2.min(row))
                .flat_map(|pins| splits(row - pins))
                .map(|(left, right)| grundy[left] ^ grundy[right])
                .collect()
        });
        assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2]);
    }

    #[test]
    fn dawsons_chess_is_a002187() {
        // A pawn is set on one of the files that are left; it and its neighbours go.
        let dawson = grundy_table(20, |files, grundy| {
            (0..files)
                .map(|i| {
                    grundy[i.saturating_sub(1)] ^ grundy[(files - i).saturating_sub(2)]
                })
                .collect()
        });
        assert_eq!(dawson, [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3]);
    }

    #[test]
    fn grundys_game_is_a002188() {
        // One heap becomes two that are not equal, neither of them empty.
        let grundys_game = grundy_table(20, |heap, grundy| {
            splits(heap)
                .filter(|(left, right)| 0 < *left && left < right)
                .map(|(left, right)| grundy[left] ^ grundy[right])
                .collect()
        });
        assert_eq!(
            grundys_game,
            [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3]
        );
    }

    #[test]
    fn wythoffs_game_by_antidiagonals_is_a004481() {
        let mut wythoff = GrundySearch::new(|&(a, b): &(u8, u8)| {
            let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
            one.chain((1..=a.min(b)).map(|take| (a - take, b - take))).collect()
        });
        let values: Vec<u64> = (0..6)
            .flat_map(|sum| (0..=sum).map(move |a| (sum - a, a)))
            .map(|p| wythoff.grundy(&p))
            .collect();
        assert_eq!(values, [0, 1, 1, 2, 2, 2, 3, 0, 0, 3, 4, 4, 1, 4, 4, 5, 5, 5, 5, 5, 5]);
    }

    #[test]
    fn a_search_can_be_asked_twice() {
        let mut heap = GrundySearch::new(|&n: &u8| (0..n).collect());
        assert_eq!([5, 5, 3].map(|n| heap.grundy(&n)), [5, 5, 3]);
    }

    #[test]
    #[should_panic(expected = "the play can return to a position")]
    fn a_loop_is_found() {
        GrundySearch::new(|&side: &bool| vec![!side]).grundy(&true);
    }

    #[test]
    fn mex_is_missing_and_all_below_it_are_there() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..256 {
            let large: Vec<u64> =
                (0..random.usize(..100)).map(|_| random.u64(..)).collect();
            let small: Vec<u64> =
                (0..random.usize(..40)).map(|_| random.u64(..20)).collect();
            for values in [large, small] {
                let mex = mex(values.iter().copied());
                assert!(!values.contains(&mex), "{values:?} {mex}");
                assert!(
                    (0..mex).all(|smaller| values.contains(&smaller)),
                    "{values:?} {mex}"
                );
            }
        }
    }

    /// The Sprague–Grundy theorem, on sums of two subtraction games.
    #[test]
    fn the_value_of_a_sum_is_the_nim_sum() {
        let table = |takes: &[usize]| {
            grundy_table(12, |heap, grundy| {
                takes.iter().filter(|&&t| t <= heap).map(|t| grundy[heap - t]).collect()
            })
        };
        let mut random = fastrand::Rng::with_seed(1);
        let mut takes = || {
            let count = random.usize(1..4);
            random.choose_multiple(1..8, count)
        };
        for _ in 0..256 {
            let (first, second) = (takes(), takes());
            let mut sum = GrundySearch::new(|&(a, b): &(usize, usize)| {
                let left = first.iter().filter(|&&t| t <= a).map(|t| (a - t, b));
                left.chain(second.iter().filter(|&&t| t <= b).map(|t| (a, b - t))).collect()
            });
            let (first_table, second_table) = (table(&first), table(&second));
            for (a, value) in first_table.iter().enumerate() {
                for (b, other) in second_table.iter().enumerate() {
                    let nim_sum = value ^ other;
                    assert_eq!(
                        sum.grundy(&(a, b)),
                        nim_sum,
                        "{first:?} {second:?} {a} {b}"
                    );
                }
            }
        }
    }
}
