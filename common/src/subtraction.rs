//! Subtraction games: heaps from which a move takes one of the numbers in a *subtraction set*.
//!
//! The Grundy value of a heap depends on the values of the heaps below it, as far down as the
//! largest take, and on nothing else. That makes the sequence of values ultimately periodic when the
//! set is finite (E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical
//! Plays*, chapter 4), and [`SubtractionGame`] makes use of it.

use std::convert::TryFrom;
use std::iter;

/// The Grundy value of a heap from which a move takes 1 to `most` stones: `heap` mod (`most` + 1).
///
/// Exact for all of `u64`: where the sum does not fit, every heap may be taken whole.
///
/// ```
/// use common::subtraction::bash;
/// assert_eq!(bash(23, 2), 2);
/// assert_eq!(bash(u64::MAX, u64::MAX), u64::MAX); // all of it can be taken: a Nim heap
/// ```
pub fn bash(heap: u64, most: u64) -> u64 {
    match most.checked_add(1) {
        Some(period) => heap % period,
        None => heap, // no heap is larger than `most`
    }
}

/// The Fibonacci numbers 1, 2, 3, 5, 8, ..., each of them once: the 92 that `u64` holds.
///
/// ```
/// assert_eq!(common::subtraction::fibonacci().last(), Some(12_200_160_415_121_876_738));
/// ```
pub fn fibonacci() -> impl Iterator<Item = u64> {
    iter::successors(Some((1, 1)), |&(last, this): &(u64, u64)| {
        Some((this, last.checked_add(this)?))
    })
    .map(|(_, this)| this)
}

/// From heap `start` on, Grundy values repeat: the value of a heap is that of the heap `length`
/// stones larger. Both are the least possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first heap of the first period.
    pub start: usize,
    /// The number of heaps in a period.
    pub length: usize,
}

/// The Grundy values of one subtraction game, computed as far as they are asked for.
///
/// ```
/// use common::subtraction::SubtractionGame;
/// let mut game = SubtractionGame::new([5, 1, 2, 1]); // in any order, with repetitions
/// assert_eq!(game.grundy(7), Some(1));
/// assert_eq!(game.grundy(u64::MAX), Some(0)); // by the period, which is 3
/// ```
pub struct SubtractionGame {
    takes: Vec<usize>,              // those that a table can serve, ascending
    beyond: Option<u64>,            // the least of the others: no period holds from this heap on
    table: Vec<u32>,                // Grundy values of the heaps from 0 on
    searched: usize,                // how long the table was when a period was last looked for
    period: Option<(usize, usize)>, // its start and length, once the table shows one
    latest: Vec<usize>, // for Grundy values from 64 on, the latest heap with such an option
}

impl SubtractionGame {
    /// The largest heap whose Grundy value is looked up in a table. Above it, values are known only
    /// by a period that shows itself in the table.
    pub const LARGEST_TABLE: usize = 10_000_000;

    /// The game in which a move takes one of `takes` from a heap. They may come in any order and
    /// repeat; 0 is no move and has no effect.
    ///
    /// They are put in order one by one, as `sort` would make the C files twice as long.
    pub fn new(takes: impl IntoIterator<Item = u64>) -> Self {
        let mut all = Vec::new();
        for take in takes.into_iter().filter(|&take| take > 0) {
            if let Err(place) = all.binary_search(&take) {
                all.insert(place, take);
            }
        }
        let fits = |take: &usize| *take <= Self::LARGEST_TABLE;
        let small = all.iter().map_while(|&take| usize::try_from(take).ok().filter(fits));
        let takes: Vec<usize> = small.collect();
        SubtractionGame {
            beyond: all.get(takes.len()).copied(),
            // From n options come at most n values, so the mex is at most n.
            latest: vec![usize::MAX; takes.len() + 1],
            takes,
            table: Vec::new(),
            searched: 32,
            period: None,
        }
    }

    /// The Grundy value of `heap`, or `None` where neither the table nor a period reaches. That
    /// can only be above [`Self::LARGEST_TABLE`].
    ///
    /// The table grows until it holds `heap` or shows the period, which is looked for each time that
    /// the table has doubled. It costs one step for each take and four bytes, a heap.
    pub fn grundy(&mut self, heap: u64) -> Option<u64> {
        loop {
            let index = match self.period {
                Some(_) if self.beyond.map_or(false, |least| least <= heap) => return None,
                Some((start, length)) if heap > start as u64 => {
                    start as u64 + (heap - start as u64) % length as u64
                }
                _ => heap,
            };
            let value = usize::try_from(index).ok().and_then(|index| self.table.get(index));
            if let Some(&value) = value {
                return Some(value.into());
            }
            if self.table.len() > Self::LARGEST_TABLE {
                return None;
            }
            self.grow(usize::try_from(heap).unwrap_or(usize::MAX));
        }
    }

