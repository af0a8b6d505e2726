//! Test files of Let's Play Nim.

use crate::rules::{nim_moves, replaced, sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The bound on the bags.
const MAX: usize = 1_000_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // One bag, the smallest and the largest; two bags, equal or not.
        test_file("edge-01", vec![vec![1], vec![MAX], vec![MAX, MAX], vec![MAX, MAX - 1]]),
        // All short lists of small bags.
        test_file("edge-02", (1..=3).flat_map(|length| all_lists(length, 1..=3)).collect()),
        test_file("edge-03", all_lists(4, 1..=3)),
        // Pairs that do not stand together, three equal bags, and bags with the Nim sum 0 that form no pairs.
        test_file(
            "edge-04",
            vec![vec![4, 9, 9, 4], vec![5, 5, 5, 6], vec![1, 2, 4, 7], vec![1, 2, 3]],
        ),
        // More bags, half of the lists in pairs, or with one more.
        test_file("random-01", sample(30, 1, |rng| random_bags(rng, 10, 5))),
        test_file("random-02", sample(30, 2, |rng| random_bags(rng, 10, MAX))),
    ]
}

fn random_bags(rng: &mut fastrand::Rng, most: usize, largest: usize) -> Vec<usize> {
    let length = rng.usize(1..=most);
    let mut bags = random_list(rng, length, 1..=largest);
    if rng.bool() {
        bags.extend_from_within(..);
        bags.truncate(bags.len() - rng.usize(..=1));
    }
    rng.shuffle(&mut bags);
    bags
}

/// The bags, and the dishes that are not empty.
type Position = (Vec<usize>, Vec<usize>);

fn moves((bags, dishes): &Position) -> Vec<Position> {
    if bags.is_empty() {
        return nim_moves(dishes).into_iter().map(|dishes| (vec![], dishes)).collect();
    }
    let mut moves = Vec::new();
    for (i, &bag) in bags.iter().enumerate() {
        let bags = replaced(bags, i, &[]);
        moves.push((bags.clone(), sorted(&[&dishes[..], &[bag]].concat())));
        let onto = |j| replaced(dishes, j, &[dishes[j] + bag]);
        moves.extend((0..dishes.len()).map(|j| (bags.clone(), onto(j))));
    }
    moves
}

/// Whether the first player wins: the bags can be put in pairs if each size occurs an even number of times.
fn by_sizes(bags: &[usize]) -> bool {
    let has_single = bags.iter().counts().values().any(|count| count % 2 == 1);
    bags.len().is_multiple_of(2) && has_single
}

fn test_file(name: &str, lists: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::normal(moves);
    let cases = lists.into_iter().map(|bags| {
        assert!(bags.iter().all(|bag| (1..=MAX).contains(bag)), "{bags:?}");
        let wins = by_sizes(&bags);
        if bags.len() <= 5 && bags.iter().sum::<usize>() <= 15 {
            assert_eq!(search.wins(&(sorted(&bags), vec![])), wins, "{bags:?}");
        }
        let input = format!("{}\n{}", bags.len(), bags.iter().join(" "));
        Case::new(input, if wins { "First" } else { "Second" })
    });
    TestFile::new(name, cases)
}
