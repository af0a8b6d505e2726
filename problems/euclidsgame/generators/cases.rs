//! Test files of Euclid's game: mainly pairs whose ratio is close to the golden ratio, and others for which
//! Euclid's algorithm takes many steps.

use crate::prelude::*;

/// The largest number.
const MAX: usize = (1 << 31) - 1;

const MAX_CASES: usize = 10_000;

pub fn cases() -> Vec<TestFile> {
    let fibonacci = fibonacci_numbers(MAX);
    let pairs: Vec<(usize, usize)> = fibonacci.windows(2).map(|pair| (pair[0], pair[1])).collect();
    let edge = vec![
        // The smallest input.
        vec![(1, 1)],
        // All pairs up to 99.
        iproduct!(1..=99, 1..=99).collect(),
        // Neighbouring Fibonacci numbers, which are nearest to the golden ratio, and multiples of them.
        iproduct!(&pairs, 1..=5)
            .flat_map(|((a, b), times)| with_neighbours(a * times, b * times))
            .collect(),
        // Where a program stops too early or too late: the quotients are 1 for some steps, then another number.
        iproduct!(0..=42, 1..=6, 1..=3)
            .filter_map(|(ones, quotient, last)| {
                let quotients = [vec![1; ones], vec![quotient, last + 1]].concat();
                from_quotients(&quotients)
            })
            .flat_map(|(a, b)| [(a, b), (b, a)])
            .collect(),
        // The ends of the range.
        [(MAX, MAX), (MAX, 1), (1, MAX), (MAX, MAX - 1), (MAX - 1, MAX), (MAX, 2), (2, MAX)]
            .into_iter()
            .chain((MAX - 40..=MAX).flat_map(|a| with_neighbours(a, golden(a))))
            .chain((MAX - 40..=MAX).flat_map(|a| with_neighbours(a, a / 2)))
            .collect(),
        // Equal numbers, and multiples.
        sample(1000, 1, |rng| {
            let b = 1 + rng.usize(1..=MAX).isqrt();
            let most = if rng.bool() { 3 } else { MAX / b };
            let a = b * rng.usize(1..=most);
            [(a, b), (b, a)]
        })
        .concat(),
    ];
    let max = vec![
        // Large pairs, nearest to the golden ratio or next to that, in either order.
        sample(MAX_CASES, 5, |rng| {
            let a = rng.usize(MAX / 2..=MAX);
            let b = golden(a) + rng.usize(0..=2) - 1;
            if rng.bool() {
                (a, b)
            } else {
                (b, a)
            }
        }),
        // Quotients of 2, which leave two moves at every step, and the smallest number with the largest.
        sample(MAX_CASES / 4, 6, |rng| {
            let quotients = [vec![2; 23], vec![rng.usize(2..=3)]].concat();
            let twos = from_quotients(&quotients).expect("within the bounds");
            [twos, (twos.1, twos.0), (MAX - rng.usize(0..1000), 1), (1, MAX)]
        })
        .concat(),
    ];
    let mut files = numbered([("edge", edge), ("max", max)], test_file);
    // Near the golden ratio, and as large as can be.
    let golden = |i: usize| {
        let (b, a) = pairs[pairs.len() - 1 - i % 40];
        let times = (MAX / a).saturating_sub(i / 40).max(1);
        format!("{} {}", a * times, b * times)
    };
    // 2978 lines of 22 bytes and one of 18: the first of the two zeros is the end of 65536 bytes.
    let rng = &mut Rng::with_seed(7);
    let mut ten_digits = || rng.usize(1_000_000_000..=MAX);
    let mut block: Vec<String> =
        (0..2978).map(|_| format!("{} {}", ten_digits(), ten_digits())).collect();
    block.push("10000000 12345678".to_string());
    files.extend(largest([
        ("multiples of neighbouring Fibonacci numbers", (0..MAX_CASES).map(golden).collect()),
        ("the two zeros on both sides of 64 KiB", block),
    ]));
    files
}

/// The number for which `a` and it are nearest to the golden ratio, among those of at least 1: floor of a / φ.
fn golden(a: usize) -> usize {
    // 1 / φ = (√5 - 1) / 2
    let a = a as u128;
    let floor = ((5 * a * a).isqrt() - a) / 2;
    usize::try_from(floor.max(1)).expect("not more than a")
}

/// The pair and its nearest neighbours, in both orders, as far as they are within the bounds.
fn with_neighbours(a: usize, b: usize) -> Vec<(usize, usize)> {
    [(a, b), (a + 1, b), (a, b + 1), (a, b - 1), (a - 1, b)]
        .into_iter()
        .flat_map(|(a, b)| [(a, b), (b, a)])
        .filter(|&(a, b)| (1..=MAX).contains(&a) && (1..=MAX).contains(&b))
        .collect()
}

/// The pair without a common divisor that has these quotients in Euclid's algorithm, the larger number first, if it is within the bounds.
fn from_quotients(quotients: &[usize]) -> Option<(usize, usize)> {
    let (mut a, mut b) = (1, 0);
    for quotient in quotients.iter().rev() {
        (a, b) = (quotient * a + b, a);
        if a > MAX {
            return None;
        }
    }
    Some((a, b))
}

fn test_file(name: &str, pairs: Vec<(usize, usize)>) -> TestFile {
    let cases = pairs.into_iter().map(|(a, b)| {
        let wins = wins_by_quotients(a.max(b), a.min(b));
        Case::new(format!("{a} {b}"), if wins { "Stan wins" } else { "Ollie wins" })
    });
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// Whoever meets the first quotient of Euclid's algorithm that is not 1 can choose who meets the next, and
/// wins; so does who meets the last one.
fn wins_by_quotients(mut a: usize, mut b: usize) -> bool {
    let mut quotients = Vec::new();
    while b > 0 {
        quotients.push(a / b);
        (a, b) = (b, a % b);
    }
    let ones = quotients.iter().take_while(|&&quotient| quotient == 1).count();
    ones.min(quotients.len() - 1) % 2 == 0
}
