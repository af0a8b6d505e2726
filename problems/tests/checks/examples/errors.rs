//! Errors from elsewhere, with types of one's own.

// input: 12 007 +3 x 4

use common::judge::{self, input, rule, Input};
use std::error::Error;
use std::fmt;

#[derive(Debug)]
struct TooLarge(u64);

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is too large", self.0)
    }
}

impl Error for TooLarge {}

fn checked(word: &str) -> Result<u64, Box<dyn Error + Send + Sync>> {
    let number = word.parse()?;
    if number > 1000 {
        return Err(Box::new(TooLarge(number)));
    }
    Ok(number)
}

fn even(n: u64) -> Result<u64, String> {
    rule!(n.is_multiple_of(2), "expected an even number, found {n}");
    Ok(n)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, word: String }
    let n = checked(&word)?;
    Ok(format!("{} {}", n, even(2 * n)?))
}

fn main() {
    judge::to_end(solve)
}
