//! Answers of several lines, of none, and in letters beyond ASCII.

// input: 0 1 2 3

use common::judge::{self, Input};
use std::borrow::Cow;

fn solve(input: &mut Input) -> judge::Result<Cow<'static, str>> {
    Ok(match input.number() {
        0 => "".into(),
        1 => "先手\n后手\n".into(),
        n => format!("{n}\t{{}}%\\").into(),
    })
}

fn main() {
    judge::to_end(solve)
}
