//! Conditions of all shapes.

// input: 3 4 0 5 9 9

use common::judge::{self, ensure, rule, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    let (a, b) = (input.number(), input.number());
    let is_small = a < 100;
    ensure!(is_small, "expected less than 100, found {a}");
    ensure!(!(a == 0 && b == 0) || is_small, "both are {}", 0);
    rule!(matches!(b, 0..=50), "{b} is too large");
    rule!((0..b).all(|i| i != 77), "{} and {b}", a);
    ensure!(
        {
            let sum = a.wrapping_add(b);
            sum < 1000
        },
        "{a} + {b}"
    );
    ensure!(if a > b { a - b < 90 } else { true }, "{a} - {b}");
    Ok(format!("{a} {b} {is_small}"))
}

fn main() {
    judge::to_end(solve)
}
