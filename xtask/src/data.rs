//! `cargo xtask data`: the cases of `testdata/ID/secret/`, and the answers to them.
//!
//! Each problem has a file here that lists its cases and finds their answers. Nothing of `common` or
//! of the solutions is used: where the rules alone can settle a position, by search or by a table, they
//! do; beyond that, two arguments of different kinds must agree, or the command stops with the
//! position.
//!
//! Names tell what a case is for: `edge` for the ends of the range and for known mistakes, `random` for
//! the unexpected, `max` for size. What is drawn is drawn from a seed, so that the files are always the
//! same.

mod ferguson;
mod hdu1079;
mod hdu1527;
mod hdu1536;
mod hdu1846;
mod hdu1847;
mod hdu1848;
mod hdu1849;
mod hdu1850;
mod hdu1851;
mod hdu1907;
mod hdu2149;
mod hdu2174;
mod hdu2509;
mod hdu2516;
mod hdu2897;
mod poj1704;
mod rules;

use crate::bundle::progress;
use crate::pack;
use crate::Result;
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Write the cases of testdata/ID/secret/ and their answers, or check them.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all of them.
    ids: Vec<String>,
    /// Fail if a file is missing, changed or one too many; write nothing.
    #[arg(long)]
    check: bool,
}

/// Makes all cases of a problem.
type Cases = fn() -> Vec<TestCase>;

/// The problems whose cases are made here. In the folder of another problem nothing is touched.
const PROBLEMS: [(&str, Cases); 17] = [
    ("ferguson", ferguson::cases),
    ("hdu1079", hdu1079::cases),
    ("hdu1527", hdu1527::cases),
    ("hdu1536", hdu1536::cases),
    ("hdu1846", hdu1846::cases),
    ("hdu1847", hdu1847::cases),
    ("hdu1848", hdu1848::cases),
    ("hdu1849", hdu1849::cases),
    ("hdu1850", hdu1850::cases),
    ("hdu1851", hdu1851::cases),
    ("hdu1907", hdu1907::cases),
    ("hdu2149", hdu2149::cases),
    ("hdu2174", hdu2174::cases),
    ("hdu2509", hdu2509::cases),
    ("hdu2516", hdu2516::cases),
    ("hdu2897", hdu2897::cases),
    ("poj1704", poj1704::cases),
];

/// Runs the command.
pub fn command(arguments: &Arguments) -> Result<()> {
    let mut ids = Vec::new();
    for id in &arguments.ids {
        let id = pack::find(id)?.id;
        if !PROBLEMS.iter().any(|problem| problem.0 == id) {
            return Err(format!("{id} has no cases in xtask/src/data.rs").into());
        }
        ids.push(id);
    }
    if ids.is_empty() {
        ids = PROBLEMS.iter().map(|problem| problem.0.to_string()).collect();
    }
    if arguments.check {
        check(&ids)
    } else {
        write(&ids)
    }
}

