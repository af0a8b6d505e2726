//! Test files of Pagodas.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use itertools::{iproduct, Itertools};

const MAX: usize = 20_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let small = (2..=8).flat_map(|n| iproduct!([n], 1..=n, 1..=n)).filter(|(_, a, b)| a != b);
    vec![
        // All small cases. With n = 2 nothing can be built.
        test_file("edge-01", small),
        // The largest n; numbers that divide each other, that have a common divisor, and neighbours.
        test_file(
            "edge-02",
            [
                (MAX, 1, MAX),
                (MAX, MAX, MAX / 2),
                (MAX - 1, MAX - 1, MAX - 2),
                (MAX - 1, 6666, 13_332),
                (MAX, 6000, 9000),
                (MAX, 9000, 6000),
                (13_999, 3000, 7000),
            ],
        ),
        test_file(
            "random-01",
            sample(100, 1, |rng| {
                let g = rng.usize(1..=2000);
                let a = rng.usize(1..=MAX / g);
                let b = if a > 1 { rng.usize(1..a) } else { 2 };
                (rng.usize(g * a.max(b)..=MAX), g * a, g * b)
            }),
        ),
    ]
}

fn test_file(name: &str, cases: impl IntoIterator<Item = (usize, usize, usize)>) -> TestFile {
    let cases = cases.into_iter().zip(1..).map(|((n, a, b), number)| {
        let wins = moves_of_a_play(n, a, b) % 2 == 1;
        if n <= 8 {
            let options = |standing: &Vec<usize>| options(standing, n);
            let position = vec![a.min(b), a.max(b)];
            assert_eq!(Search::normal(options).wins(&position), wins, "{n} {a} {b}");
        }
        let winner = if wins { "Yuwgna" } else { "Iaka" };
        Case::new(format!("{n} {a} {b}"), format!("Case #{number}: {winner}"))
    });
    TestFile::new(name, cases).at_most(500)
}

/// Builds as long as a difference to one of the two least pagodas, or a sum with one of them, is new.
fn moves_of_a_play(n: usize, a: usize, b: usize) -> usize {
    let mut stands = vec![false; n + 1];
    let mut pair = [a, b];
    let mut moves = 0;
    // Differences first: each is less than the larger one of the pair, which it replaces.
    [stands[a], stands[b]] = [true, true];
    while pair[0] != 2 * pair[1] && pair[1] != 2 * pair[0] {
        let difference = pair[0].abs_diff(pair[1]);
        moves += usize::from(!stands[difference]);
        stands[difference] = true;
        pair = [pair[0].min(pair[1]), difference];
    }
    let least = pair[0].min(pair[1]);
    for number in (1..=n).rev() {
        let is_difference = number + least <= n && stands[number + least];
        moves += usize::from(!stands[number] && is_difference && number != least);
        stands[number] |= is_difference;
    }
    for number in least + 1..=n {
        moves += usize::from(!stands[number] && stands[number - least]);
        stands[number] |= stands[number - least];
    }
    moves
}

/// All that one more pagoda can give, by the rules; in ascending order.
fn options(standing: &[usize], n: usize) -> Vec<Vec<usize>> {
    let pairs = standing.iter().tuple_combinations();
    let numbers = pairs.flat_map(|(&i, &j): (&usize, &usize)| [i + j, j - i]).unique();
    let new = numbers.filter(|number| *number <= n && !standing.contains(number));
    new.map(|number| standing.iter().copied().chain([number]).sorted().collect()).collect()
}
