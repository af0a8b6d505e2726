//! Types by their paths, alone, in lists and in tuples.

// input: 4 12 13 1 2 3 5

use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! {
        from input,
        a: std::primitive::u64,
        words: [proconio::marker::Chars; 2],
        mut b: proconio::marker::Usize1,
        pair: (proconio::marker::Bytes, u64,),
        c: u64,
    }
    b += 1;
    Ok(format!("{a} {words:?} {b} {pair:?} {c}"))
}

fn main() {
    judge::to_end(solve)
}
