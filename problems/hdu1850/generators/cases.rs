//! Test files of Being a Good Boy in Spring Festival: from no winning move to one on nearly every
//! heap.

use crate::prelude::*;

/// The largest heap.
const MAX_HEAP: usize = 1_000_000;

pub fn cases() -> Vec<TestFile> {
    let ends = [1, 2, 524_287, 524_288, MAX_HEAP - 1, MAX_HEAP];
    let edge = vec![
        // The smallest input.
        vec![vec![1, 1]],
        // All positions of two heaps up to 12, and of three up to 7.
        [all_lists(2, 1..=12), all_lists(3, 1..=7)].concat(),
        // 1, 3, 5, ..., 99 winning moves on a hundred heaps. The number of winning moves is odd or 0.
        (1..100).step_by(2).map(with_winning_moves).collect(),
        // The ends of the range, including equal heaps.
        ends.iter().flat_map(|&a| ends.map(|b| vec![a, b])).collect(),
        // One heap is the Nim sum of the others, a P-position, or larger by one.
        sample(100, 2, near_p_positions).concat(),
        // A winning move takes a whole heap.
        sample(100, 3, won_by_taking_a_heap),
    ];
    let mut files = numbered([("edge", edge)], test_file);
    let powers = around_powers_of_two(MAX_HEAP as u64);
    let equal = (2..=100).rev().map(|n| counted(&all_equal(n, MAX_HEAP as u64)));
    let powers = (2..=100).map(|n| counted(&cycled(&powers, n)));
    let all = equal.chain(powers).collect();
    let any = sample(500, 6, |rng| {
        let heaps = random_list(rng, 100, 1..=MAX_HEAP);
        counted(&or_changed(rng, heaps, |heaps| to_p_position(&heaps)))
    });
    files.extend(largest([
        ("all at the bound, and next to powers of two", all),
        ("any heaps, half of them lost", any),
    ]));
    files
}

/// A hundred heaps with `count` winning moves; `count` must be odd. A winning move reduces one of the
/// `count` heaps that contain the highest power of two.
fn with_winning_moves(count: usize) -> Vec<usize> {
    let rng = &mut Rng::with_seed(count as u64);
    let mut heaps = random_list(rng, count, 1 << 19..=MAX_HEAP);
    heaps.extend(random_list(rng, 100 - count, 1..=(1 << 19) - 1));
    rng.shuffle(&mut heaps);
    heaps
}

/// A P-position, and the same with its last heap larger by one.
fn near_p_positions(rng: &mut Rng) -> [Vec<usize>; 2] {
    loop {
        let length = rng.usize(1..=9);
        let heaps = random_list(rng, length, 1..=(1 << 19) - 2);
        let sum = nim_sum(&heaps);
        if sum > 0 {
            return [sum, sum + 1].map(|last| [&heaps[..], &[last]].concat());
        }
    }
}

/// A P-position and one more heap, so that taking that whole heap wins.
fn won_by_taking_a_heap(rng: &mut Rng) -> Vec<usize> {
    let length = rng.usize(4..=9);
    let mut heaps = sorted(&to_p_position(&random_list(rng, length, 1..=MAX_HEAP)));
    heaps.push(rng.usize(1..=MAX_HEAP));
    rng.shuffle(&mut heaps);
    heaps
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let case = |heaps: Vec<usize>| Case::new(counted(&heaps), winning_moves(&heaps));
    TestFile::new(name, positions.into_iter().map(case))
}

/// The number of winning moves: one for each heap with a 1 in the highest binary column that has an odd number of ones.
fn winning_moves(heaps: &[usize]) -> usize {
    let ones = |column: u32| heaps.iter().filter(|&&heap| heap >> column & 1 == 1).count();
    let column = (0..usize::BITS).rev().find(|&column| ones(column) % 2 == 1);
    column.map_or(0, ones)
}
