//! Everything in one `use`, with other names: what reads, and where the input ends.

// input: 2 4 9 2 2 5 6 3 1 1 1 1 1

use {
    common::{
        judge::{self as host, counted as many, ensure as check, input as read, Input},
        nim::{self, nim_sum as xor},
    },
    proconio::{input as ask, marker::Usize1},
    std::{
        collections::{BTreeMap as Map, BTreeSet},
        iter,
    },
};

enum Heaps {
    One(u64),
    Many(Vec<u64>),
}

fn heaps(input: &mut Input) -> Heaps {
    ask! { from input, n: usize, heaps: [u64; n], last: Usize1 }
    match heaps[..] {
        [heap] => Heaps::One(heap + last as u64),
        _ => Heaps::Many(heaps),
    }
}

fn solve(input: &mut Input) -> host::Result<String> {
    read! { from input, a: u64, b: u64, c: u64 }
    check!(a < 1 << 40, "expected less, found {a}");
    let set: BTreeSet<u64> = iter::once(a).chain([b, c]).collect();
    let map: Map<u64, bool> =
        set.iter().map(|&heap| (heap, nim::misere_nim_wins([heap]))).collect();
    Ok(match heaps(input) {
        Heaps::One(heap) => format!("one {heap} {map:?}"),
        Heaps::Many(heaps) => format!("{} {} {map:?}", heaps.len(), xor(set)),
    })
}

fn main() {
    many(solve)
}
