//! As many cases as the first number says; the largest number that there is. A closure that keeps what it knows from case to
//! case, and others in it.

// input: 3 23 2 4 3 18446744073709551615 18446744073709551615
// input: 4 1 1 2 1 2 1 3 1
// input: 0
// input: 18446744073709551615 6 6

use common::judge::{self, ensure, input, rule, Input};
use std::collections::HashMap;

fn main() {
    let mut known: HashMap<u64, u64> = HashMap::new();
    let mut cases = 0;
    judge::counted(|input: &mut Input| {
        cases += 1;
        input! { from input, n: u64, m: u64 }
        rule!(m > 0, "expected a take of at least 1, found {m}");
        let checked = |n: u64| -> judge::Result<u64> {
            ensure!(n != 50, "expected another number than {n}");
            Ok(n)
        };
        let count = known.entry(checked(n)?).or_insert(0);
        *count += 1;
        let add = |a: u64| move |b: u64| a ^ b;
        let winner = if m < u64::MAX && !n.is_multiple_of(m + 1) { "first" } else { "second" };
        Ok(format!("{cases} {} {winner}", add(*count)(n)))
    })
}
