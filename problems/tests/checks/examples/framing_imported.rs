//! The end of the input by an imported name. This is no `Framing::Single`.

// input: 1 2 3

use common::judge::Framing::{self, ToEnd};
use common::judge::{run, Input, Result};

/// Not `Framing::Counted`, either.
const NAME: &str = "Framing::Zeros";

fn solve(input: &mut Input) -> Result<String> {
    Ok(format!("{NAME} {}", input.number()))
}

fn main() {
    let framing: Framing = ToEnd;
    run(framing, solve)
}
