//! Sets of Grundy values.

/// A set of Grundy values.
#[derive(Clone, Default)]
pub struct Values(Vec<u64>);

impl Values {
    /// Adds a value.
    pub fn insert(&mut self, value: u64) {
        let word = (value / 64) as usize;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (value % 64);
    }

    /// Adds all of these.
    pub fn extend(&mut self, other: &Values) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
    }

    /// The values, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        let values = |(i, &word): (usize, &u64)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * i as u64 + bit)
        };
        self.0.iter().enumerate().flat_map(values)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this is one of them.
    pub fn contains(&self, value: u64) -> bool {
        self.0.get((value / 64) as usize).map_or(false, |word| word >> (value % 64) & 1 == 1)
    }

    /// The exclusive ors of its members with this one.
    pub fn shifted(&self, by: u64) -> Values {
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
    pub fn bytes(&self) -> usize {
        8 * self.0.len()
    }

    /// The least number that is not in it.
    pub fn mex(&self) -> u64 {
        let full = self.0.iter().take_while(|word| **word == u64::MAX).count();
        64 * full as u64 + self.0.get(full).map_or(0, |word| u64::from(word.trailing_ones()))
    }
}
