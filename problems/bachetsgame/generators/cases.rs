//! Test files of Bachet's Game. An input has at most 100 games.

use crate::{sample, Case, TestFile};
use itertools::{iproduct, Itertools};

const LARGEST: usize = 1_000_000;

const WORDS: [usize; 8] = [62, 63, 64, 65, 66, 127, 128, 129];

/// A heap, and the takes.
type Game = (usize, Vec<usize>);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // Small heaps; a single take, several, and some in another order.
        test_file(
            "edge-01",
            iproduct!(1..=24, [vec![1], vec![1, 2], vec![3, 1, 4], vec![6, 5, 1]]),
        ),
        // Heaps and takes around 64 and 128, the sizes of machine words, with 1 and with 1 and 2.
        test_file("edge-02", iproduct!(126..=133, WORDS).map(|(heap, take)| (heap, vec![1, take]))),
        test_file(
            "edge-03",
            iproduct!(60..=69, WORDS).map(|(heap, take)| (heap, vec![2, take, 1])),
        ),
        // The largest heaps, with takes that are as large or nearly so, odd alone, and as many as allowed.
        test_file(
            "edge-04",
            iproduct!(
                LARGEST - 2..=LARGEST,
                [
                    vec![1],
                    vec![LARGEST - 2, 1],
                    vec![1, LARGEST / 2, LARGEST / 2 + 1],
                    vec![1, 3, 5, 101, 1_001, 10_001, 100_001],
                    vec![10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
                ]
            ),
        ),
        // Sets without an order, whose lost heaps are few; heaps of any size.
        test_file("random-01", sample(40, 1, |rng| random_game(rng, 2_000, 100))),
        test_file("random-02", sample(40, 2, |rng| random_game(rng, 100_000, 1_000))),
    ]
}

fn random_game(rng: &mut fastrand::Rng, largest_heap: usize, largest_take: usize) -> Game {
    let mut takes: Vec<usize> =
        (0..rng.usize(1..=9)).map(|_| rng.usize(2..=largest_take)).collect();
    takes.insert(rng.usize(0..=takes.len()), 1);
    (rng.usize(largest_take..=largest_heap), takes.into_iter().unique().collect())
}

fn test_file(name: &str, games: impl IntoIterator<Item = Game>) -> TestFile {
    let cases = games.into_iter().map(|(heap, takes)| {
        assert!((1..=LARGEST).contains(&heap) && takes.len() <= 10 && takes.contains(&1));
        let wins = first_wins(heap, &takes);
        // Odd takes alone: each move changes the parity of the heap.
        assert!(takes.iter().any(|take| take % 2 == 0) || wins == (heap % 2 == 1));
        let input = format!("{heap} {} {}", takes.len(), takes.iter().join(" "));
        Case::new(input, if wins { "Stan wins" } else { "Ollie wins" })
    });
    TestFile::new(name, cases).at_most(100)
}

/// Whether the player to move wins, by the rules: from the empty heap up.
fn first_wins(n: usize, takes: &[usize]) -> bool {
    let mut wins: Vec<bool> = Vec::with_capacity(n + 1);
    for heap in 0..=n {
        wins.push(takes.iter().any(|&take| take <= heap && !wins[heap - take]));
    }
    wins[n]
}
