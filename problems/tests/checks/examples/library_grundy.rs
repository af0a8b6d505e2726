//! All of `common::grundy`.

// input: 30

use common::grundy::{grundy_table, mex, GrundySearch};
use common::judge::{self, ensure, Input};

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    ensure!(n < 100, "expected less than 100, found {n}");
    let mut search = GrundySearch::new(|&n: &u64| (1..=n.min(3)).map(|take| n - take).collect());
    let table = grundy_table(20, |n, values| values[n / 2..n].to_vec());
    Ok(format!("{} {table:?} {}", search.grundy(&n), mex([0, n])))
}

fn main() {
    judge::single(solve)
}
