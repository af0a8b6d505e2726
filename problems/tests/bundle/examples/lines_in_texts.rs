//! A text of several lines, with blank ones and blanks at their ends.

// input: 1 2

use common::judge::{self, Framing, Input};

const TEXT: &str = "one
    two

  three \
    four\
";

fn solve(input: &mut Input) -> judge::Result<String> {
    Ok(format!("{TEXT}{}", input.number()))
}

fn main() {
    judge::run(Framing::ToEnd, solve)
}
