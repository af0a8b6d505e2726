//! Rows on several heaps at once.

use super::memory::losing_ends;
use super::search::{
    all_lists, all_sets, ascending_lists, check, cited, in_all, in_one_heap, lost, minus, pairs,
    row, says_lost, says_value, sorted, stated, sum, values, xor, Row,
};
use crate::compounds::{as_u64, moore_wins};
use checks::rules::in_one;
use itertools::Itertools;

pub fn nim(heaps: &[usize]) -> Vec<Vec<usize>> {
    in_one(heaps, |_, &heap| minus(heap, 1..=heap))
}

/// A move in at least one part, where each part has these options.
pub fn in_some<P: Clone + PartialEq>(
    parts: &[P],
    moves: impl Fn(usize, &P) -> Vec<P>,
) -> Vec<Vec<P>> {
    let choices =
        parts.iter().enumerate().map(|(i, part)| [vec![part.clone()], moves(i, part)].concat());
    in_all(choices).into_iter().filter(|next| next != parts).collect()
}

/// Moore's Nim.
pub fn moore(k: usize) -> impl Fn(&Vec<usize>) -> Vec<Vec<usize>> {
    move |heaps| {
        let mut next = in_some(heaps, |_, &heap| (0..heap).collect());
        next.retain(|next| next.iter().zip(heaps).filter(|(a, b)| a != b).count() <= k);
        next
    }
}

pub fn is_balanced(heaps: &[usize], k: usize) -> bool {
    !moore_wins(&as_u64(heaps), k)
}

/// Takes one stone, or joins two heaps.
pub fn join(heaps: &[usize]) -> Vec<Vec<usize>> {
    let mut found = in_one_heap(heaps, |n| vec![vec![n - 1]]);
    for (i, j) in pairs(heaps.len().saturating_sub(1)).filter(|(i, j)| i < j) {
        if j < heaps.len() {
            let others = (0..heaps.len()).filter(|&k| k != i && k != j).map(|k| heaps[k]);
            found.push(sorted(others.chain([heaps[i] + heaps[j]])));
        }
    }
    found
}

/// The numbers c and S of the row `join`.
pub fn ones_and_rest(heaps: &[usize]) -> (usize, usize) {
    let (ones, large): (Vec<usize>, Vec<usize>) = heaps.iter().partition(|&&heap| heap == 1);
    (ones.len(), (large.iter().sum::<usize>() + large.len()).saturating_sub(1))
}

/// Takes from the first or the last heap.
pub fn both_ends(row: &[usize]) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    for end in [0, row.len().saturating_sub(1)] {
        for left in 0..row.get(end).copied().unwrap_or(0) {
            let mut option = row.to_vec();
            option[end] = left;
            option.retain(|&heap| heap > 0);
            found.push(option);
        }
    }
    found
}

pub fn pairs_of_heaps(a: &[usize]) -> (usize, usize) {
    (a[0].max(a[1]), a[0].min(a[1]))
}

/// Subtracts multiples of the smaller number.
fn euclid(numbers: &[usize]) -> Vec<Vec<usize>> {
    let (a, b) = pairs_of_heaps(numbers);
    let takes = (1..=a).map(|i| i * b);
    minus(a, takes).into_iter().map(|a| vec![a, b]).collect()
}

/// Whether `a < phi b`.
fn below_golden(a: usize, b: usize) -> bool {
    a * a < a * b + b * b
}

/// Whether `a` is the floor of `(b - a) phi`.
pub fn is_wythoff(a: usize, b: usize) -> bool {
    let k = b - a;
    a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)
}

/// The numbers 1, 2, 3, 5, ...
pub fn fibonacci(i: usize) -> usize {
    (0..i).fold((1, 2), |(a, b), _| (b, a + b)).0
}

/// The indices of the Fibonacci numbers with this sum, no two of them neighbours; the largest one first.
pub fn fibonacci_parts(mut n: usize) -> Vec<usize> {
    let mut parts = Vec::new();
    while n > 0 {
        let i = (0..20).take_while(|&i| fibonacci(i) <= n).last().unwrap();
        n -= fibonacci(i);
        parts.push(i);
    }
    parts
}

/// Wythoff's game.
pub fn wythoff(heaps: &[usize]) -> Vec<Vec<usize>> {
    let both = (1..=heaps[0].min(heaps[1])).map(|take| vec![heaps[0] - take, heaps[1] - take]);
    nim(heaps).into_iter().chain(both).collect()
}

