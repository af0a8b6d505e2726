//! Rows on strips, stairs and boards.

use super::heaps::is_wythoff;
use super::search::{
    all_lists, ascending_lists, check, cited, in_one_heap, lost, minus, pairs, row, says_lost,
    says_value, stated, sum, values, xor, Row,
};
use super::splits::cut;
use crate::backwards::retrograde;
use crate::mex::mex;
use crate::{staircase, welter};
use checks::rules::in_one;
use itertools::Itertools;
use std::collections::BTreeMap;

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
    cited("jump-to-the-hole", "g = b_1 \\oplus b_3 \\oplus b_5 \\oplus \\dots; b_i; i", "hdu5724"),
    row("jump-limit", "b_i \\bmod (J + 2); i; 0; odd", || {
        sum((0..4).map(|most| {
            let formula = |&row: &u32| {
                let blocks = blocks_between(row, 10).into_iter().step_by(2);
                xor(blocks.map(|block| block % (most + 2))) == 0
            };
            lost(0..1 << 10, |&row| jumps(row, 10, most), formula)
        }))
    }),
    stated("last-piece", "even", "arc137c", || {
        says_lost((2..=5).flat_map(|count| (0..=7).combinations(count)), |pieces| {
            let second = pieces.len() - 2;
            pieces[second] + 1 == pieces[second + 1] && (pieces[second] - second) % 2 == 0
        })
    }),
    cited("northcott", "0", "hdu1730"),
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
        let numbers: BTreeMap<&Table, usize> = all.iter().zip(0..).collect();
        let options = |table| moves(table).iter().map(|next| numbers[next]).collect();
        let states = retrograde(&all.iter().map(options).collect::<Vec<_>>());
        for ((heaps, ..), (state, _)) in all.iter().zip(states) {
            // Only the heaps count: with none, the player to move may still put something down.
            let expected = if xor(heaps.clone()) == 0 { 'L' } else { 'W' };
            assert_eq!(state, expected, "{heaps:?}");
        }
        all.len()
    }),
    row("staircase", "g = c_1 \\oplus c_3 \\oplus c_5 \\oplus \\dots", staircase::theorem),
    row("staircase-limit", "c_i \\bmod (L + 1); i; 0; odd", || {
        sum((1..4).map(|most| {
            let moves = |coins: &Vec<usize>| down(coins, |i| minus(i, [1]), most);
            let start = all_lists(4, 0..=3).into_iter().map(|coins| [vec![0], coins].concat());
            lost(start, moves, |coins| (coins[1] % (most + 1)) ^ (coins[3] % (most + 1)) == 0)
        }))
    }),
    cited("tree-of-coins", "0; odd", "hdu5996"),
    cited("boxes", "a \\bmod 6; 0, 2, 5; 0", "hdu3389"),
    stated(
        "increasing-row",
        "d_i = a_i - a_{i-1}; a_0 = 0; d_n \\oplus d_{n-2} \\oplus \\dots = 0",
        "luogu3480",
        || {
            says_lost((1..=4).flat_map(|count| ascending_lists(count, 0..=6)), |heaps| {
                let d = |i: usize| heaps[i] - if i == 0 { 0 } else { heaps[i - 1] };
                xor((0..heaps.len()).rev().step_by(2).map(d)) == 0
            })
        },
    ),
    row("king", "g = 0; x; y; g = 2; g = 1; g = 3; even; odd; odd", || {
        let steps = [(-1, 0), (0, -1), (-1, -1)];
        values(
            pairs(30),
            |cell| hops(cell, &steps),
            |&(x, y)| match (x % 2, y % 2) {
                (0, 0) => 0,
                (1, 1) => 2,
                (odd, _) if (odd == 1) == (x > y) => 1,
                _ => 3,
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
    cited("first-queen", "g", "gym101908b"),
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
    stated(
        "knight-draw",
        "x = y; 3 \\mid x; \\lvert x - y \\rvert = 1; 3 \\mid x + y",
        "hdu5754",
        || says_lost(pairs(12), |&(x, y)| x == y && x % 3 == 0),
    ),
    row("knight-stuck", "3 \\mid \\min(x, y); x = y; x \\bmod 3 = 1", || {
        let moves = |cell: &_| hops(cell, &[(-1, -2), (-2, -1)]);
        lost(pairs(30), moves, |&(x, y)| x.min(y) % 3 == 0 || x == y && x % 3 == 1)
    }),
    stated("bomb", "g(x, 0) = g(0, x) = x; g(x, y); g(u, y) \\oplus g(x, v)", "hdu2873", || {
        fn g(x: usize, y: usize) -> usize {
            let options = (0..x).cartesian_product(0..y).map(|(u, v)| g(u, y) ^ g(x, v));
            if x * y == 0 {
                x + y
            } else {
                mex(&options.collect::<Vec<_>>())
            }
        }
        says_value(pairs(4), |&(x, y)| g(x, y))
    }),
    stated("token", "odd", "strategies", || {
        // On 3 x 3 cells.
        says_lost(pairs(2).map(|cell| [cell]), |&[(x, y)]| (x + y) % 2 == 0)
    }),
    cited("steps-forward", "a; m; odd", "luogu5652"),
    cited("to-the-mean", "k; k; even", "luogu11077"),
    cited("disc", "(z + 1, z); (z, z)", "cf1451d"),
    cited("ring-of-numbers", "0; even", "luogu1288"),
    stated("antidiagonals", "0", "cf1451f", || {
        let matrices = all_lists(4, 0..=1).into_iter().map(|n| [[n[0], n[1]], [n[2], n[3]]]);
        says_lost(matrices, |&[[a, b], [c, d]]| a == 0 && b ^ c == 0 && d == 0)
    }),
    cited("triangle", "r; K + 1; K + 1; 0", "cf2045f"),
    cited("same-side", "r; r \\le k; r = k + 1; n \\le 2k", "cf1190c"),
    row("chomp", "b = a - 1", || {
        let bites = |&(a, b): &(usize, usize)| {
            (1..a).map(|left| (left, b.min(left))).chain((0..b).map(|b| (a, b))).collect()
        };
        lost(pairs(30).filter(|&(a, b)| 0 < a && b <= a), bites, |&(a, b)| b + 1 == a)
    }),
    row("break", "a b; odd", || {
        let bars = pairs(5).filter(|&(a, b)| 0 < a && a <= b && a * b <= 12).map(|bar| vec![bar]);
        let two = all_lists(4, 1..=3).into_iter().filter(|n| n[0] <= n[1] && n[2] <= n[3]);
        let two = two.map(|n| vec![(n[0], n[1]), (n[2], n[3])]);
        let three =
            ascending_lists(3, 1..=6).into_iter().map(|n| n.into_iter().map(|b| (1, b)).collect());
        let all = bars.chain(two).chain(three);
        lost(
            all,
            |pieces| in_one_heap(pieces, cut),
            |pieces: &Vec<(usize, usize)>| {
                pieces.iter().map(|(a, b)| a * b - 1).sum::<usize>() % 2 == 0
            },
        )
    }),
];

#[test]
fn strips_stairs_and_boards() {
    check(ROWS);
}
