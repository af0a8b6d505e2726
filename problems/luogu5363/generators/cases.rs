//! Test files of Moving Coins. An input is a single case.

use crate::rules::Search;
use crate::{Case, TestFile};

/// The modulus, a prime.
const P: usize = 1_000_000_009;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    [
        // No coin can ever move: one cell, and a full strip. One coin: it is lost on the first cell alone.
        ("edge-01", 1, 1),
        ("edge-02", 7, 7),
        ("edge-03", 12, 1),
        // An even number of coins: which gaps count, is told from the right.
        ("edge-04", 3, 2),
        ("edge-05", 9, 2),
        ("edge-06", 10, 4),
        ("edge-07", 12, 6),
        // An odd number.
        ("edge-08", 11, 3),
        ("edge-09", 12, 5),
        ("edge-10", 12, 11),
        // Hardly any free cells, and the most coins.
        ("edge-11", 50, 50),
        ("edge-12", 53, 50),
        // The longest strip, with as many coins as are legal, with one less, and with one.
        ("edge-13", 150_000, 50),
        ("edge-14", 150_000, 49),
        ("edge-15", 150_000, 1),
        ("random-01", 40, 7),
        ("random-02", 48, 12),
        ("random-03", 60, 2),
        ("random-04", 59, 50),
        ("random-05", 65_521, 31),
    ]
    .into_iter()
    .map(|(name, n, m)| test_file(name, n, m))
    .collect()
}

/// The answer, by counting digit by digit; for small strips by search, and for larger ones gap by gap, too.
fn test_file(name: &str, n: usize, m: usize) -> TestFile {
    let answer = (binomial(n, m) + P - lost(n, m)) % P;
    if n <= 12 {
        let mut search = Search::normal(|&coins: &usize| moves(coins));
        let placements = (0..1usize << n).filter(|coins| coins.count_ones() as usize == m);
        assert_eq!(placements.filter(|coins| search.wins(coins)).count() % P, answer, "{name}");
    } else if n <= 60 {
        assert_eq!(won_gap_by_gap(n, m), answer, "{name}");
    }
    TestFile::new(name, [Case::new(format!("{n} {m}"), answer)])
}

/// What the moves leave of a set of cells with coins, as the digits of a number; the smallest digit is the cell on the
/// left.
fn moves(coins: usize) -> Vec<usize> {
    let is_free = |cell: &usize| coins >> cell & 1 == 0;
    (0..usize::BITS as usize)
        .filter(|cell| !is_free(cell))
        .flat_map(|from| {
            (0..from).rev().take_while(is_free).map(move |to| coins - (1 << from) + (1 << to))
        })
        .collect()
}

/// The number of won placements: for each sum and Nim sum of the gaps so far, in how many ways it arises.
fn won_gap_by_gap(n: usize, m: usize) -> usize {
    let free = n - m;
    let mut ways = vec![[0; 64]; free + 1];
    ways[0][0] = 1;
    for gap in 0..=m {
        let counts = gap % 2 == 1; // from the right, where gap 0 is behind the last coin
        let mut next = vec![[0; 64]; free + 1];
        for (sum, row) in ways.iter().enumerate() {
            for size in 0..=free - sum {
                for (nim_sum, &count) in row.iter().enumerate().filter(|&(_, &count)| count > 0) {
                    let entry =
                        &mut next[sum + size][if counts { nim_sum ^ size } else { nim_sum }];
                    *entry = (*entry + count) % P;
                }
            }
        }
        ways = next;
    }
    ways[free][1..].iter().sum::<usize>() % P
}

/// The number of lost placements, digit by digit from the highest one, which an even number of the gaps has.
fn lost(n: usize, m: usize) -> usize {
    let (free, gaps) = (n - m, m.div_ceil(2));
    let choices: Vec<usize> = (0..=gaps).map(|with| binomial(gaps, with)).collect();
    let mut sums = vec![0; free + 1];
    sums[0] = 1;
    for digit in (0..20).rev().map(|place| 1 << place) {
        // Sums of larger digits, downwards, so that none is met again.
        for sum in (0..=free).rev().filter(|sum| sum % (2 * digit) == 0) {
            let ways = sums[sum];
            for with in (2..=gaps).step_by(2).take_while(|with| sum + with * digit <= free) {
                if ways > 0 {
                    let entry: &mut usize = &mut sums[sum + with * digit];
                    *entry = (*entry + ways * choices[with]) % P;
                }
            }
        }
    }
    let others = m + 1 - gaps;
    let spread = |sum: usize| binomial(free - sum + others - 1, others - 1);
    sums.iter()
        .enumerate()
        .filter(|&(_, &ways)| ways > 0)
        .fold(0, |all, (sum, ways)| (all + ways * spread(sum)) % P)
}

/// n over k, where k is small or near n.
fn binomial(n: usize, k: usize) -> usize {
    let k = k.min(n - k);
    let (mut numerator, mut denominator) = (1, 1);
    for i in 0..k {
        numerator = numerator * (n - i) % P;
        denominator = denominator * (i + 1) % P;
    }
    numerator * power(denominator, P - 2) % P
}

fn power(mut base: usize, mut exponent: usize) -> usize {
    let mut result = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * base % P;
        }
        base = base * base % P;
        exponent /= 2;
    }
    result
}
