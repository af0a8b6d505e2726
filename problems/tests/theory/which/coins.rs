//! Rows on turning coins.

use super::search::{check, cited, row, Row};
use super::splits::odious;
use crate::coins::{single_heads, MOCK_TURTLES, RULER, TURTLES, TWINS};

pub const ROWS: &[Row] = &[
    row("turtles", "g = x", || single_heads(TURTLES, |x| x)),
    // The page of the theory counts these coins from 0.
    row("twins", "g = x - 1", || single_heads(TWINS, |y| y)),
    row("mock-turtles", "g = 2y; g = 2y + 1; y = x - 1; odd", || {
        single_heads(MOCK_TURTLES, odious)
    }),
    row("ruler", "g; x", || single_heads(RULER, |x| 1 << x.trailing_zeros())),
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
