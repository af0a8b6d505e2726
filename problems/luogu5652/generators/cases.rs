//! Largest inputs of Basic Game Exercise.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most, rng) = (1_000_000, 1_000_000_000, &mut Rng::with_seed(1));
    let made = format!("{} {} {} {most}", most - 1, most - 2, most - 3);
    let all = (1..=n).map(|l| format!("{l} {n}"));
    let files = [
        ("all odd, m = 1: two long paths", case(&all_equal(n, 1), 1, 0, &lines(all))),
        ("all odd, m = 1000: a thousand paths", case(&all_equal(n, most - 1), 1000, 1, &made)),
        (
            "even but for the first: no path",
            case(&[&[1][..], &all_equal(n - 1, most)].concat(), 1, 1, &made),
        ),
        ("m = n", case(&all_equal(n, 1), n, 1, &made)),
        ("random numbers, m = 3", case(&random(rng, n, 1..=most), 3, 1, &made)),
    ];
    largest(files.map(|(shape, case)| (shape, vec![case])))
}

/// With a million games, which are these lines or made of this line.
fn case(numbers: &[u64], m: usize, kind: u8, games: &str) -> String {
    format!("{} {m} 1000000 {kind}\n{}\n{games}", numbers.len(), spaced(numbers))
}
