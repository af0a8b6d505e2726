//! Items, macros and modules that are called as those of the library, or as what a single file has below the program.

// input: 4 9 2 3 4 5

use common::judge::{ensure as check, to_end, Input as Source, Result};
use proconio::input;

macro_rules! ensure {
    ($holds:expr) => {
        check!($holds, "not so: {}", stringify!($holds))
    };
}

macro_rules! read_input {
    ($input:expr) => {{
        input! { from $input, heaps: [u64; 3] }
        heaps
    }};
}

macro_rules! sum {
    ($($heap:expr),*) => { common::nim::nim_sum([$($heap),*]) };
}

mod nim {
    pub fn nim_sum(heaps: &[u64]) -> u64 {
        common::nim::nim_sum(heaps.to_vec()) + sum!(heaps[0], 1)
    }
}

mod judge {
    pub mod input {
        pub const COUNT: u64 = 3;
    }
}

struct Input {
    words: Vec<u64>,
}

impl Input {
    fn number(&self) -> u64 {
        self.words.iter().sum()
    }

    fn end(&self) -> usize {
        self.words.len()
    }
}

trait Readable {
    fn read(&self) -> u64;
}

impl Readable for Input {
    fn read(&self) -> u64 {
        self.number() + 7
    }
}

fn read_input(source: &mut Source) -> Input {
    Input { words: source.numbers(judge::input::COUNT) }
}

fn word(source: &mut Source) -> Result<String> {
    let input = read_input(source);
    let heaps = read_input!(source);
    ensure!(heaps[0] < 100);
    let sums = [nim::nim_sum(&heaps), sum!(heaps[0], 1)];
    Ok(format!("{} {} {sums:?}", input.end(), input.read()))
}

fn main() {
    to_end(word)
}
