//! Cases up to the end of the file, with a word in each. Answers of several lines, of none, and in letters beyond ASCII.

// input: 3 RBR 1 B 0 R 2 RR
// input:

use common::judge::{self, input, Input};
use std::borrow::Cow;

fn solve(input: &mut Input) -> judge::Result<Cow<'static, str>> {
    input! { from input, number: u64, word: String }
    Ok(match number {
        0 => "".into(),
        1 => "先手\n后手\n".into(),
        n => format!("{word} {}\t{{}}%\\", n.wrapping_add(1)).into(),
    })
}

fn main() {
    judge::to_end(solve)
}