fn without_empty(lengths: std::ops::RangeInclusive<usize>, largest: usize) -> Vec<Vec<usize>> {
    lengths.flat_map(|length| all_lists(length, 1..=largest)).collect()
}

pub const ROWS: &[Row] = &[
    row("nim", "h_1 \\oplus h_2 \\oplus \\dots = 0", || {
        lost(all_lists(3, 0..=9), |heaps| nim(heaps), |heaps| xor(heaps.clone()) == 0)
    }),
    cited("opponent-chooses", "c; 1; c; c; even; odd", "cf2181f"),
    cited("first-box", "p; x; p; x = 0; p; x = 0; p; x \\ne 0; even; odd", "cf2032f"),
    stated("winning-moves", "h_i \\oplus x < h_i; x", "hdu1850", || {
        says_lost(all_lists(3, 0..=5), |heaps| xor(heaps.clone()) == 0)
    }),
    row("pass", "g(2k - 1) = 2k; g(2k) = 2k - 1; g = n", || {
        // Heaps, and whether each has its pass.
        let moves = |heaps: &Vec<(usize, bool)>| {
            in_one(heaps, |_, &(n, pass)| {
                let pass_used = Some((n, false)).filter(|_| pass && n > 0);
                (0..n).map(move |left| (left, pass)).chain(pass_used)
            })
        };
        let value = |&(n, pass): &(usize, bool)| match n {
            0 => 0,
            n if !pass => n,
            n => ((n - 1) ^ 1) + 1,
        };
        let heap: Vec<(usize, bool)> = (0..5).flat_map(|n| [(n, true), (n, false)]).collect();
        values(in_all(vec![heap; 3]), moves, |heaps| xor(heaps.iter().map(value)))
    }),
    cited("shortcuts", "x = y = 0; (x, b); b < y; 1; x; (a, y); a < x; 1; y; (x, y); 1", "cf1458e"),
    cited("sum", "g_1 \\oplus g_2 \\oplus \\dots", "sums"),
    row("wythoff", "a = \\lfloor (b - a) \\varphi \\rfloor; a \\le b", || {
        lost(
            all_lists(2, 0..=25),
            |heaps| wythoff(heaps),
            |heaps| {
                let (b, a) = pairs_of_heaps(heaps);
                is_wythoff(a, b)
            },
        )
    }),
    cited(
        "wythoff-fibonacci",
        "a \\le b; F_0, F_1, F_2, F_3, \\dots = 1, 2, 3, 5, \\dots; a = b = 0; a; F_i; i; b; F_{i+1}; even",
        "hdu5973",
    ),
    stated(
        "wythoff-moves",
        "b - a; x; f + 1; x > 0; f - x; f = \\lfloor x \\varphi \\rfloor",
        "hdu2177",
        || says_lost(ascending_lists(2, 0..=12), |heaps| is_wythoff(heaps[0], heaps[1])),
    ),
    row("moore", "k + 1", || {
        sum((1..=3).map(|k| lost(all_lists(4, 0..=4), moore(k), |heaps| is_balanced(heaps, k))))
    }),
    cited("min-with-xor", "4; 1; 2; 3", "arc163e"),
    cited(
        "submask",
        "n; a; a; 1; n; 0; 1; r; k; g = k; g = 0; r = 2^k - 2; g = (k - 1) \\oplus 1; r = 2^{k-1}; r > 2",
        "cf2027e1",
    ),
    row("one-of-each", "h_i; even", || {
        lost(
            all_lists(3, 0..=7),
            |heaps| in_some(heaps, |_, &n| minus(n, [1])),
            |heaps| heaps.iter().all(|h| h % 2 == 0),
        )
    }),
    cited("selective", "", "compounds"),
    row("of-all", "even", || {
        let moves = |heaps: &Vec<usize>| {
            let next: Vec<usize> = heaps.iter().map(|&n| n.saturating_sub(1)).collect();
            Some(next).filter(|next| next != heaps).into_iter().collect()
        };
        lost(all_lists(3, 0..=9), moves, |heaps| heaps.iter().max().unwrap() % 2 == 0)
    }),
    stated("exactly-half", "0; n / 2", "cf1147c", || {
        says_lost(all_lists(2, 0..=9).into_iter().chain(all_lists(4, 0..=3)), |heaps| {
            let least = heaps.iter().min().unwrap();
            2 * heaps.iter().filter(|&heap| heap == least).count() > heaps.len()
        })
    }),
    cited("every", "s; s = 0; s = 1 + \\min; s = 1 + \\max; even", "compounds"),
    cited("first-end", "s; s = 0; s = 1 + \\max; s = 1 + \\min; even", "compounds"),
    row("euclid", "b < a < \\varphi b", || {
        lost(
            all_lists(2, 1..=40),
            |n| euclid(n),
            |n| {
                let (a, b) = pairs_of_heaps(n);
                b < a && below_golden(a, b)
            },
        )
    }),
    row("euclid-positive", "g = \\lfloor a / b - b / a \\rfloor; a \\ge b", || {
        let moves = |n: &Vec<usize>| euclid(n).into_iter().filter(|n| n[0] > 0).collect();
        values(all_lists(2, 1..=30), moves, |n| {
            let (a, b) = pairs_of_heaps(n);
            (a * a - b * b) / (a * b)
        })
    }),
    stated("two-boxes", "g; m - 1; n - 1; 0", "luogu2148", || {
        says_value(ascending_lists(2, 1..=20_usize), |boxes| {
            ((boxes[0] - 1) | (boxes[1] - 1)).trailing_ones() as usize
        })
    }),
    stated("discard-and-move", "", "poj1740", || {
        says_lost((1..=4).flat_map(|count| ascending_lists(count, 1..=4)), |heaps| {
            heaps.len() % 2 == 0 && heaps.chunks(2).all(|pair| pair[0] == pair[1])
        })
    }),
    row("join", "c; S; 1; 0; c; S; S = 0; S = 2; c \\bmod 3 = 0; even", || {
        let formula = |heaps: &Vec<usize>| match ones_and_rest(heaps) {
            (c, 0 | 2) => c % 3 == 0,
            (c, s) => c % 2 == 0 && s % 2 == 0,
        };
        let start = (1..=5).flat_map(|count| ascending_lists(count, 1..=6));
        lost(start.filter(|heaps| heaps.iter().sum::<usize>() <= 12), |heaps| join(heaps), formula)
    }),
    row("both-ends", "a_1; a_2, \\dots, a_n", || {
        let start = (1..=5).flat_map(|length| all_lists(length, 1..=3)).chain(all_lists(3, 1..=6));
        lost(
            start,
            |row| both_ends(row),
            |row| row[0] == losing_ends(&row[1..])[0],
        )
    }),
    stated("first-heap", "c; c; n; n; odd; even", "cf1382b", || {
        says_lost(without_empty(1..=5, 3), |row| match row.iter().position(|&heap| heap > 1) {
            Some(c) => c % 2 == 1,
            None => row.len() % 2 == 0,
        })
    }),
    stated("first-of-a-row", "g = x; x > G; g = x - 1; x; G", "matgame", || {
        says_value(without_empty(1..=4, 4), |row| {
            row.iter().rev().fold(0, |g, &x| if x > g { x } else { x - 1 })
        })
    }),
    stated("chocolate", "0", "loj10245", || {
        let boxes = (1..=4).flat_map(|count| ascending_lists(count, 1..=4));
        let on_the_table: [usize; 0] = [];
        says_lost(boxes.map(|bars| (bars, on_the_table)), |(bars, _)| {
            all_sets(bars.iter().copied()).into_iter().skip(1).all(|bars| xor(bars) != 0)
        })
    }),
    cited("whole-heaps", "0", "luogu4301"),
    cited("bags", "n; odd", "arc105d"),
    stated("all-different", "S - n (n - 1) / 2; S; even", "cf1190b", || {
        says_lost((1..=4).flat_map(|n| (0..=8).combinations(n)), |heaps| {
            let n = heaps.len();
            (heaps.iter().sum::<usize>() - n * (n - 1) / 2) % 2 == 0
        })
    }),
    cited("balanced", "even", "cf2107b"),
    cited("each-heap", "n = 2; n = 3; n \\ge 4; even; even", "arc192b"),
    cited("card-and-smaller", "even", "cf914b"),
    cited("leave-nim-sum-0", "X \\ne 0; n; X; even", "arc131c"),
    stated("largest-or-each", "h_1 \\ge h_2 \\ge \\dots; k; h_k \\ge k; h_k - k; i > k; h_i = k; even", "agc002e", || {
        let ascending = (1..=5).flat_map(|count| ascending_lists(count, 1..=6));
        let descending = ascending.map(|heaps| heaps.into_iter().rev().collect());
        says_lost(descending, |h: &Vec<usize>| {
            let k = (1..=h.len()).take_while(|&k| h[k - 1] >= k).last().unwrap();
            (h[k - 1] - k) % 2 == 0 && h[k..].iter().filter(|&&heap| heap == k).count() % 2 == 0
        })
    }),
];

#[test]
fn several_heaps() {
    check(ROWS);
}
