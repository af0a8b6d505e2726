//! Answers for the pictures: the programs of the pack are built, and asked.

use crate::Result;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::env;
use std::io::{Seek, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The programs whose input begins with the number of questions.
const COUNTED: [&str; 5] = ["hdu1079", "hdu1846", "hdu1851", "hdu1907", "poj1704"];

/// The programs of the pack, ready to run.
pub struct Programs {
    executables: BTreeMap<String, PathBuf>,
}

/// What Cargo says of a thing that it has built, as far as it matters here.
#[derive(Deserialize)]
struct Message {
    reason: String,
    target: Option<Target>,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

impl Programs {
    /// Builds the programs of some problems.
    pub fn build<'a>(ids: impl IntoIterator<Item = &'a str>) -> Result<Self> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.current_dir(crate::pack::root()).stderr(Stdio::inherit());
        command.args(["build", "--quiet", "--message-format=json-render-diagnostics"]);
        command.args(["--package", "problems"]);
        for id in ids {
            command.args(["--bin", id]);
        }
        let output = command.output()?;
        if !output.status.success() {
            return Err("the programs do not compile".into());
        }
        let mut executables = BTreeMap::new();
        for line in String::from_utf8(output.stdout)?.lines() {
            let message: Message = serde_json::from_str(line)?;
            if let ("compiler-artifact", Some(target), Some(executable)) =
                (message.reason.as_str(), message.target, message.executable)
            {
                executables.insert(target.name, executable);
            }
        }
        Ok(Programs { executables })
    }

    /// The line that a program answers to each question.
    pub fn answers(&self, id: &str, questions: &[String]) -> Result<Vec<String>> {
        let executable = self.executables.get(id).ok_or_else(|| format!("{id} is not built"))?;
        let mut input = tempfile::tempfile()?;
        if COUNTED.contains(&id) {
            writeln!(input, "{}", questions.len())?;
        }
        for question in questions {
            writeln!(input, "{question}")?;
        }
        input.rewind()?;
        let output = Command::new(executable).stdin(input).stderr(Stdio::inherit()).output()?;
        let answers: Vec<String> =
            String::from_utf8(output.stdout)?.lines().map(str::to_string).collect();
        if !output.status.success() || answers.len() != questions.len() {
            return Err(format!("{id} does not answer all that it is asked").into());
        }
        Ok(answers)
    }

    /// Whether the position of each question is lost, if `words` are what the program prints for a won
    /// and for a lost one.
    pub fn lost(&self, id: &str, words: [&str; 2], questions: &[String]) -> Result<Vec<bool>> {
        let lost = |answer: String| match words.iter().position(|word| *word == answer) {
            Some(index) => Ok(index == 1),
            None => Err(format!("{id} answers {answer:?}").into()),
        };
        self.answers(id, questions)?.into_iter().map(lost).collect()
    }
}
