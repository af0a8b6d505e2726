//! Answers for the pictures: the programs of the pack are built, and asked.

use crate::Result;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::env;
use std::io::{Seek, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

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
        command.current_dir(pack::root()).stderr(Stdio::inherit());
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

    /// The line that a program answers to each case.
    pub fn answers(&self, id: &str, cases: &[String]) -> Result<Vec<String>> {
        let executable = self.executables.get(id).ok_or_else(|| format!("{id} is not built"))?;
        let cases: Vec<String> = cases.iter().map(|case| format!("{case}\n")).collect();
        let mut input = tempfile::tempfile()?;
        input.write_all(pack::framed(pack::find(id)?.framing()?, &cases).as_bytes())?;
        input.rewind()?;
        let output = Command::new(executable).stdin(input).stderr(Stdio::inherit()).output()?;
        let answers: Vec<String> =
            String::from_utf8(output.stdout)?.lines().map(str::to_string).collect();
        if !output.status.success() || answers.len() != cases.len() {
            return Err(format!("{id} does not answer all that it is asked").into());
        }
        Ok(answers)
    }

    /// Whether the position of each case is lost, if `words` are what the program prints for a won
    /// and for a lost one.
    pub fn lost(&self, id: &str, words: [&str; 2], cases: &[String]) -> Result<Vec<bool>> {
        let lost = |answer: String| match words.iter().position(|word| *word == answer) {
            Some(index) => Ok(index == 1),
            None => Err(format!("{id} answers {answer:?}").into()),
        };
        self.answers(id, cases)?.into_iter().map(lost).collect()
    }
}
