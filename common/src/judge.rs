//! The judge's side: numbers from stdin, answers to stdout, one line to stderr when the input is
//! broken.
//!
//! A solution is a function that reads one case and returns its answer. Where the cases end says one of
//! [`single`], [`counted`], [`to_end`] and [`until_zeros`], which is all of its `main`:
//!
//! ```
//! use common::judge::{self, input, rule, Input};
//!
//! fn solve(input: &mut Input) -> judge::Result<&'static str> {
//!     input! { from input, n: u64, m: u64 }
//!     rule!(m > 0, "expected a largest take of at least 1, found {m}");
//!     Ok(if n % (m + 1) != 0 { "first" } else { "second" })
//! }
//!
//! assert_eq!(judge::transcript(|| judge::counted(solve), "2\n23 2\n4 3\n").0, "first\nsecond\n");
//! ```
//!
//! Input that cannot be read ends the run: the answers so far are printed, then one line such as
//! `hdu1846: line 7: expected a number, found "abc"`, and the exit status is 1. So does an error that
//! `solve` returns. Two macros return one: [`rule`] for what the game excludes, which a single file answers
//! all the same, and [`ensure`] for what the program cannot compute.

mod input;

pub use crate::judge_ensure as ensure;
pub use crate::judge_input as input;
pub use crate::judge_rule as rule;
pub use input::Input;
#[doc(hidden)]
pub use proconio::input as proconio_input;

use input::Unreadable;
use std::cell::Cell;
use std::env;
use std::error::Error;
use std::io::{self, BufWriter, Cursor, Read, Write};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process;

/// The answer to a case, or why it has none: any error or message, which `?` turns into this.
pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// A bound of the program: leaves the function with an error of this message, if the condition does not
/// hold. So does the single file, which then ends with the answers before.
///
/// ```
/// use common::judge::{self, ensure};
///
/// fn squares(n: u64) -> judge::Result<Vec<u64>> {
///     ensure!(n <= 1000, "expected at most 1000, found {n}");
///     Ok((0..n).map(|i| i * i).collect())
/// }
///
/// assert_eq!(squares(3).unwrap(), [0, 1, 4]);
/// assert_eq!(squares(1001).unwrap_err().to_string(), "expected at most 1000, found 1001");
/// ```
#[macro_export]
macro_rules! judge_ensure {
    ($holds:expr, $($message:tt)+) => {
        if !$holds {
            return Err(format!($($message)+).into());
        }
    };
}

/// A rule of the game: as [`ensure`], but a single file, which is handed in, evaluates the condition and
/// answers all the same. On a judge a program that refuses can only lose.
///
/// ```
/// use common::judge::{self, rule};
///
/// fn first_wins(n: u64, m: u64) -> judge::Result<bool> {
///     rule!(m > 0, "expected a largest take of at least 1, found {m}");
///     Ok(n % (m + 1) != 0)
/// }
///
/// assert!(first_wins(23, 2).unwrap());
/// assert!(first_wins(23, 0).is_err());
/// ```
#[macro_export]
macro_rules! judge_rule {
    ($holds:expr, $($message:tt)+) => {
        $crate::judge_ensure!($holds, $($message)+)
    };
}

/// Several values in a row, by proconio's `input!`, with its types; the input can be used again. The run ends at a
/// token that is no value of its type. (A list of that macro takes memory for as many values as the input says;
/// where that may be far too many, [`Input::numbers`] does not.)
///
/// ```
/// use common::judge::{self, input, Input};
///
/// fn solve(input: &mut Input) -> judge::Result<String> {
///     input! { from input, n: u64, k: u64 }
///     Ok(format!("{} {:?}", n - k, input.numbers(k)))
/// }
///
/// assert_eq!(judge::transcript(|| judge::single(solve), "5 2\n7 8\n").0, "3 [7, 8]\n");
/// ```
#[macro_export]
macro_rules! judge_input {
    (from $input:expr, $($name:ident: $kind:ident),+ $(,)?) => {
        $($crate::judge_input! { @one $input, $name: $kind })+
    };
    (@one $input:expr, $number:ident: u64) => {
        let $number = $input.number();
    };
    (@one $input:expr, $name:ident: $kind:ident) => {
        $crate::judge::reads(concat!(stringify!($name), ": ", stringify!($kind)));
        $crate::judge::proconio_input! { from &mut *$input, $name: $kind }
        $crate::judge::reads("");
    };
    (from $input:expr, $($variables:tt)+) => {
        $crate::judge::reads(stringify!($($variables)+));
        $crate::judge::proconio_input! { from &mut *$input, $($variables)+ }
        $crate::judge::reads("");
    };
}

/// Answers the whole of stdin as one case. An answer is printed with a newline behind it, and may hold several lines.
pub fn single<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
    run(&mut |input, output| answer(input, output, &mut solve))
}

/// Answers as many cases on stdin as the first number says, or fewer where the file ends.
pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
    run(&mut |input, output| {
        for _ in 0..input.number() {
            if input.is_at_end() {
                break;
            }
            answer(input, output, &mut solve)?;
        }
        Ok(())
    })
}

