//! Rows on heaps of which a move takes, or which it splits.

use super::search::{
    all_lists, check, cited, in_one_heap, lost, row, says_lost, says_value, splits, stated, sum,
    table, values, xor, Row,
};
use crate::mex::mex;
use crate::octal::octal_table;
use itertools::Itertools;

/// Two parts of a heap, neither of them empty.
pub fn in_two(n: usize) -> Vec<Vec<usize>> {
    (1..=n / 2).map(|part| vec![part, n - part]).collect()
}

/// At most `k` parts of at most `largest`, none of them empty.
fn partitions(n: usize, k: usize, largest: usize) -> Vec<Vec<usize>> {
    match (n, k) {
        (0, _) => vec![Vec::new()],
        (_, 0) => Vec::new(),
        _ => {
            let with = |first: usize| {
                let rest = partitions(n - first, k - 1, first).into_iter();
                rest.map(move |rest| [vec![first], rest].concat())
            };
            (1..=n.min(largest)).flat_map(with).collect()
        }
    }
}

/// Two to `k` parts of a heap.
fn in_up_to(n: usize, k: usize) -> Vec<Vec<usize>> {
    let mut found = partitions(n, k, n);
    found.retain(|parts| parts.len() > 1);
    found
}

/// The number `n`, where of each `length` numbers, from 1 on, the last two are exchanged.
fn with_last_two_exchanged(n: usize, length: usize) -> usize {
    match n % length {
        0 if n > 0 => n - 1,
        rest if rest == length - 1 => n + 1,
        _ => n,
    }
}

/// The two parts of a rectangle after each cut, the shorter side first.
pub fn cut((a, b): (usize, usize)) -> Vec<Vec<(usize, usize)>> {
    let across = (1..=a / 2).map(|x| [(x, b), (a - x, b)]);
    let all = across.chain((1..=b / 2).map(|y| [(a, y), (a, b - y)]));
    all.map(|parts| parts.map(|(a, b)| (a.min(b), a.max(b))).to_vec()).collect()
}

pub fn taken(n: usize) -> Vec<Vec<usize>> {
    (0..n).map(|left| vec![left]).collect()
}

/// What is left of a row on both sides of `count` neighbours that are taken.
pub fn neighbours(n: usize, count: usize) -> Vec<Vec<usize>> {
    let rest = n.checked_sub(count).filter(|_| count > 0);
    rest.into_iter().flat_map(|rest| (0..=rest).map(move |left| vec![left, rest - left])).collect()
}

/// What a move in Dawson's Chess leaves of a row: one stone and its neighbours go.
fn pawns(n: usize) -> Vec<Vec<usize>> {
    (0..n).map(|i| vec![i.saturating_sub(1), (n - i).saturating_sub(2)]).collect()
}

/// That an octal game has values of this period from `start` on, and only from there.
fn period(
    moves: impl Fn(usize) -> Vec<Vec<usize>>,
    digits: &[usize],
    start: usize,
    period: usize,
) -> usize {
    let table = octal_table(digits, 260);
    assert!((start..=260 - period).all(|n| table[n + period] == table[n]));
    assert_ne!(table[start - 1 + period], table[start - 1]);
    splits(0..200, moves, |n| table[if n < start { n } else { start + (n - start) % period }])
}

/// The number `2 x` or `2 x + 1`, whichever has an odd number of binary ones.
pub fn odious(x: usize) -> usize {
    2 * x + usize::from(x.count_ones() % 2 == 0)
}

/// Circles, as the explorer writes them.
fn circles() -> impl Iterator<Item = (&'static str, usize)> {
    (1..16).map(|n| ("circle", n))
}

/// Words of a, b and c.
fn words() -> impl Iterator<Item = String> {
    let lists = (2..=6).flat_map(|length| all_lists(length, "abc".chars()));
    lists.map(|letters| letters.into_iter().collect())
}

/// That `n` corners of a convex polygon have the value of `n / 3`, where a move draws a triangle with three of them that has
/// no point in common with those that are drawn.
fn drawn_triangles() -> usize {
    // All others are on the same side of each triangle.
    let between = |triangle: &[usize], corner: usize| {
        triangle.iter().filter(|&&other| other < corner).count() % 3
    };
    let apart = |a: &[usize], b: &[usize]| {
        a.iter().all(|corner| !b.contains(corner) && between(b, *corner) == between(b, a[0]))
    };
    sum((1..9).map(|n| {
        let moves = |drawn: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
            let all = (0..n).combinations(3);
            let new = all.filter(|new| drawn.iter().all(|old| apart(new, old)));
            new.map(|new| drawn.iter().chain([&new]).cloned().sorted().collect()).collect()
        };
        values([Vec::new()], moves, |_| n / 3)
    }))
}

