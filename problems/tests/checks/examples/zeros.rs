//! Cases before one that begins with two zeros. `try_from` by the prelude.

// input: 2 0 0 3 7 8 9 0 0 5 5
// input: 1 2 300

use common::judge::{self, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    let (count, more) = (input.number(), input.number());
    let numbers = input.numbers(count.min(more));
    Ok(format!("{numbers:?} {:?}", u8::try_from(numbers.iter().fold(0, |a, b| a ^ b)).ok()))
}

fn main() {
    judge::until_zeros(2, solve)
}
