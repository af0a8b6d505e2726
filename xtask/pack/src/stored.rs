//! The test files of a problem that are stored, in `testdata/ID/`: the official samples, and edge cases by hand.

use crate::{files_if_any, read, shown, Pack, Result};
use anyhow::{ensure, Context};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A test file: an input, which may have many cases, and its answers.
#[derive(Clone)]
pub struct TestFile {
    /// The name of both files, without the extension.
    pub name: String,
    /// Whether it is an official sample.
    pub is_sample: bool,
    /// The file of the input.
    pub input: PathBuf,
    /// The file of the answer.
    pub answer: PathBuf,
}

impl TestFile {
    pub(crate) fn new(folder: &Path, name: &str, is_sample: bool) -> Self {
        let [input, answer] = ["in", "ans"].map(|end| folder.join(format!("{name}.{end}")));
        TestFile { name: name.to_string(), is_sample, input, answer }
    }

    /// Whether it is one of the largest inputs, up to the judge's bounds.
    pub fn is_largest(&self) -> bool {
        self.name.starts_with("largest-")
    }
}

/// An edge case that is stored, as in `testdata/ID/edge.yaml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// What it is for, in one line.
    pub desc: String,
    /// The input.
    #[serde(rename = "in")]
    pub input: String,
    /// The answer to it.
    pub ans: String,
}

impl Pack {
    /// The folder of a problem's stored test files.
    pub fn data(&self, id: &str) -> PathBuf {
        self.path("testdata").join(id)
    }

    /// The official samples of a problem, in the order of their names.
    pub fn samples(&self, id: &str) -> Result<Vec<TestFile>> {
        let folder = self.data(id).join("sample");
        let inputs = files_if_any(&folder, "in")?.into_iter();
        let name = |input: &Path| input.file_stem().unwrap_or_default().display().to_string();
        Ok(inputs.map(|input| TestFile::new(&folder, &name(&input), true)).collect())
    }

    /// The edge cases of a problem that are stored, by their names.
    pub fn edges(&self, id: &str) -> Result<BTreeMap<String, Edge>> {
        let path = self.data(id).join("edge.yaml");
        if !path.is_file() {
            return Ok(BTreeMap::new());
        }
        let edges: BTreeMap<String, Edge> =
            serde_norway::from_str(&read(&path)?).with_context(|| shown(&path))?;
        for name in edges.keys() {
            ensure!(name.starts_with("edge-"), "{}: {name} is no edge-NN", shown(&path));
        }
        Ok(edges)
    }
}
