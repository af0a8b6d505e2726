//! The mathematics of `common`, over sizes, beside what it would cost by the definition.

use common::grundy::grundy_table;
use common::nim::nim_sum;
use common::subtraction::fibonacci;
use criterion::{Criterion, Throughput};
use std::env;
use std::hint::black_box;
use std::time::Duration;

fn main() {
    // Which is for the other bench, and unknown to criterion.
    if env::args().any(|argument| argument == "--update") {
        return;
    }
    let mut criterion = Criterion::default()
        .without_plots()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(50))
        .measurement_time(Duration::from_millis(250))
        .configure_from_args();
    nim_sums(&mut criterion);
    grundy_values(&mut criterion);
    criterion.final_summary();
}

fn nim_sums(criterion: &mut Criterion) {
    for heaps in [1_000, 1_000_000] {
        let row: Vec<u64> = (0..heaps).map(|i| i * 0x9e37_79b9 % 1_000_003).collect();
        let mut group = criterion.benchmark_group(format!("sum of {heaps} heaps"));
        group.throughput(Throughput::Elements(heaps));
        group.bench_function("nim_sum", |bencher| {
            bencher.iter(|| nim_sum(black_box(&row).iter().copied()))
        });
        group.bench_function("ordinary sum", |bencher| {
            bencher.iter(|| black_box(&row).iter().copied().fold(0, u64::wrapping_add));
        });
    }
}

/// The game of hdu1848, which has no period; and sets as large as hdu1536 has them: one whose period does not show
/// in the table, and one whose period ends the table early.
fn grundy_values(criterion: &mut Criterion) {
    let sets: [(&str, Vec<u64>); 3] = [
        ("Fibonacci takes", fibonacci().collect()),
        ("100 square takes", (1..=100).map(|i| i * i).collect()),
        ("takes 1 to 100", (1..=100).collect()),
    ];
    for (set, takes) in sets {
        for heap in [1_000, 10_000, 100_000] {
            let mut group = criterion.benchmark_group(format!("Grundy values to {heap}, {set}"));
            group.throughput(Throughput::Elements(heap));
            group.bench_function("grundy_table", |bencher| {
                bencher.iter(|| by_definition(black_box(&takes), heap));
            });
        }
    }
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
