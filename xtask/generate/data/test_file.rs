//! A test file as a generator makes it, and the random numbers for it.

use super::Generator;
use anyhow::{anyhow, ensure};
use fastrand::Rng;
use pack::{Framing, Result};
use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::panic;

thread_local! {
    /// Where the generator is that runs on this thread.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A problem has no more largest inputs: each has to refuse what the others do not.
const MOST_LARGEST: usize = 6;

/// All test files of a problem. Fails if the generator panics, and if it makes too many largest inputs.
pub fn all_files(cases: Generator) -> Result<Vec<TestFile>> {
    PLACE.set("before the first test file".to_string());
    let files = panic::catch_unwind(cases);
    let files = files.map_err(|_| anyhow!("the generator panics {}", PLACE.take()))?;
    let largest = files.iter().filter(|file| file.name.starts_with("largest-")).count();
    ensure!(
        largest <= MOST_LARGEST,
        "expected at most {MOST_LARGEST} largest inputs, found {largest}: drop those that refuse no more than the others"
    );
    Ok(files)
}

/// The cases of an input file.
pub struct TestFile {
    /// The name of input and answer, without the extension.
    pub name: String,
    /// What it is, in a few words; of the largest inputs, their shape.
    pub desc: String,
    pub cases: Vec<Case>,
}

/// One case of an input file, such as one position.
pub struct Case {
    pub input: String,
    /// The answer to it, where the generator knows another way to it than the program.
    pub answer: Option<String>,
}

impl Case {
    /// A case with its answer, both without the last newline.
    pub fn new(input: impl Display, answer: impl Display) -> Self {
        Case { input: input.to_string(), answer: Some(answer.to_string()) }
    }
}

impl TestFile {
    /// The cases of one input file, which is called `name`.
    pub fn new(name: &str, cases: impl IntoIterator<Item = Case>) -> Self {
        PLACE.set(format!("in the test file {name}"));
        let cases = cases.into_iter().collect();
        PLACE.set(format!("after the test file {name}"));
        TestFile { name: name.to_string(), desc: String::new(), cases }
    }

    /// This test file.
    ///
    /// # Panics
    ///
    /// If it has no cases, or more than `max_count`.
    pub fn at_most(self, max_count: usize) -> Self {
        let count = self.cases.len();
        assert!((1..=max_count).contains(&count), "{} has {count} cases", self.name);
        self
    }

    /// The text of the input.
    pub fn input(&self, framing: Framing) -> String {
        let inputs: Vec<String> =
            self.cases.iter().map(|case| format!("{}\n", case.input)).collect();
        pack::framed(framing, &inputs)
    }

    /// The text of the answers, if the generator knows them.
    pub fn answer(&self) -> Option<String> {
        self.cases.iter().map(|case| Some(format!("{}\n", case.answer.as_ref()?))).collect()
    }
}

/// The files of these kinds, each of a list of cases, with their numbers: `edge-01` and so on.
pub fn numbered<T, const N: usize>(
    kinds: [(&str, Vec<T>); N],
    mut test_file: impl FnMut(&str, T) -> TestFile,
) -> Vec<TestFile> {
    let mut files = Vec::new();
    for (kind, lists) in kinds {
        let named = (1..).zip(lists).map(|(i, cases)| test_file(&format!("{kind}-{i:02}"), cases));
        files.extend(named);
    }
    files
}

/// The largest inputs, up to the judge's bounds: `largest-01` and so on. Each is a shape, in a few words, and the cases
/// of one file, each without its last newline.
pub fn largest<S: Display, T: Display>(
    files: impl IntoIterator<Item = (S, Vec<T>)>,
) -> Vec<TestFile> {
    unanswered("largest", files)
}

/// The edge cases of a lesson if the program gives the answers: `edge-01` and so on. Each is the cases of one file, each
/// without its last newline.
pub fn edges<T: Display>(files: impl IntoIterator<Item = Vec<T>>) -> Vec<TestFile> {
    unanswered("edge", files.into_iter().map(|cases| ("", cases)))
}

fn unanswered<S: Display, T: Display>(
    kind: &str,
    files: impl IntoIterator<Item = (S, Vec<T>)>,
) -> Vec<TestFile> {
    let file = |(number, (shape, cases)): (usize, (S, Vec<T>))| {
        let cases = cases.into_iter().map(|input| Case { input: input.to_string(), answer: None });
        let name = format!("{kind}-{number:02}");
        TestFile { name, desc: shape.to_string(), cases: cases.collect() }
    };
    (1..).zip(files).map(file).collect()
}

/// The results of `count` calls of `generate`, with a generator of random numbers seeded with `seed`.
pub fn sample<T>(count: usize, seed: u64, mut generate: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(|_| generate(&mut rng)).collect()
}

/// A position, or what `change` makes of it, such as a P-position, with equal odds.
pub fn or_changed<T>(rng: &mut Rng, position: T, change: impl FnOnce(T) -> T) -> T {
    if rng.bool() {
        change(position)
    } else {
        position
    }
}

/// `length` random numbers from `numbers`.
pub fn random_list(rng: &mut Rng, length: usize, numbers: RangeInclusive<usize>) -> Vec<usize> {
    (0..length).map(|_| rng.usize(numbers.clone())).collect()
}
