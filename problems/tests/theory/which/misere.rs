//! Rows on misère play: a player who cannot move wins.

use super::boards::{gaps, hops, left, strips};
use super::heaps::{
    both_ends, fibonacci, fibonacci_parts, is_balanced, is_wythoff, join, moore, nim,
    ones_and_rest, pairs_of_heaps, wythoff,
};
use super::memory::{limited, losing_ends};
use super::search::{
    all_lists, ascending_lists, check, cited, minus, misere, pairs, row, sum, Row,
};
use crate::misere::s_nim;
use common::nim::misere_nim_wins;

/// Misère Nim: whether the player to move loses with heaps of these values.
fn misere_nim_lost(values: impl IntoIterator<Item = usize>) -> bool {
    let values: Vec<u64> = values.into_iter().map(|value| value as u64).collect();
    !misere_nim_wins(values)
}

pub const ROWS: &[Row] = &[
    row("misere-nim", "s = 0; 2; s = 1", || {
        misere(all_lists(3, 0..=8), |heaps| nim(heaps), |heaps| misere_nim_lost(heaps.clone()))
    }),
    row("misere-bachet", "n \\bmod (m + 1) = 1", || {
        sum((1..8).map(|m| misere(0..60, |&n| minus(n, 1..=m), |&n| n % (m + 1) == 1)))
    }),
    row("misere-range-or-all", "1 \\le n \\bmod (p + q) \\le p", || {
        sum(pairs(7).filter(|&(p, q)| 0 < p && p <= q).map(|(p, q)| {
            let moves = |&n: &usize| if n < p { minus(n, [n]) } else { minus(n, p..=q) };
            misere(0..60, moves, |&n| (1..=p).contains(&(n % (p + q))))
        }))
    }),
    row("misere-set", "g", s_nim),
    cited("sj", "g", "misere"),
    cited("misere-neighbours", "n", "hdu2509"),
    row("misere-silver-dollar", "", || {
        misere(strips(9), |pieces| left(pieces, 9, false), |pieces| misere_nim_lost(gaps(pieces)))
    }),
    row("misere-wythoff", "(0, 1); (2, 2)", || {
        misere(
            all_lists(2, 0..=25),
            |heaps| wythoff(heaps),
            |heaps| match pairs_of_heaps(heaps) {
                (1, 0) | (2, 2) => true,
                (0, 0) | (2, 1) => false,
                (b, a) => is_wythoff(a, b),
            },
        )
    }),
    row("misere-king", "x; y; 2; 0; even; odd", || {
        misere(
            pairs(30),
            |cell| hops(cell, &[(-1, 0), (0, -1), (-1, -1)]),
            |&(x, y)| match (x.min(y), x.max(y)) {
                (0, y) => y % 2 == 1,
                (x, y) => x % 2 == 0 && y % 2 == 0,
            },
        )
    }),
    cited("misere-cut-tree", "g(c) + 1; c", "misere"),
    row("misere-moore", "1; 0; 1; k + 1", || {
        sum((1..=3).map(|k| {
            misere(all_lists(4, 0..=4), moore(k), |heaps| {
                if heaps.iter().all(|&heap| heap <= 1) {
                    sum(heaps.iter().copied()) % (k + 1) == 1
                } else {
                    is_balanced(heaps, k)
                }
            })
        }))
    }),
    cited("misere-selective", "", "misere"),
    cited("misere-every", "s; s = 0; s; 1 + \\max; 1 + \\min; odd; odd; odd", "misere"),
    cited("misere-first-end", "s; s = 0; s; 1 + \\min; 1 + \\max; odd; odd; odd", "misere"),
    row("misere-join", "S = 0; c; S \\ge 3; c; odd; odd; even", || {
        let start = (1..=5).flat_map(|count| ascending_lists(count, 1..=6));
        misere(
            start.filter(|heaps| heaps.iter().sum::<usize>() <= 12),
            |heaps| join(heaps),
            |heaps| match ones_and_rest(heaps) {
                (c, 0) => c % 2 == 1,
                (c, s) => s >= 3 && s % 2 == 1 && c % 2 == 0,
            },
        )
    }),
    row("misere-both-ends", "1", || {
        let start = (1..=5).flat_map(|length| all_lists(length, 1..=3)).chain(all_lists(3, 1..=6));
        misere(
            start,
            |row| both_ends(row),
            |row| (row[0] == losing_ends(&row[1..])[0]) != row.iter().all(|&heap| heap == 1),
        )
    }),
    row("misere-fibonacci", "n = 1; k; n - 1", || {
        let least_part = |n: usize| fibonacci_parts(n).last().map_or(0, |&i| fibonacci(i));
        let start = pairs(60).filter(|&(n, k)| n > 0 && 0 < k && k < 16);
        misere(
            start,
            |heap| limited(heap, |take| 2 * take),
            |&(n, k)| n == 1 || least_part(n - 1) > k,
        )
    }),
];

#[test]
fn misere_play() {
    check(ROWS);
}
