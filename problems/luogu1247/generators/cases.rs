//! Largest inputs of Taking Matches.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (k, most) = (500_000, 1_000_000_000);
    let rng = &mut Rng::with_seed(1);
    let mut late = random(rng, k, 1..=99_999);
    late[k - 1] = most;
    let lost = with_nim_sum_0(random(rng, k, 1..=7));
    let mut large = random(rng, k / 5, 1 << 29..=most);
    large.push(most);
    largest([
        ("only the last heap has a move", vec![counted(&late)]),
        ("lost", vec![counted(&lost)]),
        ("large heaps", vec![counted(&large)]),
    ])
}
