//! Macros of one's own, called as those that a single file has below the program.

// input: 4 9 2

use common::judge::{self, ensure as check, Input};
use proconio::input;

macro_rules! ensure {
    ($holds:expr) => {
        check!($holds, "not so: {}", stringify!($holds))
    };
}

macro_rules! read_input {
    ($input:expr) => {{
        input! { from $input, heaps: [u64; 3] }
        heaps
    }};
}

macro_rules! sum {
    ($($heap:expr),*) => { common::nim::nim_sum([$($heap),*]) };
}

mod game {
    pub fn three(heaps: &[u64]) -> u64 {
        sum!(heaps[0], heaps[1], heaps[2])
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let heaps = read_input!(input);
    ensure!(heaps[0] < 100);
    Ok(format!("{} {}", game::three(&heaps), sum!(heaps[0], 1)))
}

fn main() {
    judge::single(solve)
}
