//! Generics and constants; `try_from` with its trait and without.

// input: 5 3 8 1 9 4
// input: 5 300 70000

use common::judge::{self, Input};
use std::convert::{TryFrom, TryInto};

const COUNT: usize = 3;

fn narrow<T: TryFrom<u64>>(n: u64) -> Option<T> {
    T::try_from(n).ok()
}

fn read<const N: usize>(input: &mut Input) -> [u64; N] {
    [(); N].map(|()| input.number())
}

fn solve(input: &mut Input) -> judge::Result<impl AsRef<str>> {
    let sum = read::<COUNT>(input).iter().fold(0, |sum, heap| sum ^ heap);
    let byte: Result<u8, _> = sum.try_into();
    Ok(format!("{:?} {:?} {:?}", byte.ok(), narrow::<u16>(sum), u32::try_from(sum).ok()))
}

fn main() {
    judge::single(solve)
}
