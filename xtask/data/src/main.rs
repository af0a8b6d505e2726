//! `cargo xtask data`: the test files in `testdata/ID/secret/`, with their answers.
//!
//! `problems/ID/generators/cases.rs` lists the cases of a problem and computes their answers. To be
//! independent, it uses neither `common` nor the solutions. Small positions are settled by the rules alone, by search
//! or with a table. For larger ones two different arguments must agree; if they do not, the command
//! panics and names the position.
//!
//! A file name says what the case is for: `edge` for the ends of the range and known mistakes,
//! `random` for random positions, `max` for size. Each random sample has a fixed seed, so the files
//! never vary.

mod generate;
mod registry;
mod rules;

use anyhow::{bail, ensure, Context};
use clap::Parser;
use common::judge::Framing;
use fastrand::Rng;
use itertools::Itertools;
use pack::{Problem, Result};
use registry::CASES;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write the test files of testdata/ID/secret/ and their answers, or check them.
#[derive(Parser)]
#[command(bin_name = "cargo xtask data", disable_version_flag = true)]
struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, those whose generator or data has changed.
    ids: Vec<String>,
    /// All problems.
    #[arg(long)]
    all: bool,
    /// Write nothing; fail if a file of these problems, or of all, is missing, out of date or stale.
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let all = arguments.all || !arguments.ids.is_empty();
    let run = |problems: Vec<Problem>| {
        if arguments.check {
            check(&problems, all)
        } else {
            write(&problems, all)
        }
    };
    match pack::chosen(&arguments.ids).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("data: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Generates all test files of a problem.
type Cases = fn() -> Vec<TestFile>;

/// Writes the cases of these problems, and removes those that they no longer have. `all` of them, or those alone
/// whose generator or data has changed.
fn write(problems: &[Problem], all: bool) -> Result<()> {
    let mut known = fingerprints()?;
    let found = pack::progress::map(problems, |problem| {
        let found = fingerprint(problem)?;
        if !all && known.get(&problem.id) == Some(&found) {
            return Ok((problem.id.clone(), found));
        }
        let files = files(problem)?;
        let stale_files = stale_files(problem, &files)?;
        let mut count = stale_files.len();
        for path in stale_files {
            fs::remove_file(&path)?;
        }
        for (path, text) in files {
            count += usize::from(pack::write(&path, &text)?);
        }
        if count == 0 {
            return Ok((problem.id.clone(), found));
        }
        pack::progress::tell(&format!("wrote {}: {count} files", pack::shown(&folder(problem))));
        Ok((problem.id.clone(), fingerprint(problem)?))
    })?;
    known.extend(found);
    let is_there = |id: &str| pack::root().join("problems").join(id).is_dir();
    let lines = known.iter().filter(|(id, _)| is_there(id));
    let lines: String = lines.map(|(id, fingerprint)| format!("{id} {fingerprint}\n")).collect();
    pack::progress::write(&pack::root().join(FINGERPRINTS), &lines).map(drop)
}

/// For each problem a fingerprint of its data and of what it was made from, when the two last agreed. It saves the
/// tests the time to make all data anew; `.ci/run` does that.
const FINGERPRINTS: &str = "testdata/fingerprints.txt";

/// The fingerprints that are written down, by problem.
fn fingerprints() -> Result<BTreeMap<String, String>> {
    let path = pack::root().join(FINGERPRINTS);
    let text = if path.exists() { pack::read(&path)? } else { String::new() };
    let pair = |line: &str| line.split_once(' ').map(|(id, text)| (id.into(), text.into()));
    Ok(text.lines().filter_map(pair).collect())
}

/// The fingerprint of the data of a problem and of what it is made from.
fn fingerprint(problem: &Problem) -> Result<String> {
    let root = pack::root();
    let mut sources = vec![root.join("Cargo.lock"), root.join("xtask/pack/src/framed.rs")];
    sources.extend(pack::files(&root.join("xtask/data/src"), "rs")?);
    sources.retain(|path| !path.ends_with("registry.rs"));
    sources.extend(pack::files_if_any(&problem.folder().join("generators"), "rs")?);
    let data = pack::files_if_any(&folder(problem), "")?;
    let mut parts = vec![format!("{:?}", problem.framing()?).into_bytes()];
    for path in sources.into_iter().chain(data) {
        parts
            .push(path.file_name().unwrap_or_default().to_string_lossy().into_owned().into_bytes());
        parts.push(fs::read(&path).with_context(|| pack::shown(&path))?);
    }
    Ok(pack::fingerprint(parts))
}

/// Fails if a case of these problems is missing, is not as the code has it, or is one too many, or if that is not
/// written down. Generates `all` of them, or those alone whose generator or data has changed.
fn check(problems: &[Problem], all: bool) -> Result<()> {
    let known = fingerprints()?;
    let messages = pack::progress::map(problems, |problem| {
        let is_known = known.get(&problem.id) == Some(&fingerprint(problem)?);
        if !all && is_known {
            return Ok(String::new());
        }
        let files = files(problem)?;
        let stale_files = stale_files(problem, &files)?.into_iter();
        let mut outdated: Vec<(PathBuf, &str)> =
            stale_files.map(|path| (path, "one too many")).collect();
        for (path, text) in files {
            match fs::read(&path) {
                Err(_) => outdated.push((path, "missing")),
                Ok(found) if found != text.as_bytes() => outdated.push((path, "changed")),
                Ok(_) => {}
            }
        }
        if outdated.is_empty() && !is_known {
            outdated.push((pack::root().join(FINGERPRINTS), "changed"));
        }
        outdated.sort();
        let lines = outdated.into_iter().map(|(path, fault)| {
            format!("  {}, {fault}: cargo xtask data {}\n", pack::shown(&path), problem.id)
        });
        Ok(lines.collect::<String>())
    })?;
    let message = messages.concat();
    if message.is_empty() {
        return Ok(());
    }
    bail!("these files are not as the code has them:\n{}", message.trim_end())
}

fn folder(problem: &Problem) -> PathBuf {
    problem.data().join("secret")
}

/// No file has so many bytes: the repository stays small.
const TOO_LONG: usize = 1_600_000;

/// The contents of all secret files of a problem, by path; none if it has no generator.
fn files(problem: &Problem) -> Result<BTreeMap<PathBuf, String>> {
    if !problem.has("generators/cases.rs") {
        return Ok(BTreeMap::new());
    }
    let (id, framing) = (&problem.id, problem.framing()?);
    let generator = CASES.iter().find(|(name, _)| name == id);
    let (_, cases) =
        generator.with_context(|| format!("{id} is not known yet: run `cargo xtask sync`"))?;
    let mut files = BTreeMap::new();
    for case in generate::run(*cases)? {
        let (input, answer) = case.texts(framing);
        for (extension, text) in [("in", input), ("ans", answer)] {
            let path = folder(problem).join(&case.name).with_extension(extension);
            let (name, length) = (pack::shown(&path), text.len());
            ensure!(
                length < TOO_LONG,
                "{name} would have {length} bytes, and less than {TOO_LONG} are wanted: \
                 make fewer or smaller cases of it in problems/{id}/generators/cases.rs"
            );
            let previous = files.insert(path, text);
            ensure!(
                previous.is_none(),
                "{name} is made twice by problems/{id}/generators/cases.rs"
            );
        }
    }
    Ok(files)
}

/// The inputs and answers in the folder of a problem that are not in `files`.
fn stale_files(problem: &Problem, files: &BTreeMap<PathBuf, String>) -> Result<BTreeSet<PathBuf>> {
    let is_test_data = |path: &Path| {
        path.extension().is_some_and(|extension| extension == "in" || extension == "ans")
    };
    let mut stale_files = BTreeSet::new();
    for entry in fs::read_dir(folder(problem)).into_iter().flatten() {
        let path = entry?.path();
        if is_test_data(&path) && !files.contains_key(&path) {
            stale_files.insert(path);
        }
    }
    Ok(stale_files)
}

/// The cases of an input file, with their answers.
struct TestFile {
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
    /// A case with its answer, both without the last newline.
    fn new(input: impl Display, answer: impl Display) -> Self {
        Case { input: input.to_string(), answer: answer.to_string() }
    }
}

impl TestFile {
    /// The cases of one input file, which is called `name`.
    fn new(name: &str, cases: impl IntoIterator<Item = Case>) -> Self {
        generate::is_at(&format!("in the test file {name}"));
        let cases = cases.into_iter().collect();
        generate::is_at(&format!("after the test file {name}"));
        TestFile { name: name.to_string(), cases }
    }

    /// This test file.
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

/// All lists of `length` numbers from `numbers`, in lexicographic order.
fn all_lists(length: usize, numbers: RangeInclusive<usize>) -> Vec<Vec<usize>> {
    (0..length).map(|_| numbers.clone()).multi_cartesian_product().collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_cases_are_up_to_date() {
        check(&pack::problems().unwrap(), false).unwrap();
    }

    /// That there is one of each kind is a test of the package `problems`, and those of `secret/` are short.
    #[test]
    fn cases_are_of_three_kinds_and_samples_are_short() {
        for case in
            pack::problems().unwrap().iter().flat_map(|problem| problem.test_files().unwrap())
        {
            let path = pack::shown(&case.input);
            let is_known =
                ["edge-", "random-", "max-"].iter().any(|kind| case.name.starts_with(kind));
            assert!(
                is_known || case.is_sample,
                "{path}: expected a name that begins with edge-, random- or max-"
            );
            let length = fs::metadata(&case.input).unwrap().len();
            assert!(length < TOO_LONG as u64, "{path} has {length} bytes, of {TOO_LONG} at most");
        }
    }

    #[test]
    fn a_panic_is_told_with_its_test_case() {
        let cases = || vec![TestFile::new("edge-01", [1, 0].map(|n| Case::new(1 / n, 1)))];
        let message = generate::run(cases).err().unwrap().to_string();
        assert!(
            message.ends_with(": attempt to divide by zero (before the first test file)"),
            "{message}"
        );
        let cases = || vec![TestFile::new("edge-01", [1, 0].iter().map(|n| Case::new(1 / n, 1)))];
        let message = generate::run(cases).err().unwrap().to_string();
        assert!(
            message.ends_with(": attempt to divide by zero (in the test file edge-01)"),
            "{message}"
        );
    }

    #[test]
    fn a_test_case_is_an_input_and_its_answers() {
        let case = TestFile::new("edge-01", [Case::new("7 8", "yes"), Case::new("9 9", "no")]);
        let (input, answer) = case.texts(Framing::Counted);
        assert_eq!((input.as_str(), answer.as_str()), ("2\n7 8\n9 9\n", "yes\nno\n"));
    }
}
