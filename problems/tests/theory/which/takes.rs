//! Rows of the page on one heap, from which a move takes.

use super::numbers::factors;
use super::search::{check, cited, lost, minus, pairs, row, says_value, stated, sum, values, Row};
use crate::grundy::grundy_table;
use crate::periods::repetition;

pub const ROWS: &[Row] = &[
    row("nim-heap", "g = n", || values(0..100, |&n| minus(n, 1..=n), |&n| n)),
    row("bachet", "g = n \\bmod (m + 1)", || {
        sum((1..8).map(|m| values(0..60, |&n| minus(n, 1..=m), |&n| n % (m + 1))))
    }),
    row("range", "g = \\lfloor r / L \\rfloor; r = n \\bmod (L + R)", || {
        sum(pairs(7)
            .filter(|&(l, r)| 0 < l && l <= r)
            .map(|(l, r)| values(0..60, |&n| minus(n, l..=r), |&n| n % (l + r) / l)))
    }),
    row("range-or-all", "r = 0; r > q; r = n \\bmod (p + q)", || {
        sum(pairs(7).filter(|&(p, q)| 0 < p && p <= q).map(|(p, q)| {
            let moves = |&n: &usize| if n < p { minus(n, [n]) } else { minus(n, p..=q) };
            lost(0..60, moves, |&n| n % (p + q) == 0 || n % (p + q) > q)
        }))
    }),
    row("odd-multiples", "g = \\lfloor n / a \\rfloor \\bmod 2", || {
        sum((1..8).flat_map(|a| (0..16).map(move |set| (a, set))).map(|(a, set)| {
            let odd = |&i: &usize| i == 0 || set >> (i - 1) & 1 == 1; // a, and any others
            let takes = (0..5).filter(odd).map(|i| (2 * i + 1) * a);
            values(0..60, |&n| minus(n, takes.clone()), |&n| n / a % 2)
        }))
    }),
    row("powers-of-two", "g = n \\bmod 3", || {
        values(0..300, |&n| minus(n, (0..9).map(|e| 1 << e)), |&n| n % 3)
    }),
    row("prime-powers", "g = n \\bmod 6", || {
        let is_power = |&take: &usize| factors(take).windows(2).all(|pair| pair[0] == pair[1]);
        let takes: Vec<usize> = (1..300).filter(is_power).collect();
        values(0..300, |&n| minus(n, takes.iter().copied()), |&n| n % 6)
    }),
    cited("prime-or-two", "v; n; g = v", "cf1091h"),
    row("no-multiple", "n \\bmod (m + 1) = 0", || {
        sum((1..7).flat_map(|m| (0..32).map(move |set| (m, set))).map(|(m, set)| {
            let chosen = |&t: &usize| t <= m || t % (m + 1) != 0 && set >> (t % 5) & 1 == 1;
            lost(0..40, |&n| minus(n, (1..=n).filter(chosen)), |&n| n % (m + 1) == 0)
        }))
    }),
    row(
        "one-two-k",
        "n \\bmod 3 = 0; k \\bmod 3 = 0; r \\bmod 3 = 0; r < k; r = n \\bmod (k + 1)",
        || {
            sum((3..20).map(|k| {
                let formula = |&n: &usize| match n % (k + 1) {
                    _ if k % 3 != 0 => n % 3 == 0,
                    r => r % 3 == 0 && r < k,
                };
                lost(0..90, |&n| minus(n, [1, 2, k]), formula)
            }))
        },
    ),
    row(
        "two-takes",
        "r = n \\bmod (a + b); \\lfloor r / a \\rfloor; g = 1; g = 0; r < b; g = 2; r \\ge b; odd",
        || {
            sum(pairs(12).filter(|&(a, b)| 0 < a && a < b).map(|(a, b)| {
                values(
                    0..80,
                    |&n| minus(n, [a, b]),
                    |&n| match n % (a + b) {
                        r if r / a % 2 == 1 => 1,
                        r if r < b => 0,
                        _ => 2,
                    },
                )
            }))
        },
    ),
    row(
        "one-three-four",
        "n \\bmod 7; 0; 2; g = 0, 1, 0, 1, 2, 3, 2; n \\bmod 7 = 0, \\dots, 6",
        || {
            let g = [0, 1, 0, 1, 2, 3, 2];
            values(0..200, |&n| minus(n, [1, 3, 4]), |&n| g[n % 7])
        },
    ),
    stated("finite-set", "s; a; \\ell; g(n + \\ell) = g(n); n \\ge a", "periods", || {
        let takes = [2, 4, 7];
        let g = grundy_table(60, &takes);
        let (a, length) = repetition(&g, 7).unwrap();
        says_value(0..200, |&n| g[if n < a { n } else { a + (n - a) % length }])
    }),
    row("not-all", "g = n - 1; n \\ge 1", || values(1..150, |&n| minus(n, 1..n), |&n| n - 1)),
    cited("forbidden", "g = n - r(n); r(n)", "abc255g"),
    row("at-most-half", "g = k; n + 1 = 2^e (2k + 1)", || {
        values(0..300, |&n| minus(n, 1..=n / 2), |&n| (n + 1) >> (n + 1).trailing_zeros() >> 1)
    }),
    row("at-least-half", "g; n", || {
        values(0..300, |&n| minus(n, (n + 1) / 2..=n), |&n| binary_digits(n))
    }),
    row(
        "strange",
        "g = n / K; K; n; g(n) = g(n - \\lfloor n / K \\rfloor - 1); g = 0; n < K",
        || {
            fn formula(n: usize, k: usize) -> usize {
                match n % k {
                    0 => n / k,
                    _ if n < k => 0,
                    _ => formula(n - n / k - 1, k),
                }
            }
            sum((1..8).map(|k| values(0..100, |&n| minus(n, 1..=n / k), |&n| formula(n, k))))
        },
    ),
    row("coprime", "g = 0; n; g(1) = 1; g = i; n; i; 2; even", || {
        let formula = |&n: &usize| match n {
            1 => 1,
            n if n % 2 == 0 => 0,
            n => (2..=n).filter(|&p| factors(p).len() == 1).position(|p| n % p == 0).unwrap() + 1,
        };
        values(1..250, |&n| minus(n, (1..=n).filter(|&take| gcd(take, n) == 1)), formula)
    }),
    row("digit", "n \\bmod 10 = 0", || {
        let digits = |n: usize| (0..5).map(move |place| n / 10usize.pow(place) % 10);
        lost(0..1000, |&n| minus(n, digits(n)), |&n| n % 10 == 0)
    }),
    cited("palindrome", "n \\bmod 10 = 0", "luogu10187"),
    cited(
        "remainder",
        "n = i + j m; i < m; a = 0; g = j; g = \\min(s(i) + j, c(i)); s(i) = \\lfloor i / a \\rfloor \\bmod 2; k = (i - a) \\bmod m; c(i) = 0; s(k) = 1; c(i) = c(k) + 1",
        "arc144f",
    ),
];

/// How many there are; none of 0.
pub fn binary_digits(n: usize) -> usize {
    (0..16).filter(|place| n >> place > 0).count()
}

pub fn gcd(a: usize, b: usize) -> usize {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

#[test]
fn takes() {
    check(ROWS);
}