/// Answers the cases on stdin up to the end of the file.
pub fn to_end<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
    run(&mut |input, output| {
        while !input.is_at_end() {
            answer(input, output, &mut solve)?;
        }
        Ok(())
    })
}

/// Answers the cases on stdin up to one that begins with `count` zeros, or to the end of the file.
pub fn until_zeros<A: AsRef<str>>(
    count: usize,
    mut solve: impl FnMut(&mut Input) -> Result<A>,
) {
    run(&mut |input, output| {
        while !input.is_at_end() && !input.zeros_follow(count) {
            answer(input, output, &mut solve)?;
        }
        Ok(())
    })
}

/// Answers the next case.
fn answer<A: AsRef<str>>(
    input: &mut Input,
    output: &mut Output,
    solve: &mut impl FnMut(&mut Input) -> Result<A>,
) -> Result<()> {
    match solve(input) {
        Ok(answer) => print(answer.as_ref(), output),
        Err(error) => Err(format!("line {}: {error}", input.line()).into()),
    }
}

/// Prints an answer in a line.
fn print(answer: &str, output: &mut Output) -> Result<()> {
    output.write_all(answer.as_bytes())?;
    output.write_all(b"\n")?;
    if cfg!(panic = "abort") {
        output.flush()?; // as nothing unwinds to where it is done otherwise
    }
    Ok(())
}

type Output<'a> = BufWriter<&'a mut dyn Write>;

thread_local! {
    /// What a thread of a test reads in place of stdin.
    static TEST_INPUT: Cell<Option<Box<dyn Read>>> = const { Cell::new(None) };
}

thread_local! {
    /// The output of that thread, and its message.
    static TRANSCRIPT: Cell<Option<(Vec<u8>, Option<String>)>> = const { Cell::new(None) };
}

/// The output of `main`, which calls [`single`] or one of its kind, for `input`, and its message if the input is
/// broken. For tests.
pub fn transcript(main: impl FnOnce(), input: &str) -> (String, Option<String>) {
    let (output, message) =
        transcript_of_bytes(main, Box::new(Cursor::new(input.to_string())));
    (String::from_utf8_lossy(&output).into_owned(), message)
}

fn transcript_of_bytes(
    main: impl FnOnce(),
    input: Box<dyn Read>,
) -> (Vec<u8>, Option<String>) {
    TEST_INPUT.with(|cell| cell.set(Some(input)));
    main();
    TRANSCRIPT.with(Cell::take).expect("a main that answers")
}

thread_local! {
    /// The variables that `input!` reads, while it does: proconio panics at a token that is no value of their type.
    static READS: Cell<&'static str> = const { Cell::new("") };
}

#[doc(hidden)]
pub fn reads(variables: &'static str) {
    READS.with(|cell| cell.set(variables));
}

/// Answers all cases on stdin, and ends the program if that fails; or does it for [`transcript`].
fn run(answer_all: &mut dyn FnMut(&mut Input, &mut Output) -> Result<()>) {
    if let Some(input) = TEST_INPUT.with(Cell::take) {
        let mut output = Vec::new();
        let message = answered(answer_all, input, &mut output).err();
        TRANSCRIPT.with(|cell| cell.set(Some((output, message))));
        return;
    }
    // Of a panic in `input!` there is one line below.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if READS.with(Cell::get).is_empty() {
            hook(info);
        }
    }));
    let stdin = Box::new(io::stdin().lock());
    if let Err(error) = answered(answer_all, stdin, &mut io::stdout().lock()) {
        let program = env::args().next().unwrap_or_default();
        let program = Path::new(&program).file_stem().unwrap_or_default().to_string_lossy();
        eprintln!("{program}: {error}");
        process::exit(1);
    }
}

/// Answers all cases, or says what went wrong behind those that are answered.
fn answered(
    answer_all: &mut dyn FnMut(&mut Input, &mut Output) -> Result<()>,
    reader: Box<dyn Read>,
    output: &mut dyn Write,
) -> std::result::Result<(), String> {
    let mut input = Input::new(reader);
    let mut output = BufWriter::new(output);
    reads("");
    // `input!` cannot return an error, so it unwinds up to here if it cannot read.
    let cases = || answer_all(&mut input, &mut output);
    let outcome = panic::catch_unwind(AssertUnwindSafe(cases));
    let outcome =
        outcome.unwrap_or_else(|payload| match payload.downcast::<Unreadable>() {
            Ok(unreadable) => Err(unreadable.0.into()),
            Err(bug) => match READS.with(Cell::take) {
                "" => panic::resume_unwind(bug),
                variables => Err(input.unreadable(variables).into()),
            },
        });
    let failed = match output.flush().map_err(Into::into).and(outcome) {
        Ok(()) => return Ok(()),
        Err(error) => error.downcast::<io::Error>(),
    };
    match failed {
        Ok(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Ok(error) => Err(format!("cannot write the answers: {error}")),
        Err(message) => Err(message.to_string()),
    }
}

#[cfg(test)]
mod tests;