fn write(ids: &[String]) -> Result<()> {
    let progress = progress(ids.len());
    for id in ids {
        progress.set_message(id.clone());
        let files = files(id);
        fs::create_dir_all(folder(id))?;
        for path in surplus(id, &files)? {
            fs::remove_file(&path)?;
            progress.suspend(|| println!("removed {}", pack::shown(&path)));
        }
        for (path, text) in files {
            if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
                fs::write(path, text)?;
            }
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(())
}

fn check(ids: &[String]) -> Result<()> {
    let progress = progress(ids.len());
    let mut message = String::new();
    for id in ids {
        progress.set_message(id.clone());
        let files = files(id);
        let mut wrong: Vec<(PathBuf, &str)> =
            surplus(id, &files)?.into_iter().map(|path| (path, "one too many")).collect();
        for (path, text) in files {
            match fs::read(&path) {
                Err(_) => wrong.push((path, "missing")),
                Ok(found) if found != text.as_bytes() => wrong.push((path, "changed")),
                Ok(_) => {}
            }
        }
        wrong.sort();
        for (path, problem) in wrong {
            message += &format!("  {}, {problem}: cargo xtask data {id}\n", pack::shown(&path));
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    if message.is_empty() {
        return Ok(());
    }
    Err(format!("these files are not as the code has them:\n{}", message.trim_end()).into())
}

fn folder(id: &str) -> PathBuf {
    pack::root().join("testdata").join(id).join("secret")
}

/// All files of a problem, as they should be.
fn files(id: &str) -> BTreeMap<PathBuf, String> {
    let (_, cases) = PROBLEMS.iter().find(|problem| problem.0 == id).expect("it is in the list");
    let mut files = BTreeMap::new();
    for TestCase { name, input, answer } in cases() {
        for (extension, text) in [("in", input), ("ans", answer)] {
            let other = files.insert(folder(id).join(&name).with_extension(extension), text);
            assert!(other.is_none(), "{id} has two cases {name}");
        }
    }
    files
}

/// The inputs and answers in the folder of a problem that should not be there.
fn surplus(id: &str, files: &BTreeMap<PathBuf, String>) -> Result<BTreeSet<PathBuf>> {
    let is_ours = |path: &Path| path.extension().is_some_and(|end| end == "in" || end == "ans");
    let mut surplus = BTreeSet::new();
    for entry in fs::read_dir(folder(id)).into_iter().flatten() {
        let path = entry?.path();
        if is_ours(&path) && !files.contains_key(&path) {
            surplus.insert(path);
        }
    }
    Ok(surplus)
}

/// An input file with its answer file.
struct TestCase {
    /// The name of both files, without the extension.
    name: String,
    input: String,
    answer: String,
}

/// A position in the words of the input, and the line that answers it.
struct Question {
    input: String,
    answer: String,
}

impl Question {
    fn new(input: impl Display, answer: impl Display) -> Self {
        Question { input: input.to_string(), answer: answer.to_string() }
    }
}

impl TestCase {
    /// The input ends with the last question.
    fn to_end(name: &str, questions: impl IntoIterator<Item = Question>) -> Self {
        let (mut input, mut answer) = (String::new(), String::new());
        for question in questions {
            input += &format!("{}\n", question.input);
            answer += &format!("{}\n", question.answer);
        }
        TestCase { name: name.to_string(), input, answer }
    }

    /// The number of questions comes first. It must not be more than `most`.
    fn counted(name: &str, most: usize, questions: impl IntoIterator<Item = Question>) -> Self {
        let questions: Vec<Question> = questions.into_iter().collect();
        let count = questions.len();
        assert!((1..=most).contains(&count), "{name} has {count} questions");
        let case = Self::to_end(name, questions);
        TestCase { input: format!("{count}\n{}", case.input), ..case }
    }

    /// A line of zeros, as many as a question has numbers, comes last.
    fn closed(name: &str, zeros: &str, questions: impl IntoIterator<Item = Question>) -> Self {
        let case = Self::to_end(name, questions);
        TestCase { input: format!("{}{zeros}\n", case.input), ..case }
    }
}

/// All pairs of two ranges.
fn pairs(
    firsts: RangeInclusive<usize>,
    seconds: RangeInclusive<usize>,
) -> impl Iterator<Item = (usize, usize)> {
    firsts.flat_map(move |first| seconds.clone().map(move |second| (first, second)))
}

/// All rows of `length` numbers from `numbers`.
fn rows(length: usize, numbers: RangeInclusive<usize>) -> Vec<Vec<usize>> {
    let mut rows = vec![Vec::new()];
    for _ in 0..length {
        let longer = |row: Vec<usize>| {
            numbers.clone().map(move |number| [row.clone(), vec![number]].concat())
        };
        rows = rows.into_iter().flat_map(longer).collect();
    }
    rows
}

/// As many things as asked for, drawn one after the other from the seed.
fn drawn<T>(count: usize, seed: u64, one: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    let mut random = Rng::with_seed(seed);
    let mut one = one;
    (0..count).map(|_| one(&mut random)).collect()
}

/// A row of that many numbers.
fn drawn_row(random: &mut Rng, length: usize, numbers: RangeInclusive<usize>) -> Vec<usize> {
    (0..length).map(|_| random.usize(numbers.clone())).collect()
}

/// Numbers with blanks between them.
fn line(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_cases_are_fresh() {
        command(&Arguments { ids: Vec::new(), check: true }).unwrap();
    }

    #[test]
    fn every_problem_has_cases_of_all_three_kinds() {
        let mut ids: Vec<String> = pack::problems().unwrap().into_iter().map(|p| p.id).collect();
        ids.sort();
        assert_eq!(ids, PROBLEMS.map(|problem| problem.0.to_string()));
        for (id, cases) in PROBLEMS {
            let cases = cases();
            for kind in ["edge-", "random-", "max-"] {
                assert!(cases.iter().any(|case| case.name.starts_with(kind)), "{id}: no {kind}");
            }
            for TestCase { name, input, answer } in cases {
                assert!(name.ends_with(|c: char| c.is_ascii_digit()), "{id}: {name}");
                assert!(input.len() < 600_000 && answer.len() < 1_000_000, "{id}: {name} is large");
            }
        }
    }

    #[test]
    fn the_three_ways_to_end_an_input() {
        let questions = || [Question::new("7 8", "yes"), Question::new("9 9", "no")];
        let input = |case: TestCase| {
            assert_eq!((case.name.as_str(), case.answer.as_str()), ("edge-01", "yes\nno\n"));
            case.input
        };
        assert_eq!(input(TestCase::to_end("edge-01", questions())), "7 8\n9 9\n");
        assert_eq!(input(TestCase::counted("edge-01", 2, questions())), "2\n7 8\n9 9\n");
        assert_eq!(input(TestCase::closed("edge-01", "0 0", questions())), "7 8\n9 9\n0 0\n");
    }
}
