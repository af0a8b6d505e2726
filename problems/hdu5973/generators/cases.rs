//! Test files of Game of Taking Stones.

use crate::prelude::*;

/// A number of any size: its words of nine digits, the lowest first; the last one is not 0.
type Big = Vec<u64>;

const BASE: u64 = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let most = power_of_ten(100);
    let near_lost = |digits| move |rng: &mut fastrand::Rng| around(&lost_pair(rng, digits));
    let edge = vec![
        // All small positions, in both orders.
        iproduct!(0..=12, 0..=12).map(|(a, b)| [small(a), small(b)]).collect(),
        // Lost pairs whose differences do not fit in a double, or are not known to ten digits, and their neighbours.
        sample(8, 1, near_lost(18)).concat(),
        // The largest heaps, alone, equal or nearly so; and the largest lost pairs.
        [
            [most.clone(), small(0)],
            [most.clone(), most.clone()],
            [most.clone(), small(1)],
            [power_of_ten(99), most.clone()],
        ]
        .into_iter()
        .chain(around(&lost_from(|i| i % 2 == 0)))
        .chain(around(&lost_from(|i| i == 476)))
        .chain(around(&lost_from(|i| i % 18 == 8)))
        .collect(),
        // The larger heap is made of the next Fibonacci numbers, but the smallest of the others has an odd index.
        [1, 3, 5, 7, 9, 99, 101, 471]
            .into_iter()
            .flat_map(|lowest| {
                let [a, b] = pair(|i| i == lowest || i == lowest + 5);
                [[b.clone(), a.clone()], [a, b]]
            })
            .collect(),
        // No stones.
        vec![[small(0), small(0)]],
    ];
    // Many heaps of up to about a hundred digits, lost pairs and their neighbours.
    let max = vec![(1..=250)
        .flat_map(|i| sample(1, i, near_lost(i as usize % 99 + 1)).concat())
        .collect()];
    let mut files = numbered([("edge", edge), ("max", max)], test_file);
    let near = (0..=760).map(|less| [difference(&most, &small(less)), most.clone()]);
    let lost = (0..=238).map(|part| lost_from(|i| i % 2 == 0 && i / 2 >= part));
    let cases = near.chain(lost).map(|heaps| heaps.each_ref().map(text).join(" "));
    files.extend(largest([("near 10^100, or lost", cases.collect())]));
    files
}

fn small(number: u64) -> Big {
    vec![number].into_iter().filter(|&word| word > 0).collect()
}

fn power_of_ten(exponent: usize) -> Big {
    (0..exponent).fold(small(1), |power, _| product(&power, &small(10)))
}

/// With each word less than [`BASE`], and without a last word that is 0.
fn carried(words: Vec<u64>) -> Big {
    let mut carry = 0;
    let mut number = Vec::new();
    for word in words.into_iter().chain([0, 0]) {
        carry += word;
        number.push(carry % BASE);
        carry /= BASE;
    }
    let length = number.iter().rposition(|&word| word > 0).map_or(0, |last| last + 1);
    number.truncate(length);
    number
}

fn sum(a: &Big, b: &Big) -> Big {
    carried(
        a.iter()
            .copied()
            .zip_longest(b.iter().copied())
            .map(|words| words.reduce(|x, y| x + y))
            .collect(),
    )
}

fn product(a: &Big, b: &Big) -> Big {
    (0..b.len()).rev().fold(small(0), |product, i| {
        let shifted = [&[0], &product[..]].concat();
        sum(&shifted, &carried(a.iter().map(|word| word * b[i]).collect()))
    })
}

/// The difference, where `b` is not larger than `a`.
fn difference(a: &Big, b: &Big) -> Big {
    // Without a carry out of the last word: a + (9...9 - b) + 1.
    let complement = (0..a.len()).map(|i| BASE - 1 - b.get(i).copied().unwrap_or(0)).collect();
    let mut number = sum(&sum(a, &complement), &small(1));
    number.pop();
    carried(number)
}

/// What puts numbers in order: the number of words, and the words from the highest on.
fn key(number: &Big) -> (usize, Vec<u64>) {
    (number.len(), number.iter().rev().copied().collect())
}

fn text(number: &Big) -> String {
    let words = number.iter().rev().map(|word| format!("{word:09}")).join("");
    let digits = words.trim_start_matches('0');
    if digits.is_empty() { "0" } else { digits }.to_string()
}

/// The sum of the Fibonacci numbers 1, 2, 3, 5, ... with these indices, up to 477, and that of those that follow them.
fn pair(is_part: impl Fn(usize) -> bool) -> [Big; 2] {
    let (mut number, mut next) = (small(1), small(2));
    let mut pair = [small(0), small(0)];
    for index in 0..478 {
        if is_part(index) {
            pair = [sum(&pair[0], &number), sum(&pair[1], &next)];
        }
        (number, next) = (next.clone(), sum(&number, &next));
    }
    pair
}

/// A lost pair. No two of the indices are neighbours, and the smallest is even.
fn lost_from(is_part: impl Fn(usize) -> bool) -> [Big; 2] {
    let pair = pair(is_part);
    assert!(!wins_by_squares(&pair), "{}", text(&pair[0]));
    pair
}

/// A lost pair of about this many digits.
fn lost_pair(rng: &mut fastrand::Rng, digits: usize) -> [Big; 2] {
    let (most, mut indices) = (digits * 479 / 100, vec![2 * rng.usize(0..=3)]);
    while indices[indices.len() - 1] + 2 <= most {
        indices.push(indices[indices.len() - 1] + rng.usize(2..=4));
    }
    lost_from(|index| indices.contains(&index))
}

/// A lost pair, and positions with one stone more or less in a heap or in both.
fn around([a, b]: &[Big; 2]) -> Vec<[Big; 2]> {
    let one = small(1);
    let (less, more) = (|number| difference(number, &one), |number| sum(number, &one));
    vec![[a.clone(), b.clone()], [b.clone(), less(a)], [a.clone(), more(b)], [more(b), more(a)]]
}

/// Whether the player to move wins: not if, with a <= b and k = b - a, a² <= k b and (a + 1)² > k (b + 1).
fn wins_by_squares(heaps: &[Big; 2]) -> bool {
    let [a, b] = if key(&heaps[0]) <= key(&heaps[1]) { [0, 1] } else { [1, 0] }.map(|i| &heaps[i]);
    let k = difference(b, a);
    let [more_a, more_b] = [a, b].map(|number| sum(number, &small(1)));
    key(&product(a, a)) > key(&product(&k, b))
        || key(&product(&more_a, &more_a)) <= key(&product(&k, &more_b))
}

fn test_file(name: &str, positions: Vec<[Big; 2]>) -> TestFile {
    let cases = positions.into_iter().map(|heaps| {
        let [a, b] = heaps.each_ref().map(text);
        Case::new(format!("{a} {b}"), u8::from(wins_by_squares(&heaps)))
    });
    TestFile::new(name, cases).at_most(1000)
}
