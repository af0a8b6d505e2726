//! Largest inputs of Furlo and Rublo and Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, max, rng) = (77_777, 777_777_777_777, &mut Rng::with_seed(1));
    // Where the value changes, or a square or fourth power might mislead.
    let ends = [4, 16, 82, 6724, 50_626, 50_625 * 50_625, 50_626 * 50_626, 881_917 * 881_917];
    let around: Vec<u64> = ends.into_iter().flat_map(|end| [end - 1, end]).collect();
    // Each pile beside one of the same value.
    let twins = random(rng, n / 2, 1..=100_000).into_iter().flat_map(|pile| match pile {
        6724..=50_625 => [pile, 57_349 - pile],
        50_626.. => [pile, 2_563_000_000 - pile],
        _ => [pile, pile],
    });
    let random = random(rng, n, 1..=max);
    largest([
        ("the largest piles", vec![counted(&all_equal(n, max))]),
        ("spread", vec![counted(&spread(n, 1..=max))]),
        ("where the values change", vec![counted(&cycled(&around, n))]),
        ("lost", vec![counted(&twins.collect::<Vec<_>>())]),
        ("random", vec![counted(&random)]),
    ])
}
