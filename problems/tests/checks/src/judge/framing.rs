//! The samples as judges and people have them: other white space, no terminator, and every number in turn replaced by
//! something that is none, or by the largest that there is. (That a file may end early is held by the tests of the library.)

use super::program::{assert_clean_exit, is_release, message, path, run, run_in_little};
use super::Subject;
use crate::{Check, Failure};
use judging::checktestdata::Program;
use judging::compare::compare;
use pack::Framing;
use pack::TestFile;
use std::process::Output;

/// How many numbers of a sample are broken at most, but for a release build: a spread of them.
const MOST_BROKEN: usize = 12;

/// What is no number, or none that fits.
const BROKEN: [&[u8]; 7] =
    [b"abc", b"\xff\xfe", "五".as_bytes(), b"-1", b"1.5", b"3x", b"18446744073709551616"];

const END_OF_FILE: &str = "expected more input, found the end of the file";

/// A sample with its answer.
struct Sample<'a> {
    id: &'a str,
    framing: Framing,
    validator: Program,
    input: String,
    answer: String,
}

impl<'a> Sample<'a> {
    fn read(subject: &'a Subject, case: &TestFile) -> pack::Result<Self> {
        Ok(Sample {
            id: subject.id(),
            framing: subject.framing,
            validator: subject.problem.validator()?,
            input: pack::read(&case.input)?,
            answer: pack::read(&case.answer)?,
        })
    }

    fn without_terminator(&self) -> Option<&str> {
        let Framing::Zeros(zeros) = self.framing else { return None };
        let tokens = tokens(&self.input);
        Some(&self.input[..tokens[tokens.len() - zeros].start])
    }

    fn with_a_case_more_promised(&self) -> Option<String> {
        let Framing::Counted = self.framing else { return None };
        let count = tokens(&self.input)[0].text;
        let more = count.parse::<u64>().unwrap() + 1;
        Some(self.input.replacen(count, &more.to_string(), 1))
    }
}

struct Token<'a> {
    text: &'a str,
    line: usize,
    start: usize,
}

/// The numbers of an input with their lines and their places in it.
fn tokens(input: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut start = 0;
    for (i, line) in input.split_inclusive('\n').enumerate() {
        for text in line.split_ascii_whitespace() {
            let offset = text.as_ptr() as usize - line.as_ptr() as usize;
            tokens.push(Token { text, line: i + 1, start: start + offset });
        }
        start += line.len();
    }
    tokens
}

/// The tests that are made of the samples of a problem, and of no input at all.
pub fn checks(subject: &Subject) -> Vec<Check<'_>> {
    let id = subject.id();
    let mut trials = vec![Check::new(format!("{id}::empty-input"), || empty_input(subject))];
    for case in subject.samples() {
        let trial = |kind: &str, test: fn(&Sample) -> Result<(), Failure>| {
            Check::new(format!("{id}::{}::{kind}", case.name), move || {
                test(&Sample::read(subject, case).map_err(message)?)
            })
        };
        trials.push(trial("white-space", white_space));
        trials.push(trial("broken-numbers", broken_numbers));
        trials.push(trial("huge-numbers", huge_numbers));
    }
    trials
}

/// The same numbers give the same answers, however they are laid out.
fn white_space(sample: &Sample) -> Result<(), Failure> {
    let input = &sample.input;
    let mut layouts = vec![
        ("CRLF", input.replace('\n', "\r\n")),
        ("tabs", input.replace(' ', "\t")),
        ("blank lines", format!("\n\n{}\n\n", input.replace('\n', "\n\n \n"))),
        ("trailing blanks", input.replace('\n', "  \t\n")),
        ("leading blanks", format!("  {}", input.replace('\n', "\n\t "))),
        ("no last newline", input.trim_end().to_string()),
        ("0x1A at the end, as DOS had it", format!("{input}\x1a")),
        ("a line each", input.split_ascii_whitespace().collect::<Vec<_>>().join("\n")),
        ("one line", input.split_ascii_whitespace().collect::<Vec<_>>().join(" ")),
    ];
    if let Some(short) = sample.without_terminator() {
        layouts.push(("no terminator", short.to_string()));
        layouts.push(("no terminator, no last newline", short.trim_end().to_string()));
    }
    if let Some(input) = sample.with_a_case_more_promised() {
        layouts.push(("a case more promised", input.trim_end().to_string()));
        layouts.push(("a case more promised, and blank lines", input + "\r\n \n"));
    }
    for (layout, input) in layouts {
        let output = run(&path(sample.id), input.as_bytes());
        assert_clean_exit(&output)
            .and_then(|()| Ok(compare(sample.answer.as_bytes(), &output.stdout)?))
            .map_err(|problem| format!("{layout}: {problem}"))?;
    }
    Ok(())
}

