//! Imports where they are used.

// input: 4 9 2

fn solve(input: &mut common::judge::Input) -> common::judge::Result<String> {
    use common::nim::nim_sum;
    use proconio::input;
    input! { from input, heaps: [u64; 3] }
    let sum = || {
        use common::grundy as values;
        values::mex(heaps.iter().copied())
    };
    Ok(format!("{} {}", nim_sum(&heaps), sum()))
}

fn main() {
    use common::judge::single;
    single(solve)
}
