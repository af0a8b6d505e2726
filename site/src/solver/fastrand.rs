//! In a page, what `judging` uses of the crate fastrand: the same numbers, so that a seed makes the same inputs as on a
//! terminal. The generator is wyrand; numbers below a bound are made as in D. Lemire, "Fast random integer generation in
//! an interval", ACM Transactions on Modeling and Computer Simulation 29 (2019).

use std::ops::{Range, RangeInclusive};

pub struct Rng(u64);

impl Rng {
    pub fn with_seed(seed: u64) -> Self {
        Rng(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x2d35_8dcc_aa6c_78a5);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0x8bb8_4b93_962e_acc9);
        product as u64 ^ (product >> 64) as u64
    }

    /// A number from 0 on.
    pub fn u64(&mut self, range: Range<u64>) -> u64 {
        let bound = range.end;
        loop {
            let product = u128::from(self.next()) * u128::from(bound);
            if product as u64 >= bound.wrapping_neg() % bound {
                return (product >> 64) as u64;
            }
        }
    }

    /// A number from 0 on.
    pub fn u32(&mut self, range: RangeInclusive<u32>) -> u32 {
        let bound = range.end() + 1;
        loop {
            let product = u64::from(self.next() as u32) * u64::from(bound);
            if product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// A number from 0 on.
    pub fn u8(&mut self, range: Range<u8>) -> u8 {
        self.u32(0..=u32::from(range.end) - 1) as u8
    }
}
