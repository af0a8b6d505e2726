//! Where the input ends, by another name.

// input: 2 5 6

use common::judge::{self, counted as many, Input};

enum Heaps {
    One,
    Many(u64),
}

fn heaps(input: &mut Input) -> Heaps {
    match input.number() {
        1 => Heaps::One,
        count => Heaps::Many(count),
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    Ok(match heaps(input) {
        Heaps::One => "one".to_string(),
        Heaps::Many(count) => format!("{count}"),
    })
}

fn main() {
    many(solve)
}
