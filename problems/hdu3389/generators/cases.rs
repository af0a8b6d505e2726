//! Test files of Game.

use crate::rules::{nim_sum, nim_wins, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // A single card in each box up to 30, as the last box: the boxes 1, 3 and 4 are dead ends.
        test_file("edge-01", (1..=30).map(|n| [vec![0; n - 1], vec![1]].concat())),
        // All positions of six boxes with a card or none, and of three with up to two.
        test_file("edge-02", all_lists(6, 0..=1).into_iter().chain(all_lists(3, 0..=2))),
        // No cards at all; cards in dead ends only; as many cards as allowed in many boxes.
        test_file("edge-03", [vec![0; 9], vec![100, 0, 100, 100], vec![100; 500], vec![100; 498]]),
        // All boxes, and every other time changed into a P-position.
        test_file(
            "random-01",
            sample(60, 1, |rng| {
                let length = rng.usize(1..=60);
                let mut boxes = random_list(rng, length, 0..=100);
                let sum = nim_sum(&heaps(&boxes));
                let fits = |i: &usize| length_of_way(i + 1) % 2 == 1 && boxes[*i] ^ sum <= 100;
                if let Some(i) = (0..length).rev().find(fits).filter(|_| rng.bool()) {
                    boxes[i] ^= sum;
                }
                boxes
            }),
        ),
    ]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|boxes: &Vec<usize>| moves(boxes));
    let cases = (1..).zip(positions).map(|(number, boxes)| {
        let wins = nim_wins(&heaps(&boxes));
        if boxes.len() <= 12 && boxes.iter().sum::<usize>() <= 6 {
            assert_eq!(search.wins(&boxes), wins, "{boxes:?}");
        }
        let input = format!("{}\n{}", boxes.len(), boxes.iter().join(" "));
        Case::new(input, format!("Case {number}: {}", if wins { "Alice" } else { "Bob" }))
    });
    TestFile::new(name, cases).at_most(100)
}

/// The boxes into which cards from box `a` may go.
fn targets(a: usize) -> impl Iterator<Item = usize> {
    (1..a).filter(move |b| (a + b) % 2 == 1 && (a + b).is_multiple_of(3))
}

/// How many moves a card from box `a` makes, always into the highest box.
fn length_of_way(a: usize) -> usize {
    targets(a).last().map_or(0, |b| 1 + length_of_way(b))
}

/// The contents of the boxes that are an odd number of moves away from where cards come to rest.
fn heaps(boxes: &[usize]) -> Vec<usize> {
    let is_odd = |a: &usize| length_of_way(*a) % 2 == 1;
    (1..=boxes.len()).filter(is_odd).map(|a| boxes[a - 1]).collect()
}

/// The positions after each move, by the rules.
fn moves(boxes: &[usize]) -> Vec<Vec<usize>> {
    let pairs = (1..=boxes.len()).flat_map(|a| targets(a).map(move |b| (a - 1, b - 1)));
    let moves = pairs.flat_map(|(a, b)| (1..=boxes[a]).map(move |taken| (a, b, taken)));
    let after = |(a, b, taken): (usize, usize, usize)| {
        let mut after = boxes.to_vec();
        after[a] -= taken;
        after[b] += taken;
        after
    };
    moves.map(after).collect()
}
