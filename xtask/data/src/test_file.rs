//! A test file as a generator makes it, and the random numbers for it.

use crate::generate;
use common::judge::Framing;
use fastrand::Rng;
use itertools::Itertools;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// The cases of an input file, with their answers.
pub struct TestFile {
    /// The name of both files, without the extension.
    pub name: String,
    pub cases: Vec<Case>,
}

/// One case of an input file, such as one position, and the answer to it.
pub struct Case {
    pub input: String,
    pub answer: String,
}

impl Case {
    /// A case with its answer, both without the last newline.
    pub fn new(input: impl Display, answer: impl Display) -> Self {
        Case { input: input.to_string(), answer: answer.to_string() }
    }
}

impl TestFile {
    /// The cases of one input file, which is called `name`.
    pub fn new(name: &str, cases: impl IntoIterator<Item = Case>) -> Self {
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
    pub fn at_most(self, max_count: usize) -> Self {
        let count = self.cases.len();
        assert!((1..=max_count).contains(&count), "{} has {count} cases", self.name);
        self
    }

    /// The texts of the two files.
    pub fn texts(&self, framing: Framing) -> (String, String) {
        let lines = |text: &String| format!("{text}\n");
        let inputs: Vec<String> = self.cases.iter().map(|case| lines(&case.input)).collect();
        let answers = self.cases.iter().map(|case| lines(&case.answer)).collect();
        (pack::framed(framing, &inputs), answers)
    }
}

/// All lists of `length` numbers from `numbers`, in lexicographic order.
pub fn all_lists(length: usize, numbers: RangeInclusive<usize>) -> Vec<Vec<usize>> {
    (0..length).map(|_| numbers.clone()).multi_cartesian_product().collect()
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
