//! Everything in one `use`, with other names.

// input: 4 9 2

use {
    common::{
        judge::{self as host, ensure as check, input as read, Input},
        nim::{self, nim_sum as xor},
    },
    std::{
        collections::{BTreeMap as Map, BTreeSet},
        iter,
    },
};

fn solve(input: &mut Input) -> host::Result<String> {
    read! { from input, a: u64, b: u64, c: u64 }
    check!(a < 1 << 40, "expected less, found {a}");
    let heaps: BTreeSet<u64> = iter::once(a).chain([b, c]).collect();
    let map: Map<u64, bool> =
        heaps.iter().map(|&heap| (heap, nim::misere_nim_wins([heap]))).collect();
    Ok(format!("{} {map:?}", xor(heaps)))
}

fn main() {
    host::single(solve)
}
