//! Subtraction games: heaps from which a move takes one of the numbers in a *subtraction set*.
//!
//! The Grundy value of a heap depends on the values of the heaps below it, as far down as the
//! largest take, and on nothing else. So the sequence of values is ultimately periodic when the set
//! is finite (E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 4), and [`SubtractionGame`] makes use of that.

use std::error::Error;
use std::fmt;

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

/// From heap `start` on, Grundy values repeat: the value of a heap is that of the heap `length`
/// stones larger. Both are the least possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first heap of the first period.
    pub start: usize,
    /// The number of heaps in a period.
    pub length: usize,
}

impl Period {
    /// The least heap that has the value of `heap` by this period.
    fn least_equal(&self, heap: u64) -> u64 {
        let (start, length) = (self.start as u64, self.length as u64);
        if heap < start {
            heap
        } else {
            start + (heap - start) % length
        }
    }
}

/// The error for a heap of this size, which neither a table nor a period reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfReach(pub u64);

impl fmt::Display for OutOfReach {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let limit = SubtractionGame::LARGEST_TABLE;
        let or_period = "or a period found below that";
        write!(f, "expected a heap of at most {limit}, {or_period}, found {}", self.0)
    }
}

impl Error for OutOfReach {}

/// The Grundy values of one subtraction game, computed as far as they are asked for.
///
/// ```
/// use common::subtraction::SubtractionGame;
/// let mut game = SubtractionGame::new([5, 1, 2, 1]); // in any order, with repetitions
/// assert_eq!(game.grundy(7), Ok(1));
/// assert_eq!(game.grundy(u64::MAX), Ok(0)); // by the period, which is 3
/// ```
pub struct SubtractionGame {
    /// The takes that a table can hold, in ascending order.
    takes: Vec<usize>,
    /// The least of the other takes. A period of the table says nothing from this heap on.
    least_large_take: Option<u64>,
    /// The Grundy values of the heaps from 0 on.
    table: Vec<u32>,
    /// The length at which the table is searched for a period.
    next_search: usize,
    /// The period of the table, once it has been found.
    period: Option<Period>,
    /// For each Grundy value from 64 on, the latest heap that has an option of this value.
    latest_heap_with: Vec<usize>,
}

impl SubtractionGame {
    /// The largest heap whose Grundy value is looked up in a table. Above it, values are known only
    /// by a period that shows in the table.
    pub const LARGEST_TABLE: usize = 10_000_000;

    /// The game in which a move takes one of `takes` from a heap. They may come in any order and
    /// repeat; 0 is no move and has no effect.
    pub fn new(takes: impl IntoIterator<Item = u64>) -> Self {
        let mut all: Vec<u64> = takes.into_iter().filter(|&take| take > 0).collect();
        all.sort_unstable();
        all.dedup();
        let in_table = |&take: &usize| take <= Self::LARGEST_TABLE;
        let small =
            all.iter().map_while(|&take| usize::try_from(take).ok().filter(in_table));
        let takes: Vec<usize> = small.collect();
        SubtractionGame {
            least_large_take: all.get(takes.len()).copied(),
            // From n options come at most n values, so the mex is at most n.
            latest_heap_with: vec![usize::MAX; takes.len() + 1],
            takes,
            table: Vec::new(),
            next_search: 64,
            period: None,
        }
    }

    /// The Grundy value of `heap`. An error is possible only above [`Self::LARGEST_TABLE`].
    ///
    /// The table grows until it holds `heap` or shows its period. It costs one step for each take and
    /// four bytes, a heap.
    pub fn grundy(&mut self, heap: u64) -> Result<u64, OutOfReach> {
        loop {
            if let Some(value) = self.known(heap) {
                return Ok(value);
            }
            if !self.extend_towards(heap) {
                return Err(OutOfReach(heap));
            }
        }
    }

    /// The period of the Grundy values, if it shows in a table up to [`Self::LARGEST_TABLE`]. Only
    /// the takes up to that size count.
    pub fn period(&mut self) -> Option<Period> {
        while self.period.is_none() && self.extend_towards(u64::MAX) {}
        self.period
    }

