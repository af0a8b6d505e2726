//! Cases before one that begins with two zeros.

// input: 2 0 0 3 7 8 9 0 0 5 5
// input: 1 2 1

use common::judge::{self, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    let (count, more) = (input.number(), input.number());
    Ok(format!("{:?}", input.numbers(count.min(more))))
}

fn main() {
    judge::until_zeros(2, solve)
}
