//! Test files of Euclid's Game. An input has six cases at most.

use crate::rules::{fibonacci_numbers, Search};
use crate::{sample, Case, TestFile};

/// The largest number.
const MAX: usize = (1 << 31) - 1;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let fibonacci = fibonacci_numbers(MAX);
    let neighbours: Vec<(usize, usize)> = fibonacci.windows(2).map(|f| (f[1], f[0])).collect();
    vec![
        // The smallest input, and all of the next ones, in either order.
        test_file("edge-01", &[(1, 1), (2, 1), (1, 2), (2, 2), (2, 3), (3, 2)]),
        // The ends of the range.
        test_file(
            "edge-02",
            &[(MAX, 1), (1, MAX), (MAX, MAX), (MAX, MAX - 1), (MAX, MAX / 2), (MAX / 2 + 1, MAX)],
        ),
        // Neighbouring Fibonacci numbers, on which all moves but the last are forced, and nearly such.
        test_file("edge-03", &neighbours[neighbours.len() - 6..]),
        test_file(
            "edge-04",
            &neighbours[neighbours.len() - 6..]
                .iter()
                .map(|&(a, b)| (b, a - 1))
                .collect::<Vec<_>>(),
        ),
        // The first choice after one step, after two, after three: by a large quotient, or a multiple.
        test_file("edge-05", &[(11, 10), (21, 11), (19, 11), (30, 20), (50, 30), (80, 50)]),
        // Twice the smaller number, one less and one more; that a player can win at once, or only by waiting.
        test_file("edge-06", &[(20, 10), (19, 10), (21, 10), (25, 10), (29, 10), (100, 10)]),
        test_file("random-01", &sample(6, 1, |rng| (rng.usize(1..=90), rng.usize(1..=90)))),
        test_file("random-02", &sample(6, 2, |rng| (rng.usize(1..=MAX), rng.usize(1..=MAX)))),
        // Near the golden ratio.
        test_file(
            "random-03",
            &sample(6, 3, |rng| {
                let a = rng.usize(1_000_000..=MAX);
                (a, (a as u64 * 618_033_989 / 1_000_000_000) as usize + rng.usize(..2))
            }),
        ),
    ]
}

fn test_file(name: &str, pairs: &[(usize, usize)]) -> TestFile {
    let mut search = Search::normal(moves);
    let cases = pairs.iter().map(|&(a, b)| {
        assert!((1..=MAX).contains(&a) && (1..=MAX).contains(&b));
        let (large, small) = (a.max(b), a.min(b));
        // The golden ratio, a / b > φ, as 2 a - b > √5 b.
        let square = |number: usize| (number as u128).pow(2);
        let wins = large == small || square(2 * large - small) > 5 * square(small);
        if large <= 100 {
            assert_eq!(wins, search.wins(&(large, small)), "{a} {b}");
        }
        Case::new(format!("{a} {b}"), if wins { "Stan wins" } else { "Ollie wins" })
    });
    TestFile::new(name, cases).at_most(6)
}

/// A multiple of the smaller number is subtracted from the larger one, which comes first.
fn moves(&(a, b): &(usize, usize)) -> Vec<(usize, usize)> {
    if b == 0 {
        return Vec::new();
    }
    (1..=a / b).map(|times| a - times * b).map(|rest| (rest.max(b), rest.min(b))).collect()
}