pub const ROWS: &[Row] = &[
    row("lasker", "g(4k + 3) = 4k + 4; g(4k + 4) = 4k + 3; g(n) = n", || {
        splits(0..120, |n| [taken(n), in_two(n)].concat(), |n| with_last_two_exchanged(n, 4))
    }),
    stated("three", "g(8k + 7) = 8k + 8; g(8k + 8) = 8k + 7; g(n) = n", "hdu5795", || {
        says_value(0..40, |&n| with_last_two_exchanged(n, 8))
    }),
    row("take-or-split-up-to-k", "k = 2; g(4j + 3) = 4j + 4; g(4j + 4) = 4j + 3; g(n) = n", || {
        sum([3, 4].map(|k| {
            splits(
                0..48,
                |n| [taken(n), in_up_to(n, k)].concat(),
                |n| with_last_two_exchanged(n, 4),
            )
        }))
    }),
    row("leave-up-to-k", "g = n", || {
        sum((1..=4).map(|k| {
            let rest = |left| partitions(left, k, left);
            splits(0..24, |n| (0..n).flat_map(rest).collect(), |n| n)
        }))
    }),
    row("neighbours", "g = n", || {
        splits(0..100, |n| (1..=n).flat_map(|count| neighbours(n, count)).collect(), |n| n)
    }),
    row("kayles", "g(n + 12) = g(n); n \\ge 71", || {
        period(|n| [neighbours(n, 1), neighbours(n, 2)].concat(), &[7, 7], 71, 12)
    }),
    row(
        "dawsons-kayles",
        "g(n + 34) = g(n); n \\ge 53; n \\bmod 34; 5; 9; 21; 25; 29; n; 0; 1; 15; 35",
        || {
            let g = octal_table(&[0, 7], 400);
            let lost =
                |n: usize| [5, 9, 21, 25, 29].contains(&(n % 34)) || [0, 1, 15, 35].contains(&n);
            assert!((0..400).all(|n| (g[n] == 0) == lost(n)));
            period(|n| neighbours(n, 2), &[0, 7], 53, 34)
        },
    ),
    row("dawsons-chess", "g(n + 34) = g(n); n \\ge 52", || period(pawns, &[1, 3, 7], 52, 34)),
    row("triangles", "g = \\lfloor n / 3 \\rfloor", || {
        let moves = |n: usize| {
            let rest = n.checked_sub(3).into_iter();
            rest.flat_map(|rest| partitions(rest, 3, rest)).collect()
        };
        splits(0..60, moves, |n| n / 3) + drawn_triangles()
    }),
    row("triangulation", "g = (k + 1) \\bmod 2; n \\ge 2; k", || {
        sum((2..=5).map(|n| {
            let segments: Vec<Vec<usize>> = (0..n).combinations(2).collect();
            let cross = |a: &[usize], b: &[usize]| a[0] < b[0] && b[0] < a[1] && a[1] < b[1];
            let fits = |drawn: u32, new: usize| {
                let old = (0..segments.len()).filter(|old| drawn >> old & 1 == 1);
                let (mut old, new) = (old.map(|old| &segments[old]), &segments[new]);
                old.all(|old| old != new && !cross(old, new) && !cross(new, old))
            };
            let moves = |&drawn: &u32| {
                let new = (0..segments.len()).filter(|&new| fits(drawn, new));
                new.map(|new| drawn | 1 << new).collect()
            };
            let may_be_drawn = |&drawn: &u32| {
                let each = (0..segments.len()).filter(|segment| drawn >> segment & 1 == 1);
                each.into_iter().all(|segment| fits(drawn & !(1 << segment), segment))
            };
            let all = (0..1 << segments.len()).filter(may_be_drawn);
            values(all, moves, |drawn| (drawn.count_ones() as usize + 1) % 2)
        }))
    }),
    stated("circle", "n > K; K \\ge 2; K = 1; n; even", "hdu3951", || {
        says_lost(circles(), |&(_, n)| n > 2)
    }), // K = 2
    stated(
        "circle-exactly",
        "n < M; g(n - M) \\ne 0; g; g(i); g(j) \\oplus g(i - M - j)",
        "hdu3980",
        || {
            // M = 3
            let row = octal_table(&[0, 0, 7], 16);
            says_lost(circles(), |&(_, n)| n < 3 || row[n - 3] != 0)
        },
    ),
    stated("circle-range", "g = \\lfloor n / l \\rfloor; n < l + r; g = 0", "cf1823e", || {
        // l = 2, r = 3
        says_value(circles(), |&(_, n)| if n < 5 { n / 2 } else { 0 })
    }),
    row("circle-apart", "n \\ge 3; g(n - 3) \\ne 0; g", || {
        let g = octal_table(&[1, 3, 7], 40);
        // A circle, of which the first move leaves a row, or the rows that it has become.
        let moves = |(whole, rows): &(bool, Vec<usize>)| {
            let first = |n: usize| vec![vec![n.saturating_sub(3)]];
            let left = if *whole { in_one_heap(rows, first) } else { in_one_heap(rows, pawns) };
            left.into_iter().map(|rows| (false, rows)).collect()
        };
        let all = (1..=40).map(|n| (true, vec![n]));
        lost(all, moves, |(_, rows)| rows[0] >= 3 && g[rows[0] - 3] != 0)
    }),
    row("split", "n; odd", || splits(1..120, in_two, |n| (n + 1) % 2)),
    row("split-up-to-k", "g = n - 1; n \\ge 1; k = 3", || {
        sum((4..=6).map(|k| splits(1..32, |n| in_up_to(n, k), |n| n - 1)))
    }),
    row("grundys-game", "10^6; 41; 1222", || {
        // Up to 10^6 it is computed by the tests of cses2207.
        let table = table(1300, |n, g| (1..(n + 1) / 2).map(|a| g[a] ^ g[n - a]).collect());
        let lost: Vec<usize> = (1..table.len()).filter(|&n| table[n] == 0).collect();
        assert_eq!((lost.len(), lost.last()), (41, Some(&1222)));
        let unequal = |n| in_two(n).into_iter().filter(|parts| parts[0] != parts[1]).collect();
        splits(0..100, unequal, |n| table[n])
    }),
    cited("prime-parts", "n; odd", "cf1991h"),
    stated("two-smaller", "g = 2x; g = 2x + 1; x = n - 1; odd", "luogu3185", || {
        says_value(1..40, |&n| odious(n - 1))
    }),
    row("exclusive-or", "g = (b + 1) \\bmod 2; b; n", || {
        let moves = |n: usize| (1..n).filter(|k| k ^ n < n).map(|k| vec![k, k ^ n]).collect();
        splits(1..120, moves, |n| (n.count_ones() as usize + 1) % 2)
    }),
    stated("sheet", "d(w) = d(h) = 0; d(n); n - 2", "poj2311", || {
        let d = octal_table(&[0, 7], 10);
        let sheets = (2..=8).flat_map(|w| (2..=8).map(move |h| (w, h)));
        says_lost(sheets, |&(w, h)| d[w - 2] == 0 && d[h - 2] == 0)
    }),
    cited("bands", "g; g_1 \\oplus g_2; g_1; g_2", "luogu13114"),
    cited("prime-board", "g; g_1 \\oplus g_2", "digitssquareboard"),
    cited("intervals", "g(l, r); g(l, L) \\oplus g(R, r); l \\le L; R \\le r", "abc206f"),
    stated("inner-letter", "odd; even", "arc064d", || {
        let words = words().filter(|word| word.bytes().tuple_windows().all(|(a, b)| a != b));
        says_lost(words, |word| {
            (word.bytes().next() == word.bytes().last()) == (word.len() % 2 == 1)
        })
    }),
    cited("equal-neighbours", "L; L", "cf305e"),
    cited("odd-letters", "0; odd; even", "cf276b"),
    cited("zero-or-one", "g = 1; g = 0; L; g = L; n; even", "arc151c"),
    cited("dictionary", "k; odd", "cf455b"),
    stated("erase-a-letter", "g", "cf1037g", || {
        fn g(word: &str) -> usize {
            let pieces = |letter| xor(word.split(letter).map(g));
            mex(&word.chars().map(pieces).collect::<Vec<_>>())
        }
        says_value(words(), |word| g(word))
    }),
];

#[test]
fn take_or_split() {
    check(ROWS);
}
