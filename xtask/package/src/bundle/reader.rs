use std::io::{self, Read, Write};
use std::str::SplitAsciiWhitespace;

pub use crate::judge_ensure as ensure;
pub use crate::judge_rule as rule;
pub use crate::read_input as input;
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Answers all cases, up to one that cannot be read or computed.
pub fn run(mut answer_all: impl FnMut(&mut Input) -> Result<()>) {
    let mut bytes = Vec::new();
    let _ = io::stdin().read_to_end(&mut bytes);
    bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
    let text = String::from_utf8_lossy(&bytes);
    let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
    let _ = answer_all(&mut input);
    input.end()
}

/// The input is one case.
pub fn single<A: AsRef<str>>(
    mut solve: impl FnMut(&mut Input) -> Result<A>,
) -> impl FnMut(&mut Input) -> Result<()> {
    move |input| input.answer(&mut solve)
}

/// As many cases as the first number says.
pub fn counted<A: AsRef<str>>(
    mut solve: impl FnMut(&mut Input) -> Result<A>,
) -> impl FnMut(&mut Input) -> Result<()> {
    move |input| (0..input.number()).try_for_each(|_| input.answer(&mut solve))
}

/// Cases up to the end of the file.
pub fn to_end<A: AsRef<str>>(
    mut solve: impl FnMut(&mut Input) -> Result<A>,
) -> impl FnMut(&mut Input) -> Result<()> {
    move |input| {
        while !input.is_at_end() {
            input.answer(&mut solve)?;
        }
        Ok(())
    }
}

/// Cases up to one that begins with this many zeros.
pub fn until_zeros<A: AsRef<str>>(
    count: usize,
    mut solve: impl FnMut(&mut Input) -> Result<A>,
) -> impl FnMut(&mut Input) -> Result<()> {
    move |input| {
        while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
            input.answer(&mut solve)?;
        }
        Ok(())
    }
}

pub struct Input<'a> {
    words: SplitAsciiWhitespace<'a>,
    answers: String,
}

impl Input<'_> {
    /// The next number. Where there is none, the program ends with the answers so far.
    pub fn number(&mut self) -> u64 {
        self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
    }

    pub fn integer(&mut self) -> i64 {
        self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
    }

    pub fn next_value<T: crate::proconio::Readable>(&mut self) -> T::Output {
        self.words.next().and_then(T::read).unwrap_or_else(|| self.end())
    }

    pub fn numbers(&mut self, count: u64) -> Vec<u64> {
        // `map` would reserve memory for a count that may be far too large.
        (0..count).filter_map(|_| Some(self.number())).collect()
    }

    pub fn word(&mut self) -> String {
        self.words.next().unwrap_or_else(|| self.end()).to_string()
    }

    fn answer<A: AsRef<str>>(
        &mut self,
        solve: &mut impl FnMut(&mut Input) -> Result<A>,
    ) -> Result<()> {
        let answer = solve(self)?;
        self.answers.extend([answer.as_ref(), "\n"]);
        Ok(())
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
