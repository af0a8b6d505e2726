//! Test files of Taking Stones, the First Move. An input is a single position.

use crate::rules::{nim_wins, replaced, sorted, Search};
use crate::{random_list, sample, Case, TestFile};

/// The largest heap.
const MAX_HEAP: usize = 1000;

/// Heaps, and takes in ascending order.
type Position = (Vec<usize>, Vec<usize>);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let edges: [Position; 9] = [
        // A single stone, which can and cannot be taken.
        (vec![1], vec![1]),
        (vec![1], vec![2]),
        // Several winning takes, and several winning heaps.
        (vec![7], vec![1, 3, 5]),
        (vec![3, 5, 7], vec![1]),
        // The first winning move makes the value of its heap larger, from 0 to 2.
        (vec![6, 4], vec![2, 4, 7]),
        // The first heap is no help.
        (vec![2, 1, 7, 5], vec![3, 4]),
        // The largest heaps, lost and won.
        (vec![MAX_HEAP; 10], (1..=10).collect()),
        (vec![MAX_HEAP, MAX_HEAP, MAX_HEAP - 1], vec![2, 3, 10]),
        // From the second heap a smaller take wins than from the first.
        (vec![3, 1], vec![1, 2]),
    ];
    // Small positions that the rules settle, and large ones; of each kind two lost and three won.
    let random = [(3, 7), (10, MAX_HEAP)].map(|(heaps, max)| {
        let all = sample(100, 1, |rng| {
            let takes = (1..=10).filter(|_| rng.u8(..3) == 0).collect();
            (random_list(rng, heaps, 1..=max), takes)
        });
        let all = all.into_iter().filter(|(_, takes): &Position| !takes.is_empty());
        let (won, lost): (Vec<_>, Vec<_>) =
            all.partition(|position| first_move(position).is_some());
        lost.into_iter().take(2).chain(won.into_iter().take(3))
    });
    let edges = edges.into_iter().zip(1..).map(|(position, i)| (format!("edge-{i:02}"), position));
    let random = random.into_iter().flatten().zip(1..);
    let random = random.map(|(position, i)| (format!("random-{i:02}"), position));
    edges.chain(random).map(|(name, position)| test_file(&name, &position)).collect()
}

/// The first winning move: by search, and by the values of the heaps. The heaps of value 0 are the lost ones, those
/// of value 1 are lost if only what the others leave may be left, and so on.
fn first_move((heaps, takes): &Position) -> Option<(usize, usize)> {
    let mut values = vec![usize::MAX; MAX_HEAP + 1];
    for value in 0..=takes.len() {
        for heap in 0..values.len() {
            let mut usable = takes.iter().filter(|&&take| take <= heap);
            if values[heap] > value && usable.all(|take| values[heap - take] != value) {
                values[heap] = value;
            }
        }
    }
    let moves = |heaps: &[usize]| -> Vec<(usize, usize)> {
        let of = |i: usize| takes.iter().filter(move |&&t| t <= heaps[i]).map(move |&t| (i, t));
        (0..heaps.len()).flat_map(of).collect()
    };
    let after = |heaps: &[usize], (i, take)| replaced(heaps, i, &[heaps[i] - take]);
    let value = |heaps: Vec<usize>| heaps.iter().map(|&heap| values[heap]).collect::<Vec<_>>();
    let by_values = moves(heaps).into_iter().find(|&m| !nim_wins(&value(after(heaps, m))));
    if heaps.iter().sum::<usize>() <= 24 {
        let mut search = Search::normal(|heaps: &Vec<usize>| {
            moves(heaps).into_iter().map(|m| after(heaps, m)).collect()
        });
        let by_search = moves(heaps).into_iter().find(|&m| !search.wins(&after(heaps, m)));
        assert_eq!(by_search, by_values, "{heaps:?} {takes:?}");
        assert_eq!(by_search.is_some(), search.wins(&sorted(heaps)));
    }
    by_values
}

fn test_file(name: &str, position: &Position) -> TestFile {
    let (heaps, takes) = position;
    assert!(heaps.len() <= 10 && heaps.iter().all(|heap| (1..=MAX_HEAP).contains(heap)), "{name}");
    assert!(
        takes.windows(2).all(|two| two[0] < two[1]) && takes.iter().all(|t| (1..=10).contains(t)),
        "{name}"
    );
    let lines = [&[heaps.len()], &heaps[..], &[takes.len()], takes].concat();
    let lines: Vec<String> = lines.iter().map(usize::to_string).collect();
    let answer = match first_move(position) {
        Some((i, take)) => format!("YES\n{} {take}", i + 1),
        None => "NO".to_string(),
    };
    TestFile::new(name, [Case::new(lines.join("\n"), answer)])
}
