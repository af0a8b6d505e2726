//! `input!` by its path, in all brackets; imports where they are used; paths in a module, behind words that take more than
//! one byte a letter: 取石子游戏 é.

// input: 1 2 3 4 4 9 2

/// 游戏
mod game {
    use proconio::input;

    /// `common::nim::nim_sum` with a head: 你好
    pub fn solve(input: &mut common::judge::Input) -> common::judge::Result<String> {
        input! { from input, heaps: [u64; 3] } // 三堆
        common::judge::ensure!(common::nim::nim_sum(heaps.clone()) < 1000, "{}", "太多");
        let sum: u64 = <Vec<u64> as IntoIterator>::into_iter(heaps)
            .map(|heap| common::grundy::mex([heap]))
            .sum();
        Ok(format!("{sum}"))
    }
}

fn solve(input: &mut common::judge::Input) -> common::judge::Result<String> {
    use common::nim::nim_sum;
    proconio::input!(from &mut *input, a: u64, b: u64);
    proconio::input! { from &mut *input, c: u64, }
    proconio::input![from &mut *input, d: u64,];
    let mex = || {
        use common::grundy as values;
        values::mex([a, b].iter().copied())
    };
    Ok(format!("{} {} {}", nim_sum([a, b, c, d]), mex(), game::solve(input)?))
}

fn main() {
    use common::judge::single;
    single(|input: &mut common::judge::Input| solve(input))
}
