//! Largest inputs of Climbing the Hill.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most, rng) = (1000, 99_999, &mut Rng::with_seed(1));
    let case = |cells: &[u64], king: usize| format!("{} {king}\n{}", cells.len(), spaced(cells));
    let mut random = |i: usize| {
        let mut cells = distinct(rng, n - i % 2, 1..=most);
        cells.sort_unstable();
        case(&cells, 2 + 498 * (i % 3))
    };
    // Persons in pairs with the same gap, and of an odd number the first as far down: lost if the
    // king is not the second. One further down it is the other way round.
    let paired = |i: usize| {
        let (gap, more) = (i as u64 % 98, i as u64 / 2 % 2);
        let pairs = (0..499).flat_map(|pair| [200 * (pair + 1), 200 * (pair + 1) + gap + 1]);
        let first = if i % 4 < 2 { vec![gap + more] } else { vec![] };
        let cells: Vec<u64> = first.into_iter().filter(|&cell| cell > 0).chain(pairs).collect();
        case(&cells, 2 + i % 2)
    };
    let three = |i: usize| case(&[1 + i as u64 % 50, 51 + i as u64, 100 + i as u64], 2 + i % 2);
    largest([
        ("random", (0..300).map(&mut random).collect()),
        ("pairs, half of them lost", (0..300).map(paired).collect()),
        ("without gaps", (1..=n).rev().take(200).map(|king| case(&ascending(n), king)).collect()),
        ("as far apart as possible", vec![case(&spread(n, 1..=most), n)]),
        ("three persons, the most cases", (0..1000).map(three).collect::<Vec<_>>()),
    ])
}
