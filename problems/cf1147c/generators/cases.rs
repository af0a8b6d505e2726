//! Largest inputs of Thanos Nim.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let mut mixed = |smallest, others: &[u64]| {
        let mut piles = [all_equal(smallest, 25), others.to_vec()].concat();
        rng.shuffle(&mut piles);
        piles
    };
    let files = [
        ("all equal, lost", all_equal(50, 50)),
        ("all distinct, won", spread(50, 1..=50)),
        ("half of them smallest, won", mixed(25, &all_equal(25, 26))),
        ("one more smallest, lost", mixed(26, &spread(24, 26..=50))),
        ("random, won", random(&mut Rng::with_seed(1), 50, 1..=50)),
    ];
    largest(files.map(|(shape, piles)| (shape, vec![counted(&piles)])))
}
