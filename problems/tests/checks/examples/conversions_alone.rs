//! `try_from` by the prelude.

// input: 5 300 70000

use common::judge::{self, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    Ok(format!("{:?}", u8::try_from(input.number()).ok()))
}

fn main() {
    judge::to_end(solve)
}
