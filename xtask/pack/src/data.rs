//! The test files of a problem. In `testdata/ID/` are the official samples in `sample/`, edge cases by hand in
//! `edge.yaml`, and a line for each file that is made in `fingerprint`. What is made lies in `target/testdata/ID/secret/`;
//! [`make`] has `cargo xtask data` make it when it is not there, or when what it is made from has changed.

use crate::{files_below, fingerprint, read, shown, Edge, Pack, Problem, Result, TestFile};
use anyhow::{anyhow, ensure, Context};
use judging::compile::cargo;
use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, process};

/// A file that is made, as its line in `testdata/ID/fingerprint` tells.
#[derive(Debug, PartialEq)]
pub struct Made {
    /// The name of input and answer, without the extension.
    pub name: String,
    /// The [`fingerprint`] of both.
    pub hash: String,
    /// How many bytes the input has.
    pub bytes: usize,
    /// What it is, in a few words; of the largest inputs, their shape.
    pub desc: String,
}

impl Made {
    /// Its line in `fingerprint`, with the newline.
    pub fn line(&self) -> String {
        let Made { name, hash, bytes, desc } = self;
        format!("{name} {hash} {bytes} {desc}").trim_end().to_string() + "\n"
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.splitn(4, ' ').map(str::to_string);
        let (name, hash, bytes) = (words.next()?, words.next()?, words.next()?.parse().ok()?);
        Some(Made { name, hash, bytes, desc: words.next().unwrap_or_default() })
    }
}

/// The kinds of test files, in the order in which programs meet them.
const KINDS: [&str; 3] = ["edge", "random", "largest"];

impl Problem {
    /// The folder of its stored test files.
    pub fn data(&self) -> PathBuf {
        self.pack.data(&self.id)
    }

    /// The folder with the test files that are made, and the edge cases as files.
    pub fn made(&self) -> PathBuf {
        self.pack.path("target/testdata").join(&self.id).join("secret")
    }

    /// The file with a line for each test file that is made.
    pub fn fingerprint(&self) -> PathBuf {
        self.data().join("fingerprint")
    }

    /// Its official samples, in the order of their names.
    pub fn samples(&self) -> Result<Vec<TestFile>> {
        self.pack.samples(&self.id)
    }

    /// Its edge cases that are stored, by their names.
    pub fn edges(&self) -> Result<BTreeMap<String, Edge>> {
        self.pack.edges(&self.id)
    }

    /// The test files that are made, as `fingerprint` has them.
    pub fn made_files(&self) -> Result<Vec<Made>> {
        let path = self.fingerprint();
        let text = if path.is_file() { read(&path)? } else { String::new() };
        let lines = text.lines().map(|line| {
            Made::read(line).ok_or_else(|| anyhow!("{}: cannot read {line:?}", shown(&path)))
        });
        lines.collect()
    }

    /// The samples, and the edge cases that are stored, which are written as files: what a clone has.
    pub fn stored_files(&self) -> Result<Vec<TestFile>> {
        let mut files = self.samples()?;
        for (name, edge) in self.edges()? {
            let file = TestFile::new(&self.made(), &name, false);
            write_whole(&file.input, &edge.input)?;
            write_whole(&file.answer, &edge.ans)?;
            files.push(file);
        }
        Ok(files)
    }

    /// All test files: samples, edge cases, random ones, and the largest last. Fails if some are not made; see [`make`].
    pub fn test_files(&self) -> Result<Vec<TestFile>> {
        let mut files = self.stored_files()?;
        for made in self.made_files()? {
            let file = TestFile::new(&self.made(), &made.name, false);
            let id = &self.id;
            ensure!(
                file.answer.is_file(),
                "{} is not made: run `cargo xtask data {id}`",
                shown(&file.input)
            );
            files.push(file);
        }
        files.retain(|file| !(self.without_largest && file.is_largest()));
        files.sort_by_key(|file| {
            let kind = KINDS.iter().position(|kind| file.name.starts_with(kind));
            (!file.is_sample, kind, file.name.clone())
        });
        Ok(files)
    }

    /// The longest of its inputs.
    pub fn largest_input(&self) -> Result<String> {
        let length = |file: &TestFile| fs::metadata(&file.input).map_or(0, |file| file.len());
        let files = self.test_files()?;
        let largest = files.iter().max_by_key(|file| length(file));
        read(&largest.with_context(|| format!("{} has no files", shown(&self.data())))?.input)
    }

    /// What its inputs are made from, as a fingerprint. The program is not part of it: if that changes, the answers that
    /// are there show whether it is still right.
    pub fn stamp(&self) -> Result<String> {
        let mut sources = files_below(&self.folder().join("generators"), "rs").unwrap_or_default();
        let stored = ["fingerprint", "edge.yaml"].map(|name| self.data().join(name));
        sources.extend(stored.into_iter().filter(|path| path.is_file()));
        for shared in ["xtask/generate/data", "xtask/judging/src/checktestdata"] {
            sources.extend(files_below(&self.pack.path(shared), "rs").unwrap_or_default());
        }
        let rules = self.pack.path("problems/tests/checks/src/rules.rs");
        sources.extend(Some(rules).filter(|path| path.is_file()));
        let texts: Vec<String> = sources.iter().map(|path| read(path)).collect::<Result<_>>()?;
        let own = [self.metadata.input.clone(), format!("{:?}", self.framing()?)];
        Ok(fingerprint(texts.into_iter().chain(own)))
    }

    /// Where the [`Problem::stamp`] of the made files is noted.
    pub fn stamp_path(&self) -> PathBuf {
        self.made().with_file_name("stamp")
    }

    /// Whether its data is made, from the sources as they are now.
    pub fn is_made(&self) -> Result<bool> {
        let noted = fs::read_to_string(self.stamp_path()).ok();
        Ok(noted == Some(self.stamp()?) && self.test_files().is_ok())
    }
}

/// Those of these problems whose data is not made.
pub fn stale<P: Borrow<Problem>>(problems: impl IntoIterator<Item = P>) -> Result<Vec<P>> {
    let mut stale = Vec::new();
    for problem in problems {
        if !problem.borrow().is_made()? {
            stale.push(problem);
        }
    }
    Ok(stale)
}

/// Makes the data of these problems, of which it is not made.
pub fn make<'a>(problems: impl IntoIterator<Item = &'a Problem>) -> Result<()> {
    let stale = stale(problems)?;
    let [first, ..] = stale[..] else { return Ok(()) };
    let ids: Vec<OsString> = stale.iter().map(|problem| problem.id.clone().into()).collect();
    generate(&first.pack, "data", &ids)
}

/// Has the program `generate`, which has the code in the problems' folders, make `data` or `figures`.
pub fn generate(pack: &Pack, what: &str, arguments: &[OsString]) -> Result<()> {
    let mut command = cargo(pack.root());
    command.args(["run", "--quiet", "--package", "xtask", "--bin", "generate", "--", what]);
    let status = command.args(arguments).status().context("generate")?;
    ensure!(status.success(), "not all {what} are made");
    Ok(())
}

/// Writes a file that has not this text. Whoever reads it meanwhile finds the old text or the new one, and no part.
pub fn write_whole(path: &Path, text: &str) -> Result<()> {
    if fs::read(path).is_ok_and(|found| found == text.as_bytes()) {
        return Ok(());
    }
    let unfinished = path.with_extension(format!("unfinished-{}", process::id()));
    crate::write(&unfinished, text)?;
    fs::rename(&unfinished, path).with_context(|| shown(path))
}
