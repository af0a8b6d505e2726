//! Numbers that count from 1, under another name too; types by their paths, alone, in lists and in tuples.

// input: 3 2 1 2 2 3 5 4 12 13 1 2 3 5

use common::judge::{self, Input};
use proconio::input;
use proconio::marker::{Isize1, Usize1 as Vertex};

fn solve(input: &mut Input) -> judge::Result<String> {
    input! {
        from input,
        n: usize, m: usize,
        edges: [(Vertex, Vertex); m],
        last: Isize1,
        a: std::primitive::u64,
        words: [proconio::marker::Chars; 2],
        mut b: proconio::marker::Usize1,
        pair: (proconio::marker::Bytes, u64,),
        c: u64,
    }
    let mut degrees = vec![0; n];
    for (a, b) in edges {
        degrees[a] += 1;
        degrees[b] += 1;
    }
    b += 1;
    Ok(format!("{degrees:?} {last} {a} {words:?} {b} {pair:?} {c}"))
}

fn main() {
    judge::to_end(solve)
}
