//! Test files of Constrained Nim 2. An input is a single case, so there are many small ones.

use crate::prelude::*;

/// The bound on each number but that of the heaps.
const MAX: usize = 1_000_000_000;

const MAX_HEAPS: usize = 200_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        (1, 1, vec![1]),
        // The largest takes: all stones in one move, or no move at all.
        (MAX, MAX, vec![MAX]),
        (MAX, MAX, vec![MAX - 1]),
        (MAX, MAX, vec![MAX, MAX - 1, MAX]),
        (500_000_001, MAX, vec![MAX, 500_000_000]),
        // Nim, and Bachet's game.
        (1, MAX, vec![MAX, 536_870_912, 463_129_088]),
        (1, MAX, vec![MAX, 536_870_912, 463_129_087]),
        (1, 6, vec![6, 13, 20, 27]),
        (1, 6, vec![7, 14, 700_000_000]),
        // No choice: the parity of the number of moves.
        (3, 3, vec![2, 3, 5, 6, 8, 9]),
        (3, 3, vec![2, 3, 5, 6, 8]),
        // One heap at each end of a run of equal values.
        (3, 8, vec![2]),
        (3, 8, vec![3]),
        (3, 8, vec![10]),
        (3, 8, vec![11]),
        (3, 8, vec![13]),
        (3, 8, vec![14]),
        // Two heaps of equal value, at both ends of a run, in different periods; then of different values.
        (3, 8, vec![3, 16]),
        (3, 8, vec![6, 19]),
        (3, 8, vec![9, 21]),
        (3, 8, vec![5, 17]),
        (3, 8, vec![8, 9]),
        (2, 5, vec![6, 13]),
        (2, 5, vec![6, 12]),
        // Won heaps that balance: the Nim sum is 0, the sum is not, and their number is odd.
        (2, 5, vec![3, 11, 6]),
        (2, 5, vec![2, 4]),
        // A winning move that makes a value larger.
        (2, 5, vec![8, 9]),
        // All heaps up to 300, and a P-position of them.
        (4, 30, (1..=300).collect()),
        (4, 30, p_position(4, 30, (1..=300).collect())),
    ];
    let random = |seed| {
        let mut rng = Rng::with_seed(seed);
        let count = [1, 2, 3, 60][rng.usize(..4)];
        let largest = if seed <= 6 { 24 } else { MAX };
        // Both small and large takes; the largest a few times the least, or any.
        let least_up_to = if rng.bool() { largest / 4 } else { largest.min(1000) };
        let least = rng.usize(1..=least_up_to);
        let most_up_to = if rng.bool() { largest } else { largest.min(20 * least) };
        let most = rng.usize(least..=most_up_to);
        (least, most, either(&mut rng, least, most, count, largest))
    };
    let max = vec![
        // As many heaps as allowed. With the largest numbers they would not fit into a file of 1.5 MB.
        (3, 500, random_list(&mut Rng::with_seed(31), MAX_HEAPS, 1..=MAX / 1000 - 1)),
        // The largest heaps, a P-position, with small takes: there are many periods.
        (2, 5, p_position(2, 5, random_list(&mut Rng::with_seed(32), 50_001, MAX * 9 / 10..=MAX))),
        // Large takes.
        (
            1234,
            300_000_000,
            p_position(
                1234,
                300_000_000,
                random_list(&mut Rng::with_seed(33), 20_001, MAX / 10..=MAX),
            ),
        ),
    ];
    let random = (1..=16).map(random).collect();
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    files.extend(largest_cases());
    files
}

/// As many heaps as allowed, with the largest numbers.
fn largest_cases() -> Vec<TestFile> {
    let (rng, most) = (&mut Rng::with_seed(34), MAX as u64);
    let lost = with_nim_sum_0(random(rng, MAX_HEAPS, 1..=(1 << 29) - 1));
    let late = random(rng, MAX_HEAPS, most - 999..=most);
    let case = |least, most, heaps| format!("{MAX_HEAPS} {least} {most}\n{}", spaced(heaps));
    largest([
        ("takes of any size, lost", vec![case(1, most, lost)]),
        ("the largest heaps, takes of at least half", vec![case(most / 2 - 499, most, late)]),
    ])
}

/// Up to `count` heaps of up to `largest` stones: any, or a P-position.
fn either(rng: &mut Rng, least: usize, most: usize, count: usize, largest: usize) -> Vec<usize> {
    loop {
        let heaps = random_list(rng, count, 1..=largest);
        let heaps = or_changed(rng, heaps, |heaps| p_position(least, most, heaps));
        if !heaps.is_empty() {
            return heaps;
        }
    }
}

/// A P-position: `heaps` after a winning move, without the heap that it leaves empty, if it leaves one.
fn p_position(least: usize, most: usize, mut heaps: Vec<usize>) -> Vec<usize> {
    let values: Vec<usize> = heaps.iter().map(|&heap| grundy(heap, least, most)).collect();
    for (heap, (old, new)) in heaps.iter_mut().zip(values.iter().zip(to_p_position(&values))) {
        *heap -= (old - new) * least;
    }
    heaps.retain(|&heap| heap > 0);
    heaps
}

fn test_file(name: &str, (least, most, heaps): (usize, usize, Vec<usize>)) -> TestFile {
    let values: Vec<usize> = heaps.iter().map(|&heap| grundy(heap, least, most)).collect();
    let wins = nim_wins(&values);
    if heaps.len() <= 3 && heaps.iter().all(|&heap| heap <= 24) {
        let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps, least, most));
        assert_eq!(wins, search.wins(&heaps), "{heaps:?}, takes {least} to {most}");
    }
    let input = format!("{} {least} {most}\n{}", heaps.len(), heaps.iter().join(" "));
    TestFile::new(name, [Case::new(input, if wins { "First" } else { "Second" })])
}

/// The Grundy value of a heap.
fn grundy(heap: usize, least: usize, most: usize) -> usize {
    heap % (least + most) / least
}

/// The options of a position: stones are taken from one heap.
fn moves(heaps: &[usize], least: usize, most: usize) -> Vec<Vec<usize>> {
    in_one(heaps, |_, &heap| (least..=most.min(heap)).map(move |take| heap - take))
}
