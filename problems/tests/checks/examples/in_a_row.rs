//! `input!` several times, with what was read before as a length; and in macros, which say what is read.

// input: 2 2 1 5 6 0 1 9 4 5 3 9 9 9 1 0 4 5

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
    input! { from &mut *input, n: usize }
    input! {
        from &mut *input,
        k: u64,
        heaps: [u64; n],
    }
    input!(from &mut *input, more: [u64; k]);
    read!(input, m: usize, list: [u64; m]);
    let (a, b) = (number!(input, u32), number!(input, std::primitive::u64));
    Ok(format!("{heaps:?} {more:?} {list:?} {a} {b}"))
}

fn main() {
    judge::counted(solve)
}
