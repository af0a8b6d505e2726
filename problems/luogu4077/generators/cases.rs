//! Largest inputs of Coin Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (t, n, rng) = (100, 30_000, &mut Rng::with_seed(1));
    // Of the powers of 2 and of 3, about half show tails.
    let is_power = |x: u64| [2_u64, 3].iter().any(|base| base.pow(18) % x == 0);
    let mut few =
        || ascending(n).into_iter().map(|x| u64::from(rng.bool() || !is_power(x))).collect_vec();
    let few = (0..t).map(|i| case(&few(), i % 20 + 1)).collect();
    let random = (0..t).map(|i| case(&random(rng, n, 0..=1), i % 20 + 1)).collect();
    let tails = vec![case(&all_equal(n, 0), 20); t];
    largest([("few tails", few), ("random", random), ("tails alone, MAXQ = 20", tails)])
}

/// Coins that show tails where `sides` has 0.
fn case(sides: &[u64], max_q: usize) -> String {
    format!("{} {max_q}\n{}", sides.len(), spaced(sides))
}
