//! Modules called as those of the library.

// input: 4 9 2

use common::judge::{single, Input, Result};

mod nim {
    pub fn nim_sum(heaps: &[u64]) -> u64 {
        common::nim::nim_sum(heaps.to_vec()) + 1
    }
}

mod judge {
    pub mod input {
        pub const COUNT: u64 = 3;
    }
}

fn solve(input: &mut Input) -> Result<String> {
    let heaps = input.numbers(judge::input::COUNT);
    Ok(nim::nim_sum(&heaps).to_string())
}

fn main() {
    single(solve)
}
