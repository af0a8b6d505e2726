//! One case, in a list without a number before it.

// input: 5 9 14
// input:

use common::judge::{self, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    let mut sum = 0;
    while !input.is_at_end() {
        sum ^= input.number();
    }
    Ok(sum.to_string())
}

fn main() {
    judge::single(solve);
}
