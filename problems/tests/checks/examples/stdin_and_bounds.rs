//! From stdin, by a macro that is not imported, with `ensure!` and the errors of `common`; what breaks a bound ends the
//! program as an error.

// input: 3 4
// input: 30 4

#[macro_use]
extern crate proconio;
#[allow(unused_extern_crates)]
extern crate common;

use common::judge::{self, ensure};
use common::nim::nim_sum;

fn answer(heaps: [u64; 2]) -> judge::Result<u64> {
    ensure!(heaps[0] <= 20, "expected at most 20, found {}", heaps[0]);
    Ok(nim_sum(heaps))
}

fn main() -> judge::Result<()> {
    input! { a: u64, b: u64 }
    println!("{}", answer([a, b])?);
    Ok(())
}
