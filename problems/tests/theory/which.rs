//! The page `which`. Its tables have a row for each [`Row`] here, in the same order, with the same formulas; and
//! each formula is compared with a search that knows the rule of the row alone.
//!
//! A new row: add it here with its anchor, the formulas of its second cell with `; ` between them, and the search;
//! then a line with that anchor at the same place in both pages. The test `tables` says what is missing.

use crate::mex::mex;
use crate::octal::octal_table;
use crate::periods::repetition;
use blocks::Document;
use common::grundy::GrundySearch;
use common::nim::misere_nim_wins;
use helpers::{in_one, Search};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Debug;

const PAGE: Document = Document::theory("which");

struct Row {
    /// The anchor of the row.
    id: &'static str,
    /// The formulas of the cell that says the value or the lost positions.
    formulas: &'static str,
    /// Compares the rule that they express with a search. Returns the number of positions.
    check: fn() -> usize,
}

const fn row(id: &'static str, formulas: &'static str, check: fn() -> usize) -> Row {
    Row { id, formulas, check }
}

#[track_caller]
fn check(rows: &[Row]) {
    for Row { id, check, .. } in rows {
        println!("{id}"); // shown if the search disagrees
        let positions = check();
        assert!(positions >= 40, "{id}: only {positions} positions are compared");
    }
}

// What a search by the rule says.

/// That each position has this Grundy value.
fn values<P: Clone + Ord + Debug>(
    positions: impl IntoIterator<Item = P>,
    moves: impl Fn(&P) -> Vec<P>,
    formula: impl Fn(&P) -> usize,
) -> usize {
    let mut search = GrundySearch::new(moves);
    let each = positions.into_iter().map(|position| {
        assert_eq!(search.grundy(&position), formula(&position) as u64, "{position:?}");
    });
    each.count()
}

/// That exactly these positions are lost for the player to move, if one who cannot move loses.
fn lost<P: Clone + Ord + Debug>(
    positions: impl IntoIterator<Item = P>,
    moves: impl Fn(&P) -> Vec<P>,
    formula: impl Fn(&P) -> bool,
) -> usize {
    let mut search = GrundySearch::new(moves);
    let each = positions.into_iter().map(|position| {
        assert_eq!(search.grundy(&position) == 0, formula(&position), "{position:?}");
    });
    each.count()
}

/// The same, if a player who cannot move wins.
fn misere<P: Clone + Ord + Debug>(
    positions: impl IntoIterator<Item = P>,
    moves: impl Fn(&P) -> Vec<P>,
    formula: impl Fn(&P) -> bool,
) -> usize {
    let mut game = Search::misere(moves);
    let each = positions.into_iter().map(|position| {
        assert_eq!(!game.wins(&position), formula(&position), "{position:?}");
    });
    each.count()
}

/// That each heap has this value, if a move leaves several heaps of one: for small heaps by a search through all
/// positions of several heaps, for large ones with Nim sums.
fn splits(
    heaps: std::ops::Range<usize>,
    moves: impl Fn(usize) -> Vec<Vec<usize>>,
    formula: impl Fn(usize) -> usize,
) -> usize {
    let table = table(heaps.end, |heap, grundy| {
        let options = moves(heap).into_iter();
        options.map(|parts| parts.iter().fold(0, |sum, &part| sum ^ grundy[part])).collect()
    });
    for heap in heaps.clone() {
        assert_eq!(table[heap], formula(heap), "{heap}");
    }
    let small = heaps.start..heaps.end.min(9);
    heaps.len() + values(small.map(|n| vec![n]), |heaps| parted(heaps, &moves), |h| formula(h[0]))
}

/// The values of the positions below `end`, if each has options of these values; it is given those of all smaller
/// positions.
fn table(end: usize, options: impl Fn(usize, &[usize]) -> Vec<usize>) -> Vec<usize> {
    let mut values = Vec::new();
    for position in 0..end {
        values.push(mex(&options(position, &values)));
    }
    values
}

/// A move in one heap, which leaves several.
fn parted(heaps: &[usize], moves: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for parts in moves(heap) {
            let others = heaps.iter().enumerate().filter(|&(other, _)| other != i);
            let all = others.map(|(_, &heap)| heap).chain(parts);
            found.push(sorted(all.filter(|&heap| heap > 0)));
        }
    }
    found.sort();
    found.dedup();
    found
}

fn sorted(heaps: impl IntoIterator<Item = usize>) -> Vec<usize> {
    let mut heaps: Vec<usize> = heaps.into_iter().collect();
    heaps.sort_unstable();
    heaps
}

/// One of the choices in each place.
fn in_all<P: Clone>(choices: impl IntoIterator<Item = Vec<P>>) -> Vec<Vec<P>> {
    choices.into_iter().fold(vec![Vec::new()], |lists, choices| {
        let longer = lists.iter().flat_map(|list| {
            choices.iter().map(|choice| [list.clone(), vec![choice.clone()]].concat())
        });
        longer.collect()
    })
}

/// All lists of this length with numbers from 0 to `largest`.
fn lists(length: usize, largest: usize) -> Vec<Vec<usize>> {
    in_all(vec![(0..=largest).collect(); length])
}

fn increasing(length: usize, largest: usize, strictly: bool) -> Vec<Vec<usize>> {
    let mut found = lists(length, largest);
    found.retain(|list| list.windows(2).all(|w| w[0] < w[1] || !strictly && w[0] == w[1]));
    found
}

fn pairs(largest: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=largest).flat_map(move |a| (0..=largest).map(move |b| (a, b)))
}

/// What is left after each take that is possible.
fn minus(n: usize, takes: impl IntoIterator<Item = usize>) -> Vec<usize> {
    takes.into_iter().filter(|&take| 0 < take && take <= n).map(|take| n - take).collect()
}

fn xor(numbers: impl IntoIterator<Item = usize>) -> usize {
    numbers.into_iter().fold(0, |sum, number| sum ^ number)
}

fn sum(counts: impl IntoIterator<Item = usize>) -> usize {
    counts.into_iter().sum()
}

// One heap.

const TAKES: &[Row] = &[
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
    row("prime-or-two", "v; n; g = v", || {
        sum([2, 4, 7, 15, 300].map(|f| {
            let takes: Vec<usize> =
                (2..120).filter(|&take| take != f && factors(take).len() <= 2).collect();
            let mut bits = vec![0u128; 60];
            let mut g = Vec::new();
            for n in 0..120 {
                let v = bits.iter().position(|set| set >> n & 1 == 0).unwrap();
                takes
                    .iter()
                    .filter(|&take| n + take < 120)
                    .for_each(|take| bits[v] |= 1 << (n + take));
                g.push(v);
            }
            values(0..120, |&n| minus(n, takes.iter().copied()), |&n| g[n])
        }))
    }),
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
        "r = n \\bmod (a + b); \\lfloor r / a \\rfloor; g = 1; g = 0; r < b; g = 2; r \\ge b",
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
                + lost(0..200, |&n| minus(n, [1, 3, 4]), |&n| n % 7 == 0 || n % 7 == 2)
        },
    ),
    row("finite-set", "s; a; \\ell; g(n + \\ell) = g(n); n \\ge a", || {
        let sets = (1..128usize).map(|set| (1..=7).filter(move |t| set >> (t - 1) & 1 == 1));
        sum(sets.map(|set| {
            let takes: Vec<usize> = set.collect();
            let table = table(200, |n, grundy| {
                minus(n, takes.iter().copied()).into_iter().map(|left| grundy[left]).collect()
            });
            let window = takes[takes.len() - 1]; // s
            let (a, length) = repetition(&table[..120], window).unwrap();
            assert!((a..200 - length).all(|n| table[n + length] == table[n]), "{takes:?}");
            values(
                0..200,
                |&n| minus(n, takes.iter().copied()),
                |&n| {
                    if n < a + length {
                        table[n]
                    } else {
                        table[a + (n - a) % length]
                    }
                },
            )
        }))
    }),
    row("not-all", "g = n - 1; n \\ge 1", || values(1..150, |&n| minus(n, 1..n), |&n| n - 1)),
    row("forbidden", "g = n - r(n); r(n)", || {
        sum((0..40u64).map(|seed| {
            let mut rng = fastrand::Rng::with_seed(seed);
            let forbidden: HashSet<(usize, usize)> =
                (0..60).map(|_| (rng.usize(1..14), rng.usize(1..14))).collect();
            let allowed = |n| (1..=n).filter(move |&take| take <= n);
            let (mut known, mut repeats) = (vec![0], 0);
            for n in 1..14 {
                let out_of_reach = |&v: &usize| {
                    known.contains(&v)
                        && (0..n).all(|left| known[left] != v || forbidden.contains(&(n, n - left)))
                };
                let repeat = (0..n).find(out_of_reach);
                known.push(repeat.unwrap_or(n - repeats));
                repeats += usize::from(repeat.is_some());
            }
            let moves =
                |&n: &usize| minus(n, allowed(n).filter(|&take| !forbidden.contains(&(n, take))));
            values(0..14, moves, |&n| known[n])
        }))
    }),
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
    row("coprime", "g = 0; n; g(1) = 1; g = i; n; i; 2", || {
        let formula = |&n: &usize| match n {
            1 => 1,
            n if n % 2 == 0 => 0,
            n => (2..=n).filter(|&p| is_prime(p)).position(|p| n % p == 0).unwrap() + 1,
        };
        values(1..250, |&n| minus(n, (1..=n).filter(|&take| gcd(take, n) == 1)), formula)
    }),
    row("digit", "n \\bmod 10 = 0", || {
        let digits = |n: usize| (0..5).map(move |place| n / 10usize.pow(place) % 10);
        lost(0..1000, |&n| minus(n, digits(n)), |&n| n % 10 == 0)
    }),
];

