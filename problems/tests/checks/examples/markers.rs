//! Numbers that count from 1, under a name of one's own too.

// input: 3 2 1 2 2 3 5

use common::judge::{self, Input};
use proconio::input;
use proconio::marker::{Isize1, Usize1 as Vertex};

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, m: usize, edges: [(Vertex, Vertex); m], last: Isize1 }
    let mut degrees = vec![0; n];
    for (a, b) in edges {
        degrees[a] += 1;
        degrees[b] += 1;
    }
    Ok(format!("{degrees:?} {last}"))
}

fn main() {
    judge::single(solve)
}
