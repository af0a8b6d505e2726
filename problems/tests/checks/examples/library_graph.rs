//! All of `common::graph`.

// input: 4 3 1 2 2 3 1 4

use common::graph::{breadth_first_order, graph_grundy_values};
use common::judge::{self, Input};
use proconio::{input, marker::Usize1};

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, m: usize, pairs: [(Usize1, Usize1); m] }
    judge::ensure!(n < 100 && pairs.iter().all(|&(a, b)| a < n && b < n), "not a vertex");
    let edges: Vec<[usize; 2]> = pairs.iter().map(|&(a, b)| [a, b]).collect();
    Ok(format!("{:?} {:?}", breadth_first_order(n, &edges), graph_grundy_values(n, &edges)))
}

fn main() {
    judge::single(solve)
}
