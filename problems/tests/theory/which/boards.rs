//! Rows on strips, stairs and boards.

use super::coins::highest;
use super::heaps::{is_wythoff, nim};
use super::search::{
    all_lists, ascending_lists, check, in_all, lost, minus, pairs, row, sorted, sum, values, xor,
    Row,
};
use crate::mex::mex;
use crate::welter;
use checks::rules::in_one;
use common::grundy::GrundySearch;
use itertools::Itertools;
use std::collections::{BTreeMap, BTreeSet};

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
pub fn left(pieces: &[usize], most: usize, share: bool) -> Vec<Vec<usize>> {
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
pub fn gaps(pieces: &[usize]) -> Vec<usize> {
    let wall = if pieces.len() % 2 == 1 { vec![0] } else { Vec::new() };
    [wall, pieces.to_vec()].concat().chunks(2).map(|pair| pair[1] - pair[0] - 1).collect()
}

pub fn strips(most: usize) -> Vec<Vec<usize>> {
    (1..=4).flat_map(|count| (1..=most).combinations(count)).collect()
}

/// Who wins, where play may return: `Some(true)` if the player to move can force an end at which the opponent
/// cannot move, `None` if nobody can.
pub fn outcomes<P: Clone + Ord>(
    positions: &[P],
    moves: impl Fn(&P) -> Vec<P>,
) -> BTreeMap<P, bool> {
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
pub fn hops(&(x, y): &(usize, usize), steps: &[(isize, isize)]) -> Vec<(usize, usize)> {
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

pub const ROWS: &[Row] = &[
    row("strip", "p_1 \\oplus p_2 \\oplus \\dots = 0; 0", || {
        lost(
            all_lists(3, 0..=8),
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
        let start = (1..=4).flat_map(|count| ascending_lists(count, 1..=6));
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
        let start = (1..=5).flat_map(|count| (0..=8).combinations(count));
        values(start, |pieces| welter::moves(pieces), |pieces| welter::welter(pieces))
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
        lost((2..=5).flat_map(|count| (0..=7).combinations(count)), moves, |pieces| {
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
        let all: Vec<Table> = all_lists(4, 0..=7)
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
        let start = all_lists(4, 0..=3).into_iter().map(|coins| [vec![0], coins].concat());
        values(start, moves, |coins| coins[1] ^ coins[3])
    }),
    row("staircase-limit", "c_i \\bmod (L + 1); i; 0", || {
        sum((1..4).map(|most| {
            let moves = |coins: &Vec<usize>| down(coins, |i| minus(i, [1]), most);
            let start = all_lists(4, 0..=3).into_iter().map(|coins| [vec![0], coins].concat());
            lost(start, moves, |coins| (coins[1] % (most + 1)) ^ (coins[3] % (most + 1)) == 0)
        }))
    }),
    row("tree-of-coins", "0", || {
        let parents = [0, 0, 0, 1, 3];
        let moves = |coins: &Vec<usize>| {
            down(coins, |i| (i > 0).then(|| parents[i]).into_iter().collect(), 9)
        };
        let start = all_lists(4, 0..=3).into_iter().map(|coins| [vec![0], coins].concat());
        lost(start, moves, |coins| coins[1] ^ coins[2] ^ coins[4] == 0)
    }),
    row("boxes", "a \\bmod 6; 0, 2, 5; 0", || {
        let to = |a: usize| (1..a).filter(|b| (a + b) % 2 == 1 && (a + b) % 3 == 0).collect();
        let start =
            all_lists(5, 0..=2).into_iter().map(|cards| [vec![0, 0], cards, vec![1]].concat());
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
            let start = (1..=4).flat_map(|count| ascending_lists(count, 0..=6));
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
    row("steps-forward", "a; m", || {
        // The token, and the numbers.
        sum((1..=3).map(|m| {
            let moves = |(at, row): &(usize, Vec<usize>)| -> Vec<(usize, Vec<usize>)> {
                let to = (*at..=at + m).filter(|&to| row.get(to).is_some_and(|&a| a > 0));
                let next = to.map(|to| {
                    let mut row = row.clone();
                    row[to] -= 1;
                    (to, row)
                });
                next.collect()
            };
            let all = (1..=5).flat_map(|n| all_lists(n, 0..=2));
            lost(all.map(|row| (0, row)), moves, |(at, row)| {
                // From the right: a token that has come to a cell is lost there.
                let mut lost: Vec<usize> = Vec::new();
                for cell in (0..row.len()).rev() {
                    let is_even = row[cell] % 2 == usize::from(cell != *at);
                    if is_even && lost.last().is_none_or(|&next| next > cell + m) {
                        lost.push(cell);
                    }
                }
                lost.contains(at)
            })
        }))
    }),
    row("to-the-mean", "k; k", || {
        let mut count = 0;
        for (n, most, k) in
            [(2, 8, 1), (2, 8, 2), (2, 8, 3), (3, 6, 1), (3, 6, 2), (4, 4, 1), (4, 4, 2)]
        {
            for mean in k..=most / 2 {
                let all: Vec<Vec<usize>> = all_lists(n, 0..=most)
                    .into_iter()
                    .filter(|heaps| heaps.iter().sum::<usize>() == n * mean)
                    .collect();
                let moves = |heaps: &Vec<usize>| -> Vec<Vec<usize>> {
                    let from = (0..n).filter(|&i| heaps[i] > mean);
                    let both = from.cartesian_product((0..n).filter(|&i| heaps[i] < mean));
                    let carry = |(from, to): (usize, usize)| {
                        let mut heaps = heaps.clone();
                        heaps[from] -= k;
                        heaps[to] += k;
                        heaps
                    };
                    both.map(carry).collect()
                };
                let known = outcomes(&all, moves);
                for heaps in &all {
                    let more = sum(heaps.iter().map(|heap| heap.saturating_sub(mean)));
                    let ends = heaps.iter().all(|&heap| heap.abs_diff(mean) % k == 0);
                    let won = more / k % 2 == 1;
                    assert_eq!(known.get(heaps), Some(&won).filter(|_| ends), "{heaps:?} {k}");
                    count += 1;
                }
            }
        }
        count
    }),
    row("disc", "(z + 1, z); (z, z)", || {
        // The square of the radius; a radius need not be a whole number.
        sum((0..150).map(|square| {
            let is_inside = |&(x, y): &(usize, usize)| x * x + y * y <= square;
            let moves = |&(x, y): &(usize, usize)| {
                [(x + 1, y), (x, y + 1)].into_iter().filter(is_inside).collect()
            };
            let z = (0..=square).take_while(|&z| is_inside(&(z, z))).last().unwrap();
            lost([(0, 0)], moves, |_| !is_inside(&(z + 1, z)))
        }))
    }),
    row("ring-of-numbers", "0", || {
        // The numbers of the edges, from the token once round the ring; an edge that is crossed comes to the other end.
        let moves = |ring: &Vec<usize>| -> Vec<Vec<usize>> {
            let (first, last) = (ring[0], ring[ring.len() - 1]);
            let forwards = (0..first).map(|left| [&ring[1..], &[left]].concat());
            let back = (0..last).map(|left| [&[left], &ring[..ring.len() - 1]].concat());
            forwards.chain(back).collect()
        };
        let rings =
            [(3, 4), (4, 3), (5, 2)].into_iter().flat_map(|(n, most)| all_lists(n, 0..=most));
        lost(rings.filter(|ring| ring.contains(&0)), moves, |ring| {
            let forwards = ring.iter().take_while(|&&number| number > 0).count();
            let back = ring.iter().rev().take_while(|&&number| number > 0).count();
            forwards % 2 == 0 && back % 2 == 0
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
            lost(all_lists(rows * columns, 0..=most), moves, |matrix| {
                let on = |d| (0..matrix.len()).filter(move |at| at / columns + at % columns == d);
                (0..rows + columns).all(|d| xor(on(d).map(|at| matrix[at])) == 0)
            })
        }))
    }),
    row("triangle", "r; K + 1; K + 1; 0", || {
        // Triangles of two or three rows; as added stones matter modulo K + 1 only, all are kept below it.
        sum([(1, 2), (1, 3), (2, 2), (2, 3)].map(|(most, rows)| {
            let cells: Vec<(usize, usize)> =
                (0..rows).flat_map(|r| (0..=r).map(move |c| (r, c))).collect();
            let below = |(r, c): (usize, usize)| -> Vec<usize> {
                let is_below = |&i: &usize| {
                    let (x, y) = cells[i];
                    (r + 1..=r + most).contains(&x) && (c..=c + x - r).contains(&y)
                };
                (0..cells.len()).filter(is_below).collect()
            };
            let moves = |stones: &Vec<usize>| -> Vec<Vec<usize>> {
                let mut found = Vec::new();
                for at in 0..cells.len() {
                    let places = below(cells[at]);
                    for take in 1..=most.min(stones[at]) {
                        for added in all_lists(places.len(), 0..=most) {
                            let mut next = stones.clone();
                            next[at] -= take;
                            for (&place, more) in places.iter().zip(added) {
                                next[place] += more;
                            }
                            found.push(next);
                        }
                    }
                }
                found
            };
            let start = all_lists(cells.len(), 0..=1).into_iter().take(64);
            lost(start, moves, |stones| {
                let sum = |class: usize| {
                    let of_class =
                        cells.iter().zip(stones).filter(|((r, _), _)| r % (most + 1) == class);
                    xor(of_class.map(|(_, stones)| stones % (most + 1)))
                };
                (0..=most).all(|class| sum(class) == 0)
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
                    let parts = parts.map(|(a, b)| (a.min(b), a.max(b)));
                    let mut next = [&pieces[..i], &parts, &pieces[i + 1..]].concat();
                    next.retain(|&piece| piece != (1, 1));
                    next.sort_unstable();
                    found.push(next);
                }
            }
            found
        };
        let bars = pairs(5).filter(|&(a, b)| 0 < a && a <= b && a * b <= 12).map(|bar| vec![bar]);
        let two = all_lists(4, 1..=3).into_iter().filter(|n| n[0] <= n[1] && n[2] <= n[3]);
        let two = two.map(|n| vec![(n[0], n[1]), (n[2], n[3])]);
        let three =
            ascending_lists(3, 1..=6).into_iter().map(|n| n.into_iter().map(|b| (1, b)).collect());
        lost(bars.chain(two).chain(three), moves, |pieces| {
            pieces.iter().map(|(a, b)| a * b - 1).sum::<usize>() % 2 == 0
        })
    }),
];

#[test]
fn strips_stairs_and_boards() {
    check(ROWS);
}
