//! Largest inputs of Avoid Coprime Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (200_000, 200_000, &mut Rng::with_seed(1));
    let all = || [(2..=max).collect(), vec![max]].concat();
    let in_turn = cycled(&[2, 3, 6, 6, 12], n);
    let powers: Vec<u64> = (1..=17).map(|i| 1 << i).chain([3]).collect();
    let equal = [all_equal(n - 1, 166_320), vec![199_999]].concat();
    let even: Vec<u64> = random(rng, n - 1, 1..=max / 2).iter().map(|half| 2 * half).collect();
    let files = [
        ("all numbers, 2 * 10^5 twice", all()),
        ("random", random(rng, n, 2..=max)),
        ("random even numbers and 3", [even, vec![3]].concat()),
        ("equal ones with 160 divisors, and a prime", equal),
        ("2, 3, 6, 6, 12 in turn", in_turn),
        ("powers of two and 3", cycled(&powers, n)),
    ];
    largest(files.map(|(shape, numbers)| (shape, vec![counted(&numbers)])))
}
