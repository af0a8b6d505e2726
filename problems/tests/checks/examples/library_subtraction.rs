//! All of `common::subtraction`.

// input: 30 2 5

use common::judge::{self, ensure, Framing, Input};
use common::subtraction::{bachet_grundy, fibonacci, range_remainder, Period, SubtractionGame};

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, a, b) = (input.number(), input.number(), input.number());
    ensure!(0 < a && a <= b && b <= 50 && n <= SubtractionGame::LARGEST_TABLE as u64, "too large");
    let mut game = SubtractionGame::new([a, b]);
    let period: Option<Period> = game.period();
    let period = period.map(|period| period.length);
    let fibonacci: Vec<u64> = fibonacci().take_while(|&number| number <= n).collect();
    Ok(format!(
        "{} {period:?} {fibonacci:?} {} {}",
        game.grundy(n)?,
        bachet_grundy(n, b),
        range_remainder(n, a, b)
    ))
}

fn main() {
    judge::run(Framing::Single, solve)
}
