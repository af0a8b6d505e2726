//! Where the input ends, by an imported name. This is no `judge::single`.

// input: 1 2 3

use common::judge::{to_end, Input, Result};

/// Not `judge::counted`, either.
const NAME: &str = "judge::until_zeros";

fn solve(input: &mut Input) -> Result<String> {
    Ok(format!("{NAME} {}", input.number()))
}

fn main() {
    to_end(solve)
}