    /// The period of the Grundy values, if it shows itself in a table up to
    /// [`Self::LARGEST_TABLE`]. It takes in only the moves of at most so many stones.
    pub fn period(&mut self) -> Option<Period> {
        while self.period.is_none() && self.table.len() <= Self::LARGEST_TABLE {
            self.grow(usize::MAX);
        }
        self.period.map(|(start, length)| Period { start, length })
    }

    /// Extends the table, at most to `heap`. Where it is twice what it was when a period was last
    /// looked for, it ends, and a period is looked for again.
    fn grow(&mut self, heap: usize) {
        let doubled = (2 * self.searched).min(Self::LARGEST_TABLE + 1);
        let len = heap.saturating_add(1).min(doubled);
        let mut served = 0; // so many takes are no larger than the heap
        for heap in self.table.len()..len {
            while self.takes.get(served).map_or(false, |&take| take <= heap) {
                served += 1;
            }
            let value = self.mex_of_options(heap, served);
            self.table.push(value);
        }
        if len == doubled {
            self.searched = len;
            self.period = self.find_period();
        }
    }

    /// The mex of the options that the first `served` takes give to `heap`. Values below 64 are marked in
    /// the bits of one number, larger ones by the heap that has them.
    fn mex_of_options(&mut self, heap: usize, served: usize) -> u32 {
        let mut marks = 0u64;
        for take in &self.takes[..served] {
            let value = self.table[heap - take];
            if value < 64 {
                marks |= 1 << value;
            } else {
                self.latest[value as usize] = heap;
            }
        }
        let mut mex = marks.trailing_ones();
        while mex >= 64 && self.latest.get(mex as usize) == Some(&heap) {
            mex += 1;
        }
        mex
    }

    /// The period that the end of the table proves, if it proves one.
    ///
    /// A value follows from a window of values before it, as wide as the largest take. If the last
    /// window of the table stands in it a second time, `length` heaps earlier, then the next values
    /// are those that followed there, and so on for ever.
    fn find_period(&self) -> Option<(usize, usize)> {
        let window = self.takes.last().copied().unwrap_or(1);
        let length = latest_repeat(&self.table, window)?;
        let mut start = self.table.len() - length;
        while start > 0 && self.table[start - 1] == self.table[start - 1 + length] {
            start -= 1;
        }
        Some((start, length))
    }
}

