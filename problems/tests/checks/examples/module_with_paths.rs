//! Paths in a module, behind words that take more than one byte a letter: 取石子游戏 é.

// input: 4 9 2

use common::judge::{self, Input};

/// 游戏
mod game {
    use proconio::input;

    /// `common::nim::nim_sum` with a head: 你好
    pub fn solve(input: &mut common::judge::Input) -> common::judge::Result<String> {
        input! { from input, heaps: [u64; 3] } // 三堆
        common::judge::ensure!(common::nim::nim_sum(&heaps) < 1000, "{}", "太多");
        let sum: u64 = <Vec<u64> as IntoIterator>::into_iter(heaps)
            .map(|heap| common::grundy::mex([heap]))
            .sum();
        Ok(format!("{sum}"))
    }
}

fn main() {
    judge::single(|input: &mut Input| game::solve(input))
}
