//! The names of modules one by one, and where the input ends by an imported name: this is no `judge::single`. Local variables
//! bear the same names. `input!` from `common` takes the input again and again.

// input: 3 1 4 9 2 3 5 3 1 2 3

use common::judge::{ensure, input, to_end, Input, Result};
use common::{grundy::mex, nim::nim_sum};

/// Not `judge::counted`, either.
const NAME: &str = "judge::until_zeros";

fn pair(input: &mut Input) -> (u64, usize) {
    input! { from input, a: u64, b: usize }
    (a, b)
}

fn solve(input: &mut Input) -> Result<String> {
    input! { from input, n: u64 }
    let run = input.numbers(n);
    let nim_sum = nim_sum(run);
    let mex = mex([nim_sum, 0]);
    ensure!(mex > 0, "never");
    let (a, b) = pair(input);
    input! { from input, c: u64 }
    input! { from input, list: [u64] }
    Ok(format!("{NAME} {nim_sum} {mex} {a} {b} {c} {list:?}"))
}

fn main() {
    to_end(solve)
}
