//! Test files of Strange Nim. An input is a single case, so there are many small ones.

use crate::prelude::*;

/// The bound on A and K.
const MAX: usize = 1_000_000_000;

const MAX_HEAPS: usize = 200;

/// A heap, and its number K.
type Heap = (usize, usize);

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![(1, 1)],
        // No move, one move, and the ends of the range.
        vec![(1, 2)],
        vec![(2, 2)],
        vec![(MAX - 1, MAX)],
        vec![(MAX, MAX)],
        vec![(MAX, 1)],
        vec![(MAX, MAX), (1, 1)],
        vec![(MAX, MAX - 1), (MAX, MAX)],
        // Nim, for K = 1.
        vec![(MAX, 1), (536_870_912, 1), (463_129_088, 1)],
        vec![(MAX, 1), (536_870_912, 1), (463_129_087, 1)],
        // A single heap that has moves, but is lost; and one that is won, with a K that does not divide it.
        vec![(3, 2)],
        vec![(11, 3)],
        vec![(13, 3)],
        // Equal quotients, different values; then the other way round.
        vec![(10, 3), (11, 3)],
        vec![(8, 3), (13, 3)],
        // A heap beside the Nim heap of its value, and beside those of mistakes about it.
        vec![(14, 3), (3, 1)],
        vec![(14, 3), (4, 1)],
        vec![(13, 3), (4, 1)],
        // The same quotient, 2: with (23, 10) and (26, 10) the steps of 3 stop at 20; with (28, 10) they go on to 19.
        vec![(23, 10), (2, 1)],
        vec![(26, 10), (2, 1)],
        vec![(28, 10), (2, 1)],
        // Half a heap: binary ones at the end are struck out.
        vec![(536_870_911, 2)],
        vec![(999_999_999, 2), (999_999_998, 2)],
        // Two equal heaps with the same K are lost, with different K this one is won.
        vec![(987_654_321, 12_345), (987_654_321, 12_345)],
        vec![(987_654_321, 12_345), (987_654_321, 12_346)],
        // All heaps up to 100 with K = 3, and with K = 1.
        (1..=100).flat_map(|heap| [(heap, 3), (heap, 1)]).collect(),
        p_position((1..=100).flat_map(|heap| [(heap, 3), (heap, 7)]).take(199).collect()),
    ];
    let random = |seed| {
        let mut rng = Rng::with_seed(seed);
        let count = [1, 2, 3, 100][rng.usize(..4)];
        let largest = if seed <= 6 { 12 } else { MAX };
        // Small quotients and large ones.
        let heaps = (0..count).map(|_| {
            let heap = rng.usize(1..=largest);
            let most = if rng.bool() { heap } else { heap.min(100) };
            (heap, rng.usize(1..=most))
        });
        let heaps: Vec<Heap> = heaps.collect();
        or_changed(&mut rng, heaps, p_position)
    };
    let large = [
        // Small and equal quotients: steps by the hundred million, few jumps.
        (31, 100_000_000..=400_000_000),
        // As many jumps as possible.
        (32, 18_000..=22_000),
        (33, 1_000..=MAX),
    ];
    let large = large.map(|(seed, k)| {
        let mut rng = Rng::with_seed(seed);
        let heap = |_| (rng.usize(MAX - 1_000_000..=MAX), rng.usize(k.clone()));
        p_position((0..MAX_HEAPS - 1).map(heap).collect())
    });
    // The largest numbers of options, for a table by the definition.
    let max = large.into_iter().chain([vec![(MAX, 2); MAX_HEAPS]]).collect();
    let random = (1..=16).map(random).collect();
    let test_file = |name: &str, heaps: Vec<Heap>| test_file(name, &heaps);
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    // Where the jumps change their length: K next to powers of two, and parts of A.
    let powers = (0..29).flat_map(|i| [MAX >> i, (MAX >> i) - 1, 1 << i]).filter(|&k| k > 0);
    let powers = powers.cycle().take(MAX_HEAPS - 1).map(|k| (MAX, k)).collect();
    let parts = (1..MAX_HEAPS).map(|part| (MAX - part % 3, MAX / part)).collect();
    let named = [("A / K next to powers of two, lost", powers), ("A / K whole, lost", parts)];
    files.extend(largest(named.map(|(shape, heaps)| {
        let heaps = p_position(heaps);
        let numbers = lines(heaps.iter().map(|(a, k)| format!("{a} {k}")));
        (shape, vec![format!("{}\n{numbers}", heaps.len())])
    })));
    files
}

/// A P-position: `heaps`, and a heap of Nim, with K = 1, of the Nim sum of their values.
fn p_position(mut heaps: Vec<Heap>) -> Vec<Heap> {
    let values: Vec<usize> = heaps.iter().map(|&(heap, k)| value(heap, k)).collect();
    match nim_sum(&values) {
        0 => heaps,
        sum => {
            heaps.push((sum, 1));
            heaps
        }
    }
}

fn test_file(name: &str, heaps: &[Heap]) -> TestFile {
    let values: Vec<usize> = heaps.iter().map(|&(heap, k)| value(heap, k)).collect();
    let wins = nim_wins(&values);
    if heaps.len() <= 3 && heaps.iter().all(|&(heap, _)| heap <= 30) {
        let mut search = Search::normal(|heaps: &Vec<Heap>| moves(heaps));
        assert_eq!(wins, search.wins(&heaps.to_vec()), "{heaps:?}");
    }
    let lines: Vec<String> = heaps.iter().map(|(heap, k)| format!("{heap} {k}")).collect();
    let input = format!("{}\n{}", heaps.len(), lines.join("\n"));
    TestFile::new(name, [Case::new(input, if wins { "Takahashi" } else { "Aoki" })])
}

/// The Grundy value of a heap: the one of n stones has the same value as that of n - q - 1, with q = n / K, if K does not divide n. Here
/// the heap is written as K q + r.
fn value(heap: usize, k: usize) -> usize {
    let [heap, k] = [heap, k].map(|number| i64::try_from(number).unwrap());
    let (mut q, mut r) = (heap / k, heap % k);
    loop {
        // The heaps from K q - q to K q have each value once, and those above K q repeat them.
        let below = (-r).rem_euclid(q + 1);
        if below == 0 {
            return usize::try_from(q).unwrap();
        }
        // K q - below = K (q - fewer) + r
        let fewer = (below + k - 1) / k;
        q -= fewer;
        r = fewer * k - below;
    }
}

/// The options of a position: at most one K-th is taken from a heap.
fn moves(heaps: &[Heap]) -> Vec<Vec<Heap>> {
    in_one(heaps, |_, &(heap, k)| (heap - heap / k..heap).map(move |left| (left, k)))
}
