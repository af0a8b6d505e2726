//! Subtraction games: heaps from which a move takes one of the numbers in a *subtraction set*.
//!
//! The Grundy value of a heap depends on the values of the heaps below it, as far down as the
//! largest take, and on nothing else. So the sequence of values is ultimately periodic when the set
//! is finite (E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 4), and [`SubtractionGame`] makes use of that.

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
/// assert_eq!(game.grundy(7), Ok(1));
/// assert_eq!(game.grundy(u64::MAX), Ok(0)); // by the period, which is 3
/// ```
pub struct SubtractionGame {
    takes: Vec<usize>,              // in ascending order
    table: Vec<u32>,                // the Grundy values of the heaps from 0 on
    period: Option<(usize, usize)>, // once it has been found
    latest_heap_with: Vec<usize>,   // an option of this value, from 64 on
}

impl SubtractionGame {
    /// The largest heap in the table. Above it, values are known only by a period.
    pub const LARGEST_TABLE: usize = 10_000_000;

    /// The game in which a move takes one of `takes` from a heap; 0 is no move.
    ///
    /// They may come in any order and repeat.
    pub fn new(takes: impl IntoIterator<Item = u64>) -> Self {
        let in_usize = |take: u64| usize::try_from(take).unwrap_or(usize::MAX);
        let mut takes: Vec<usize> =
            takes.into_iter().filter(|&take| take > 0).map(in_usize).collect();
        takes.sort_unstable();
        takes.dedup();
        SubtractionGame {
            latest_heap_with: vec![usize::MAX; takes.len() + 1], // n options have at most n values
            takes,
            table: Vec::new(),
            period: None,
        }
    }

    /// The Grundy value of `heap`. There may be none above [`Self::LARGEST_TABLE`].
    ///
    /// The table grows until it holds `heap` or shows its period. It costs one step for each take and
    /// four bytes, a heap.
    pub fn grundy(&mut self, heap: u64) -> Result<u64, String> {
        while self.known(heap).is_none() && self.extend_towards(heap) {}
        let limit = Self::LARGEST_TABLE;
        self.known(heap).ok_or_else(|| {
            format!("expected a heap of at most {limit}, or a period found below that, found {heap}")
        })
    }

    /// The period of the Grundy values, if it shows in a table up to [`Self::LARGEST_TABLE`].
    pub fn period(&mut self) -> Option<Period> {
        while self.extend_towards(u64::MAX) {}
        let (mut start, length) = self.period?;
        while start > 0 && self.table[start - 1] == self.table[start - 1 + length] {
            start -= 1;
        }
        Some(Period { start, length })
    }

    /// The Grundy value of `heap`, if the table holds it, or does so by its period.
    fn known(&self, heap: u64) -> Option<u64> {
        let index = match self.period {
            Some((start, length)) if heap >= start as u64 => {
                start as u64 + (heap - start as u64) % length as u64
            }
            _ => heap,
        };
        self.table.get(usize::try_from(index).ok()?).copied().map(u64::from)
    }

    /// Extends the table up to `heap`, or to where a period is looked for: each time that it has
    /// doubled. False if it may not become longer, or need not because it has a period.
    fn extend_towards(&mut self, heap: u64) -> bool {
        let search =
            (self.table.len() + 1).next_power_of_two().clamp(64, Self::LARGEST_TABLE + 1);
        let length =
            usize::try_from(heap).map_or(search, |heap| search.min(heap.saturating_add(1)));
        if self.period.is_some() || self.table.len() >= length {
            return false;
        }
        for heap in self.table.len()..length {
            let value = self.mex_of_options(heap);
            self.table.push(value);
        }
        if length == search {
            self.period = self.find_period();
        }
        true
    }

    /// The mex of the values that the takes leave of `heap`.
    fn mex_of_options(&mut self, heap: usize) -> u32 {
        let mut small = 0u64; // a bit for each value below 64 that occurs
        for take in self.takes.iter().take_while(|&&take| take <= heap) {
            match self.table[heap - take] {
                value if value < 64 => small |= 1 << value,
                value => self.latest_heap_with[value as usize] = heap,
            }
        }
        let mut mex = small.trailing_ones();
        while mex >= 64 && self.latest_heap_with[mex as usize] == heap {
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
        let length = shortest_suffix_repeat(&self.table, window)?;
        Some((self.table.len() - window - length, length))
    }
}

/// The least shift by which the last `window` of `values` occur once before. Linear time, by the
/// prefix function of Knuth, Morris and Pratt on the values read backwards.
fn shortest_suffix_repeat(values: &[u32], window: usize) -> Option<usize> {
    let backwards: Vec<u32> = values.iter().rev().copied().collect();
    let mut borders = vec![0];
    for i in 1..backwards.len() {
        let mut matched = borders[i - 1];
        while matched > 0 && backwards[i] != backwards[matched] {
            matched = borders[matched - 1];
        }
        matched += usize::from(backwards[i] == backwards[matched]);
        if matched == window {
            return Some(i + 1 - window);
        }
        borders.push(matched);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grundy::grundy_table;

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
        for heap in [reach + 1, u64::MAX] {
            let message = game.grundy(heap).unwrap_err();
            assert!(
                message.starts_with("expected a heap of at most 10000000, "),
                "{message}"
            );
            assert!(message.ends_with(&format!("found {heap}")), "{message}");
        }
        assert_eq!(game.period(), None);
        // A take that no table holds changes nothing below it; there is no period then.
        let mut game = SubtractionGame::new([1, 2, 1 << 40]);
        assert!(game.grundy(1 << 40).is_err());
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
            if let Some(Period { start, length }) = game.period() {
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
