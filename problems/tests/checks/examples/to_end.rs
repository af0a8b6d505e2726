//! Cases up to the end of the file, with a word in each.

// input: 3 RBR 1 B
// input:

use common::judge::{self, input, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, number: u64, word: String }
    Ok(format!("{word} {}", number.wrapping_add(1)))
}

fn main() {
    judge::to_end(solve)
}
