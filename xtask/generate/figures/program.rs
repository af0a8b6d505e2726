//! Answers for the pictures: the program of a problem is built, and asked.

use crate::data::A_LONG_TIME;
use anyhow::{bail, Context};
use judging::compile::executable;
use judging::run::run_within;
use pack::programs::build_programs;
use pack::{Framing, Pack, Problem, Result};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

/// The program of a problem, ready to run.
pub struct Program {
    id: String,
    framing: Framing,
    executable: PathBuf,
}

impl Program {
    /// Builds the programs of these problems. They are returned by the ids of the problems.
    pub fn build(pack: &Pack, problems: &[Problem]) -> Result<BTreeMap<String, Program>> {
        let folder = build_programs(pack, problems.iter().map(|problem| problem.id.as_str()))?;
        let program = |problem: &Problem| {
            let id = problem.id.clone();
            let executable = executable(&folder, &id);
            Ok((id.clone(), Program { id, framing: problem.framing()?, executable }))
        };
        problems.iter().map(program).collect()
    }

    /// What the program answers to each case, without the last newline. If that is several lines, cases that are
    /// asked at once must have equally many.
    pub fn answers(&self, cases: &[String]) -> Result<Vec<String>> {
        let cases: Vec<String> = cases.iter().map(|case| format!("{case}\n")).collect();
        // Where an input is one case, the program runs for each.
        let at_once = if self.framing == Framing::Single { 1 } else { cases.len().max(1) };
        let inputs = cases.chunks(at_once);
        let answers = inputs.map(|cases| self.run(cases)).collect::<Result<Vec<_>>>()?;
        Ok(answers.concat())
    }

    /// The answers to the cases of one input.
    fn run(&self, cases: &[String]) -> Result<Vec<String>> {
        let input = pack::framed(self.framing, cases);
        let output = run_within(A_LONG_TIME, &Command::new(&self.executable), input.as_bytes())?;
        let output = output.with_context(|| format!("{} does not end", self.id))?;
        let answers = String::from_utf8(output.stdout)?;
        let lines: Vec<&str> = answers.lines().collect();
        if !output.status.success() || lines.is_empty() || !lines.len().is_multiple_of(cases.len())
        {
            bail!("{} does not answer all that it is asked", self.id);
        }
        Ok(lines.chunks(lines.len() / cases.len()).map(|lines| lines.join("\n")).collect())
    }

    /// Whether the position of each case is lost, if `words` are what the program prints for a won
    /// and for a lost one.
    pub fn lost(&self, words: [&str; 2], cases: &[String]) -> Result<Vec<bool>> {
        let lost = |answer: String| match words.iter().position(|word| *word == answer) {
            Some(index) => Ok(index == 1),
            None => bail!("{} answers {answer:?}", self.id),
        };
        self.answers(cases)?.into_iter().map(lost).collect()
    }

    /// Fails unless the Grundy values, which come from `common`, are 0 exactly at the positions that
    /// the program calls lost.
    pub fn check_zeros(&self, values: &[u64], lost: &[bool]) -> Result<()> {
        if values.iter().map(|&value| value == 0).eq(lost.iter().copied()) {
            return Ok(());
        }
        bail!("{} and the Grundy values of common do not agree", self.id)
    }
}