    /// The Grundy value of `heap`, if the table holds it, or does so by its period.
    fn known(&self, heap: u64) -> Option<u64> {
        let by_period = self.least_large_take.map_or(true, |take| heap < take);
        let index = match self.period {
            Some(period) if by_period => period.least_equal(heap),
            _ => heap,
        };
        let value = self.table.get(usize::try_from(index).ok()?)?;
        Some(u64::from(*value))
    }

    /// Extends the table, up to `heap` or to where a period is looked for. False if it may not
    /// become longer, or need not because its period is known.
    fn extend_towards(&mut self, heap: u64) -> bool {
        if self.period.is_some() || self.table.len() > Self::LARGEST_TABLE {
            return false;
        }
        let next_search = self.next_search.min(Self::LARGEST_TABLE + 1);
        let length = match usize::try_from(heap) {
            Ok(heap) if heap < next_search => heap + 1,
            _ => next_search,
        };
        let mut usable_takes = 0;
        for heap in self.table.len()..length {
            while self.takes.get(usable_takes).map_or(false, |&take| take <= heap) {
                usable_takes += 1;
            }
            let value = self.mex_of_options(heap, usable_takes);
            self.table.push(value);
        }
        if length == next_search {
            self.next_search = 2 * length;
            self.period = self.find_period();
        }
        true
    }

    /// The mex of the values that the first `usable_takes` takes leave of `heap`. The values below
    /// 64 that occur are bits of one number; the larger ones are stamped with the heap, so that
    /// nothing has to be cleared for the next one.
    fn mex_of_options(&mut self, heap: usize, usable_takes: usize) -> u32 {
        let mut small_values = 0u64;
        for take in &self.takes[..usable_takes] {
            let value = self.table[heap - take];
            if value < 64 {
                small_values |= 1 << value;
            } else {
                self.latest_heap_with[value as usize] = heap;
            }
        }
        let mut mex = small_values.trailing_ones();
        while mex >= 64 && self.latest_heap_with.get(mex as usize) == Some(&heap) {
            mex += 1;
        }
        mex
    }

    /// The period that the end of the table proves, if it proves one.
    ///
    /// A value follows from a window of values before it, as wide as the largest take. If the last
    /// window of the table stands in it a second time, `length` heaps earlier, then the next values
    /// are those that followed there, and so on for ever.
    fn find_period(&self) -> Option<Period> {
        let window = self.takes.last().copied().unwrap_or(1);
        let length = shortest_suffix_repeat(&self.table, window)?;
        let mut start = self.table.len() - length;
        while start > 0 && self.table[start - 1] == self.table[start - 1 + length] {
            start -= 1;
        }
        Some(Period { start, length })
    }
}

