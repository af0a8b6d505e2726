//! Rows on games that remember the last move: a heap, and the largest number that may be taken.

use super::heaps::fibonacci;
use super::search::{
    all_lists, check, cited, lost, pairs, row, says_lost, says_value, stated, sum, Row,
};

pub fn limited(&(n, most): &(usize, usize), next: impl Fn(usize) -> usize) -> Vec<(usize, usize)> {
    (1..=n.min(most)).map(|take| (n - take, next(take).min(n - take))).collect()
}

/// The heaps before and behind a row that make it lost, if a move takes from an end of the row.
pub fn losing_ends(row: &[usize]) -> [usize; 2] {
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

pub const ROWS: &[Row] = &[
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
    row("f-of-the-last", "H_1 = 1; j; f(H_j) \\ge H_i; H_{i+1} = H_i + H_j", || {
        let functions: [fn(usize) -> usize; 4] =
            [|t| t + 1, |t| 2 * t - 1, |t| t + t / 2, |t| t.max(5)];
        sum(functions.map(|f| {
            let heaps = lost_heaps(f);
            lost(first_take(), |heap| limited(heap, f), |(n, _)| heaps.contains(n))
        }))
    }),
    row("no-echo", "n \\bmod (m + 1) = 0; m; m; even; odd", || {
        sum([2, 4, 6, 8].map(|m| {
            let moves = |&(n, last): &(usize, usize)| {
                (1..=n.min(m)).filter(|&t| t != last).map(|t| (n - t, t)).collect()
            };
            lost((0..60).map(|n| (n, 0)), moves, |(n, _)| n % (m + 1) == 0)
        }))
    }),
    stated("never-twice", "g = m; m; m (m + 1) / 2 \\le n", "cf768e", || {
        let taken: [usize; 0] = [];
        says_value((0..=16).map(|n| (n, taken)), |&(n, _)| triangle_below(n))
    }),
    cited("kinds", "s = \\max(x, y, z)", "cf1312f"),
    stated("not-the-same-heap", "even", "cf1396b", || {
        let start = (1..=3).flat_map(|count| all_lists(count, 0..=6)).chain(all_lists(4, 0..=3));
        let last = -1; // the explorer's word for none
        says_lost(start.map(|heaps| (heaps, last)), |(heaps, _)| {
            let all = heaps.iter().sum::<usize>();
            all % 2 == 0 && heaps.iter().all(|heap| 2 * heap <= all)
        })
    }),
];

#[test]
fn the_last_move_remembered() {
    check(ROWS);
}
