//! Rows on turning coins. A position is the set of coins that show heads, as bits.

use super::search::{check, lost, pairs, row, sum, values, xor, Row};
use super::splits::odious;
use super::takes::gcd;
use crate::coins::multiples_by_quotients;
use crate::mex::mex;
use crate::nim_multiplication::by_definition;
use itertools::Itertools;

pub fn highest(set: u32) -> usize {
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

pub const ROWS: &[Row] = &[
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
    row("multiples", "g(x); \\lfloor n / x \\rfloor", multiples_by_quotients),
    row("divide-by-2-or-3", "g; a; b", || {
        sum((1..=3).map(|most| {
            // The places of the coins that a move turns, from 1 on.
            let turned = |x: usize| -> Vec<Vec<usize>> {
                let by = |factor: usize| {
                    let next = |y: &usize| (y % factor == 0).then(|| y / factor);
                    let all: Vec<usize> =
                        std::iter::successors(Some(x), next).take(most + 1).collect();
                    (2..=all.len()).map(move |count| all[..count].to_vec())
                };
                [2, 4, 8, 3, 9].into_iter().flat_map(by).collect()
            };
            let mut g = vec![0];
            for x in 1..=12 {
                let options = turned(x).into_iter().map(|set| xor(set[1..].iter().map(|&y| g[y])));
                g.push(mex(&options.collect::<Vec<_>>()));
            }
            let sets = (1..=12).flat_map(turned);
            let sets: Vec<u32> =
                sets.map(|set| set.iter().fold(0, |set, x| set | 1 << (x - 1))).collect();
            coins(&sets, 12, |place| g[gcd(place + 1, 72)]) // without c
        }))
    }),
    row("corners", "g = x \\otimes y", || {
        // A board of 3 x 3 coins and one of 2 x 5; place `columns * row + column`.
        let product = by_definition(6);
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
    row(
        "square-to-the-edge",
        "P(x, y); x; y; 0; x y = 0; g; P; (x, y); (x - 1, y); (x, y - 1); (x - 1, y - 1); 2",
        || {
            fn quotients(x: usize, y: usize) -> usize {
                x.checked_div(y).map_or(0, |quotient| quotient + quotients(y, x % y))
            }
            let value = |x: usize, y: usize| {
                let p = |x: usize, y: usize| if x * y == 0 { 0 } else { quotients(x, y) };
                (p(x, y) + p(x - 1, y) + p(x, y - 1) + p(x - 1, y - 1)) % 2
            };
            sum([(3, 4), (2, 5), (3, 3)].map(|(rows, columns)| {
                let square = |(x, y): (usize, usize)| {
                    let side = x.min(y);
                    let cells = (x - side..x).cartesian_product(y - side..y);
                    cells.fold(0, |set, (r, c)| set | 1u32 << (columns * r + c))
                };
                let squares: Vec<u32> =
                    (1..=rows).cartesian_product(1..=columns).map(square).collect();
                coins(&squares, rows * columns, |at| value(at / columns + 1, at % columns + 1))
            }))
        },
    ),
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
    check(ROWS);
}
