//! Rows on several heaps at once.

use super::memory::losing_ends;
use super::search::{
    all_lists, all_sets, ascending_lists, check, in_all, in_one_heap, lost, minus, misere, pairs,
    row, sorted, sum, table, values, xor, Row,
};
use super::splits::{in_two, taken};
use super::takes::binary_digits;
use crate::compounds::{as_u64, moore_wins, theorem, Rule};
use checks::rules::{in_one, replaced};
use common::grundy::GrundySearch;
use itertools::Itertools;
use std::collections::{BTreeSet, HashSet};

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

/// The floor of `x phi`.
fn times_golden(x: usize) -> usize {
    (x..=2 * x).rev().find(|y| y * y <= x * (x + y)).unwrap()
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

/// Takes from the first heap that is not empty.
fn first_heap(row: &[usize]) -> Vec<Vec<usize>> {
    let Some(first) = row.iter().position(|&heap| heap > 0) else { return Vec::new() };
    let left = |left| [&[left], &row[first + 1..]].concat();
    (0..row[first]).map(left).collect()
}

fn without_empty(lengths: std::ops::RangeInclusive<usize>, largest: usize) -> Vec<Vec<usize>> {
    lengths.flat_map(|length| all_lists(length, 1..=largest)).collect()
}

pub const ROWS: &[Row] = &[
    row("nim", "h_1 \\oplus h_2 \\oplus \\dots = 0", || {
        lost(all_lists(3, 0..=9), |heaps| nim(heaps), |heaps| xor(heaps.clone()) == 0)
    }),
    row("opponent-chooses", "c; 1; c; c", || {
        // The heaps, and the one to take from. At first the opponent has to choose it, who wins where this row has lost.
        type Heaps = (Vec<usize>, Option<usize>);
        let chosen = |heaps: &[usize]| -> Vec<Heaps> {
            (0..heaps.len()).map(|i| (heaps.to_vec(), Some(i))).collect()
        };
        let moves = |(heaps, from): &Heaps| match *from {
            None => chosen(heaps),
            Some(i) => {
                let left = (0..heaps[i]).map(|left| replaced(heaps, i, &[left]));
                let next = left.flat_map(|heaps| match heaps[..] {
                    [] => vec![(heaps, None)],
                    _ => chosen(&heaps),
                });
                next.collect()
            }
        };
        let all = (1..=4).flat_map(|count| ascending_lists(count, 1..=5));
        lost(all.map(|heaps| (heaps, None)), moves, |(heaps, _)| {
            let c = heaps.iter().filter(|&&heap| heap == 1).count();
            (c % 2 == 1) == (c == heaps.len())
        })
    }),
    row("first-box", "p; x; p; x = 0; p; x = 0; p; x \\ne 0", || {
        let moves = |boxes: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
            let Some((first, others)) = boxes.split_first() else { return Vec::new() };
            let left = in_one_heap(first, taken).into_iter().filter(|first| !first.is_empty());
            let left = left.map(|first| [&[first], others].concat());
            left.chain((first.len() == 1).then(|| others.to_vec())).collect()
        };
        let one = (1..=2).flat_map(|count| ascending_lists(count, 1..=3)).collect::<Vec<_>>();
        let all = (1..=3).flat_map(|count| in_all(vec![one.clone(); count]));
        lost(all, moves, |boxes| {
            let large = boxes.iter().position(|heaps| heaps.iter().any(|&heap| heap > 1));
            let p = boxes[..large.unwrap_or(boxes.len())].concat().len();
            let x = large.map_or(0, |first| xor(boxes[first].iter().copied()));
            (p % 2 == 0) == (x == 0)
        })
    }),
    row("winning-moves", "h_i \\oplus x < h_i; x", || {
        let mut search = GrundySearch::new(|heaps: &Vec<usize>| nim(heaps));
        let each = all_lists(3, 0..=9).into_iter().map(|heaps| {
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
            lost(all_lists(2, 0..=9), moves, |heaps| found.contains(heaps))
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
        values(all_lists(3, 0..=9), |heaps| in_one(heaps, moves), value)
    }),
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
    row(
        "wythoff-fibonacci",
        "a \\le b; F_0, F_1, F_2, F_3, \\dots = 1, 2, 3, 5, \\dots; a = b = 0; a; F_i; i; b; F_{i+1}",
        || {
            lost(all_lists(2, 0..=40), |heaps| wythoff(heaps), |heaps| {
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
        let each = ascending_lists(2, 0..=25).into_iter().map(|heaps| {
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
        sum((1..=3).map(|k| lost(all_lists(4, 0..=4), moore(k), |heaps| is_balanced(heaps, k))))
    }),
    row("min-with-xor", "4; 1; 2; 3", || {
        let moves = |numbers: &Vec<usize>| -> Vec<Vec<usize>> {
            let next = (1..8).map(|x| numbers.iter().map(|&a| a.min(a ^ x)).collect());
            next.filter(|next| next != numbers).collect()
        };
        let digits = |numbers: &[usize], place: usize| {
            let all = numbers.iter().map(move |a| a >> (2 * place) & 3).filter(|&digit| digit > 0);
            all.unique().count()
        };
        lost((1..=4).flat_map(|n| all_lists(n, 0..=7)), moves, |numbers| {
            (0..2).all(|place| digits(numbers, place) != 1)
        })
    }),
    row(
        "submask",
        "n; a; a; 1; n; 0; 1; r; k; g = k; g = 0; r = 2^k - 2; g = (k - 1) \\oplus 1; r = 2^{k-1}; r > 2",
        || {
            sum((1..64).map(|a| {
                let takes = move |n: usize| (1..=a).filter(move |take| take & n == *take);
                values(0..64, |&n| minus(n, takes(n)), |&n| {
                    // From the highest place of n down: a 1 of a beside a 0 of n makes all that follow count as 1.
                    let (mut r, mut is_free) = (0usize, false);
                    for place in (0..6).rev() {
                        let [of_a, of_n] = [a, n].map(|number| number >> place & 1 == 1);
                        is_free |= of_a && !of_n;
                        if of_n {
                            r = 2 * r + usize::from(is_free || of_a);
                        }
                    }
                    match binary_digits(r) {
                        0 => 0,
                        k if r == (1 << k) - 2 => 0,
                        k if k > 1 && r == 1 << (k - 1) => (k - 1) ^ 1,
                        k => k,
                    }
                })
            }))
        },
    ),
    row("one-of-each", "h_i", || {
        lost(
            all_lists(3, 0..=7),
            |heaps| in_some(heaps, |_, &n| minus(n, [1])),
            |heaps| heaps.iter().all(|h| h % 2 == 0),
        )
    }),
    row("selective", "", || theorem(Rule::AnyNumber)),
    row("of-all", "", || {
        let moves = |heaps: &Vec<usize>| {
            let next: Vec<usize> = heaps.iter().map(|&n| n.saturating_sub(1)).collect();
            Some(next).filter(|next| next != heaps).into_iter().collect()
        };
        lost(all_lists(3, 0..=9), moves, |heaps| heaps.iter().max().unwrap() % 2 == 0)
    }),
    row("exactly-half", "0; n / 2", || {
        let moves = |heaps: &Vec<usize>| {
            let mut next = in_some(heaps, |_, &heap| (0..heap).collect());
            next.retain(|next| {
                2 * next.iter().zip(heaps).filter(|(a, b)| a != b).count() == heaps.len()
            });
            next
        };
        lost(all_lists(2, 0..=9).into_iter().chain(all_lists(4, 0..=3)), moves, |heaps| {
            let least = heaps.iter().min().unwrap();
            2 * heaps.iter().filter(|&heap| heap == least).count() > heaps.len()
        })
    }),
    row("every", "s; s = 0; s = 1 + \\min; s = 1 + \\max", || theorem(Rule::Long)),
    row("first-end", "s; s = 0; s = 1 + \\max; s = 1 + \\min", || theorem(Rule::Short)),
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
    row("two-boxes", "g; m - 1; n - 1; 0", || {
        let moves =
            |boxes: &Vec<usize>| boxes.iter().flat_map(|&n| in_two(n)).map(sorted).collect();
        values(ascending_lists(2, 1..=20), moves, |boxes| {
            ((boxes[0] - 1) | (boxes[1] - 1)).trailing_ones() as usize
        })
    }),
    row("discard-and-move", "", || {
        // Discards some stones of heap i and moves others to heaps that are not empty.
        let moves = |heaps: &Vec<usize>| {
            let mut found = Vec::new();
            for i in 0..heaps.len() {
                for added in all_lists(heaps.len() - 1, 0..heaps[i]) {
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
        let start = (1..=4).flat_map(|count| ascending_lists(count, 1..=4));
        lost(start, moves, paired)
            + lost(ascending_lists(3, 1..=6), moves, paired)
    }),
    row("join", "c; S; 1; 0; c; S; S = 0; S = 2; c \\bmod 3 = 0", || {
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
                in_one_heap(table, taken).into_iter().map(|table| (inside.clone(), table)).collect();
            for out in all_sets(0..inside.len()).into_iter().skip(1) {
                let rest = (0..inside.len()).filter(|i| !out.contains(i)).map(|i| inside[i]);
                let bars = out.iter().map(|&i| inside[i]);
                found.push((rest.collect(), sorted(bars.chain(table.iter().copied()))));
            }
            found
        };
        let start = (1..=4).flat_map(|count| ascending_lists(count, 1..=4));
        lost(start.map(|bars| (bars, Vec::new())), moves, |(bars, _)| {
            all_sets(bars.iter().copied()).into_iter().skip(1).all(|bars| xor(bars) != 0)
        }) + lost(
            ascending_lists(3, 1..=6).into_iter().map(|b| (b, Vec::new())),
            moves,
            |(b, _)| b[0] != b[1] && b[1] != b[2] && b[0] ^ b[1] != b[2],
        )
    }),
    row("whole-heaps", "0", || {
        // The heaps, and how often whole heaps have been removed.
        let moves = |(heaps, turn): &(Vec<usize>, usize)| -> Vec<(Vec<usize>, usize)> {
            if *turn == 2 {
                return in_one_heap(heaps, taken).into_iter().map(|heaps| (heaps, 2)).collect();
            }
            let kept = all_sets(heaps.iter().copied()).into_iter().skip(1);
            kept.map(|heaps| (heaps, turn + 1)).collect()
        };
        let all = (1..=4).flat_map(|count| ascending_lists(count, 1..=5));
        lost(all.map(|heaps| (heaps, 1)), moves, |(heaps, _)| {
            all_sets(heaps.iter().copied()).into_iter().skip(1).all(|heaps| xor(heaps) != 0)
        })
    }),
    row("bags", "n", || {
        // The bags, and the dishes that are not empty: as long as there is a bag, there is an empty dish.
        let moves = |(bags, dishes): &(Vec<usize>, Vec<usize>)| -> Vec<(Vec<usize>, Vec<usize>)> {
            if bags.is_empty() {
                return in_one_heap(dishes, taken)
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
            .flat_map(|n| ascending_lists(n, 0..=5))
            .chain(ascending_lists(4, 0..=4))
            .chain(ascending_lists(5, 0..=2));
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
        lost((1..=4).flat_map(|n| (0..=8).combinations(n)), moves, |heaps| {
            let n = heaps.len();
            (heaps.iter().sum::<usize>() - n * (n - 1) / 2) % 2 == 0
        })
    }),
    row("balanced", "", || {
        let is_balanced = |heaps: &[usize], k: usize| heaps[heaps.len() - 1] - heaps[0] <= k;
        sum((1..=3).map(|k| {
            let moves = |heaps: &Vec<usize>| {
                let next = in_one(heaps, |_, &heap| minus(heap, [1])).into_iter().map(sorted);
                next.filter(|heaps| is_balanced(heaps, k)).collect()
            };
            let all = (2..=3).flat_map(|count| ascending_lists(count, 0..=6));
            lost(all.filter(|heaps| heaps.iter().any(|&heap| heap > 0)), moves, |heaps| {
                let (largest, others) = heaps.split_last().unwrap();
                let after = sorted(others.iter().copied().chain([largest - 1]));
                !is_balanced(&after, k) || heaps.iter().sum::<usize>() % 2 == 0
            })
        }))
    }),
    row("each-heap", "n = 2; n = 3; n \\ge 4", || {
        // The heaps, and whether each has been taken from.
        let moves = |heaps: &Vec<(usize, bool)>| {
            let is_over = heaps.iter().all(|&(_, is_used)| is_used);
            let take = |_, &(heap, _): &(usize, bool)| Some((heap.checked_sub(1)?, true));
            if is_over { Vec::new() } else { in_one(heaps, take) }
        };
        let all = [(1, 6), (2, 6), (3, 6), (4, 4), (5, 2)];
        let all = all.into_iter().flat_map(|(count, most)| ascending_lists(count, 1..=most));
        let new = all.map(|heaps| heaps.into_iter().map(|heap| (heap, false)).collect());
        lost(new, moves, |heaps: &Vec<(usize, bool)>| match heaps.len() {
            1 => false,
            2 => true,
            3 => heaps.iter().all(|(heap, _)| heap % 2 == 0),
            _ => heaps.iter().map(|(heap, _)| heap).sum::<usize>() % 2 == 0,
        })
    }),
    row("card-and-smaller", "", || {
        let moves = |cards: &Vec<usize>| {
            let chosen = (0..cards.len()).map(|i| {
                let others = (0..cards.len()).filter(|&j| j != i && cards[j] >= cards[i]);
                others.map(|j| cards[j]).collect()
            });
            chosen.collect()
        };
        lost((0..=6).flat_map(|count| ascending_lists(count, 1..=4)), moves, |cards| {
            let often = |card: &usize| cards.iter().filter(|&other| other == card).count();
            cards.iter().all(|card| often(card) % 2 == 0)
        })
    }),
    row("leave-nim-sum-0", "X \\ne 0; n; X", || {
        let moves = |numbers: &Vec<usize>| match xor(numbers.iter().copied()) {
            0 => Vec::new(),
            _ => (1..=numbers.len()).map(|i| [&numbers[..i - 1], &numbers[i..]].concat()).collect(),
        };
        let all = all_sets(1..=11).into_iter().filter(|set| xor(set.iter().copied()) != 0);
        lost(all, moves, |numbers| {
            numbers.len() % 2 == 0 && !numbers.contains(&xor(numbers.iter().copied()))
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
            let start = (1..=5).flat_map(|count| ascending_lists(count, 1..=6));
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
    check(ROWS);
}
