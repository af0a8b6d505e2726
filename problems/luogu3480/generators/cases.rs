//! Test files of Pebbles. An input has ten cases at most.

use crate::rules::{nim_wins, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let few = |length| all_lists(length, 0..=2).into_iter().filter(|heaps| is_ascending(heaps));
    vec![
        // The smallest input; no pebbles; one heap of as many as there may be.
        test_file("edge-01", [vec![1], vec![0], vec![0; 3], vec![1000]]),
        // Two and three heaps of up to 2: an even and an odd number of heaps.
        test_file("edge-02", few(2)),
        test_file("edge-03", few(3)),
        // Counted from the left instead of the right, or with all differences, some of these come out wrong.
        test_file(
            "edge-04",
            [
                &[0, 3][..],
                &[3, 3],
                &[1, 4, 4],
                &[2, 2, 4],
                &[2, 3, 5],
                &[1, 2, 3, 4],
                &[1, 2, 4, 5],
            ]
            .map(<[usize]>::to_vec),
        ),
        // As many heaps as there may be, the first of them empty or not.
        test_file("edge-05", [vec![1; 1000], vec![1; 999], [vec![0; 500], vec![2; 500]].concat()]),
        // Small enough to be searched, and larger.
        test_file("random-01", sample(10, 1, |rng| row(&random_list(rng, 4, 0..=2)))),
        test_file("random-02", sample(10, 2, |rng| row(&random_list(rng, 29, 0..=2)))),
        // Pairs of equal heaps, which are lost.
        test_file(
            "random-03",
            sample(5, 3, |rng| {
                row(&random_list(rng, 8, 0..=9)).iter().flat_map(|&a| [a, a]).collect()
            }),
        ),
    ]
}

/// The heaps with these differences.
fn row(differences: &[usize]) -> Vec<usize> {
    (1..=differences.len()).map(|end| differences[..end].iter().sum()).collect()
}

fn is_ascending(heaps: &[usize]) -> bool {
    heaps.windows(2).all(|pair| pair[0] <= pair[1])
}

fn test_file(name: &str, rows: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps));
    let cases = rows.into_iter().map(|heaps| {
        let pebbles: usize = heaps.iter().sum();
        assert!(heaps.len() <= 1000 && pebbles <= 1000 && is_ascending(&heaps), "{heaps:?}");
        // With an empty heap in front if their number is odd, two after two: how much the second one has more.
        let even = [vec![0; heaps.len() % 2], heaps.clone()].concat();
        let odd_stairs: Vec<usize> = even.chunks(2).map(|pair| pair[1] - pair[0]).collect();
        let wins = nim_wins(&odd_stairs);
        assert!(pebbles > 24 || wins == search.wins(&heaps), "{heaps:?}");
        let input = format!("{}\n{}", heaps.len(), heaps.iter().join(" "));
        Case::new(input, if wins { "TAK" } else { "NIE" })
    });
    TestFile::new(name, cases).at_most(10)
}

/// The rows after each move.
fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
    let smaller = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
    let next = smaller.map(|(i, left)| [&heaps[..i], &[left], &heaps[i + 1..]].concat());
    next.filter(|next| is_ascending(next)).collect()
}
