//! All of `common::subtraction`.

// input: 30 2 5

use common::judge::{self, ensure, Input};
use common::subtraction::{bachet_grundy, fibonacci, range_remainder};

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, a, b) = (input.number(), input.number(), input.number());
    ensure!(0 < a && a <= b && b <= 50, "too large");
    let fibonacci: Vec<u64> = fibonacci().take_while(|&number| number <= n).collect();
    Ok(format!("{fibonacci:?} {} {}", bachet_grundy(n, b), range_remainder(n, a, b)))
}

fn main() {
    judge::single(solve)
}
