//! A module with all names of the program.

// input: 3 1 2 3 9

use common::judge::{self, Input};
use proconio::{input, marker::Usize1};

mod game {
    use super::{input, judge, Input, Usize1};

    pub fn solve(input: &mut Input) -> judge::Result<String> {
        input! { from &mut *input, n: usize }
        input! { from &mut *input, list: [Usize1; n] }
        Ok(format!("{list:?} {}", deeper::last(input)))
    }

    mod deeper {
        use super::super::{input, Input};

        pub fn last(source: &mut Input) -> u64 {
            input! { from source, last: u64 }
            last
        }
    }
}

fn main() {
    judge::single(game::solve)
}
