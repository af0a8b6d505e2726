//! `cargo xtask data`: the test cases in `testdata/ID/secret/`, with their answers.
//!
//! Each problem has a file here that lists its cases and computes their answers. To be independent, it
//! uses neither `common` nor the solutions. Small positions are settled by the rules alone, by search
//! or with a table. For larger ones two different arguments must agree; if they do not, the command
//! panics and names the position.
//!
//! A file name says what the case is for: `edge` for the ends of the range and known mistakes,
//! `random` for random positions, `max` for size. Each random sample has a fixed seed, so the files
//! never vary.

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
use crate::Result;
use common::judge::Framing;
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Write the test cases of testdata/ID/secret/ and their answers, or check them.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all of them.
    ids: Vec<String>,
    /// Write nothing; fail if a file is missing, out of date or stale.
    #[arg(long)]
    check: bool,
}

/// Generates all test cases of a problem.
type Cases = fn() -> Vec<TestCase>;

/// The problems whose cases are generated here. The folders of other problems are left alone.
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

/// Runs the command. Fails on an unknown id, on a read or write error and, with `--check`, if a file
/// differs from what is generated.
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
        let files = files(id)?;
        fs::create_dir_all(folder(id))?;
        for path in stale_files(id, &files)? {
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
        let files = files(id)?;
        let mut outdated: Vec<(PathBuf, &str)> =
            stale_files(id, &files)?.into_iter().map(|path| (path, "one too many")).collect();
        for (path, text) in files {
            match fs::read(&path) {
                Err(_) => outdated.push((path, "missing")),
                Ok(found) if found != text.as_bytes() => outdated.push((path, "changed")),
                Ok(_) => {}
            }
        }
        outdated.sort();
        for (path, fault) in outdated {
            message += &format!("  {}, {fault}: cargo xtask data {id}\n", pack::shown(&path));
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

/// The contents of all secret files of a problem, by path.
fn files(id: &str) -> Result<BTreeMap<PathBuf, String>> {
    let framing = pack::find(id)?.framing()?;
    let (_, cases) = PROBLEMS.iter().find(|problem| problem.0 == id).expect("it is in the list");
    let mut files = BTreeMap::new();
    for case in cases() {
        let (input, answer) = case.texts(framing);
        for (extension, text) in [("in", input), ("ans", answer)] {
            let path = folder(id).join(&case.name).with_extension(extension);
            let previous = files.insert(path, text);
            assert!(previous.is_none(), "{id} has two cases {}", case.name);
        }
    }
    Ok(files)
}

/// The inputs and answers in the folder of a problem that are not in `files`.
fn stale_files(id: &str, files: &BTreeMap<PathBuf, String>) -> Result<BTreeSet<PathBuf>> {
    let is_test_data = |path: &Path| {
        path.extension().is_some_and(|extension| extension == "in" || extension == "ans")
    };
    let mut stale_files = BTreeSet::new();
    for entry in fs::read_dir(folder(id)).into_iter().flatten() {
        let path = entry?.path();
        if is_test_data(&path) && !files.contains_key(&path) {
            stale_files.insert(path);
        }
    }
    Ok(stale_files)
}

/// The cases of an input file, with their answers.
struct TestCase {
    /// The name of both files, without the extension.
    name: String,
    cases: Vec<Case>,
}

/// One case of an input file, such as one position, and the answer to it.
struct Case {
    input: String,
    answer: String,
}

impl Case {
    fn new(input: impl Display, answer: impl Display) -> Self {
        Case { input: input.to_string(), answer: answer.to_string() }
    }
}

impl TestCase {
    fn new(name: &str, cases: impl IntoIterator<Item = Case>) -> Self {
        TestCase { name: name.to_string(), cases: cases.into_iter().collect() }
    }

    /// This test case.
    ///
    /// # Panics
    ///
    /// If it has no cases, or more than `max_count`.
    fn at_most(self, max_count: usize) -> Self {
        let count = self.cases.len();
        assert!((1..=max_count).contains(&count), "{} has {count} cases", self.name);
        self
    }

    /// The texts of the two files.
    fn texts(&self, framing: Framing) -> (String, String) {
        let lines = |text: &String| format!("{text}\n");
        let inputs: Vec<String> = self.cases.iter().map(|case| lines(&case.input)).collect();
        let answers = self.cases.iter().map(|case| lines(&case.answer)).collect();
        (pack::framed(framing, &inputs), answers)
    }
}

/// All pairs of a number from `firsts` and one from `seconds`, in lexicographic order.
fn all_pairs(
    firsts: RangeInclusive<usize>,
    seconds: RangeInclusive<usize>,
) -> impl Iterator<Item = (usize, usize)> {
    firsts.flat_map(move |first| seconds.clone().map(move |second| (first, second)))
}

/// All lists of `length` numbers from `numbers`, in lexicographic order.
fn all_lists(length: usize, numbers: RangeInclusive<usize>) -> Vec<Vec<usize>> {
    let mut lists = vec![Vec::new()];
    for _ in 0..length {
        let extend = |list: Vec<usize>| {
            numbers.clone().map(move |number| [list.clone(), vec![number]].concat())
        };
        lists = lists.into_iter().flat_map(extend).collect();
    }
    lists
}

/// The results of `count` calls of `generate`, with a generator of random numbers seeded with `seed`.
fn sample<T>(count: usize, seed: u64, mut generate: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(|_| generate(&mut rng)).collect()
}

/// `length` random numbers from `numbers`.
fn random_list(rng: &mut Rng, length: usize, numbers: RangeInclusive<usize>) -> Vec<usize> {
    (0..length).map(|_| rng.usize(numbers.clone())).collect()
}

/// The numbers, separated by blanks.
fn join(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_cases_are_up_to_date() {
        command(&Arguments { ids: Vec::new(), check: true }).unwrap();
    }

    #[test]
    fn every_problem_has_edge_random_and_max_cases() {
        let ids: Vec<String> = pack::problems().unwrap().into_iter().map(|p| p.id).collect();
        assert_eq!(ids, PROBLEMS.map(|problem| problem.0.to_string()));
        for id in ids {
            let files = files(&id).unwrap();
            let names: Vec<&str> =
                files.keys().map(|path| path.file_stem().unwrap().to_str().unwrap()).collect();
            for kind in ["edge-", "random-", "max-"] {
                assert!(names.iter().any(|name| name.starts_with(kind)), "{id}: no {kind}");
            }
            let numbered = |name: &&str| name.ends_with(|c: char| c.is_ascii_digit());
            assert!(names.iter().all(numbered), "{id}: {names:?}");
            for (path, text) in files {
                assert!(text.len() < 1_000_000, "{} is large", pack::shown(&path));
            }
        }
    }

    #[test]
    fn a_test_case_is_an_input_and_its_answers() {
        let case = TestCase::new("edge-01", [Case::new("7 8", "yes"), Case::new("9 9", "no")]);
        let (input, answer) = case.texts(Framing::Counted);
        assert_eq!((input.as_str(), answer.as_str()), ("2\n7 8\n9 9\n", "yes\nno\n"));
    }
}