/// How many there are; none of 0.
fn binary_digits(n: usize) -> usize {
    (0..16).filter(|place| n >> place > 0).count()
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn is_prime(n: usize) -> bool {
    n > 1 && (2..n).take_while(|d| d * d <= n).all(|d| n % d != 0)
}

#[test]
fn takes() {
    check(TAKES);
}

// Take or split.

/// Two parts of a heap, neither of them empty.
fn in_two(n: usize) -> Vec<Vec<usize>> {
    (1..=n / 2).map(|part| vec![part, n - part]).collect()
}

fn in_three(n: usize) -> Vec<Vec<usize>> {
    let two = |a: usize| in_two(n - a).into_iter().filter(move |rest| a <= rest[0]);
    (1..n).flat_map(|a| two(a).map(move |rest| vec![a, rest[0], rest[1]])).collect()
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

fn taken(n: usize) -> Vec<Vec<usize>> {
    (0..n).map(|left| vec![left]).collect()
}

/// What is left of a row on both sides of `count` neighbours that are taken.
fn neighbours(n: usize, count: usize) -> Vec<Vec<usize>> {
    let rest = n.checked_sub(count).filter(|_| count > 0);
    rest.into_iter().flat_map(|rest| (0..=rest).map(move |left| vec![left, rest - left])).collect()
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
fn odious(x: usize) -> usize {
    2 * x + usize::from(x.count_ones() % 2 == 0)
}

/// What takes of these numbers of neighbours leave of a circle, or of the rows that one has become.
fn circle((whole, rows): &(bool, Vec<usize>), takes: &[usize]) -> Vec<(bool, Vec<usize>)> {
    let takes = takes.iter().copied();
    let left = if *whole {
        minus(rows[0], takes)
            .into_iter()
            .map(|left| sorted([left].into_iter().filter(|&n| n > 0)))
            .collect()
    } else {
        parted(rows, |n| takes.clone().flat_map(|count| neighbours(n, count)).collect())
    };
    left.into_iter().map(|rows| (false, rows)).collect()
}

fn circles(takes: &[usize], formula: impl Fn(usize) -> bool) -> usize {
    lost((1..16).map(|n| (true, vec![n])), |rows| circle(rows, takes), |(_, rows)| formula(rows[0]))
}

/// The value of a board, where whole rows and columns without a forbidden cell are taken out.
fn bands(forbidden: &[Vec<bool>]) -> usize {
    let Some(first) = forbidden.first().filter(|row| !row.is_empty()) else { return 0 };
    let columns = |from: usize, to: usize| {
        forbidden.iter().map(|row| row[from..to].to_vec()).collect::<Vec<_>>()
    };
    let rows = (0..forbidden.len()).filter(|&i| !forbidden[i].contains(&true));
    let by_row = rows.map(|i| bands(&forbidden[..i]) ^ bands(&forbidden[i + 1..]));
    let free = (0..first.len()).filter(|&j| forbidden.iter().all(|row| !row[j]));
    let by_column = free.map(|j| bands(&columns(0, j)) ^ bands(&columns(j + 1, first.len())));
    mex(&by_row.chain(by_column).collect::<Vec<_>>())
}

/// That corners of a convex polygon have this value, where a move draws a shape with so many of them that has no point
/// in common with those that are drawn.
fn shapes(corners: usize, formula: impl Fn(usize) -> usize) -> usize {
    // All others are on the same side of each shape.
    let between = |shape: &[usize], corner: usize| {
        shape.iter().filter(|&&other| other < corner).count() % shape.len()
    };
    let apart = |a: &[usize], b: &[usize]| {
        a.iter().all(|corner| !b.contains(corner) && between(b, *corner) == between(b, a[0]))
    };
    sum((1..9).map(|n| {
        let moves = |drawn: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
            let all = increasing(corners, n - 1, true).into_iter();
            let new = all.filter(|new| drawn.iter().all(|old| apart(new, old)));
            new.map(|new| [drawn.clone(), vec![new]].concat())
                .map(|mut drawn| {
                    drawn.sort();
                    drawn
                })
                .collect()
        };
        values([Vec::new()], moves, |_| formula(n))
    }))
}

const SPLITS: &[Row] = &[
    row("lasker", "g(4k + 3) = 4k + 4; g(4k + 4) = 4k + 3; g(n) = n", || {
        splits(
            0..120,
            |n| [taken(n), in_two(n)].concat(),
            |n| match n % 4 {
                3 => n + 1,
                0 if n > 0 => n - 1,
                _ => n,
            },
        )
    }),
    row("three", "g(8k + 7) = 8k + 8; g(8k + 8) = 8k + 7; g(n) = n", || {
        splits(
            0..100,
            |n| [taken(n), in_three(n)].concat(),
            |n| match n % 8 {
                7 => n + 1,
                0 if n > 0 => n - 1,
                _ => n,
            },
        )
    }),
    row("take-or-split-up-to-k", "k = 2; g(4j + 3) = 4j + 4; g(4j + 4) = 4j + 3; g(n) = n", || {
        sum([3, 4].map(|k| {
            splits(
                0..48,
                |n| [taken(n), in_up_to(n, k)].concat(),
                |n| match n % 4 {
                    3 => n + 1,
                    0 if n > 0 => n - 1,
                    _ => n,
                },
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
            period(|n| neighbours(n, 2), &[0, 7], 53, 34) + shapes(2, |n| g[n])
        },
    ),
    row("dawsons-chess", "g(n + 34) = g(n); n \\ge 52", || {
        let pawn = |n: usize| {
            (0..n).map(|i| vec![i.saturating_sub(1), (n - i).saturating_sub(2)]).collect()
        };
        period(pawn, &[1, 3, 7], 52, 34)
    }),
    row("triangles", "g = \\lfloor n / 3 \\rfloor", || {
        let moves = |n: usize| {
            let rest = n.checked_sub(3).into_iter();
            rest.flat_map(|rest| partitions(rest, 3, rest)).collect()
        };
        splits(0..60, moves, |n| n / 3) + shapes(3, |n| n / 3)
    }),
    row("triangulation", "g = (k + 1) \\bmod 2; n \\ge 2; k", || {
        sum((2..=5).map(|n| {
            let segments = increasing(2, n - 1, true);
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
    row("circle", "n > K; K \\ge 2; K = 1; n", || {
        sum((1..8).map(|most| {
            let takes: Vec<usize> = (1..=most).collect();
            circles(&takes, |n| n > most && most >= 2 || most == 1 && n % 2 == 0)
        }))
    }),
    row("circle-exactly", "n < M; g(n - M) \\ne 0; g; g(i); g(j) \\oplus g(i - M - j)", || {
        sum((1..6).map(|m| {
            let row = table(16, |n, g| {
                neighbours(n, m).into_iter().map(|parts| g[parts[0]] ^ g[parts[1]]).collect()
            });
            circles(&[m], |n| n < m || row[n - m] != 0)
        }))
    }),
    row("circle-range", "g = \\lfloor n / l \\rfloor; n < l + r; g = 0", || {
        sum(pairs(6).filter(|&(l, r)| 0 < l && l < r).map(|(l, r)| {
            let takes: Vec<usize> = (l..=r).collect();
            values(
                (1..14).map(|n| (true, vec![n])),
                |rows| circle(rows, &takes),
                |(_, rows)| {
                    if rows[0] < l + r {
                        rows[0] / l
                    } else {
                        0
                    }
                },
            )
        }))
    }),
    row("circle-apart", "n \\ge 3; g(n - 3) \\ne 0; g", || {
        let row = table(20, |n, g| {
            (0..n).map(|i| g[i.saturating_sub(1)] ^ g[(n - i).saturating_sub(2)]).collect()
        });
        // The stones that are left are binary digits. Where some are gone, rows are left.
        sum((1..=9u32).map(|n| {
            let moves = |&left: &u32| {
                let chosen = (0..n).filter(|i| left >> i & 1 == 1);
                let gone = |i: u32| 1 << i | 1 << ((i + 1) % n) | 1 << ((i + n - 1) % n);
                chosen.map(|i| left & !gone(i)).collect()
            };
            let rows = |left: u32, gap: u32| {
                let around = (1..=n).map(|i| left >> ((gap + i) % n) & 1 == 1);
                let rows: Vec<bool> = around.collect();
                xor(rows.split(|is_left| !is_left).map(|stones| row[stones.len()]))
            };
            lost(0..1 << n, moves, |&left| match (0..n).find(|i| left >> i & 1 == 0) {
                Some(gap) => rows(left, gap) == 0,
                None => n >= 3 && row[n as usize - 3] != 0,
            })
        }))
    }),
    row("split", "n", || splits(1..120, in_two, |n| (n + 1) % 2)),
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
    row("two-smaller", "g = 2x; g = 2x + 1; x = n - 1", || {
        let smaller = |n: usize| pairs(n.saturating_sub(1)).map(|(a, b)| vec![a, b]);
        let moves = |n| if n == 0 { Vec::new() } else { smaller(n).collect::<Vec<_>>() };
        let table = table(110, |n, grundy| {
            moves(n).iter().map(|parts| grundy[parts[0]] ^ grundy[parts[1]]).collect()
        });
        assert!((1..110).all(|n| table[n] == odious(n - 1)));
        let small = |heaps: &Vec<usize>| parted(heaps, moves);
        110 + values((1..4).map(|n| vec![n]), small, |heaps| odious(heaps[0] - 1))
    }),
    row("exclusive-or", "g = (b + 1) \\bmod 2; b; n", || {
        let moves = |n: usize| (1..n).filter(|k| k ^ n < n).map(|k| vec![k, k ^ n]).collect();
        splits(1..120, moves, |n| (n.count_ones() as usize + 1) % 2)
    }),
    row("sheet", "d(w) = d(h) = 0; d(n); n - 2", || {
        // Sheets, and whether a single cell has been cut out, which ends the play.
        type Sheets = Vec<(usize, usize)>;
        let cut = |sheets: &Sheets| {
            let mut found = Vec::new();
            if sheets.contains(&(1, 1)) {
                return found;
            }
            for (i, &(w, h)) in sheets.iter().enumerate() {
                let across =
                    in_two(w).into_iter().map(|parts| parts.into_iter().map(|w| (w, h)).collect());
                let along =
                    in_two(h).into_iter().map(|parts| parts.into_iter().map(|h| (w, h)).collect());
                for parts in across.chain(along) {
                    let mut next: Sheets = parts;
                    next.extend(
                        sheets.iter().enumerate().filter(|&(other, _)| other != i).map(|(_, s)| s),
                    );
                    for sheet in &mut next {
                        *sheet = (sheet.0.min(sheet.1), sheet.0.max(sheet.1));
                    }
                    next.sort_unstable();
                    found.push(next);
                }
            }
            found.sort_unstable();
            found.dedup();
            found
        };
        let d = octal_table(&[0, 7], 10);
        let value = |(w, h): (usize, usize)| match (d[w - 2], d[h - 2]) {
            (0, d) | (d, 0) => d,
            _ => 1,
        };
        let sheets: Vec<_> = (2..=4).flat_map(|w| (w..=4).map(move |h| (w, h))).collect();
        let one = sheets.iter().map(|&sheet| vec![sheet]).chain([
            vec![(2, 5)],
            vec![(2, 6)],
            vec![(2, 7)],
            vec![(3, 5)],
        ]);
        let two =
            sheets.iter().flat_map(|&a| sheets.iter().map(move |&b| vec![a.min(b), a.max(b)]));
        let small = two.filter(|two| two.iter().map(|(w, h)| w * h).sum::<usize>() <= 24);
        lost(one.chain(small), cut, |sheets| xor(sheets.iter().map(|&s| value(s))) == 0)
    }),
    row("bands", "g; g_1 \\oplus g_2; g_1; g_2", || {
        sum([(1, 5), (2, 3), (3, 2), (3, 3)].map(|(rows, columns)| {
            let across = (0..rows).map(|r| (0..columns).map(|c| columns * r + c).collect());
            let along = (0..columns).map(|c| (0..rows).map(|r| columns * r + c).collect());
            let lines: Vec<Vec<usize>> = across.chain(along).collect();
            // The forbidden cells, and those that are filled.
            let moves = |&(forbidden, filled): &(u32, u32)| {
                let runs = lines.iter().flat_map(|line| line.split(|cell| filled >> cell & 1 == 1));
                let runs = runs.map(|run| run.iter().fold(0, |set, cell| set | 1 << cell));
                let free = runs.filter(|&run| run != 0 && run & forbidden == 0);
                free.map(|run| (forbidden, filled | run)).collect()
            };
            values(
                (0..1 << (rows * columns)).map(|forbidden| (forbidden, 0)),
                moves,
                |&(set, _)| {
                    let row = |r| (0..columns).map(|c| set >> (columns * r + c) & 1 == 1).collect();
                    bands(&(0..rows).map(row).collect::<Vec<_>>())
                },
            )
        }))
    }),
    row("intervals", "g(l, r); g(l, L) \\oplus g(R, r); l \\le L; R \\le r", || {
        type Intervals = Vec<(usize, usize)>;
        fn value(list: &Intervals, l: usize, r: usize) -> usize {
            let inside = list.iter().filter(|&&(left, right)| l <= left && right <= r);
            let options = inside.map(|&(left, right)| value(list, l, left) ^ value(list, right, r));
            mex(&options.collect::<Vec<_>>())
        }
        let choose = |list: &Intervals| -> Vec<Intervals> {
            let disjoint = |a: (usize, usize), b: (usize, usize)| a.1 <= b.0 || b.1 <= a.0;
            let after = |&chosen: &(usize, usize)| {
                list.iter().copied().filter(|&other| disjoint(other, chosen)).collect()
            };
            list.iter().map(after).collect()
        };
        let all: Intervals = (0..5).flat_map(|l| (l + 1..5).map(move |r| (l, r))).collect();
        let lists = (0..1_usize << all.len())
            .map(|set| (0..all.len()).filter(|i| set >> i & 1 == 1).map(|i| all[i]).collect());
        values(lists, choose, |list| value(list, 0, 4))
    }),
    row("inner-letter", "", || {
        let differ = |word: &[usize]| word.windows(2).all(|pair| pair[0] != pair[1]);
        let moves = |word: &Vec<usize>| {
            let erased = (1..word.len() - 1).map(|i| [&word[..i], &word[i + 1..]].concat());
            erased.filter(|word| differ(word)).collect()
        };
        let words = (2..=7).flat_map(|length| lists(length, 2)).filter(|word| differ(word));
        lost(words, moves, |word| (word[0] == word[word.len() - 1]) == (word.len() % 2 == 1))
    }),
    row("erase-a-letter", "g", || {
        fn g(word: &[usize]) -> usize {
            let pieces = |&letter: &usize| xor(word.split(|&c| c == letter).map(g));
            mex(&word.iter().map(pieces).collect::<Vec<_>>())
        }
        let erase = |word: &Vec<usize>| -> Vec<Vec<Vec<usize>>> {
            let letters: BTreeSet<usize> = word.iter().copied().collect();
            letters
                .into_iter()
                .map(|letter| word.split(|&c| c == letter).map(<[usize]>::to_vec).collect())
                .collect()
        };
        let moves = |words: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
            let at = |i: usize| {
                let others = [&words[..i], &words[i + 1..]].concat();
                erase(&words[i]).into_iter().map(move |pieces| {
                    let mut left = [others.clone(), pieces].concat();
                    left.retain(|word| !word.is_empty());
                    left.sort();
                    left
                })
            };
            (0..words.len()).flat_map(at).collect()
        };
        values((1..=6).flat_map(|length| lists(length, 2)).map(|word| vec![word]), moves, |words| {
            g(&words[0])
        })
    }),
];

#[test]
fn take_or_split() {
    check(SPLITS);
}

// Several heaps at once.

fn nim(heaps: &[usize]) -> Vec<Vec<usize>> {
    in_one(heaps, |_, &heap| minus(heap, 1..=heap))
}

/// A move in at least one part, where each part has these options.
fn in_some<P: Clone + PartialEq>(parts: &[P], moves: impl Fn(usize, &P) -> Vec<P>) -> Vec<Vec<P>> {
    let choices =
        parts.iter().enumerate().map(|(i, part)| [vec![part.clone()], moves(i, part)].concat());
    in_all(choices).into_iter().filter(|next| next != parts).collect()
}

/// The steps that a game lasts if the winner hurries and the loser delays the end, or else the other way round. Lost
/// positions last a number of steps that is `lost` modulo 2: 0, or 1 if a player who cannot move wins.
fn steps(largest: usize, takes: &[usize], hurry: bool, lost: usize) -> Vec<usize> {
    let mut steps: Vec<usize> = Vec::new();
    for n in 0..=largest {
        let options = minus(n, takes.iter().copied()).into_iter().map(|left| steps[left]);
        let (to_lost, to_won): (Vec<usize>, Vec<usize>) =
            options.partition(|steps| steps % 2 == lost);
        let (winning, losing) = if hurry {
            (to_lost.iter().min(), to_won.iter().max())
        } else {
            (to_lost.iter().max(), to_won.iter().min())
        };
        let step = winning.or(losing).map_or(0, |step| step + 1);
        steps.push(step);
    }
    steps
}

/// Moore's Nim.
fn moore(k: usize) -> impl Fn(&Vec<usize>) -> Vec<Vec<usize>> {
    move |heaps| {
        let mut next = in_some(heaps, |_, &heap| (0..heap).collect());
        next.retain(|next| next.iter().zip(heaps).filter(|(a, b)| a != b).count() <= k);
        next
    }
}

fn is_balanced(heaps: &[usize], k: usize) -> bool {
    let ones = |place: usize| heaps.iter().filter(|&heap| heap >> place & 1 == 1).count();
    (0..3).all(|place| ones(place) % (k + 1) == 0)
}

/// A move in both of [`TWO_GAMES`], as long as they last.
fn every(heaps: &[usize]) -> Vec<Vec<usize>> {
    let choices = (0..2).map(|i| {
        let next = minus(heaps[i], TWO_GAMES[i]);
        if next.is_empty() {
            vec![heaps[i]]
        } else {
            next
        }
    });
    in_all(choices).into_iter().filter(|next| next != heaps).collect()
}

/// Takes one stone, or joins two heaps.
fn join(heaps: &[usize]) -> Vec<Vec<usize>> {
    let mut found = parted(heaps, |n| vec![vec![n - 1]]);
    for (i, j) in pairs(heaps.len().saturating_sub(1)).filter(|(i, j)| i < j) {
        if j < heaps.len() {
            let others = (0..heaps.len()).filter(|&k| k != i && k != j).map(|k| heaps[k]);
            found.push(sorted(others.chain([heaps[i] + heaps[j]])));
        }
    }
    found
}

/// The numbers c and S of the row `join`.
fn ones_and_rest(heaps: &[usize]) -> (usize, usize) {
    let (ones, large): (Vec<usize>, Vec<usize>) = heaps.iter().partition(|&&heap| heap == 1);
    (ones.len(), (large.iter().sum::<usize>() + large.len()).saturating_sub(1))
}

/// Takes from the first or the last heap.
fn both_ends(row: &[usize]) -> Vec<Vec<usize>> {
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

const TWO_GAMES: [[usize; 3]; 2] = [[1, 2, 3], [1, 3, 4]];
const THREE_GAMES: [[usize; 3]; 3] = [[1, 2, 3], [1, 3, 4], [2, 5, 5]];

/// Whether each heap up to `largest` is lost; `end` tells it of those without a move.
fn are_lost(largest: usize, takes: [usize; 3], end: bool) -> Vec<bool> {
    let mut lost: Vec<bool> = Vec::new();
    for n in 0..=largest {
        let left = minus(n, takes);
        lost.push(if left.is_empty() { end } else { left.into_iter().all(|left| !lost[left]) });
    }
    lost
}

fn pairs_of_heaps(a: &[usize]) -> (usize, usize) {
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
fn is_wythoff(a: usize, b: usize) -> bool {
    let k = b - a;
    a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)
}

/// The floor of `x phi`.
fn times_golden(x: usize) -> usize {
    (x..=2 * x).rev().find(|y| y * y <= x * (x + y)).unwrap()
}

/// The numbers 1, 2, 3, 5, ...
fn fibonacci(i: usize) -> usize {
    (0..i).fold((1, 2), |(a, b), _| (b, a + b)).0
}

/// The indices of the Fibonacci numbers with this sum, no two of them neighbours; the largest one first.
fn fibonacci_parts(mut n: usize) -> Vec<usize> {
    let mut parts = Vec::new();
    while n > 0 {
        let i = (0..20).take_while(|&i| fibonacci(i) <= n).last().unwrap();
        n -= fibonacci(i);
        parts.push(i);
    }
    parts
}

/// Wythoff's game.
fn wythoff(heaps: &[usize]) -> Vec<Vec<usize>> {
    let both = (1..=heaps[0].min(heaps[1])).map(|take| vec![heaps[0] - take, heaps[1] - take]);
    nim(heaps).into_iter().chain(both).collect()
}

/// Takes from the first heap that is not empty.
fn first_heap(row: &[usize]) -> Vec<Vec<usize>> {
    let Some(first) = row.iter().position(|&heap| heap > 0) else { return Vec::new() };
    let left = |left| [&[left], &row[first + 1..]].concat();
    (0..row[first]).map(left).collect()
}

fn without_empty(lengths: std::ops::RangeInclusive<usize>, largest: usize) -> Vec<Vec<usize>> {
    lengths.flat_map(|length| lists(length, largest)).filter(|row| !row.contains(&0)).collect()
}

const HEAPS: &[Row] = &[
    row("nim", "h_1 \\oplus h_2 \\oplus \\dots = 0", || {
        lost(lists(3, 9), |heaps| nim(heaps), |heaps| xor(heaps.clone()) == 0)
    }),
    row("winning-moves", "h_i \\oplus x < h_i; x", || {
        let mut search = GrundySearch::new(|heaps: &Vec<usize>| nim(heaps));
        let each = lists(3, 9).into_iter().map(|heaps| {
            let winning = nim(&heaps).into_iter().filter(|next| search.grundy(next) == 0).count();
            let x = xor(heaps.clone());
            assert_eq!(winning, heaps.iter().filter(|&heap| heap ^ x < *heap).count());
        });
        each.count()
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
    row("shortcuts", "x = y = 0; (x, b); b < y; 1; x; (a, y); a < x; 1; y; (x, y); 1", || {
        sum((0..60).map(|seed| {
            let mut rng = fastrand::Rng::with_seed(seed);
            let pairs: HashSet<Vec<usize>> =
                (0..seed % 8).map(|_| vec![rng.usize(0..7), rng.usize(0..7)]).collect();
            let (mut x, mut y, mut found) = (0, 0, pairs.clone());
            while x < 12 || y < 12 {
                let below = (0..y).any(|b| pairs.contains(&vec![x, b]));
                let left = (0..x).any(|a| pairs.contains(&vec![a, y]));
                if !below && !left {
                    found.insert(vec![x, y]);
                }
                (x, y) = (x + usize::from(below || !left), y + usize::from(left || !below));
            }
            let moves =
                |heaps: &Vec<usize>| if pairs.contains(heaps) { Vec::new() } else { nim(heaps) };
            lost(lists(2, 9), moves, |heaps| found.contains(heaps))
        }))
    }),
    row("sum", "g_1 \\oplus g_2 \\oplus \\dots", || {
        let moves = |i: usize, &n: &usize| match i {
            0 => minus(n, 1..=3),
            1 => minus(n, [1, 4, 9]),
            _ => minus(n, [2, 5]),
        };
        let tables: Vec<Vec<usize>> = (0..3)
            .map(|i| {
                table(10, |n, grundy| moves(i, &n).into_iter().map(|left| grundy[left]).collect())
            })
            .collect();
        let value = |heaps: &Vec<usize>| xor((0..3).map(|i| tables[i][heaps[i]]));
        values(lists(3, 9), |heaps| in_one(heaps, moves), value)
    }),
    row("wythoff", "a = \\lfloor (b - a) \\varphi \\rfloor; a \\le b", || {
        lost(
            lists(2, 25),
            |heaps| wythoff(heaps),
            |heaps| {
                let (b, a) = pairs_of_heaps(heaps);
                is_wythoff(a, b)
            },
        )
    }),
    row(
        "wythoff-fibonacci",
        "a \\le b; F_0, F_1, F_2, F_3, \\dots = 1, 2, 3, 5, \\dots; a = b = 0; a; F_i; i; b; F_{i+1}",
        || {
            lost(lists(2, 40), |heaps| wythoff(heaps), |heaps| {
                let (b, a) = pairs_of_heaps(heaps);
                let parts = fibonacci_parts(a);
                let next = sum(parts.iter().map(|&i| fibonacci(i + 1)));
                parts.last().map_or(0, |least| least % 2) == 0 && b == next
            })
        },
    ),
    row("wythoff-moves", "b - a; x; f + 1; x > 0; f - x; f = \\lfloor x \\varphi \\rfloor", || {
        let mut search = GrundySearch::new(|heaps: &Vec<usize>| wythoff(heaps));
        let partner = |x: usize| match times_golden(x) {
            f if x > 0 && is_wythoff(x, f + 1) => f + 1,
            f => f - x,
        };
        let each = increasing(2, 25, false).into_iter().map(|heaps| {
            let (a, b) = (heaps[0], heaps[1]);
            let lower = times_golden(b - a);
            let pair = Some(sorted([lower, lower + b - a])).filter(|_| lower < a);
            let keep = |x, other| Some(sorted([x, partner(x)])).filter(|_| partner(x) < other);
            let formula: BTreeSet<Vec<usize>> =
                [pair, keep(a, b), keep(b, a)].into_iter().flatten().collect();
            let winning = wythoff(&heaps).into_iter().filter(|next| search.grundy(next) == 0);
            assert_eq!(winning.map(sorted).collect::<BTreeSet<_>>(), formula, "{heaps:?}");
        });
        each.count()
    }),
    row("moore", "k + 1", || {
        sum((1..=3).map(|k| lost(lists(4, 4), moore(k), |heaps| is_balanced(heaps, k))))
    }),
    row("one-of-each", "h_i", || {
        lost(
            lists(3, 7),
            |heaps| in_some(heaps, |_, &n| minus(n, [1])),
            |heaps| heaps.iter().all(|h| h % 2 == 0),
        )
    }),
    row("selective", "", || {
        let tables = THREE_GAMES.map(|takes| are_lost(7, takes, true));
        let moves = |heaps: &Vec<usize>| in_some(heaps, |i, &n| minus(n, THREE_GAMES[i]));
        lost(lists(3, 7), moves, |heaps| (0..3).all(|i| tables[i][heaps[i]]))
    }),
    row("of-all", "", || {
        let moves = |heaps: &Vec<usize>| {
            let next = in_all(heaps.iter().map(|&n| vec![n.saturating_sub(1)]));
            next.into_iter().filter(|next| next != heaps).collect()
        };
        lost(lists(3, 9), moves, |heaps| heaps.iter().max().unwrap() % 2 == 0)
    }),
    row("exactly-half", "0; n / 2", || {
        let moves = |heaps: &Vec<usize>| {
            let mut next = in_some(heaps, |_, &heap| (0..heap).collect());
            next.retain(|next| {
                2 * next.iter().zip(heaps).filter(|(a, b)| a != b).count() == heaps.len()
            });
            next
        };
        lost(lists(2, 9).into_iter().chain(lists(4, 3)), moves, |heaps| {
            let least = heaps.iter().min().unwrap();
            2 * heaps.iter().filter(|&heap| heap == least).count() > heaps.len()
        })
    }),
    row("every", "s; s = 0; s = 1 + \\min; s = 1 + \\max", || {
        let tables = TWO_GAMES.map(|takes| steps(16, &takes, false, 0));
        lost(
            lists(2, 16),
            |heaps| every(heaps),
            |heaps| tables[0][heaps[0]].max(tables[1][heaps[1]]) % 2 == 0,
        )
    }),
    row("first-end", "s; s = 0; s = 1 + \\max; s = 1 + \\min", || {
        let tables = TWO_GAMES.map(|takes| steps(16, &takes, true, 0));
        let moves = |heaps: &Vec<usize>| in_all((0..2).map(|i| minus(heaps[i], TWO_GAMES[i])));
        lost(lists(2, 16), moves, |heaps| tables[0][heaps[0]].min(tables[1][heaps[1]]) % 2 == 0)
    }),
    row("euclid", "b < a < \\varphi b", || {
        lost(
            lists(2, 40).into_iter().filter(|n| n[0] > 0 && n[1] > 0),
            |n| euclid(n),
            |n| {
                let (a, b) = pairs_of_heaps(n);
                b < a && below_golden(a, b)
            },
        )
    }),
    row("euclid-positive", "g = \\lfloor a / b - b / a \\rfloor; a \\ge b", || {
        let moves = |n: &Vec<usize>| euclid(n).into_iter().filter(|n| n[0] > 0).collect();
        values(lists(2, 30).into_iter().filter(|n| n[0] > 0 && n[1] > 0), moves, |n| {
            let (a, b) = pairs_of_heaps(n);
            (a * a - b * b) / (a * b)
        })
    }),
    row("two-boxes", "g; m - 1; n - 1; 0", || {
        let moves =
            |boxes: &Vec<usize>| boxes.iter().flat_map(|&n| in_two(n)).map(sorted).collect();
        values(increasing(2, 20, false).into_iter().filter(|boxes| boxes[0] > 0), moves, |boxes| {
            ((boxes[0] - 1) | (boxes[1] - 1)).trailing_ones() as usize
        })
    }),
    row("discard-and-move", "", || {
        // Discards some stones of heap i and moves others to heaps that are not empty.
        let moves = |heaps: &Vec<usize>| {
            let mut found = Vec::new();
            for i in 0..heaps.len() {
                for added in lists(heaps.len() - 1, heaps[i] - 1) {
                    let moved = added.iter().sum::<usize>();
                    if moved < heaps[i] {
                        for left in 0..heaps[i] - moved {
                            let others = (0..heaps.len()).filter(|&other| other != i).zip(&added);
                            let all = others.map(|(other, more)| heaps[other] + more).chain([left]);
                            found.push(sorted(all.filter(|&heap| heap > 0)));
                        }
                    }
                }
            }
            found
        };
        let paired = |heaps: &Vec<usize>| {
            heaps.len() % 2 == 0 && heaps.chunks(2).all(|pair| pair[0] == pair[1])
        };
        let start =
            (1..=4).flat_map(|count| increasing(count, 4, false)).filter(|heaps| heaps[0] > 0);
        lost(start, moves, paired)
            + lost(increasing(3, 6, false).into_iter().filter(|h| h[0] > 0), moves, paired)
    }),
    row("join", "c; S; 1; 0; c; S; S = 0; S = 2; c \\bmod 3 = 0", || {
        let formula = |heaps: &Vec<usize>| match ones_and_rest(heaps) {
            (c, 0 | 2) => c % 3 == 0,
            (c, s) => c % 2 == 0 && s % 2 == 0,
        };
        let start =
            (1..=5).flat_map(|count| increasing(count, 6, false)).filter(|heaps| heaps[0] > 0);
        lost(start.filter(|heaps| heaps.iter().sum::<usize>() <= 12), |heaps| join(heaps), formula)
    }),
    row("both-ends", "a_1; a_2, \\dots, a_n", || {
        let start = (1..=5).flat_map(|length| lists(length, 3)).chain(lists(3, 6));
        lost(
            start.filter(|row| !row.contains(&0)),
            |row| both_ends(row),
            |row| row[0] == losing_ends(&row[1..])[0],
        )
    }),
    row("first-heap", "c; c; n; n", || {
        lost(
            without_empty(1..=5, 3),
            |row| first_heap(row),
            |row| match row.iter().position(|&heap| heap > 1) {
                Some(c) => c % 2 == 1,
                None => row.len() % 2 == 0,
            },
        )
    }),
    row("first-of-a-row", "g = x; x > G; g = x - 1; x; G", || {
        let value = |row: &Vec<usize>| {
            row.iter().rev().fold(0, |g, &x| if x > g { x } else { x.max(1) - 1 })
        };
        let moves = |rows: &Vec<Vec<usize>>| in_one(rows, |_, row| first_heap(row));
        let two = in_all(vec![without_empty(1..=2, 3); 2]);
        let one = without_empty(1..=4, 4).into_iter().map(|row| vec![row]);
        values(one.chain(two), moves, |rows| xor(rows.iter().map(value)))
    }),
    row("chocolate", "0", || {
        // Bars in the box and bars on the table.
        let moves = |(inside, table): &(Vec<usize>, Vec<usize>)| {
            let mut found: Vec<(Vec<usize>, Vec<usize>)> =
                parted(table, taken).into_iter().map(|table| (inside.clone(), table)).collect();
            for chosen in 1..1usize << inside.len() {
                let (out, rest): (Vec<usize>, Vec<usize>) =
                    (0..inside.len()).partition(|i| chosen >> i & 1 == 1);
                let bars = |indices: Vec<usize>| indices.into_iter().map(|i| inside[i]);
                found.push((bars(rest).collect(), sorted(bars(out).chain(table.iter().copied()))));
            }
            found
        };
        let start =
            (1..=4).flat_map(|count| increasing(count, 4, false)).filter(|bars| bars[0] > 0);
        lost(start.map(|bars| (bars, Vec::new())), moves, |(bars, _)| {
            let chosen =
                |set: usize| (0..bars.len()).filter(move |i| set >> i & 1 == 1).map(|i| bars[i]);
            (1..1 << bars.len()).all(|set| xor(chosen(set)) != 0)
        }) + lost(
            increasing(3, 6, false).into_iter().filter(|b| b[0] > 0).map(|b| (b, Vec::new())),
            moves,
            |(b, _)| b[0] != b[1] && b[1] != b[2] && b[0] ^ b[1] != b[2],
        )
    }),
    row("bags", "n", || {
        // The bags, and the dishes that are not empty: as long as there is a bag, there is an empty dish.
        let moves = |(bags, dishes): &(Vec<usize>, Vec<usize>)| -> Vec<(Vec<usize>, Vec<usize>)> {
            if bags.is_empty() {
                return parted(dishes, taken)
                    .into_iter()
                    .map(|dishes| (Vec::new(), dishes))
                    .collect();
            }
            let onto = |i: usize| {
                let (bag, mut left) = (bags[i], bags.clone());
                left.remove(i);
                let full = in_one(dishes, |_, &dish| [dish + bag]).into_iter().map(sorted);
                let empty = sorted(dishes.iter().copied().chain([bag]));
                full.chain([empty]).map(move |dishes| (left.clone(), dishes))
            };
            (0..bags.len()).flat_map(onto).collect()
        };
        let bags = (1..=3)
            .flat_map(|n| increasing(n, 5, false))
            .chain(increasing(4, 4, false))
            .chain(increasing(5, 2, false));
        let start = bags.filter(|bags| bags[0] > 0).map(|bags| (bags, Vec::new()));
        lost(start, moves, |(bags, _)| {
            bags.len() % 2 == 1 || bags.chunks(2).all(|pair| pair[0] == pair[1])
        })
    }),
    row("all-different", "S - n (n - 1) / 2; S", || {
        let moves = |heaps: &Vec<usize>| {
            let mut next = in_one(heaps, |_, &heap| minus(heap, [1]));
            next.retain(|heaps| heaps.windows(2).all(|pair| pair[0] < pair[1]));
            next
        };
        lost((1..=4).flat_map(|n| increasing(n, 8, true)), moves, |heaps| {
            let n = heaps.len();
            (heaps.iter().sum::<usize>() - n * (n - 1) / 2) % 2 == 0
        })
    }),
    row(
        "largest-or-each",
        "h_1 \\ge h_2 \\ge \\dots; k; h_k \\ge k; h_k - k; i > k; h_i = k",
        || {
            let moves = |heaps: &Vec<usize>| {
                let Some((_, others)) = heaps.split_last() else { return Vec::new() };
                let each = sorted(heaps.iter().map(|heap| heap - 1).filter(|&heap| heap > 0));
                vec![others.to_vec(), each]
            };
            let start =
                (1..=5).flat_map(|count| increasing(count, 6, false)).filter(|heaps| heaps[0] > 0);
            misere(start, moves, |heaps| {
                let h = |i: usize| heaps[heaps.len() - i]; // the i-th largest
                let k = (1..=heaps.len()).take_while(|&k| h(k) >= k).last().unwrap();
                (h(k) - k) % 2 == 0 && (k + 1..=heaps.len()).filter(|&i| h(i) == k).count() % 2 == 0
            })
        },
    ),
];

#[test]
fn several_heaps() {
    check(HEAPS);
}

// Strips, stairs and boards.

/// Coins go to a lower place, where it says.
fn down(coins: &[usize], to: impl Fn(usize) -> Vec<usize>, most: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    for from in 0..coins.len() {
        for to in to(from) {
            for count in 1..=coins[from].min(most) {
                let mut next = coins.to_vec();
                next[from] -= count;
                next[to] += count;
                found.push(next);
            }
        }
    }
    found
}

/// What a piece may do on a strip with cells from 1: at most `most` cells to the left, not onto a cell of
/// another piece, or, if pieces may share cells, not beyond it.
fn left(pieces: &[usize], most: usize, share: bool) -> Vec<Vec<usize>> {
    in_one(pieces, |i, &cell| {
        let first = match (i, share) {
            (0, _) => 1,
            (_, true) => pieces[i - 1],
            _ => pieces[i - 1] + 1,
        };
        minus(cell, 1..=most).into_iter().filter(|&cell| cell >= first).collect::<Vec<_>>()
    })
}

/// The gaps of the pairs, of which the last piece belongs to the last.
fn gaps(pieces: &[usize]) -> Vec<usize> {
    let wall = if pieces.len() % 2 == 1 { vec![0] } else { Vec::new() };
    [wall, pieces.to_vec()].concat().chunks(2).map(|pair| pair[1] - pair[0] - 1).collect()
}

fn strips(most: usize) -> Vec<Vec<usize>> {
    (1..=4).flat_map(|count| increasing(count, most, true)).filter(|pieces| pieces[0] > 0).collect()
}

/// Who wins, where play may return: `Some(true)` if the player to move can force an end at which the opponent
/// cannot move, `None` if nobody can.
fn outcomes<P: Clone + Ord>(positions: &[P], moves: impl Fn(&P) -> Vec<P>) -> BTreeMap<P, bool> {
    let mut known: BTreeMap<P, bool> = BTreeMap::new();
    loop {
        let before = known.len();
        for position in positions
            .iter()
            .filter(|position| !known.contains_key(position))
            .cloned()
            .collect::<Vec<P>>()
        {
            let next = moves(&position);
            if next.iter().any(|next| known.get(next) == Some(&false)) {
                known.insert(position, true);
            } else if next.iter().all(|next| known.get(next) == Some(&true)) {
                known.insert(position, false);
            }
        }
        if known.len() == before {
            return known;
        }
    }
}

/// A coin on a board with cells from 0, which moves by these steps towards the corner.
fn hops(&(x, y): &(usize, usize), steps: &[(isize, isize)]) -> Vec<(usize, usize)> {
    let sum = |a: usize, b: isize| usize::try_from(isize::try_from(a).unwrap() + b).ok();
    let to = |&(dx, dy): &(isize, isize)| Some((sum(x, dx)?, sum(y, dy)?));
    steps.iter().filter_map(to).collect()
}

fn queen(&(x, y): &(usize, usize)) -> Vec<(usize, usize)> {
    let straight = (0..x).map(|x| (x, y)).chain((0..y).map(|y| (x, y)));
    straight.chain((1..=x.min(y)).map(|t| (x - t, y - t))).collect()
}

/// What a walk to the right and down leaves of a matrix, if it goes on from this cell and may change each number on
/// its way to any up to `most`.
fn walks(matrix: &[usize], columns: usize, at: usize, most: usize) -> Vec<Vec<usize>> {
    let right = (at % columns + 1 < columns).then_some(at + 1);
    let down = (at + columns < matrix.len()).then_some(at + columns);
    let mut found = vec![matrix.to_vec()];
    for to in [right, down].into_iter().flatten() {
        for number in 0..=most {
            let mut changed = matrix.to_vec();
            changed[to] = number;
            found.extend(walks(&changed, columns, to, most));
        }
    }
    found
}

/// Moves a piece of a row, as bits, to the first free cell on its right, over at most `most` others.
fn jumps(row: u32, cells: usize, most: usize) -> Vec<u32> {
    let pieces = (0..cells).filter(|cell| row >> cell & 1 == 1);
    let free = |from: usize| (from..cells).find(|cell| row >> cell & 1 == 0);
    let jumps = pieces.filter_map(|from| Some((from, free(from)?)));
    let allowed = jumps.filter(|(from, to)| to - from - 1 <= most);
    allowed.map(|(from, to)| row & !(1 << from) | 1 << to).collect()
}

/// How many pieces there are on the left of each free cell, up to the next one; the last free cell first.
fn blocks_between(row: u32, cells: usize) -> Vec<usize> {
    let mut blocks = Vec::new();
    for cell in (0..cells).rev() {
        match (row >> cell & 1, blocks.last_mut()) {
            (0, _) => blocks.push(0),
            (_, Some(block)) => *block += 1,
            _ => {} // behind the last free cell
        }
    }
    blocks
}

const BOARDS: &[Row] = &[
    row("strip", "p_1 \\oplus p_2 \\oplus \\dots = 0; 0", || {
        lost(
            lists(3, 8),
            |pieces| in_one(pieces, |_, &cell| 0..cell),
            |pieces| xor(pieces.clone()) == 0,
        )
    }),
    row("silver-dollar", "g", || {
        values(strips(9), |pieces| left(pieces, 9, false), |pieces| xor(gaps(pieces)))
    }),
    row("silver-dollar-limit", "\\bmod (L + 1); 0", || {
        sum((1..5).map(|most| {
            let formula = |pieces: &Vec<usize>| {
                xor(gaps(pieces).into_iter().map(|gap| gap % (most + 1))) == 0
            };
            lost(strips(9), |pieces| left(pieces, most, false), formula)
        }))
    }),
    row("sharing", "p_j - p_{j-1}; 0; p_1 - 1", || {
        let start =
            (1..=4).flat_map(|count| increasing(count, 6, false)).filter(|pieces| pieces[0] > 0);
        lost(
            start,
            |pieces| left(pieces, 9, true),
            |pieces| {
                let shifted: Vec<usize> =
                    pieces.iter().enumerate().map(|(i, cell)| cell + i).collect();
                xor(gaps(&shifted)) == 0
            },
        )
    }),
    row("welter", "g; p_i; 2^{v+1} - 1; 2^v; p_i - p_j", || {
        let moves = |pieces: &Vec<usize>| -> Vec<Vec<usize>> {
            let free = |to: &usize| !pieces.contains(to);
            let next = in_one(pieces, |_, &cell| (0..cell).filter(free).collect::<Vec<_>>());
            next.into_iter().map(sorted).collect()
        };
        let value = |pieces: &Vec<usize>| {
            let of_pair = |a: usize, b: usize| (2 << (b - a).trailing_zeros()) - 1;
            let pairs = pieces.iter().enumerate().flat_map(|(i, &b)| {
                pieces[..i].iter().map(move |&a| of_pair(a, b)).collect::<Vec<usize>>()
            });
            xor(pieces.iter().copied().chain(pairs))
        };
        values((1..=5).flat_map(|count| increasing(count, 8, true)), moves, value)
    }),
    row("jump-to-the-hole", "g = b_1 \\oplus b_3 \\oplus b_5 \\oplus \\dots; b_i; i", || {
        sum((1..=10).map(|cells| {
            let value = |&row: &u32| xor(blocks_between(row, cells).into_iter().step_by(2));
            values(0..1 << cells, |&row| jumps(row, cells, cells), value)
        }))
    }),
    row("jump-limit", "b_i \\bmod (J + 2); i; 0", || {
        sum((0..4).map(|most| {
            let formula = |&row: &u32| {
                let blocks = blocks_between(row, 10).into_iter().step_by(2);
                xor(blocks.map(|block| block % (most + 2))) == 0
            };
            lost(0..1 << 10, |&row| jumps(row, 10, most), formula)
        }))
    }),
    row("last-piece", "", || {
        let moves = |pieces: &Vec<usize>| -> Vec<Vec<usize>> {
            let (last, others) = pieces.split_last().unwrap();
            let free = (0..*last).filter(|cell| !others.contains(cell));
            free.map(|cell| sorted(others.iter().copied().chain([cell]))).collect()
        };
        lost((2..=5).flat_map(|count| increasing(count, 7, true)), moves, |pieces| {
            let second = pieces.len() - 2;
            pieces[second] + 1 == pieces[second + 1] && (pieces[second] - second) % 2 == 0
        })
    }),
    row("northcott", "0", || {
        // White and black piece of each row, and whether White is to move.
        type Rows = (Vec<(usize, usize)>, bool);
        let moves = |(rows, white): &Rows| -> Vec<Rows> {
            let slide = |_: usize, &(w, b): &(usize, usize)| -> Vec<(usize, usize)> {
                let free = |own: usize, other: usize| {
                    let reach =
                        move |to: usize| to != own && (to < other) == (own < other) && to != other;
                    (0..4).filter(move |&to| reach(to))
                };
                if *white {
                    free(w, b).map(|w| (w, b)).collect()
                } else {
                    free(b, w).map(|b| (w, b)).collect()
                }
            };
            in_one(rows, slide).into_iter().map(|rows| (rows, !white)).collect()
        };
        let row: Vec<(usize, usize)> = pairs(3).filter(|(w, b)| w != b).collect();
        let all =
            in_all(vec![row; 2]).into_iter().flat_map(|rows| [(rows.clone(), true), (rows, false)]);
        let all: Vec<Rows> = all.collect();
        let known = outcomes(&all, moves);
        for position in &all {
            let sum = xor(position.0.iter().map(|(w, b)| w.abs_diff(*b) - 1));
            assert_eq!(known.get(position), Some(&(sum != 0)), "{position:?}");
        }
        all.len()
    }),
    row("poker", "h_1 \\oplus h_2 \\oplus \\dots = 0", || {
        // The heaps, and the hands of the player to move and of the opponent.
        type Table = (Vec<usize>, usize, usize);
        let moves = |(heaps, own, other): &Table| -> Vec<Table> {
            let change = in_one(heaps, |_, &heap| (0..=heap + own).filter(move |&to| to != heap));
            let old = heaps.iter().sum::<usize>();
            change
                .into_iter()
                .map(|heaps| {
                    let own = own + old - heaps.iter().sum::<usize>();
                    (heaps, *other, own)
                })
                .collect()
        };
        let all: Vec<Table> = lists(4, 7)
            .into_iter()
            .filter(|n| n.iter().sum::<usize>() == 7)
            .map(|n| (vec![n[0], n[1]], n[2], n[3]))
            .collect();
        let known = outcomes(&all, moves);
        for table in &all {
            // Only the heaps count: with none, the player to move may still put something down.
            assert_eq!(known.get(table), Some(&(xor(table.0.clone()) != 0)), "{table:?}");
        }
        all.len()
    }),
    row("staircase", "g = c_1 \\oplus c_3 \\oplus c_5 \\oplus \\dots", || {
        let moves = |coins: &Vec<usize>| down(coins, |i| minus(i, [1]), 9);
        let start = lists(4, 3).into_iter().map(|coins| [vec![0], coins].concat());
        values(start, moves, |coins| coins[1] ^ coins[3])
    }),
    row("staircase-limit", "c_i \\bmod (L + 1); i; 0", || {
        sum((1..4).map(|most| {
            let moves = |coins: &Vec<usize>| down(coins, |i| minus(i, [1]), most);
            let start = lists(4, 3).into_iter().map(|coins| [vec![0], coins].concat());
            lost(start, moves, |coins| (coins[1] % (most + 1)) ^ (coins[3] % (most + 1)) == 0)
        }))
    }),
    row("tree-of-coins", "0", || {
        let parents = [0, 0, 0, 1, 3];
        let moves = |coins: &Vec<usize>| {
            down(coins, |i| (i > 0).then(|| parents[i]).into_iter().collect(), 9)
        };
        let start = lists(4, 3).into_iter().map(|coins| [vec![0], coins].concat());
        lost(start, moves, |coins| coins[1] ^ coins[2] ^ coins[4] == 0)
    }),
    row("boxes", "a \\bmod 6; 0, 2, 5; 0", || {
        let to = |a: usize| (1..a).filter(|b| (a + b) % 2 == 1 && (a + b) % 3 == 0).collect();
        let start = lists(5, 2).into_iter().map(|cards| [vec![0, 0], cards, vec![1]].concat());
        lost(
            start,
            |cards| down(cards, to, 9),
            |cards| {
                xor((1..cards.len()).filter(|a| [0, 2, 5].contains(&(a % 6))).map(|a| cards[a]))
                    == 0
            },
        )
    }),
    row(
        "increasing-row",
        "d_i = a_i - a_{i-1}; a_0 = 0; d_n \\oplus d_{n-2} \\oplus \\dots = 0",
        || {
            let moves = |heaps: &Vec<usize>| {
                let mut next = nim(heaps);
                next.retain(|heaps| heaps.windows(2).all(|pair| pair[0] <= pair[1]));
                next
            };
            let start = (1..=4).flat_map(|count| increasing(count, 6, false));
            lost(start, moves, |heaps| {
                let d = |i: usize| heaps[i] - if i == 0 { 0 } else { heaps[i - 1] };
                xor((0..heaps.len()).rev().step_by(2).map(d)) == 0
            })
        },
    ),
    row("king", "g = 0; x; y; g = 2; g = 1; g = 3", || {
        let steps = [(-1, 0), (0, -1), (-1, -1)];
        values(
            pairs(30),
            |cell| hops(cell, &steps),
            |&(x, y)| match (x % 2, y % 2) {
                (0, 0) => 0,
                (1, 1) => 2,
                (odd, _) => {
                    if (odd == 1) == (x > y) {
                        1
                    } else {
                        3
                    }
                }
            },
        )
    }),
    row("rook", "g = x \\oplus y", || {
        let moves = |&(x, y): &(usize, usize)| {
            (0..x).map(|x| (x, y)).chain((0..y).map(|y| (x, y))).collect()
        };
        values(pairs(20), moves, |(x, y)| x ^ y)
    }),
    row("queen", "a = \\lfloor (b - a) \\varphi \\rfloor; a \\le b; x; y", || {
        lost(pairs(25), queen, |&(x, y)| is_wythoff(x.min(y), x.max(y)))
    }),
    row("first-queen", "g", || {
        let at_once = |&(x, y): &(usize, usize)| x == 0 || y == 0 || x == y;
        let further = |cell: &_| queen(cell).into_iter().filter(|to| !at_once(to)).collect();
        let mut search = GrundySearch::new(further);
        let g: BTreeMap<_, _> = pairs(8).map(|cell| (cell, search.grundy(&cell))).collect();
        let moves = |queens: &Vec<(usize, usize)>| {
            if queens.contains(&(0, 0)) {
                return Vec::new();
            }
            in_one(queens, |_, cell| queen(cell))
        };
        let cells = |largest| pairs(largest).filter(|&cell| cell != (0, 0)).collect::<Vec<_>>();
        let start = in_all(vec![cells(8)]).into_iter().chain(in_all(vec![cells(4); 2]));
        lost(start, moves, |queens| {
            !queens.iter().any(at_once) && queens.iter().fold(0, |sum, cell| sum ^ g[cell]) == 0
        })
    }),
    row("knight", "x \\bmod 4 \\le 1; y \\bmod 4 \\le 1", || {
        let steps = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
        let formula = |(x, y): &(usize, usize)| x % 4 < 2 && y % 4 < 2;
        // The proof also names boards with edges on all sides.
        let boards = (2..20).filter(|side| side % 4 >= 2).map(|side| {
            let inside = |to: &(usize, usize)| to.0.max(to.1) < side;
            let moves = |cell: &_| hops(cell, &steps).into_iter().filter(inside).collect();
            lost(pairs(side - 1), moves, formula)
        });
        lost(pairs(30), |cell| hops(cell, &steps), formula) + sum(boards)
    }),
    row("knight-draw", "x = y; 3 \\mid x; \\lvert x - y \\rvert = 1; 3 \\mid x + y", || {
        // A cell where the knight is stuck leads to itself.
        let moves = |&cell: &(usize, usize)| match hops(&cell, &[(-1, -2), (-2, -1)]) {
            stuck if stuck.is_empty() && cell != (0, 0) => vec![cell],
            next => next,
        };
        let all: Vec<_> = pairs(15).collect();
        let known = outcomes(&all, moves);
        for &(x, y) in &all {
            let lost = Some(&false).filter(|_| x == y && x % 3 == 0);
            let won = Some(&true).filter(|_| x.abs_diff(y) == 1 && (x + y) % 3 == 0);
            assert_eq!(known.get(&(x, y)), lost.or(won), "{x} {y}");
        }
        all.len()
    }),
    row("knight-stuck", "3 \\mid \\min(x, y); x = y; x \\bmod 3 = 1", || {
        let moves = |cell: &_| hops(cell, &[(-1, -2), (-2, -1)]);
        lost(pairs(30), moves, |&(x, y)| x.min(y) % 3 == 0 || x == y && x % 3 == 1)
    }),
    row("bomb", "g(x, 0) = g(0, x) = x; g(x, y); g(u, y) \\oplus g(x, v)", || {
        fn g(x: usize, y: usize) -> usize {
            let options = pairs(x.max(y)).filter(|&(u, v)| u < x && v < y);
            match (x, y) {
                (x, 0) | (0, x) => x,
                _ => mex(&options.map(|(u, v)| g(u, y) ^ g(x, v)).collect::<Vec<_>>()),
            }
        }
        sum([(3, 3), (2, 5)].map(|(rows, columns)| {
            // The cells with a piece, as bits.
            let place = |x: usize, y: usize| 1u32 << (columns * x + y);
            let of_piece = |x: usize, y: usize| -> Vec<u32> {
                match (x, y) {
                    (x, 0) => (0..x).map(|u| place(u, 0)).collect(),
                    (0, y) => (0..y).map(|v| place(0, v)).collect(),
                    _ => (0..x)
                        .flat_map(|u| (0..y).map(move |v| place(u, y) ^ place(x, v)))
                        .collect(),
                }
            };
            let cells: Vec<_> = pairs(5).filter(|&(x, y)| x < rows && y < columns).collect();
            let moves = |&pieces: &u32| {
                let there = cells.iter().filter(|&&(x, y)| pieces & place(x, y) != 0);
                there
                    .flat_map(|&(x, y)| {
                        of_piece(x, y).into_iter().map(move |new| pieces ^ place(x, y) ^ new)
                    })
                    .collect()
            };
            values(0..1 << (rows * columns), moves, |&pieces| {
                xor(cells
                    .iter()
                    .filter(|&&(x, y)| pieces & place(x, y) != 0)
                    .map(|&(x, y)| g(x, y)))
            })
        }))
    }),
    row("token", "", || {
        // The sides of the board, the cell of the token, and the cells where it has been.
        type Token = (usize, usize, usize, u32);
        let moves = |&(rows, columns, cell, been): &Token| -> Vec<Token> {
            let (r, c) = (cell / columns, cell % columns);
            let near = (0..rows * columns)
                .filter(|&to| (to / columns).abs_diff(r) + (to % columns).abs_diff(c) == 1);
            near.filter(|to| been >> to & 1 == 0)
                .map(|to| (rows, columns, to, been | 1 << to))
                .collect()
        };
        let boards = pairs(5).filter(|&(r, c)| r > 0 && c > 0 && r * c < 13);
        let cells = boards.flat_map(|(r, c)| (0..r * c).map(move |cell| (r, c, cell, 1 << cell)));
        lost(cells, moves, |&(rows, columns, cell, _)| {
            rows * columns % 2 == 1 && (cell / columns + cell % columns) % 2 == 0
        })
    }),
    row("antidiagonals", "0", || {
        // Numbers up to 3 or 1: as these have all binary places below one, larger ones are not needed.
        sum([(1, 3, 3), (2, 2, 3), (3, 1, 3), (2, 3, 1), (3, 3, 1)].map(|(rows, columns, most)| {
            let moves = |matrix: &Vec<usize>| {
                let mut found = BTreeSet::new();
                for at in 0..matrix.len() {
                    for smaller in 0..matrix[at] {
                        let mut changed = matrix.clone();
                        changed[at] = smaller;
                        found.extend(walks(&changed, columns, at, most));
                    }
                }
                found.into_iter().collect()
            };
            lost(lists(rows * columns, most), moves, |matrix| {
                let on = |d| (0..matrix.len()).filter(move |at| at / columns + at % columns == d);
                (0..rows + columns).all(|d| xor(on(d).map(|at| matrix[at])) == 0)
            })
        }))
    }),
    row("same-side", "r; r \\le k; r = k + 1; n \\le 2k", || {
        let mut count = 0;
        for (n, k) in pairs(7).filter(|&(n, k)| 0 < k && k <= n) {
            // Rows of cards as bits.
            let whole = (1u32 << n) - 1;
            let moves = |&cards: &u32| match cards {
                0 => Vec::new(),
                _ if cards == whole => Vec::new(),
                _ => {
                    let runs = (0..=n - k).map(|i| ((1u32 << k) - 1) << i);
                    runs.flat_map(|run| [cards | run, cards & !run]).collect()
                }
            };
            let known = outcomes(&(0..=whole).collect::<Vec<_>>(), moves);
            for cards in 1..whole {
                let reach = |side: u32| highest(side) + 1 - side.trailing_zeros() as usize;
                let (a, b) = (reach(cards), reach(whole & !cards));
                let expected = if a.min(b) <= k {
                    Some(&true)
                } else {
                    Some(&false).filter(|_| a == k + 1 && b == k + 1 && n <= 2 * k)
                };
                assert_eq!(known.get(&cards), expected, "{n} {k} {cards:b}");
                count += 1;
            }
        }
        count
    }),
    row("chomp", "b = a - 1", || {
        let bites = |&(a, b): &(usize, usize)| {
            (1..a).map(|left| (left, b.min(left))).chain((0..b).map(|b| (a, b))).collect()
        };
        lost(pairs(30).filter(|&(a, b)| 0 < a && b <= a), bites, |&(a, b)| b + 1 == a)
    }),
    row("break", "a b", || {
        let moves = |pieces: &Vec<(usize, usize)>| {
            let mut found = Vec::new();
            for (i, &(a, b)) in pieces.iter().enumerate() {
                let across = (1..a).map(|x| [(x, b), (a - x, b)]);
                for parts in across.chain((1..b).map(|y| [(a, y), (a, b - y)])) {
                    let others = pieces
                        .iter()
                        .enumerate()
                        .filter(|&(other, _)| other != i)
                        .map(|(_, &piece)| piece);
                    let mut next: Vec<(usize, usize)> = others
                        .chain(parts)
                        .map(|(a, b)| (a.min(b), a.max(b)))
                        .filter(|&piece| piece != (1, 1))
                        .collect();
                    next.sort_unstable();
                    found.push(next);
                }
            }
            found
        };
        let bars = pairs(5).filter(|&(a, b)| 0 < a && a <= b && a * b <= 12).map(|bar| vec![bar]);
        let two = increasing(4, 3, false)
            .into_iter()
            .filter(|n| n[0] > 0)
            .map(|n| vec![(n[0], n[1]), (n[2], n[3])]);
        let more = lists(4, 3)
            .into_iter()
            .filter(|n| n[0] > 0 && n[0] <= n[1] && n[2] > 0 && n[2] <= n[3]);
        let more = more.map(|n| vec![(n[0], n[1]), (n[2], n[3])]);
        let three = increasing(3, 6, false)
            .into_iter()
            .filter(|n| n[0] > 0)
            .map(|n| n.into_iter().map(|b| (1, b)).collect());
        lost(bars.chain(two).chain(more).chain(three), moves, |pieces| {
            pieces.iter().map(|(a, b)| a * b - 1).sum::<usize>() % 2 == 0
        })
    }),
];

#[test]
fn strips_stairs_and_boards() {
    check(BOARDS);
}

// Graphs and trees.

/// Cuts an edge of a drawing on the ground, node 0: what is no longer joined to it falls.
fn cut(edges: &[(usize, usize)], left: u32) -> Vec<u32> {
    let each = (0..edges.len()).filter(|edge| left >> edge & 1 == 1);
    each.map(|edge| joined_to_ground(edges, left & !(1 << edge))).collect()
}

fn joined_to_ground(edges: &[(usize, usize)], left: u32) -> u32 {
    let (mut nodes, mut found) = (1u32, 0);
    loop {
        let before = (nodes, found);
        for (i, &(a, b)) in edges.iter().enumerate() {
            if left >> i & 1 == 1 && (nodes >> a | nodes >> b) & 1 == 1 {
                nodes |= 1 << a | 1 << b;
                found |= 1 << i;
            }
        }
        if (nodes, found) == before {
            return found;
        }
    }
}

/// All trees with nodes from 0: the parents of the others.
fn trees(nodes: usize) -> Vec<Vec<usize>> {
    in_all((1..nodes).map(|node| (0..node).collect()))
}

/// The value of what grows on each node: a Nim sum of its branches.
fn stalks(parents: &[usize]) -> Vec<usize> {
    let mut value = vec![0; parents.len() + 1];
    for node in (1..value.len()).rev() {
        let branch = value[node] + 1;
        value[parents[node - 1]] ^= branch;
    }
    value
}

fn edges_of(parents: &[usize]) -> Vec<(usize, usize)> {
    parents.iter().enumerate().map(|(i, &parent)| (parent, i + 1)).collect()
}

/// The largest number of edges without a common node, on nodes that are left.
fn matching(joined: &dyn Fn(usize, usize) -> bool, nodes: u32) -> usize {
    let Some(node) = (0..32).find(|node| nodes >> node & 1 == 1) else { return 0 };
    let rest = nodes & !(1 << node);
    let partners = (0..32).filter(|&other| rest >> other & 1 == 1 && joined(node, other));
    partners
        .map(|other| 1 + matching(joined, rest & !(1 << other)))
        .max()
        .unwrap_or(0)
        .max(matching(joined, rest))
}

/// The nodes that are left and joined to this one.
fn part(edges: &[(usize, usize)], left: u32, node: usize) -> u32 {
    let mut found = 1u32 << node;
    loop {
        let before = found;
        for &(a, b) in edges {
            let both = 1 << a | 1 << b;
            if left & both == both && found & both != 0 {
                found |= both;
            }
        }
        if found == before {
            return found;
        }
    }
}

/// The nodes from this one up to the root.
fn way_up(parents: &[usize], node: usize) -> u32 {
    let above = if node > 0 { way_up(parents, parents[node - 1]) } else { 0 };
    above | 1 << node
}

fn children(parents: &[usize], node: usize) -> Vec<usize> {
    (1..=parents.len()).filter(|&child| parents[child - 1] == node).collect()
}

/// The values of what a move leaves, if it removes a node below this one, or this one, with all above it.
fn without_way(parents: &[usize], node: usize) -> Vec<usize> {
    let below: Vec<_> =
        children(parents, node).into_iter().map(|c| without_way(parents, c)).collect();
    let all = xor(below.iter().map(|s| mex(s)));
    let deeper = below.iter().flat_map(|s| s.iter().map(|x| x ^ mex(s) ^ all));
    deeper.chain([all]).collect()
}

/// The edges of graphs on five nodes.
const EDGES: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

fn has_edge(graph: u32, a: usize, b: usize) -> bool {
    EDGES.iter().enumerate().any(|(i, &edge)| graph >> i & 1 == 1 && edge == (a.min(b), a.max(b)))
}

/// Whether it has no edge at the nodes from this one on.
fn is_inside(graph: u32, nodes: usize) -> bool {
    EDGES.iter().enumerate().all(|(i, &(_, b))| graph >> i & 1 == 0 || b < nodes)
}

/// How many graphs with some of these arrows on a set of nodes, which has 0 and 1, give these two the same value.
fn lost_graphs(arrows: &[Vec<usize>], set: u32) -> usize {
    let to = |p: usize, set: u32| arrows[p].iter().filter(|&&q| set >> q & 1 == 1).count();
    let product = |of: u32, way: &dyn Fn(usize) -> usize| -> usize {
        (0..arrows.len()).filter(|&p| of >> p & 1 == 1).map(way).product()
    };
    let zeros = (1..=set).filter(|zeros| zeros & set == *zeros);
    sum(zeros.map(|zeros| {
        let rest = set - zeros;
        let of_rest = match zeros & 0b11 {
            0b11 => product(rest, &|p| 1 << to(p, rest)),
            0 => lost_graphs(arrows, rest),
            _ => 0,
        };
        of_rest
            * product(rest, &|p| (1 << to(p, zeros)) - 1)
            * product(zeros, &|p| 1 << to(p, rest))
    }))
}

const GRAPHS: &[Row] = &[
    row("dag", "g = \\operatorname{mex}", || {
        sum((0..20).map(|seed| {
            let mut rng = fastrand::Rng::with_seed(seed);
            let arrows: Vec<Vec<usize>> =
                (0..9).map(|p| (0..p).filter(|_| rng.bool()).collect()).collect();
            let g = table(9, |p, g| arrows[p].iter().map(|&q| g[q]).collect());
            let moves = |pieces: &Vec<usize>| in_one(pieces, |_, &p| arrows[p].clone());
            lost(lists(2, 8), moves, |pieces| g[pieces[0]] == g[pieces[1]])
        }))
    }),
    row("layers", "Z; 0; Z; Z; 1; 2", || {
        let arrows = |graph: u32| -> Vec<Vec<usize>> {
            (0..4).map(|a| (a + 1..4).filter(|&b| has_edge(graph, a, b)).collect()).collect()
        };
        let graphs: Vec<u32> = (0..1024).filter(|&graph| is_inside(graph, 4)).collect();
        let is_lost = |graph: &&u32| {
            let arrows = arrows(**graph);
            let moves = |pieces: &Vec<usize>| in_one(pieces, |_, &p| arrows[p].clone());
            GrundySearch::new(moves).grundy(&vec![0, 1]) == 0
        };
        let lost: Vec<&u32> = graphs.iter().filter(is_lost).collect();
        for &given in &graphs {
            let count = lost.iter().filter(|&&graph| graph & given == *graph).count();
            assert_eq!(lost_graphs(&arrows(given), 0b1111), count, "{given:b}");
        }
        graphs.len()
    }),
    row("levels", "0", || {
        // Numbers up to 3 or 1, as for the antidiagonals.
        sum([(3, 3), (4, 1)].map(|(nodes, most)| {
            sum((0..1024).filter(|&graph| is_inside(graph, nodes)).map(|graph| {
                let arrows: Vec<Vec<usize>> = (0..nodes)
                    .map(|p| (0..p).filter(|&q| has_edge(graph, p, q)).collect())
                    .collect();
                let level = table(nodes, |p, level| arrows[p].iter().map(|&q| level[q]).collect());
                let moves = |numbers: &Vec<usize>| {
                    let mut found = Vec::new();
                    for p in 0..nodes {
                        for smaller in 0..numbers[p] {
                            for chosen in lists(arrows[p].len(), most) {
                                let mut changed = numbers.clone();
                                changed[p] = smaller;
                                for (&q, number) in arrows[p].iter().zip(chosen) {
                                    changed[q] = number;
                                }
                                found.push(changed);
                            }
                        }
                    }
                    found
                };
                lost(lists(nodes, most), moves, |numbers| {
                    let mut sums = [0; 4];
                    level.iter().zip(numbers).for_each(|(&level, number)| sums[level] ^= number);
                    sums == [0; 4]
                })
            }))
        }))
    }),
    row("draws", "", || {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut count = 0;
        for _ in 0..150 {
            let arrows: Vec<Vec<usize>> = (0..4)
                .map(|p| {
                    let mut all: Vec<usize> = (0..4).filter(|&q| q != p).collect();
                    rng.shuffle(&mut all);
                    all.truncate(rng.usize(0..3));
                    all
                })
                .collect();
            let known = outcomes(&[0, 1, 2, 3], |&p| arrows[p].clone());
            for p in 0..4 {
                let won = forces(&arrows, p);
                let lost = arrows[p].iter().all(|&q| forces(&arrows, q));
                assert_eq!(
                    known.get(&p),
                    if won {
                        Some(&true)
                    } else if lost {
                        Some(&false)
                    } else {
                        None
                    }
                );
                count += 1;
            }
        }
        count
    }),
    row("matching", "v", || {
        // The edges, the cell of the token, and where it has been.
        let moves = |&(graph, at, been): &(u32, usize, u32)| {
            let near = (0..5).filter(|&to| been >> to & 1 == 0 && has_edge(graph, at, to));
            near.map(|to| (graph, to, been | 1 << to)).collect()
        };
        let start =
            (0..1024).step_by(9).flat_map(|graph| (0..5).map(move |at| (graph, at, 1 << at)));
        lost(start, moves, |&(graph, at, been)| {
            let joined = |a, b| has_edge(graph, a, b);
            matching(&joined, 31) == matching(&joined, 31 & !been) && at < 5
        })
    }),
    row("gap", "", || {
        sum([(1, 5), (2, 3), (2, 4)].map(|(rows, columns)| {
            // The black pieces, the gap, and whether Black is to move; a gap has the colour of the opponent.
            let beside = |a: usize, b: usize| {
                (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns) == 1
            };
            let moves = |&(pieces, gap, black): &(u32, usize, bool)| {
                let own = (0..rows * columns)
                    .filter(|&at| (pieces >> at & 1 == 1) == black && beside(at, gap));
                // The piece goes to the gap, and the new one counts as a piece of the player who has moved.
                own.map(|at| {
                    let pieces = pieces & !(1 << gap) & !(1 << at);
                    (if black { pieces | 1 << gap | 1 << at } else { pieces }, at, !black)
                })
                .collect()
            };
            let cells = rows * columns;
            let all = (0..1u32 << cells).flat_map(|pieces| {
                (0..cells).map(move |gap| (pieces, gap, pieces >> gap & 1 == 0))
            });
            lost(all, moves, |&(pieces, gap, _)| {
                let joined =
                    |a: usize, b: usize| beside(a, b) && (pieces >> a ^ pieces >> b) & 1 == 1;
                let nodes = (1 << cells) - 1;
                matching(&joined, nodes) == matching(&joined, nodes & !(1 << gap))
            })
        }))
    }),
    row("cut-tree", "g(v); g(c) + 1; c", || {
        sum((2..=6).flat_map(trees).map(|parents| {
            let edges = edges_of(&parents);
            values([(1u32 << edges.len()) - 1], |&left| cut(&edges, left), |_| stalks(&parents)[0])
        }))
    }),
    row("polygons", "1; 0; c; g(c) + 1", || {
        sum((1..=4)
            .flat_map(trees)
            .flat_map(|parents| {
                let nodes = parents.len() + 1;
                pairs(nodes - 1)
                    .flat_map(move |(a, b)| {
                        let parents = parents.clone();
                        (3..=4).map(move |sides| (parents.clone(), a, b, sides))
                    })
                    .collect::<Vec<_>>()
            })
            .map(|(parents, a, b, sides)| {
                // A polygon on node a, and one of two edges on node b.
                let mut edges = edges_of(&parents);
                let mut nodes = parents.len() + 1;
                for (at, sides) in [(a, sides), (b, 2)] {
                    let ring: Vec<usize> =
                        [at].into_iter().chain(nodes..nodes + sides - 1).collect();
                    nodes += sides - 1;
                    edges.extend((0..sides).map(|i| (ring[i], ring[(i + 1) % sides])));
                }
                let mut value = vec![0; parents.len() + 1];
                value[a] ^= sides % 2;
                for node in (1..value.len()).rev() {
                    let branch = value[node] + 1;
                    value[parents[node - 1]] ^= branch;
                }
                values([(1u32 << edges.len()) - 1], |&left| cut(&edges, left), |_| value[0])
            }))
    }),
    row("subtree", "g(v); 1; g(c); c", || {
        fn g(parents: &[usize], node: usize) -> usize {
            1 + xor(children(parents, node).into_iter().map(|child| g(parents, child)))
        }
        sum((2..=6).flat_map(trees).map(|parents| {
            let all = 0..=parents.len();
            let moves = |&left: &u32| {
                let chosen = all.clone().filter(|node| left >> node & 1 == 1);
                let below = |top: usize| {
                    all.clone()
                        .filter(|&node| way_up(&parents, node) >> top & 1 == 1)
                        .fold(0, |set, node| set | 1 << node)
                };
                chosen.map(|top| left & !below(top)).collect()
            };
            values([(1u32 << (parents.len() + 1)) - 1], moves, |_| g(&parents, 0))
        }))
    }),
    row("leaves", "", || {
        sum((2..=6).flat_map(trees).map(|parents| {
            let moves = |&left: &u32| {
                let is_leaf = |&node: &usize| {
                    left >> node & 1 == 1
                        && children(&parents, node).iter().all(|c| left >> c & 1 == 0)
                };
                let leaves: Vec<usize> = (0..=parents.len()).filter(is_leaf).collect();
                let chosen = |set: usize| (0..leaves.len()).filter(move |i| set >> i & 1 == 1);
                (1..1usize << leaves.len())
                    .map(|set| chosen(set).fold(left, |left, i| left & !(1 << leaves[i])))
                    .collect()
            };
            lost([(1u32 << (parents.len() + 1)) - 1], moves, |_| {
                let leaves =
                    (0..=parents.len()).filter(|&node| children(&parents, node).is_empty());
                let length = |leaf: usize| {
                    let up = std::iter::successors(Some(leaf), |&node| {
                        let parent = (node > 0).then(|| parents[node - 1])?;
                        Some(parent).filter(|&parent| children(&parents, parent).len() == 1)
                    });
                    up.count()
                };
                leaves.map(length).all(|length| length % 2 == 0)
            })
        }))
    }),
    row("keep-one-part", "", || {
        sum((2..=6).flat_map(trees).map(|parents| {
            let edges = edges_of(&parents);
            let moves = |&left: &u32| {
                let nodes = || (0..=parents.len()).filter(move |node| left >> node & 1 == 1);
                nodes()
                    .flat_map(|gone| {
                        let edges = &edges;
                        let left = left & !(1 << gone);
                        nodes()
                            .filter(move |&node| node != gone)
                            .map(move |node| part(edges, left, node))
                    })
                    .collect()
            };
            misere([(1u32 << (parents.len() + 1)) - 1], moves, |_| {
                let degree = |node| edges.iter().filter(|&&(a, b)| a == node || b == node).count();
                (0..=parents.len()).all(|node| degree(node) % 2 == 1)
            })
        }))
    }),
    row("up-to-the-root", "1", || {
        sum((2..=5).flat_map(trees).map(|parents| {
            // The nodes whose edge to the parent has a 1.
            let moves = |&ones: &u32| {
                let chosen = (1..=parents.len()).filter(|node| ones >> node & 1 == 1);
                chosen.map(|node| ones ^ way_up(&parents, node) & !1).collect()
            };
            let at_the_root = children(&parents, 0);
            let all = (0..1 << parents.len()).map(|ones: u32| ones << 1);
            lost(all, moves, |ones| {
                at_the_root.iter().filter(|&c| ones >> c & 1 == 1).count() % 2 == 0
            })
        }))
    }),
    row("stones-under-a-token", "", || {
        fn is_lost(graph: u32, stones: &[usize], at: usize) -> bool {
            let fewer =
                (0..stones.len()).filter(|&to| has_edge(graph, at, to) && stones[to] < stones[at]);
            fewer.into_iter().all(|to| !is_lost(graph, stones, to))
        }
        let moves = |(graph, stones, at): &(u32, Vec<usize>, usize)| {
            let (graph, mut left) = (*graph, stones.clone());
            let Some(less) = left[*at].checked_sub(1) else { return Vec::new() };
            left[*at] = less;
            let near = (0..stones.len()).filter(|&to| has_edge(graph, *at, to));
            near.map(|to| (graph, left.clone(), to)).collect()
        };
        let start = [(3, 3), (4, 2)].into_iter().flat_map(|(nodes, most)| {
            // The edges on the first nodes of the five.
            (0..1024).filter(move |&graph| is_inside(graph, nodes)).flat_map(move |graph| {
                lists(nodes, most)
                    .into_iter()
                    .flat_map(move |stones| (0..nodes).map(move |at| (graph, stones.clone(), at)))
            })
        });
        lost(start.step_by(3), moves, |(graph, stones, at)| is_lost(*graph, stones, *at))
    }),
    row(
        "way-to-the-root",
        "g(v) = \\operatorname{mex} S(v); S(v); C; g(c); c; x \\oplus g(c) \\oplus C; c; x; S(c)",
        || {
            sum((2..=6).flat_map(trees).map(|parents| {
                let moves = |&left: &u32| {
                    let chosen = (0..=parents.len()).filter(|node| left >> node & 1 == 1);
                    chosen.map(|node| left & !way_up(&parents, node)).collect()
                };
                let whole = (1u32 << (parents.len() + 1)) - 1;
                values([whole], moves, |_| mex(&without_way(&parents, 0)))
            }))
        },
    ),
    row("delete", "g = (V \\bmod 2) + 2 (E \\bmod 2); V; E", || {
        // The nodes and the edges that are left.
        let moves = |&(nodes, graph): &(u32, u32)| {
            let edge = (0..10)
                .filter(|edge| graph >> edge & 1 == 1)
                .map(|edge| (nodes, graph & !(1 << edge)));
            let node = (0..5).filter(|node| nodes >> node & 1 == 1).map(|node| {
                let at = EDGES.iter().enumerate().filter(|(_, &(a, b))| a == node || b == node);
                (nodes & !(1 << node), at.fold(graph, |graph, (i, _)| graph & !(1 << i)))
            });
            edge.chain(node).collect()
        };
        let sides = |side: u32| {
            let between = EDGES.iter().map(move |&(a, b)| side >> a & 1 != side >> b & 1);
            between.enumerate().fold(0, |graph, (i, is_between)| graph | u32::from(is_between) << i)
        };
        let graphs: HashSet<u32> =
            (0..16).flat_map(|side| (0..1024).map(move |graph| graph & sides(side))).collect();
        values(graphs.into_iter().map(|graph| (31, graph)), moves, |&(nodes, graph)| {
            (nodes.count_ones() % 2 + 2 * (graph.count_ones() % 2)) as usize
        })
    }),
];

/// Whether the player to move has a way to choose an arrow in each position, with which the opponent cannot
/// move in the end, however the opponent chooses.
fn forces(arrows: &[Vec<usize>], start: usize) -> bool {
    let choices = in_all(arrows.iter().map(|to| {
        if to.is_empty() {
            vec![None]
        } else {
            to.iter().map(|&to| Some(to)).collect()
        }
    }));
    choices.iter().any(|own| {
        choices.iter().all(|other| {
            let mut at = start;
            for turn in 0..2 * arrows.len() {
                match if turn % 2 == 0 { own[at] } else { other[at] } {
                    Some(to) => at = to,
                    None => return turn % 2 == 1,
                }
            }
            false
        })
    })
}

#[test]
fn graphs_and_trees() {
    check(GRAPHS);
}

// Turning coins. A position is the set of coins that show heads, as bits.

fn highest(set: u32) -> usize {
    (0..32).rev().find(|place| set >> place & 1 == 1).unwrap()
}

/// Turns each of these sets of coins whose highest one shows heads.
fn turns(heads: u32, sets: &[u32]) -> Vec<u32> {
    sets.iter().filter(|&&set| heads >> highest(set) & 1 == 1).map(|set| heads ^ set).collect()
}

fn coins(sets: &[u32], count: usize, value: impl Fn(usize) -> usize) -> usize {
    values(
        0..1 << count,
        |&heads| turns(heads, sets),
        |&heads| xor((0..count).filter(|place| heads >> place & 1 == 1).map(&value)),
    )
}

/// The places, from 0, as sets.
fn sets(count: usize, chosen: impl Fn(u32) -> bool) -> Vec<u32> {
    (1..1u32 << count).filter(|&set| chosen(set)).collect()
}

/// The nim products of the numbers below `end`, by their definition.
fn nim_products(end: usize) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; end]; end];
    for (a, b) in pairs(end - 1) {
        let options = (0..a).flat_map(|c| (0..b).map(move |d| (c, d)));
        let values = options.map(|(c, d)| table[c][b] ^ table[a][d] ^ table[c][d]);
        table[a][b] = mex(&values.collect::<Vec<_>>());
    }
    table
}

const COINS: &[Row] = &[
    row("turtles", "g = x", || coins(&sets(9, |set| set.count_ones() <= 2), 9, |place| place + 1)),
    row("twins", "g = x - 1", || coins(&sets(9, |set| set.count_ones() == 2), 9, |place| place)),
    row("mock-turtles", "g = 2y; g = 2y + 1; y = x - 1", || {
        coins(&sets(9, |set| set.count_ones() <= 3), 9, odious)
    }),
    row("ruler", "g; x", || {
        let run =
            |set: u32| (set >> set.trailing_zeros()) & ((set >> set.trailing_zeros()) + 1) == 0;
        coins(&sets(10, run), 10, |place| 1 << (place + 1).trailing_zeros())
    }),
    row("multiples", "g(x); \\lfloor n / x \\rfloor", || {
        let mut count = 0;
        for n in 1..=9usize {
            // Turns x, 2x, ..., kx: place 0 stands for n, so that x is the highest one.
            let sets: Vec<u32> = (1..=n)
                .flat_map(|x| {
                    (1..=n / x).map(move |k| (1..=k).fold(0, |set, i| set | 1 << (n - i * x)))
                })
                .collect();
            let mut search = GrundySearch::new(|&heads: &u32| turns(heads, &sets));
            let value: Vec<u64> = (0..n).map(|place| search.grundy(&(1 << place))).collect();
            for heads in 0..1u32 << n {
                let sum = (0..n)
                    .filter(|place| heads >> place & 1 == 1)
                    .fold(0, |sum, place| sum ^ value[place]);
                assert_eq!(search.grundy(&heads), sum);
                count += 1;
            }
            for (x, y) in pairs(n).filter(|&(x, y)| x > 0 && y > 0 && n / x == n / y) {
                assert_eq!(value[n - x], value[n - y]);
            }
        }
        count
    }),
    row("corners", "g = x \\otimes y", || {
        // A board of 3 x 3 coins and one of 2 x 5; place `columns * row + column`.
        let product = nim_products(6);
        sum([(3, 3), (2, 5)].map(|(rows, columns)| {
            let place = |(r, c): (usize, usize)| 1u32 << (columns * r + c);
            let cells = || (0..rows).flat_map(|r| (0..columns).map(move |c| (r, c)));
            let mut corners = Vec::new();
            for (r, c) in cells() {
                for (a, b) in (0..=r).flat_map(|a| (0..=c).map(move |b| (a, b))) {
                    corners.push(place((r, c)) | place((a, c)) | place((r, b)) | place((a, b)));
                }
            }
            coins(&corners, rows * columns, |at| product[at / columns + 1][at % columns + 1])
        }))
    }),
    row("last-corner", "", || {
        sum([(3, 3), (2, 4), (1, 5)].map(|(rows, columns)| {
            let cells = || (0..rows).flat_map(|r| (0..columns).map(move |c| (r, c)));
            let place = |(r, c): (usize, usize)| 1u32 << (columns * r + c);
            let moves = |&heads: &u32| {
                let start = cells().filter(|&cell| heads & place(cell) != 0);
                start
                    .map(|(r, c)| {
                        cells()
                            .filter(|&(x, y)| x >= r && y >= c)
                            .fold(heads, |set, cell| set ^ place(cell))
                    })
                    .collect()
            };
            lost(0..1 << (rows * columns), moves, |heads| {
                heads & place((rows - 1, columns - 1)) == 0
            })
        }))
    }),
    row("squares", "g; k; x; y", || {
        sum([(1, 3, 4), (2, 2, 5), (3, 3, 4), (4, 4, 4)].map(|(k, rows, columns)| {
            let square = |x: usize, y: usize, side: usize| {
                let cells =
                    (x + 1 - side..=x).flat_map(|r| (y + 1 - side..=y).map(move |c| (r, c)));
                cells.fold(0, |set, (r, c)| set | 1u32 << (columns * r + c))
            };
            let squares: Vec<u32> = pairs(5)
                .filter(|&(x, y)| x < rows && y < columns)
                .flat_map(|(x, y)| {
                    (1..=k.min(x + 1).min(y + 1)).map(move |side| square(x, y, side))
                })
                .collect();
            // The largest board with one head alone.
            let all = (0..1u32 << (rows * columns))
                .filter(|heads| rows * columns <= 12 || heads.count_ones() <= 1);
            values(
                all,
                |&heads| turns(heads, &squares),
                |&heads| {
                    let divides = |p: usize, place: usize| {
                        (place / columns + 1) % p == 0 && (place % columns + 1) % p == 0
                    };
                    let of = |place: usize| {
                        (0..=k).rev().find(|p| p.is_power_of_two() && divides(*p, place)).unwrap()
                    };
                    xor((0..rows * columns).filter(|place| heads >> place & 1 == 1).map(of))
                },
            )
        }))
    }),
    row("connected", "g = 2^{x + y - 2}; x = 1; y = 1; x + y - 1", || {
        sum([(3, 3), (2, 4)].map(|(rows, columns)| {
            let at = |set: u32, r: usize, c: usize| {
                r < rows && c < columns && set >> (columns * r + c) & 1 == 1
            };
            let connected = |&set: &u32| {
                let start = set & set.wrapping_neg();
                let mut reached = start;
                loop {
                    let before = reached;
                    for (r, c) in (0..rows).flat_map(|r| (0..columns).map(move |c| (r, c))) {
                        let near = [
                            (r + 1, c),
                            (r, c + 1),
                            (r.wrapping_sub(1), c),
                            (r, c.wrapping_sub(1)),
                        ];
                        if at(set, r, c) && near.iter().any(|&(r, c)| at(reached, r, c)) {
                            reached |= 1 << (columns * r + c);
                        }
                    }
                    if reached == before {
                        return reached == set;
                    }
                }
            };
            let corner = |&set: &u32| {
                let highest = highest(set);
                (0..rows * columns)
                    .all(|place| set >> place & 1 == 0 || place % columns <= highest % columns)
            };
            let moves: Vec<u32> =
                (1..1u32 << (rows * columns)).filter(|set| corner(set) && connected(set)).collect();
            coins(&moves, rows * columns, |place| {
                match (place / columns + 1, place % columns + 1) {
                    (1, n) | (n, 1) => 1 << n.trailing_zeros(),
                    (x, y) => 1 << (x + y - 2),
                }
            })
        }))
    }),
];

#[test]
fn turning_coins() {
    check(COINS);
}

// Misère play: a player who cannot move wins.

/// Misère Nim: whether the player to move loses with heaps of these values.
fn misere_nim_lost(values: impl IntoIterator<Item = usize>) -> bool {
    let values: Vec<u64> = values.into_iter().map(|value| value as u64).collect();
    !misere_nim_wins(values)
}

const MISERE: &[Row] = &[
    row("misere-nim", "s = 0; 2; s = 1", || {
        misere(lists(3, 8), |heaps| nim(heaps), |heaps| misere_nim_lost(heaps.clone()))
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
    row("misere-set", "g", || {
        sum([vec![1, 2, 3], vec![2, 5], vec![1, 3, 4], vec![2, 3, 4, 5], vec![2, 4, 7]].map(
            |takes: Vec<usize>| {
                let table = table(10, |n, grundy| {
                    minus(n, takes.clone()).into_iter().map(|left| grundy[left]).collect()
                });
                let moves = |heaps: &Vec<usize>| in_one(heaps, |_, &n| minus(n, takes.clone()));
                misere(lists(3, 9), moves, |heaps| {
                    misere_nim_lost(heaps.iter().map(|&heap| table[heap]))
                })
            },
        ))
    }),
    row("sj", "g", || {
        sum([vec![1, 2, 3], vec![2, 5], vec![1, 4, 9], vec![2, 3, 4, 5]].map(
            |takes: Vec<usize>| {
                let table = table(10, |n, grundy| {
                    minus(n, takes.clone()).into_iter().map(|left| grundy[left]).collect()
                });
                let moves = |heaps: &Vec<usize>| {
                    if heaps.iter().all(|&heap| table[heap] == 0) {
                        return Vec::new();
                    }
                    in_one(heaps, |_, &n| minus(n, takes.clone()))
                };
                misere(lists(3, 9), moves, |heaps| {
                    misere_nim_lost(heaps.iter().map(|&heap| table[heap]))
                })
            },
        ))
    }),
    row("misere-neighbours", "n", || {
        let moves = |rows: &Vec<usize>| {
            parted(rows, |n| (1..=n).flat_map(|count| neighbours(n, count)).collect())
        };
        let start =
            (1..=4).flat_map(|count| increasing(count, 5, false)).filter(|rows| rows[0] > 0);
        misere(start, moves, |rows| misere_nim_lost(rows.clone()))
    }),
    row("misere-silver-dollar", "", || {
        misere(strips(9), |pieces| left(pieces, 9, false), |pieces| misere_nim_lost(gaps(pieces)))
    }),
    row("misere-wythoff", "(0, 1); (2, 2)", || {
        misere(
            lists(2, 25),
            |heaps| wythoff(heaps),
            |heaps| match pairs_of_heaps(heaps) {
                (1, 0) | (2, 2) => true,
                (0, 0) | (2, 1) => false,
                (b, a) => is_wythoff(a, b),
            },
        )
    }),
    row("misere-king", "x; y; 2; 0", || {
        misere(
            pairs(30),
            |cell| hops(cell, &[(-1, 0), (0, -1), (-1, -1)]),
            |&(x, y)| match (x.min(y), x.max(y)) {
                (0, y) => y % 2 == 1,
                (x, y) => x % 2 == 0 && y % 2 == 0,
            },
        )
    }),
    row("misere-cut-tree", "g(c) + 1; c", || {
        sum((2..=7).flat_map(trees).map(|parents| {
            let edges = edges_of(&parents);
            misere(
                [(1u32 << edges.len()) - 1],
                |&left| cut(&edges, left),
                |_| {
                    let value = stalks(&parents);
                    misere_nim_lost(
                        (1..value.len())
                            .filter(|node| parents[node - 1] == 0)
                            .map(|node| value[node] + 1),
                    )
                },
            )
        }))
    }),
    row("misere-moore", "1; 0; 1; k + 1", || {
        sum((1..=3).map(|k| {
            misere(lists(4, 4), moore(k), |heaps| {
                if heaps.iter().all(|&heap| heap <= 1) {
                    sum(heaps.iter().copied()) % (k + 1) == 1
                } else {
                    is_balanced(heaps, k)
                }
            })
        }))
    }),
    row("misere-selective", "", || {
        let [normal, own] =
            [true, false].map(|end| THREE_GAMES.map(|takes| are_lost(7, takes, end)));
        let moves = |heaps: &Vec<usize>| in_some(heaps, |i, &n| minus(n, THREE_GAMES[i]));
        misere(lists(3, 7), moves, |heaps| {
            let open: Vec<usize> =
                (0..3).filter(|&i| !minus(heaps[i], THREE_GAMES[i]).is_empty()).collect();
            match open[..] {
                [] => false,
                [i] => own[i][heaps[i]],
                _ => (0..3).all(|i| normal[i][heaps[i]]),
            }
        })
    }),
    row("misere-every", "s; s = 0; s; 1 + \\max; 1 + \\min", || {
        let tables = TWO_GAMES.map(|takes| steps(16, &takes, false, 1));
        misere(
            lists(2, 16),
            |heaps| every(heaps),
            |heaps| tables[0][heaps[0]].max(tables[1][heaps[1]]) % 2 == 1,
        )
    }),
    row("misere-first-end", "s; s = 0; s; 1 + \\min; 1 + \\max", || {
        let tables = TWO_GAMES.map(|takes| steps(16, &takes, true, 1));
        let moves = |heaps: &Vec<usize>| in_all((0..2).map(|i| minus(heaps[i], TWO_GAMES[i])));
        misere(lists(2, 16), moves, |heaps| tables[0][heaps[0]].min(tables[1][heaps[1]]) % 2 == 1)
    }),
    row("misere-join", "S = 0; c; S \\ge 3; c", || {
        let start =
            (1..=5).flat_map(|count| increasing(count, 6, false)).filter(|heaps| heaps[0] > 0);
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
        let start = (1..=5).flat_map(|length| lists(length, 3)).chain(lists(3, 6));
        misere(
            start.filter(|row| !row.contains(&0)),
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
    check(MISERE);
}

// The last move remembered: a heap, and the largest number that may be taken.

fn limited(&(n, most): &(usize, usize), next: impl Fn(usize) -> usize) -> Vec<(usize, usize)> {
    (1..=n.min(most)).map(|take| (n - take, next(take).min(n - take))).collect()
}

/// The heaps before and behind a row that make it lost, if a move takes from an end of the row.
fn losing_ends(row: &[usize]) -> [usize; 2] {
    let (Some((&first, after)), Some((&last, before))) = (row.split_first(), row.split_last())
    else {
        return [0, 0];
    };
    let across = |x: usize, other: usize, same: usize| match x {
        _ if x == same => 0,
        _ if other <= x && x < same => x + 1,
        _ if same < x && x <= other => x - 1,
        _ => x,
    };
    let ([left, right], [next_left, next_right]) = (losing_ends(before), losing_ends(after));
    [across(last, left, right), across(first, next_right, next_left)]
}

/// The lost heaps, if a take allows `f` of it to the opponent.
fn lost_heaps(f: impl Fn(usize) -> usize) -> Vec<usize> {
    let mut heaps = vec![1];
    while heaps[heaps.len() - 1] < 1000 {
        let last = heaps[heaps.len() - 1];
        heaps.push(last + heaps.iter().find(|&&heap| f(heap) >= last).unwrap());
    }
    heaps
}

fn first_take() -> impl Iterator<Item = (usize, usize)> {
    (2..70).map(|n| (n, n - 1))
}

/// The largest `m` with `m (m + 1) / 2 <= n`.
fn triangle_below(n: usize) -> usize {
    (1..=n).filter(|m| m * (m + 1) / 2 <= n).count()
}

const MEMORY: &[Row] = &[
    row("fibonacci", "n", || {
        let fibonacci: Vec<usize> = (0..14).map(fibonacci).collect();
        lost(first_take(), |heap| limited(heap, |take| 2 * take), |(n, _)| fibonacci.contains(n))
    }),
    row("at-most-the-last", "n; 2", || {
        lost(first_take(), |heap| limited(heap, |take| take), |(n, _)| n.is_power_of_two())
            + lost(
                pairs(20).filter(|&(n, q)| n > 0 && q > 0),
                |heap| limited(heap, |take| take),
                |&(n, q)| q < 1 << n.trailing_zeros(),
            )
    }),
    row("k-times", "H_1 = 1; H_{i+1} = H_i + H_j; j; k H_j \\ge H_i", || {
        sum((1..7).map(|k| {
            let heaps = lost_heaps(|heap| k * heap);
            lost(first_take(), |heap| limited(heap, |take| k * take), |(n, _)| heaps.contains(n))
        }))
    }),
    row("f-of-the-last", "j; f(H_j) \\ge H_i; H_{i+1} = H_i + H_j", || {
        let functions: [fn(usize) -> usize; 4] =
            [|t| t + 1, |t| 2 * t - 1, |t| t + t / 2, |t| t.max(5)];
        sum(functions.map(|f| {
            let heaps = lost_heaps(f);
            lost(first_take(), |heap| limited(heap, f), |(n, _)| heaps.contains(n))
        }))
    }),
    row("no-echo", "n \\bmod (m + 1) = 0; m; m", || {
        sum([2, 4, 6, 8].map(|m| {
            let moves = |&(n, last): &(usize, usize)| {
                (1..=n.min(m)).filter(|&t| t != last).map(|t| (n - t, t)).collect()
            };
            lost((0..60).map(|n| (n, 0)), moves, |(n, _)| n % (m + 1) == 0)
        }))
    }),
    row("never-twice", "g = m; m; m (m + 1) / 2 \\le n", || {
        // The heap, and the takes that were made.
        let moves = |&(n, made): &(usize, u32)| {
            (1..=n)
                .filter(|take| made >> take & 1 == 0)
                .map(|take| (n - take, made | 1 << take))
                .collect()
        };
        let two = |heaps: &Vec<(usize, u32)>| in_one(heaps, |_, heap| moves(heap));
        let start = pairs(12).filter(|&(a, b)| a <= b && a + b <= 12);
        let start = start.map(|(a, b)| vec![(a, 0), (b, 0)]);
        values((0..=16).map(|n| (n, 0)), moves, |&(n, _)| triangle_below(n))
            + lost(start, two, |heaps| triangle_below(heaps[0].0) == triangle_below(heaps[1].0))
    }),
    row("kinds", "s = \\max(x, y, z)", || {
        sum(in_all(vec![vec![1, 3, 5]; 3]).into_iter().map(|takes| {
            let moves = |&(n, last): &(usize, usize)| -> Vec<(usize, usize)> {
                let kinds = (0..3).filter(|&kind| n > 0 && (kind == 0 || kind != last));
                kinds.map(|kind| (n.saturating_sub(takes[kind]), kind)).collect()
            };
            let mut table: Vec<[usize; 3]> = Vec::new();
            for n in 0..80 {
                table.push([0, 1, 2].map(|last| {
                    let options = moves(&(n, last)).into_iter().map(|(n, kind)| table[n][kind]);
                    mex(&options.collect::<Vec<_>>())
                }));
            }
            let rows: Vec<usize> = table.iter().map(|[a, b, c]| 100 * a + 10 * b + c).collect();
            let (start, length) = repetition(&rows, *takes.iter().max().unwrap()).unwrap();
            let all = (0..120).flat_map(|n| (0..3).map(move |last| (n, last)));
            values(all, moves, |&(n, last)| {
                table[if n < start { n } else { start + (n - start) % length }][last]
            })
        }))
    }),
    row("not-the-same-heap", "", || {
        // The heaps, and the one of the move before.
        let moves = |(heaps, last): &(Vec<usize>, usize)| {
            let mut found = Vec::new();
            for i in (0..heaps.len()).filter(|&i| i != *last && heaps[i] > 0) {
                let mut left = heaps.clone();
                left[i] -= 1;
                found.push((left, i));
            }
            found
        };
        let start = (1..=3).flat_map(|count| lists(count, 6)).chain(lists(4, 3));
        lost(start.map(|heaps| (heaps, usize::MAX)), moves, |(heaps, _)| {
            let all = heaps.iter().sum::<usize>();
            all % 2 == 0 && heaps.iter().all(|heap| 2 * heap <= all)
        })
    }),
];

#[test]
fn the_last_move_remembered() {
    check(MEMORY);
}

// Numbers and divisors.

fn divisors(n: usize) -> impl Iterator<Item = usize> {
    (1..n).filter(move |d| n % d == 0)
}

/// The prime factors, each as often as it occurs.
fn factors(n: usize) -> Vec<usize> {
    let Some(p) = (2..=n).find(|p| n % p == 0) else { return Vec::new() };
    [vec![p], factors(n / p)].concat()
}

const NUMBERS: &[Row] = &[
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
    row("equal-heaps", "g; 1; n", || {
        let moves = |n: usize| divisors(n).map(|d| vec![d; n / d]).collect();
        splits(1..200, moves, |n| {
            let odd = factors(n).into_iter().filter(|p| p % 2 == 1).count();
            odd + usize::from(n % 2 == 0)
        })
    }),
    row("multiply", "9 \\times 18^j < n \\le 18^{j+1}; j \\ge 0", || {
        let mut count = 0;
        for n in (2..40).chain([161, 162, 163, 323, 324, 325, 2915, 2916, 2917, 5832, 5833]) {
            let moves = |&p: &usize| {
                if p >= n {
                    Vec::new()
                } else {
                    (2..=9).map(|factor| p * factor).collect()
                }
            };
            count += lost([1], moves, |_| {
                (0..5).any(|j| 9 * 18usize.pow(j) < n && n <= 18usize.pow(j + 1))
            });
        }
        count
    }),
    row("differences", "M / d - k; M; d; k", || {
        let moves = |numbers: &Vec<usize>| -> Vec<Vec<usize>> {
            let new = pairs(numbers.len() - 1).map(|(i, j)| numbers[i].abs_diff(numbers[j]));
            let new = new.filter(|&new| new > 0 && !numbers.contains(&new));
            new.map(|new| sorted(numbers.iter().copied().chain([new]))).collect()
        };
        let start =
            (2..=4).flat_map(|count| increasing(count, 9, true)).filter(|numbers| numbers[0] > 0);
        lost(start, moves, |numbers| {
            let d = numbers.iter().fold(0, |d, &number| gcd(d, number));
            (numbers[numbers.len() - 1] / d - numbers.len()) % 2 == 0
        })
    }),
    row("sums-and-differences", "\\lfloor n / d \\rfloor - k; k \\ge 2; d", || {
        sum((4..=8).map(|n| {
            let moves = |numbers: &Vec<usize>| -> Vec<Vec<usize>> {
                let two = pairs(numbers.len() - 1).filter(|(i, j)| i < j);
                let new = two.flat_map(|(i, j)| [numbers[i] + numbers[j], numbers[j] - numbers[i]]);
                let new = new.filter(|new| *new <= n && !numbers.contains(new));
                new.map(|new| sorted(numbers.iter().copied().chain([new]))).collect()
            };
            let start = (2..=3)
                .flat_map(|count| increasing(count, n, true))
                .filter(|numbers| numbers[0] > 0);
            lost(start, moves, |numbers| {
                let d = numbers.iter().fold(0, |d, &number| gcd(d, number));
                (n / d - numbers.len()) % 2 == 0
            })
        }))
    }),
    row("lower-and-divide", "1", || {
        let lowered = |numbers: &[usize], i: usize| {
            let mut numbers = numbers.to_vec();
            numbers[i] -= 1;
            let d = numbers.iter().fold(0, |d, &number| gcd(d, number));
            sorted(numbers.into_iter().map(|number| number / d))
        };
        let moves = |numbers: &Vec<usize>| {
            let large = (0..numbers.len()).filter(|&i| numbers[i] > 1);
            large.map(|i| lowered(numbers, i)).collect()
        };
        let formula = |numbers: &Vec<usize>| {
            let mut numbers = numbers.clone();
            let mut lost = true;
            loop {
                let odd: Vec<usize> = (0..numbers.len()).filter(|&i| numbers[i] % 2 == 1).collect();
                match odd[..] {
                    _ if (numbers.len() - odd.len()) % 2 == 1 => return !lost,
                    [i] if numbers[i] > 1 => numbers = lowered(&numbers, i),
                    _ => return lost,
                }
                lost = !lost;
            }
        };
        let start = [(1, 9), (2, 20), (3, 9), (4, 5), (5, 5)]
            .into_iter()
            .flat_map(|(count, most)| increasing(count, most, false));
        let coprime =
            start.filter(|n| n[0] > 0 && n.iter().fold(0, |d, &number| gcd(d, number)) == 1);
        lost(coprime, moves, formula)
    }),
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
        lost((1..=3).flat_map(|length| lists(length, 9)), moves, |digits| {
            digits[0] > 0 && !won[number(digits)]
        })
    }),
    row("calendar", "", || {
        let length = |y: usize, m: usize| match m {
            2 if y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let goal = (2001, 11, 4);
        let moves = |&(y, m, d): &(usize, usize, usize)| {
            let next_month = |d| if m == 12 { (y + 1, 1, d) } else { (y, m + 1, d) };
            let next_day = if d == length(y, m) { next_month(1) } else { (y, m, d + 1) };
            let (year, month, _) = next_month(d);
            let both = [Some(next_day), Some(next_month(d)).filter(|_| d <= length(year, month))];
            both.into_iter().flatten().filter(|&date| date <= goal).collect()
        };
        let dates = (1996..=2001)
            .flat_map(|y| (1..=12).flat_map(move |m| (1..=length(y, m)).map(move |d| (y, m, d))));
        lost(dates.filter(|&date| date <= goal), moves, |&(_, m, d)| {
            (m + d) % 2 == 1 && !(d == 30 && (m == 9 || m == 11))
        })
    }),
];

#[test]
fn numbers() {
    check(NUMBERS);
}

// The pages.

/// The formulas of a text, without the dollars.
fn formulas(text: &str) -> Vec<&str> {
    text.split('$').skip(1).step_by(2).collect()
}

/// The rows of the tables of a page: the anchor, and the cells.
fn rows_of(page: &str) -> Vec<(&str, Vec<&str>)> {
    let of_line = |line| {
        let (id, rest) = str::strip_prefix(line, "| <a id=\"")?.split_once("\"></a>")?;
        Some((id, rest.trim_end_matches(" |").split(" | ").collect()))
    };
    let rows: Vec<_> = page.lines().filter_map(of_line).collect();
    let count = |start| page.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!(count("| "), rows.len() + count("|---"), "rows without an anchor");
    rows
}

#[test]
fn tables() {
    let groups = [TAKES, SPLITS, HEAPS, BOARDS, GRAPHS, COINS, MISERE, MEMORY, NUMBERS];
    let rows: Vec<&Row> = groups.into_iter().flatten().collect();
    let pages = PAGE;
    let texts: Vec<String> =
        pages.paths().iter().map(|(_, path)| std::fs::read_to_string(path).unwrap()).collect();
    let tables: Vec<_> = texts.iter().map(|text| rows_of(text)).collect();
    let sorted = |cell: &str| {
        let mut formulas = formulas(cell);
        formulas.sort_unstable();
        formulas.join("; ")
    };
    for (table, (_, path)) in tables.iter().zip(pages.paths()) {
        let mut ids = table.iter().map(|row| row.0);
        for Row { id, .. } in &rows {
            assert_eq!(
                ids.next(),
                Some(*id),
                "{}: not the row that comes next here",
                path.display()
            );
        }
        assert_eq!(ids.next(), None, "{}: a row that is not tested here", path.display());
        for ((id, cells), Row { formulas: expected, .. }) in table.iter().zip(&rows) {
            let place = format!("{}: {id}", path.display());
            assert_eq!(cells.len(), 5, "{place}: cells");
            let mut expected: Vec<&str> = expected.split("; ").collect();
            expected.sort_unstable();
            assert_eq!(sorted(cells[1]), expected.join("; "), "{place}: value or lost positions");
        }
    }
    for ((id, english), (_, chinese)) in tables[0].iter().zip(&tables[1]) {
        for cell in [0, 2] {
            assert_eq!(sorted(english[cell]), sorted(chinese[cell]), "{id}: the languages differ");
        }
        let links = |cells: &[&str]| -> Vec<String> {
            let links = pack::markdown::links(&cells[3..].join(" "));
            links.iter().filter_map(|link| Some(link.path()?.replace(".zh.md", ".en.md"))).collect()
        };
        assert_eq!(links(english), links(chinese), "{id}: the links of the languages differ");
    }
}