/// What is no number, in place of one, is an error that names it, after the answers of the cases before it.
fn broken_numbers(sample: &Sample) -> Result<(), Failure> {
    let most = if is_release() { usize::MAX } else { MOST_BROKEN };
    // As all are read in the same way, the first number alone has each of the faults.
    for broken in with_broken_numbers(&sample.input, &sample.validator, most, true) {
        let ended = run(&path(sample.id), broken.before.as_bytes());
        let output = run(&path(sample.id), &broken.input);
        // Where the input might have ended, the case goes on instead, and its answers are lost.
        let goes_on = ended.status.success() && ended.stdout.starts_with(&output.stdout);
        if !goes_on {
            compare(&ended.stdout, &output.stdout)?;
        }
        check_named(sample.id, &output, broken.line, &String::from_utf8_lossy(broken.number))?;
    }
    Ok(())
}

/// An input with what is no number in place of one.
pub struct Broken<'a> {
    pub input: Vec<u8>,
    /// What stands before it.
    before: &'a str,
    line: usize,
    number: &'static [u8],
}

/// The sample's input with one of [`BROKEN`] in turn in place of a number, of a spread of at most `most` numbers; of the
/// first one with each, if so. Without those that are legal, as a number of a hundred digits may be.
pub fn with_broken_numbers<'a>(
    input: &'a str,
    validator: &Program,
    most: usize,
    first_has_each: bool,
) -> Vec<Broken<'a>> {
    // The others are words, for which a program has conditions of its own, such as 0010.
    let is_number = |token: &Token| {
        token.text.parse::<u64>().is_ok_and(|number| number.to_string() == token.text)
    };
    let numbers: Vec<Token> = tokens(input).into_iter().filter(is_number).collect();
    let step = numbers.len().div_ceil(most).max(1);
    let mut all = Vec::new();
    for (index, token) in numbers.into_iter().step_by(step).enumerate() {
        let before = &input[..token.start];
        let after = &input[token.start + token.text.len()..];
        let turns = if index == 0 && first_has_each { 0..BROKEN.len() } else { index..index + 1 };
        for number in turns.map(|turn| BROKEN[turn % BROKEN.len()]) {
            let input = [before.as_bytes(), number, after.as_bytes()].concat();
            if validator.check(&input, None).is_err() {
                all.push(Broken { input, before, line: token.line, number });
            }
        }
    }
    all
}

/// That a program refuses in this line what it found there, in whatever words. Of -1 it may say what follows from it, if
/// other numbers may be negative.
fn check_named(id: &str, output: &Output, line: usize, found: &str) -> Result<(), String> {
    let said = String::from_utf8_lossy(&output.stderr);
    let begin = format!("{id}: line {line}: expected ");
    let [bare, quoted] = [format!(", found {found}\n"), format!(", found {found:?}\n")];
    let is_named = said.ends_with(&bare) || said.ends_with(&quoted) || found == "-1";
    match output.status.code() {
        Some(1) if said.starts_with(&begin) && is_named => Ok(()),
        _ => Err(format!("expected \"{begin}...{bare}\", found {}, {said:?}", output.status)),
    }
}

/// The sample's input with the largest number that can be read in place of one number or word, and with nothing or the
/// rest behind it, each with what to call it in a message.
pub fn with_huge_numbers(input: &str) -> Vec<(String, String)> {
    let huge = u64::MAX;
    let inputs = tokens(input).into_iter().flat_map(|Token { text, line, start }| {
        let (before, after) = (&input[..start], &input[start + text.len()..]);
        [("nothing", ""), ("the rest", after)].map(|(behind, after)| {
            let name = format!("{huge} in place of {text} in line {line}, {behind} behind it");
            (name, format!("{before}{huge}{after}"))
        })
    });
    inputs.collect()
}

/// A number that promises more than there is, or than can be computed, is answered or refused.
fn huge_numbers(sample: &Sample) -> Result<(), Failure> {
    for (name, input) in with_huge_numbers(&sample.input) {
        let output = run_in_little(&path(sample.id), input.as_bytes());
        let output =
            output.map_err(|error| format!("problems/{}/main.rs: {name}: {error}", sample.id))?;
        if output.status.code() != Some(1) {
            assert_clean_exit(&output).map_err(|error| {
                format!(
                    "problems/{}/main.rs: {name}: expected status 0 or 1, found {error}",
                    sample.id
                )
            })?;
        }
    }
    Ok(())
}

fn check_refused(id: &str, output: &Output, message: &str) -> Result<(), String> {
    compare(format!("{id}: {message}\n").as_bytes(), &output.stderr)
        .map_err(|difference| format!("stderr, {difference}"))?;
    match output.status.code() {
        Some(1) => Ok(()),
        _ => Err(format!("{} instead of exit status 1", output.status)),
    }
}

/// An empty input has no cases, unless there is to be one, or their number.
fn empty_input(subject: &Subject) -> Result<(), Failure> {
    for input in ["", "\n", " \t\r\n\r\n"] {
        let output = run(&path(subject.id()), input.as_bytes());
        compare(b"", &output.stdout)?;
        if matches!(subject.framing, Framing::Single | Framing::Counted) {
            check_refused(subject.id(), &output, &format!("line 1: {END_OF_FILE}"))?;
        } else {
            assert_clean_exit(&output)?;
        }
    }
    Ok(())
}
