//! As many cases as the first number says; the largest number that there is.

// input: 3 23 2 4 3 18446744073709551615 18446744073709551615
// input: 0
// input: 18446744073709551615 6 6

use common::judge::{self, input, rule, Input};

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    rule!(m > 0, "expected a take of at least 1, found {m}");
    Ok(if m < u64::MAX && !n.is_multiple_of(m + 1) { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}
