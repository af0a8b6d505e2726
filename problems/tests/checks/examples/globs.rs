//! All names of a module at once; local variables bear the same names.

// input: 3 1 4 9 2

use common::judge::{ensure, input, to_end, Input, Result};
use common::{grundy::mex, nim::nim_sum};

fn solve(input: &mut Input) -> Result<String> {
    input! { from input, n: u64 }
    let run = input.numbers(n);
    let nim_sum = nim_sum(run);
    let mex = mex([nim_sum, 0]);
    ensure!(mex > 0, "never");
    Ok(format!("{nim_sum} {mex}"))
}

fn main() {
    to_end(solve)
}
