//! A closure that keeps what it knows from case to case, and others in it.

// input: 4 1 2 2 3

use common::judge::{self, ensure, Input};
use std::collections::HashMap;

fn main() {
    let mut known: HashMap<u64, u64> = HashMap::new();
    let mut cases = 0;
    judge::counted(|input: &mut Input| {
        cases += 1;
        let n = input.number();
        let checked = |n: u64| -> judge::Result<u64> {
            ensure!(n < 50, "expected less than 50, found {n}");
            Ok(n)
        };
        let count = known.entry(checked(n)?).or_insert(0);
        *count += 1;
        let add = |a: u64| move |b: u64| a + b;
        Ok(format!("{cases} {}", add(*count)(n)))
    })
}
