//! Inputs of random numbers, the same in each run: no processor can learn them by heart.

use common::judge::Framing;
use fastrand::Rng;
use std::ops::RangeInclusive;

/// Such an input for one of the problems whose reading or mathematics matters most.
pub fn input(id: &str, framing: Framing) -> Option<String> {
    let mut rng = Rng::with_seed(1846);
    let cases: Vec<String> = match id {
        "hdu1846" => (0..500_000).map(|_| row(&mut rng, 2, 1..=1_000_000)).collect(),
        "hdu1849" => (0..2_000).map(|_| counted_row(&mut rng, 1_000, 1..=9_999)).collect(),
        "hdu1536" => (0..100).map(|_| set(&mut rng)).collect(),
        _ => return None,
    };
    Some(pack::framed(framing, &cases))
}

/// A set of takes, and rows of heaps, as large as they may be.
fn set(rng: &mut Rng) -> String {
    let takes = counted_row(rng, 100, 1..=10_000);
    let rows: String = (0..100).map(|_| counted_row(rng, 100, 0..=10_000)).collect();
    format!("{takes}100\n{rows}")
}

fn counted_row(rng: &mut Rng, count: usize, range: RangeInclusive<u64>) -> String {
    format!("{count} {}", row(rng, count, range))
}

fn row(rng: &mut Rng, count: usize, range: RangeInclusive<u64>) -> String {
    let numbers: Vec<String> = (0..count).map(|_| rng.u64(range.clone()).to_string()).collect();
    numbers.join(" ") + "\n"
}
