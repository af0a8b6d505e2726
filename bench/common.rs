//! The mathematics of `common`: Nim sums and tables of Grundy values, over sizes.

#![allow(clippy::incompatible_msrv)] // a bench is never handed in

use common::grundy::grundy_table;
use common::nim::nim_sum;
use common::subtraction::{fibonacci, SubtractionGame};
use criterion::{criterion_group, criterion_main, BenchmarkId, Criterion, Throughput};
use std::hint::black_box;
use std::time::Duration;

/// Nim sums: a step a heap.
fn nim(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("nim_sum");
    for heaps in [100u64, 10_000, 1_000_000] {
        let row: Vec<u64> = (0..heaps).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        group.throughput(Throughput::Elements(heaps));
        group.bench_with_input(BenchmarkId::from_parameter(heaps), &row, |bencher, row| {
            bencher.iter(|| nim_sum(black_box(row).iter().copied()));
        });
    }
}

/// The Fibonacci subtraction game of hdu1848, which has no known period: by the table of
/// `SubtractionGame`, and by the definition.
fn fibonacci_takes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("fibonacci takes");
    for heap in [1_000u32, 10_000, 100_000] {
        group.throughput(Throughput::Elements(heap.into()));
        group.bench_function(BenchmarkId::new("SubtractionGame", heap), |bencher| {
            bencher.iter(|| SubtractionGame::new(fibonacci()).grundy(black_box(heap).into()));
        });
        group.bench_function(BenchmarkId::new("grundy_table", heap), |bencher| {
            let takes: Vec<usize> =
                fibonacci().filter_map(|take| usize::try_from(take).ok()).collect();
            let options = |heap: usize, grundy: &[u64]| {
                takes
                    .iter()
                    .take_while(|&&take| take <= heap)
                    .map(|take| grundy[heap - take])
                    .collect()
            };
            bencher.iter(|| grundy_table(black_box(heap) as usize + 1, options));
        });
    }
}

/// The largest set of hdu1536, 100 takes, on its largest heap.
fn hundred_takes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("100 takes");
    let spread: Vec<u64> = (1..=100).map(|i| i * i).collect(); // squares: no early period
    let narrow: Vec<u64> = (1..=100).collect(); // period 101
    for (name, takes) in [("squares", spread), ("1 to 100", narrow)] {
        group.throughput(Throughput::Elements(10_000));
        group.bench_function(name, |bencher| {
            bencher.iter(|| SubtractionGame::new(takes.iter().copied()).grundy(black_box(10_000)));
        });
    }
}

fn config() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(2))
}

criterion_group! {
    name = benches;
    config = config();
    targets = nim, fibonacci_takes, hundred_takes
}
criterion_main!(benches);
