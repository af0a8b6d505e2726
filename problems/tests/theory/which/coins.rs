//! Rows on turning coins. A position is the set of coins that show heads, as bits.

use super::search::{check, cited, row, values, xor, Row};
use super::splits::odious;

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
    cited("multiples", "g(x); \\lfloor n / x \\rfloor", "luogu3179"),
    cited("divide-by-2-or-3", "g; a; b", "luogu4077"),
    cited("corners", "g = x \\otimes y", "hdu3404"),
    cited("last-corner", "", "hdu4642"),
    cited("squares", "g; k; x; y", "cf494e"),
    cited(
        "square-to-the-edge",
        "P(x, y); x; y; 0; x y = 0; g; P; (x, y); (x - 1, y); (x, y - 1); (x - 1, y - 1); 2",
        "cf1906g",
    ),
    cited("connected", "g = 2^{x + y - 2}; x = 1; y = 1; x + y - 1", "luogu2594"),
];

#[test]
fn turning_coins() {
    check(ROWS);
}
