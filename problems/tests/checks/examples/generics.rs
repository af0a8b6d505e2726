//! Generics, constants, traits, lifetimes and attributes; `try_from` with its trait and without.

// input: 5 3 8 1 9 4
// input: 5 300 70000

use common::judge::{self, Input};
use std::convert::{TryFrom, TryInto};
use std::fmt::Display;
use std::ops::{BitXor, Deref};

const COUNT: usize = 3;
static NAME: &str = "heaps";

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Row<T, const N: usize>([T; N])
where
    [T; N]: Default;

impl<T: Copy + BitXor<Output = T> + Default, const N: usize> Row<T, N>
where
    [T; N]: Default,
{
    #[must_use]
    fn sum(&self) -> T {
        self.iter().fold(T::default(), |sum, &heap| sum ^ heap)
    }
}

impl<T, const N: usize> Deref for Row<T, N>
where
    [T; N]: Default,
{
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

/// The longer of two.
fn longer<'a, T: Display + ?Sized>(a: &'a T, b: &'a T) -> &'a T {
    if a.to_string().len() > b.to_string().len() {
        a
    } else {
        b
    }
}

fn narrow<T: TryFrom<u64>>(n: u64) -> Option<T> {
    T::try_from(n).ok()
}

#[inline]
fn read<const N: usize>(input: &mut Input) -> [u64; N] {
    [(); N].map(|()| input.number())
}

fn solve(input: &mut Input) -> judge::Result<impl AsRef<str>> {
    let row = Row(read::<COUNT>(input));
    let byte: Result<u8, _> = row.sum().try_into();
    let narrow = (byte.ok(), narrow::<u16>(row.sum()), u32::try_from(row.sum()).ok());
    Ok(format!("{NAME} {narrow:?} {:?} {}", row, longer("ab", "c")))
}

fn main() {
    judge::single(solve)
}
