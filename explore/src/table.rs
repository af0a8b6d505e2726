//! The Grundy values of a code, heap by heap.

use crate::code::Code;

/// A set of Grundy values.
#[derive(Clone, Default)]
pub(crate) struct Values(Vec<u64>);

impl Values {
    pub(crate) fn insert(&mut self, value: u64) {
        let word = (value / 64) as usize;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (value % 64);
    }

    pub(crate) fn extend(&mut self, other: &Values) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
    }

    fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        let values = |(i, &word): (usize, &u64)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * i as u64 + bit)
        };
        self.0.iter().enumerate().flat_map(values)
    }

    pub(crate) fn contains(&self, value: u64) -> bool {
        self.0.get((value / 64) as usize).map_or(false, |word| word >> (value % 64) & 1 == 1)
    }

    /// The exclusive ors of its members with this one.
    pub(crate) fn shifted(&self, by: u64) -> Values {
        const HALVES: [u64; 6] = [
            0x5555_5555_5555_5555,
            0x3333_3333_3333_3333,
            0x0f0f_0f0f_0f0f_0f0f,
            0x00ff_00ff_00ff_00ff,
            0x0000_ffff_0000_ffff,
            0x0000_0000_ffff_ffff,
        ];
        let word_by = (by / 64) as usize;
        let words = self.0.len().max(word_by + 1).next_power_of_two();
        let mut shifted = vec![0; words];
        for (i, word) in self.0.iter().enumerate() {
            let swap = |word: u64, (bit, half): (u32, &u64)| match by >> bit & 1 {
                0 => word,
                _ => (word & half) << (1 << bit) | word >> (1 << bit) & half,
            };
            shifted[i ^ word_by] = (0..).zip(&HALVES).fold(*word, swap);
        }
        Values(shifted)
    }

    /// The memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        8 * self.0.len()
    }

    /// The least number that is not in it.
    pub(crate) fn mex(&self) -> u64 {
        let full = self.0.iter().take_while(|word| **word == u64::MAX).count();
        64 * full as u64 + self.0.get(full).map_or(0, |word| u64::from(word.trailing_ones()))
    }
}

/// The Grundy values of heaps, and those of what some stones can be split into, by the number of stones.
#[derive(Default)]
struct Table {
    one: Vec<u64>,
    /// Two heaps, if the code has such moves.
    two: Vec<Values>,
    /// Three heaps.
    three: Vec<Values>,
}

impl Table {
    /// Adds the values of what this digit allows to be left of so many stones.
    fn add_options(&self, stones: usize, digit: u8, options: &mut Values) {
        if digit & 1 != 0 && stones == 0 {
            options.insert(0);
        }
        if digit & 2 != 0 && stones > 0 {
            options.insert(self.one[stones]);
        }
        if digit & 4 != 0 {
            options.extend(&self.two[stones]);
        }
        if digit & 8 != 0 {
            options.extend(&self.three[stones]);
        }
    }
}

/// The Grundy values of the heaps of 0 to `len` - 1 stones: O(`len`²) steps, and for three heaps as many for each value
/// that occurs.
pub fn grundy_values(code: &Code, len: usize, mut progress: impl FnMut(usize)) -> Vec<u64> {
    let mut table = Table::default();
    // What an endless code leaves if it takes as much as the last digit says, or more.
    let mut endless = Values::default();
    for heap in 0..len {
        // A heap that is split and not lowered leaves smaller heaps, whose values are known.
        if code.parts() > 1 {
            table.two.push(pairs(&table.one, heap));
        }
        if code.parts() > 2 {
            table.three.push(triples(&table.one, &table.two, heap));
        }
        let mut options = Values::default();
        for take in 0..=heap.min(code.last()) {
            table.add_options(heap - take, code.digit(take), &mut options);
        }
        if code.is_endless() && heap >= code.last() {
            table.add_options(heap - code.last(), code.digit(code.last()), &mut endless);
            options.extend(&endless);
        }
        table.one.push(options.mex());
        if table.one.len() % 1000 == 0 {
            progress(table.one.len());
        }
    }
    table.one
}

/// The values of two heaps, not empty, of so many stones together.
fn pairs(values: &[u64], stones: usize) -> Values {
    let mut pairs = Values::default();
    // The values below 64, which in most games are all, are bits of one number.
    let mut small = 0;
    let left = values.iter().take(stones / 2 + 1).skip(1);
    let right = values.iter().take(stones).rev();
    for value in left.zip(right).map(|(left, right)| left ^ right) {
        if value < 64 {
            small |= 1 << value;
        } else {
            pairs.insert(value);
        }
    }
    pairs.extend(&Values(vec![small]));
    pairs
}

/// The values of three heaps, not empty, of so many stones together.
fn triples(values: &[u64], two: &[Values], stones: usize) -> Values {
    let mut triples = Values::default();
    for (least, value) in values.iter().enumerate().take(stones / 3 + 1).skip(1) {
        for pair in two[stones - least].iter() {
            triples.insert(value ^ pair);
        }
    }
    triples
}