/// The least shift by which the last `window` of `values` occur once before. Linear time, by the
/// prefix function of Knuth, Morris and Pratt on the values read backwards.
fn shortest_suffix_repeat(values: &[u32], window: usize) -> Option<usize> {
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
    use crate::sequences::fibonacci;

    /// The definition: the mex over the options, one heap after the other.
    fn by_definition(takes: &[u64], len: usize) -> Vec<u64> {
        let takes: Vec<usize> =
            takes.iter().map(|&take| usize::try_from(take).unwrap()).collect();
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
        let a014588 =
            [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3];
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
            assert_eq!(
                values(takes, 300),
                (0..300).map(|heap| heap % 3).collect::<Vec<_>>()
            );
        }
    }

    #[test]
    fn bachet_is_the_game_of_all_takes_up_to_a_number() {
        for max_take in (0..12).chain([63, 64, 65, 100]) {
            let bachet: Vec<u64> =
                (0..150).map(|heap| bachet_grundy(heap, max_take)).collect();
            let takes: Vec<u64> = (1..=max_take).collect();
            assert_eq!(bachet, by_definition(&takes, 150), "takes to {max_take}");
            assert_eq!(bachet, values(takes, 150), "takes to {max_take}");
        }
        assert_eq!(bachet_grundy(u64::MAX, u64::MAX - 1), 0);
        assert_eq!(bachet_grundy(u64::MAX - 1, u64::MAX), u64::MAX - 1);
    }

    #[test]
    fn known_periods() {
        let period =
            |takes: &[u64]| SubtractionGame::new(takes.iter().copied()).period().unwrap();
        assert_eq!(period(&[]), Period { start: 0, length: 1 });
        assert_eq!(period(&[1, 2, 5]), Period { start: 0, length: 3 });
        assert_eq!(period(&[4]), Period { start: 0, length: 8 });
        // 0 0 1 1 2 2 0 3, then 1 0 2 for ever.
        assert_eq!(period(&[2, 4, 7]), Period { start: 8, length: 3 });
    }

    #[test]
    fn what_the_table_cannot_hold_is_out_of_reach() {
        let reach = SubtractionGame::LARGEST_TABLE as u64;
        // The period is 10,000,001: the table has no room to show it.
        let mut game = SubtractionGame::new([1, reach]);
        assert!(game.grundy(reach - 1).is_ok());
        assert_eq!(game.grundy(reach), Ok(2));
        assert_eq!(game.grundy(reach + 1), Err(OutOfReach(reach + 1)));
        assert_eq!(game.grundy(u64::MAX), Err(OutOfReach(u64::MAX)));
        let message = OutOfReach(7).to_string();
        assert!(message.starts_with("expected a heap of at most 10000000, "), "{message}");
        assert_eq!(game.period(), None);
        // A take that no table serves changes nothing below it, and ends the period's reach.
        let mut game = SubtractionGame::new([1, 2, 1 << 40]);
        assert_eq!(game.grundy((1 << 40) - 1), Ok(((1 << 40) - 1) % 3));
        assert_eq!(game.grundy(1 << 40), Err(OutOfReach(1 << 40)));
        assert_eq!(game.grundy(7), Ok(1));
    }

    #[test]
    fn takes_and_heaps_of_ten_million() {
        // Odd takes alone: the parity of the heap. The table just has room to show it.
        let mut game = SubtractionGame::new([1, 9_999_999]);
        assert_eq!(game.grundy(10_000_000), Ok(0));
        assert_eq!(game.grundy(u64::MAX), Ok(1));
    }

    #[test]
    fn the_repeat_is_the_least_shift_that_fits() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..256 {
            let values: Vec<u32> =
                (0..random.usize(1..40)).map(|_| random.u32(..2)).collect();
            let window = random.usize(1..10);
            let by_definition = (1..values.len()).find(|shift| {
                let earlier = &values[..values.len() - shift];
                earlier.len() >= window
                    && values.ends_with(&earlier[earlier.len() - window..])
            });
            let repeat = shortest_suffix_repeat(&values, window);
            assert_eq!(repeat, by_definition, "{values:?} {window}");
        }
    }

    #[test]
    fn tables_and_periods_agree_with_the_definition() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..256 {
            let takes: Vec<u64> =
                (0..random.usize(..6)).map(|_| random.u64(..30)).collect();
            let table = by_definition(&takes, 3000);
            let mut game = SubtractionGame::new(takes.iter().copied());
            // Downwards, so that the period is met before the table.
            for heap in (0..3000).rev() {
                assert_eq!(game.grundy(heap as u64), Ok(table[heap]), "{takes:?} {heap}");
            }
            if let Some(Period { start, length }) = game.period {
                let repeats = |start: usize, length: usize| {
                    (start..3000 - length).all(|heap| table[heap] == table[heap + length])
                };
                assert!(repeats(start, length), "{takes:?}");
                let is_least = start == 0 || !repeats(start - 1, length);
                assert!(is_least, "{takes:?}: start is not the least");
                let is_least = (1..length).all(|shorter| !repeats(start, shorter));
                assert!(is_least, "{takes:?}: length is not the least");
            }
        }
    }
}
