//! A trait of one's own for the input.

// input: 2 3 4 5 6

use common::judge::{self, Input};

trait Pairs {
    fn pair(&mut self) -> (u64, u64);

    fn pairs(&mut self, count: u64) -> Vec<(u64, u64)> {
        (0..count).map(|_| self.pair()).collect()
    }
}

impl Pairs for Input {
    fn pair(&mut self) -> (u64, u64) {
        (self.number(), self.number())
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    Ok(format!("{:?}", input.pairs(2)))
}

fn main() {
    judge::single(solve)
}
