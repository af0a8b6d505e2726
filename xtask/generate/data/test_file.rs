//! A test file as a generator makes it, and the random numbers for it.

use super::Generator;
use anyhow::ensure;
use fastrand::Rng;
use pack::{Framing, Result};
use std::fmt::Display;
use std::ops::RangeInclusive;

/// A problem has no more largest inputs: each has to refuse what the others do not.
const MOST_LARGEST: usize = 6;

/// All test files of a problem. Fails if the generator makes too many largest inputs.
pub fn all_files(cases: Generator) -> Result<Vec<TestFile>> {
    let files = cases();
    let largest = files.iter().filter(|file| file.name.starts_with("largest-")).count();
    ensure!(
        largest <= MOST_LARGEST,
        "expected at most {MOST_LARGEST} largest inputs, found {largest}: drop those that refuse no more than the others"
    );
    Ok(files)
}

/// An input file.
pub struct TestFile {
    /// The name of input and answer, without the extension.
    pub name: String,
    /// Of the largest inputs, their shape in a few words.
    pub desc: String,
    /// Each with its last newline.
    pub cases: Vec<String>,
}

impl TestFile {
    /// The text of the input.
    pub fn input(&self, framing: Framing) -> String {
        pack::framed(framing, &self.cases)
    }
}

/// The largest inputs, up to the judge's bounds: `largest-01` and so on. Each is a shape, in a few words, and the cases
/// of one file, each without its last newline.
pub fn largest<S: Display, T: Display>(
    files: impl IntoIterator<Item = (S, Vec<T>)>,
) -> Vec<TestFile> {
    numbered("largest", files)
}

/// The edge cases of a lesson: `edge-01` and so on. Each is the cases of one file, each without its last newline.
pub fn edges<T: Display>(files: impl IntoIterator<Item = Vec<T>>) -> Vec<TestFile> {
    numbered("edge", files.into_iter().map(|cases| ("", cases)))
}

fn numbered<S: Display, T: Display>(
    kind: &str,
    files: impl IntoIterator<Item = (S, Vec<T>)>,
) -> Vec<TestFile> {
    let file = |(number, (shape, cases)): (usize, (S, Vec<T>))| TestFile {
        name: format!("{kind}-{number:02}"),
        desc: shape.to_string(),
        cases: cases.iter().map(|case| format!("{case}\n")).collect(),
    };
    (1..).zip(files).map(file).collect()
}

/// The results of `count` calls of `generate`, with a generator of random numbers seeded with `seed`.
pub fn sample<T>(count: usize, seed: u64, mut generate: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(|_| generate(&mut rng)).collect()
}

/// `length` random numbers from `numbers`.
pub fn random_list(rng: &mut Rng, length: usize, numbers: RangeInclusive<usize>) -> Vec<usize> {
    (0..length).map(|_| rng.usize(numbers.clone())).collect()
}
