//! Test files of Sagheer and Apple Tree.

use crate::rules::{nim_wins, Search};
use crate::{random_list, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let largest = 10_000_000;
    let rng = &mut Rng::with_seed(1);
    vec![
        // Two nodes: one exchange, of nodes of different colours.
        test_file("edge-01", &[1, 1], &[1]),
        test_file("edge-02", &[1, largest], &[1]),
        // The sum is 0 already, and an exchange of equal numbers keeps it.
        test_file("edge-03", &[2, 2, 2], &[1, 1]),
        test_file("edge-04", &[1, 2, 1, 2], &[1, 2, 3]),
        // Leaves at the depths 1 and 3, and at 2 and 4; parents that come after their children.
        test_file("edge-05", &[1, 1, 2, 3, 2], &[5, 1, 1, 3]),
        test_file("edge-06", &[1, 1, 1, 2, 1, 1], &[3, 4, 6, 6, 1]),
        // A white node with 16,777,215 apples would do, and there can be none.
        test_file("edge-07", &[5, largest, 8_388_607, 8_388_608], &[1, 1, 1]),
        // Long paths, where all numbers are equal, and where they are not.
        test_file("edge-08", &[largest; 300], &(1..300).collect_vec()),
        test_file("edge-09", &random_list(rng, 301, 1..=7), &(1..301).collect_vec()),
        // A star with an even number of equal leaves: all pairs count, and they are more than 2^32.
        file("edge-10", &[1; 92_683], &[1; 92_682], 92_683 * 92_682 / 2),
        test_file("random-01", &random_list(rng, 39, 1..=3), &tree(rng, 39)),
        test_file("random-02", &random_list(rng, 201, 1..=15), &tree(rng, 201)),
        test_file("random-03", &random_list(rng, 201, largest - 15..=largest), &tree(rng, 201)),
    ]
}

/// The parents in a random tree: two thirds of the nodes come in pairs, an odd node below an even one, and the others
/// are leaves below even ones. n is a multiple of 3.
fn tree(rng: &mut Rng, n: usize) -> Vec<usize> {
    let pairs = n / 3;
    let upper = |rng: &mut Rng, pair: usize| 2 * rng.usize(0..pair) + 1;
    let mut parents: Vec<usize> =
        (1..=pairs).flat_map(|pair| [upper(rng, pair), 2 * pair]).collect();
    parents.extend((2 * pairs + 1..n).map(|_| 2 * rng.usize(1..=pairs)));
    // The other way round, so that parents come after their children.
    let renumber = |parent: usize| if parent == 1 { 1 } else { n + 2 - parent };
    parents.into_iter().rev().map(renumber).collect()
}

/// Makes each exchange in turn and sees who wins: by the sum, and by search if the position is small.
fn test_file(name: &str, apples: &[usize], parents: &[usize]) -> TestFile {
    let n = apples.len();
    let depth = |node: usize| {
        std::iter::successors(Some(node), |&node| (node > 1).then(|| parents[node - 2])).count()
    };
    let mut leaves = (1..=n).filter(|node| !parents.contains(node)).map(|leaf| depth(leaf) % 2);
    let leaves = leaves.all_equal_value().expect("leaves of one parity");
    let black = (0..n).filter(|&node| depth(node + 1) % 2 == leaves).collect_vec();
    let mut search = Search::normal(|apples: &Vec<usize>| moves(apples, parents));
    let mut apples = apples.to_vec();
    let mut pairs = 0;
    for (u, v) in (0..n).tuple_combinations() {
        apples.swap(u, v);
        let wins = nim_wins(&black.iter().map(|&node| apples[node]).collect_vec());
        assert!(apples.iter().sum::<usize>() > 10 || search.wins(&apples) == wins, "{apples:?}");
        pairs += usize::from(!wins);
        apples.swap(u, v);
    }
    file(name, &apples, parents, pairs)
}

fn file(name: &str, apples: &[usize], parents: &[usize], pairs: usize) -> TestFile {
    let n = apples.len();
    let input = format!("{n}\n{}\n{}", apples.iter().join(" "), parents.iter().join(" "));
    TestFile::new(name, [Case::new(input, pairs)])
}

fn moves(apples: &[usize], parents: &[usize]) -> Vec<Vec<usize>> {
    let mut moves = Vec::new();
    for node in 0..apples.len() {
        let children =
            (1..apples.len()).filter(|child| parents[child - 1] == node + 1).collect_vec();
        for take in 1..=apples[node] {
            let mut left = apples.to_vec();
            left[node] -= take;
            let with = |&child: &usize| {
                let mut next = left.clone();
                next[child] += take;
                next
            };
            moves.extend(children.iter().map(with));
            moves.extend(children.is_empty().then_some(left));
        }
    }
    moves
}
