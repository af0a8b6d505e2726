//! Rows on numbers and divisors.

use super::search::{
    all_lists, check, cited, lost, minus, pairs, row, says_lost, says_value, sorted, stated,
    values, xor, Row,
};
use super::takes::{binary_digits, gcd};
use checks::rules::in_one;
use itertools::Itertools;

fn divisors(n: usize) -> impl Iterator<Item = usize> {
    (1..n).filter(move |d| n % d == 0)
}

/// The prime factors, each as often as it occurs.
pub fn factors(n: usize) -> Vec<usize> {
    let Some(p) = (2..=n).find(|p| n % p == 0) else { return Vec::new() };
    [vec![p], factors(n / p)].concat()
}

pub const ROWS: &[Row] = &[
    row("divisor", "g = \\Omega(n)", || {
        values(1..300, |&n| divisors(n).collect(), |&n| factors(n).len())
    }),
    row("prime", "g = \\Omega(n) \\bmod 2", || {
        values(
            1..300,
            |&n| factors(n).into_iter().map(|p| n / p).collect(),
            |&n| factors(n).len() % 2,
        )
    }),
    row(
        "prime-power",
        "g = e_1 \\oplus e_2 \\oplus \\dots; n = p_1^{e_1} p_2^{e_2} \\cdots",
        || {
            let is_power = |d: usize| d > 1 && factors(d).windows(2).all(|pair| pair[0] == pair[1]);
            let moves = |&n: &usize| divisors(n).filter(|d| is_power(n / d)).collect();
            values(1..300, moves, |&n| {
                let factors = factors(n);
                xor((2..=n).map(|p| factors.iter().filter(|&&factor| factor == p).count()))
            })
        },
    ),
    row("less-by-xor", "g = x - h + 1; x \\ge 1; h; x", || {
        let moves = |&x: &usize| (1..=x).map(|y| x ^ y).filter(|&less| less < x).collect();
        values(1..200, moves, |&x| x - (1 << (binary_digits(x) - 1)) + 1)
    }),
    row("subtract-divisor", "g = e; 2^e; n", || {
        values(1..400, |&n| minus(n, divisors(n)), |&n| n.trailing_zeros() as usize)
    }),
    cited("odd-divisor", "n = 1; n = 2^k; k \\ge 2; n = 2p; p; odd", "cf1370c"),
    stated("equal-heaps", "g; 1; n; odd; even", "towerbreakers3", || {
        says_value(1..60, |&n| {
            let odd = factors(n).into_iter().filter(|p| p % 2 == 1).count();
            odd + usize::from(n % 2 == 0)
        })
    }),
    stated("multiply", "9 \\times 18^j < n \\le 18^{j+1}; j \\ge 0", "hdu1517", || {
        says_lost((2..200).map(|n| (1, n)), |&(_, n)| {
            (0..2).any(|j| 9 * 18usize.pow(j) < n && n <= 18usize.pow(j + 1))
        })
    }),
    row("differences", "M / d - k; M; d; k; even", || {
        let moves = |numbers: &Vec<usize>| -> Vec<Vec<usize>> {
            let new = pairs(numbers.len() - 1).map(|(i, j)| numbers[i].abs_diff(numbers[j]));
            let new = new.filter(|&new| new > 0 && !numbers.contains(&new));
            new.map(|new| sorted(numbers.iter().copied().chain([new]))).collect()
        };
        let start = (2..=4).flat_map(|count| (1..=9).combinations(count));
        lost(start, moves, |numbers| {
            let d = numbers.iter().fold(0, |d, &number| gcd(d, number));
            (numbers[numbers.len() - 1] / d - numbers.len()) % 2 == 0
        })
    }),
    stated(
        "sums-and-differences",
        "\\lfloor n / d \\rfloor - k; k \\ge 2; d; even",
        "hdu5512",
        || {
            // n = 8
            says_lost((2..=3).flat_map(|count| (1..=8).combinations(count)), |numbers| {
                let d = numbers.iter().fold(0, |d, &number| gcd(d, number));
                (8 / d - numbers.len()) % 2 == 0
            })
        },
    ),
    cited("lower-and-divide", "1; even; odd; odd", "agc010d"),
    cited("remainders", "\\{1\\}; \\{2\\}; \\{4, 8\\}; 12", "arc134e"),
    cited("even-or-odd", "d; r + 2^d y; y; 2^D; d = D; r", "agc064c"),
    cited("powers", "b, b^2, \\dots, b^k; b; 1, \\dots, k", "cf317d"),
    cited("common-divisor", "G; G", "arc155d"),
    row("digits", "0; 0", || {
        let moves = |digits: &Vec<usize>| {
            let smaller = in_one(digits, |_, &digit| 0..digit);
            let zeros = (0..digits.len()).filter(|&i| digits[i] == 0);
            smaller.into_iter().chain(zeros.map(|i| digits[..i].to_vec())).collect::<Vec<_>>()
        };
        let digits_of = |n: usize| n.to_string().bytes().map(|b| usize::from(b - b'0')).collect();
        let number = |digits: &[usize]| digits.iter().fold(0, |n, digit| 10 * n + digit);
        let mut won = vec![true];
        for n in 1..1000 {
            let kept = moves(&digits_of(n)).into_iter().filter(|next| next.first() > Some(&0));
            won.push(kept.into_iter().any(|next| !won[number(&next)]));
        }
        lost((1..=3).flat_map(|length| all_lists(length, 0..=9)), moves, |digits| {
            digits[0] > 0 && !won[number(digits)]
        })
    }),
    cited("calendar", "odd", "hdu1079"),
];

#[test]
fn numbers() {
    check(ROWS);
}
