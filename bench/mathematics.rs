//! The mathematics of `common`, over sizes.

use crate::races::{table, Races, Work};
use common::grundy::grundy_table;
use common::nim::nim_sum;
use common::sequences::fibonacci;
use common::subtraction::SubtractionGame;
use criterion::Throughput;
use std::hint::black_box;
use std::time::Instant;

/// Races of the mathematics, and their tables.
pub fn benches(races: &mut Races) -> String {
    let (mut sums, mut values) = (Vec::new(), Vec::new());
    for heaps in [1_000, 1_000_000] {
        let row: Vec<u64> = (0..heaps).map(|i| i * 0x9e37_79b9 % 1_000_003).collect();
        let ours = timed(|| nim_sum(black_box(&row)));
        let sum = timed(|| black_box(&row).iter().copied().fold(0, u64::wrapping_add));
        let name = format!("mathematics: Nim sum of {heaps} heaps");
        let contenders = vec![("nim_sum", ours), ("ordinary sum", sum)];
        let ratios = races.race(&name, Throughput::Elements(heaps), contenders);
        sums.push((name, ratios));
    }
    // The game of hdu1848, which has no period; and sets as large as hdu1536 has them: one whose
    // period does not show in the table, and one whose period ends the table early.
    let sets: [(&str, Vec<u64>); 3] = [
        ("Fibonacci takes", fibonacci().collect()),
        ("100 square takes", (1..=100).map(|i| i * i).collect()),
        ("takes 1 to 100", (1..=100).collect()),
    ];
    for (set, takes) in sets {
        for heap in [1_000, 10_000, 100_000] {
            let ours =
                timed(|| SubtractionGame::new(black_box(takes.iter().copied())).grundy(heap));
            let definition = timed(|| by_definition(black_box(&takes), heap));
            let name = format!("mathematics: Grundy values to {heap}, {set}");
            let contenders = vec![("SubtractionGame", ours), ("grundy_table", definition)];
            let ratios = races.race(&name, Throughput::Elements(heap), contenders);
            values.push((name, ratios));
        }
    }
    table(&["ordinary sum"], &sums) + &table(&["grundy_table"], &values)
}

/// All options, and their mex.
fn by_definition(takes: &[u64], heap: u64) -> u64 {
    let index = |n: u64| usize::try_from(n).unwrap();
    let takes: Vec<usize> = takes.iter().filter(|&&take| take <= heap).map(|&t| index(t)).collect();
    let table = grundy_table(index(heap) + 1, |heap, grundy| {
        takes.iter().take_while(|&&take| take <= heap).map(|take| grundy[heap - take]).collect()
    });
    table[index(heap)]
}

/// Work within this process.
pub fn timed<'a, T>(mut work: impl FnMut() -> T + 'a) -> Work<'a> {
    Box::new(move || {
        let start = Instant::now();
        black_box(work());
        start.elapsed()
    })
}
