//! `try_from`, with and without its trait.

// input: 5 300 70000

use common::judge::{self, Input};
use std::convert::{TryFrom, TryInto};

fn narrow<T: TryFrom<u64>>(n: u64) -> Option<T> {
    T::try_from(n).ok()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let byte: Result<u8, _> = n.try_into();
    Ok(format!("{:?} {:?} {:?}", byte.ok(), narrow::<u16>(n), u32::try_from(n).ok()))
}

fn main() {
    judge::to_end(solve)
}
