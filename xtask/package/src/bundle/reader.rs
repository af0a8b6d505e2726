use std::io::{self, Read, Write};
use std::str::SplitAsciiWhitespace;

pub use crate::judge_ensure as ensure;
pub use crate::judge_rule as rule;
pub use crate::proconio::input;
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Answers the one case, if it can be read and computed.
pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
    let mut input = Input::stdin();
    let answer = solve(&mut input).unwrap_or_else(|_| input.end());
    input.answers.extend([answer.as_ref(), "\n"]);
    input.end()
}

/// Answers as many cases as the first number says, up to one that cannot be read or computed.
pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
    let mut input = Input::stdin();
    for _ in 0..input.number() {
        let answer = solve(&mut input).unwrap_or_else(|_| input.end());
        input.answers.extend([answer.as_ref(), "\n"]);
    }
    input.end()
}

/// Answers all cases, up to one that cannot be read or computed.
pub fn to_end<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
    let mut input = Input::stdin();
    while !input.is_at_end() {
        let answer = solve(&mut input).unwrap_or_else(|_| input.end());
        input.answers.extend([answer.as_ref(), "\n"]);
    }
    input.end()
}

/// Answers the cases before one that begins with `count` zeros, up to one that cannot be read or computed.
pub fn until_zeros<A: AsRef<str>>(
    count: usize,
    mut solve: impl FnMut(&mut Input) -> Result<A>,
) {
    let mut input = Input::stdin();
    while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
        let answer = solve(&mut input).unwrap_or_else(|_| input.end());
        input.answers.extend([answer.as_ref(), "\n"]);
    }
    input.end()
}

pub struct Input {
    words: SplitAsciiWhitespace<'static>,
    answers: String,
}

impl Input {
    fn stdin() -> Input {
        let mut bytes = Vec::new();
        let _ = io::stdin().read_to_end(&mut bytes);
        bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
        let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
        Input { words: text.split_ascii_whitespace(), answers: String::new() }
    }

    /// The next number. Where there is none, the program ends with the answers so far.
    pub fn number(&mut self) -> u64 {
        self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
    }

    /// The next value, in the same way.
    pub fn read<T: std::str::FromStr>(&mut self) -> T {
        self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
    }

    /// The next number, less by 1.
    pub fn usize1(&mut self) -> usize {
        self.read::<usize>().checked_sub(1).unwrap_or_else(|| self.end())
    }

    pub fn next_value<T: crate::proconio::Readable>(&mut self) -> T::Output {
        self.words.next().and_then(T::read).unwrap_or_else(|| self.end())
    }

    pub fn numbers(&mut self, count: u64) -> Vec<u64> {
        // `map` would reserve memory for a count that may be far too large.
        (0..count).filter_map(|_| Some(self.number())).collect()
    }

    pub fn is_at_end(&mut self) -> bool {
        self.words.clone().next().is_none()
    }

    fn end(&self) -> ! {
        std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
    }
}

// A bound of the program: the answers end here.
#[macro_export]
macro_rules! judge_ensure {
    ($holds:expr, $($message:tt)+) => {
        (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
    };
}

// A rule of the game: a case that breaks it is answered all the same.
#[macro_export]
macro_rules! judge_rule {
    ($holds:expr, $($message:tt)+) => {
        let _ = $holds;
    };
}
