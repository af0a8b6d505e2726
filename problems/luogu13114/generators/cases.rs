//! Largest inputs of Bacterial Tactics.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    // Boards on some of whose cells in turn a number is 0.
    let mut boards = |numbers: usize| -> Vec<String> {
        let mut cell = || if rng.usize(..numbers) == 0 { '#' } else { '.' };
        let mut row = |width| (0..width).map(|_| cell()).collect::<String>();
        let mut board = |[height, width]: [usize; 2]| {
            format!("{height} {width}\n{}", lines((0..height).map(|_| row(width))))
        };
        (0..100).map(|i| board([15 - i % 2, 15 - i / 2 % 2])).collect()
    };
    largest([
        ("hardly any radioactive cell", boards(1_000_000)),
        ("one radioactive cell or two", boards(200)),
        ("one radioactive cell in 30", boards(30)),
    ])
}
