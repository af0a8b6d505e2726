//! `input!` in a macro, which says what is read.

// input: 3 1 2 3 4 5

use common::judge::{self, Input};
use proconio::input;

macro_rules! read {
    ($input:ident, $($name:ident: $kind:tt),*) => {
        input! { from &mut *$input, $($name: $kind),* }
    };
}

macro_rules! number {
    ($input:ident, $kind:ty) => {{
        input! { from &mut *$input, number: $kind }
        number
    }};
}

fn solve(input: &mut Input) -> judge::Result<String> {
    read!(input, n: usize, list: [u64; n]);
    let (a, b) = (number!(input, u32), number!(input, std::primitive::u64));
    Ok(format!("{list:?} {a} {b}"))
}

fn main() {
    judge::single(solve)
}