/// The least shift by which the last `window` of `values` come once before. Linear time, by the prefix
/// function of Knuth, Morris and Pratt on the values read backwards.
fn latest_repeat(values: &[u32], window: usize) -> Option<usize> {
    if values.len() <= window {
        return None;
    }
    let backwards = |i: usize| values[values.len() - 1 - i];
    let mut borders = vec![0; window];
    let mut matched = 0;
    for i in 1..values.len() {
        while matched > 0 && backwards(i) != backwards(matched) {
            matched = borders[matched - 1];
        }
        if backwards(i) == backwards(matched) {
            matched += 1;
        }
        if matched == window {
            return Some(i + 1 - window);
        }
        if i < window {
            borders[i] = matched;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grundy::grundy_table;
    use proptest::prelude::*;

    /// The definition: the mex over the options, one heap after the other.
    fn by_definition(takes: &[u64], len: usize) -> Vec<u64> {
        let takes: Vec<usize> = takes.iter().map(|&take| usize::try_from(take).unwrap()).collect();
        grundy_table(len, |heap, grundy| {
            takes
                .iter()
                .filter(|&&take| 0 < take && take <= heap)
                .map(|&take| grundy[heap - take])
                .collect()
        })
    }

    fn values(takes: impl IntoIterator<Item = u64>, len: u64) -> Vec<u64> {
        let mut game = SubtractionGame::new(takes);
        (0..len).map(|heap| game.grundy(heap).unwrap()).collect()
    }

    #[test]
    fn fibonacci_takes_are_a014588_and_a001581() {
        let fibonacci_game = values(fibonacci(), 61);
        let a014588 = [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3];
        assert_eq!(fibonacci_game[..24], a014588);
        let lost: Vec<usize> = (1..61).filter(|&heap| fibonacci_game[heap] == 0).collect();
        assert_eq!(lost, [4, 10, 14, 20, 24, 30, 36, 40, 46, 50, 56, 60]);
    }

    #[test]
    fn square_takes_are_a014586() {
        let squares = values((1..10).map(|n| n * n), 20);
        assert_eq!(squares, [0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2]);
    }

    #[test]
    fn values_mod_three() {
        // In {1, 2, 5} heap 5 has two options of one value: a mex has to see them as one.
        for takes in [vec![1, 2, 5], (0..64).map(|i| 1 << i).collect()] {
            assert_eq!(values(takes, 300), (0..300).map(|heap| heap % 3).collect::<Vec<_>>());
        }
    }

    #[test]
    fn bash_is_the_game_of_all_takes_up_to_a_number() {
        for most in (0..12).chain([63, 64, 65, 100]) {
            let bash: Vec<u64> = (0..150).map(|heap| bash(heap, most)).collect();
            let takes: Vec<u64> = (1..=most).collect();
            assert_eq!(bash, by_definition(&takes, 150), "takes to {most}");
            assert_eq!(bash, values(takes, 150), "takes to {most}");
        }
        assert_eq!(bash(u64::MAX, u64::MAX - 1), 0);
        assert_eq!(bash(u64::MAX - 1, u64::MAX), u64::MAX - 1);
    }

    #[test]
    fn known_periods() {
        let period = |takes: &[u64]| SubtractionGame::new(takes.iter().copied()).period().unwrap();
        assert_eq!(period(&[]), Period { start: 0, length: 1 });
        assert_eq!(period(&[1, 2, 5]), Period { start: 0, length: 3 });
        assert_eq!(period(&[4]), Period { start: 0, length: 8 });
        // 0 0 1 1 2 2 0 3, then 1 0 2 for ever.
        assert_eq!(period(&[2, 4, 7]), Period { start: 8, length: 3 });
    }

    #[test]
    fn what_the_table_cannot_hold_is_none() {
        let reach = SubtractionGame::LARGEST_TABLE as u64;
        // With the Fibonacci numbers as takes there is no period.
        let mut game = SubtractionGame::new(fibonacci());
        assert!(game.grundy(reach - 1).is_some());
        assert!(game.grundy(reach).is_some());
        assert_eq!(game.grundy(reach + 1), None);
        assert_eq!(game.grundy(u64::MAX), None);
        assert_eq!(game.period(), None);
        // A take that no table serves changes nothing below it, and ends the period's reach.
        let mut game = SubtractionGame::new([1, 2, 1 << 40]);
        assert_eq!(game.grundy((1 << 40) - 1), Some(((1 << 40) - 1) % 3));
        assert_eq!(game.grundy(1 << 40), None);
        assert_eq!(game.grundy(7), Some(1));
    }

    #[test]
    fn takes_and_heaps_of_ten_million() {
        // Odd takes alone: the parity of the heap. The table just has room to show it.
        let mut game = SubtractionGame::new([1, 9_999_999]);
        assert_eq!(game.grundy(10_000_000), Some(0));
        assert_eq!(game.grundy(u64::MAX), Some(1));
        // With an even take the period is 10_000_001, and the table ends within it.
        let mut game = SubtractionGame::new([1, 10_000_000]);
        assert_eq!(game.grundy(10_000_000), Some(2));
        assert_eq!(game.grundy(10_000_001), None);
    }

    proptest! {
        #[test]
        fn the_latest_repeat_is_the_least_shift_that_fits(values in prop::collection::vec(0u32..2, 1..40), window in 1usize..10) {
            let by_definition = (1..values.len()).find(|shift| {
                let earlier = &values[..values.len() - shift];
                earlier.len() >= window && values.ends_with(&earlier[earlier.len() - window..])
            });
            prop_assert_eq!(latest_repeat(&values, window), by_definition);
        }

        #[test]
        fn tables_and_periods_agree_with_the_definition(takes in prop::collection::vec(0u64..30, 0..6)) {
            let table = by_definition(&takes, 3000);
            let mut game = SubtractionGame::new(takes.iter().copied());
            // Downwards, so that the period is met before the table.
            for heap in (0..3000).rev() {
                prop_assert_eq!(game.grundy(heap as u64), Some(table[heap]));
            }
            if let Some((start, length)) = game.period {
                let repeats = |start: usize, length: usize| (start..3000 - length).all(|heap| table[heap] == table[heap + length]);
                prop_assert!(repeats(start, length));
                prop_assert!(start == 0 || !repeats(start - 1, length), "start is not the least");
                prop_assert!((1..length).all(|shorter| !repeats(start, shorter)), "length is not the least");
            }
        }
    }
}
