//! Test files of Strange Nim. An input is a single case, so there are many small ones.

use crate::prelude::*;

/// The bound on A and K.
const MAX: usize = 1_000_000_000;

const MAX_HEAPS: usize = 200;

/// A heap, and its number K.
type Heap = [usize; 2];

pub fn cases() -> Vec<TestFile> {
    let edge: Vec<Vec<Heap>> = vec![
        // The smallest input.
        vec![[1, 1]],
        // No move, one move, and the ends of the range.
        vec![[1, 2]],
        vec![[2, 2]],
        vec![[MAX - 1, MAX]],
        vec![[MAX, MAX]],
        vec![[MAX, 1]],
        vec![[MAX, MAX], [1, 1]],
        vec![[MAX, MAX - 1], [MAX, MAX]],
        // Nim, for K = 1.
        vec![[MAX, 1], [536_870_912, 1], [463_129_088, 1]],
        vec![[MAX, 1], [536_870_912, 1], [463_129_087, 1]],
        // A single heap that has moves, but is lost; and one that is won, with a K that does not divide it.
        vec![[3, 2]],
        vec![[11, 3]],
        vec![[13, 3]],
        // Equal quotients, different values; then the other way round.
        vec![[10, 3], [11, 3]],
        vec![[8, 3], [13, 3]],
        // A heap beside the Nim heap of its value, and beside those of mistakes about it.
        vec![[14, 3], [3, 1]],
        vec![[14, 3], [4, 1]],
        vec![[13, 3], [4, 1]],
        // The same quotient, 2: with [23, 10] and [26, 10] the steps of 3 stop at 20; with [28, 10] they go on to 19.
        vec![[23, 10], [2, 1]],
        vec![[26, 10], [2, 1]],
        vec![[28, 10], [2, 1]],
        // Half a heap: binary ones at the end are struck out.
        vec![[536_870_911, 2]],
        vec![[999_999_999, 2], [999_999_998, 2]],
        // Two equal heaps with the same K are lost, with different K this one is won.
        vec![[987_654_321, 12_345], [987_654_321, 12_345]],
        vec![[987_654_321, 12_345], [987_654_321, 12_346]],
        // All heaps up to 100 with K = 3, and with K = 1.
        (1..=100).flat_map(|heap| [[heap, 3], [heap, 1]]).collect(),
        p_position((1..=100).flat_map(|heap| [[heap, 3], [heap, 7]]).take(199).collect()),
    ];
    let rng = &mut Rng::with_seed(31);
    let mut near_the_bound = |least, most| {
        let heap = |_| [rng.usize(MAX - 1_000_000..=MAX), rng.usize(least..=most)];
        (1..MAX_HEAPS).map(heap).collect()
    };
    // K next to powers of two, and parts of A.
    let powers = (0..29).flat_map(|i| [MAX >> i, (MAX >> i) - 1, 1 << i]).filter(|&k| k > 0);
    let powers = powers.cycle().take(MAX_HEAPS - 1).map(|k| [MAX, k]).collect();
    let parts = (1..MAX_HEAPS).map(|part| [MAX - part % 3, MAX / part]).collect();
    let text = |heaps: Vec<Heap>| vec![format!("{}\n{}", heaps.len(), edge_lines(&heaps))];
    let mut files = edges(edge.into_iter().map(text));
    files.extend(largest(
        [
            ("steps by the hundred million, few jumps", near_the_bound(MAX / 10, MAX * 4 / 10)),
            ("as many jumps as possible", near_the_bound(18_000, 22_000)),
            ("any K", near_the_bound(1000, MAX)),
            // Where the jumps change their length.
            ("A / K next to powers of two", powers),
            ("A / K whole", parts),
        ]
        .map(|(shape, heaps)| (format!("{shape}, lost"), text(p_position(heaps)))),
    ));
    files
}

/// A P-position: `heaps`, and a heap of Nim, with K = 1, of the Nim sum of their values.
fn p_position(mut heaps: Vec<Heap>) -> Vec<Heap> {
    let sum = nim_sum(&heaps.iter().map(|&heap| value(heap)).collect_vec());
    heaps.extend((sum > 0).then_some([sum, 1]));
    heaps
}

/// The Grundy value of a heap: as long as K does not divide n, that of n - q - 1 with q = n / K. The steps with the
/// same q are taken at once.
fn value([mut n, k]: Heap) -> usize {
    while n % k > 0 {
        let step = n / k + 1;
        n -= (n % k).div_ceil(step) * step;
    }
    n / k
}
