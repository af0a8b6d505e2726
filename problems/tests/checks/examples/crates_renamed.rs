//! Both crates under other names.

// input: 4 9 2

use common as games;
use games::judge::{self, Input};
use proconio as reading;
use reading::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, heaps: [u64; 3], }
    Ok(games::nim::nim_sum(heaps).to_string())
}

fn main() {
    judge::single(solve)
}
