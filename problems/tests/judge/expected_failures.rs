//! The solutions that must fail, in `problems/ID/submissions/wrong_answer/` and
//! `time_limit_exceeded/`, in Rust or in C: the data catches each of them, and the test names the case that
//! did. Where there is no C compiler, the tests of those in C are counted as ignored.

use crate::program::{command, run_within, told};
use crate::submissions::{c_compiler, has_c, quick_rustc, rustc};
use crate::Subject;
use libtest_mimic::{Failed, Trial};
use pack::compile::{artifact_path, compile_once};
use pack::run::compare_words;
use pack::{Problem, TestFile};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// The folders of the solutions that must fail, which say how they do.
pub const VERDICTS: [&str; 2] = ["wrong_answer", "time_limit_exceeded"];

/// The solutions of a problem that must fail in one way, in the order of their names.
pub fn solutions(id: &str, verdict: &str) -> Vec<PathBuf> {
    let found = pack::find(id).and_then(|problem| problem.submissions(verdict));
    found.unwrap_or_else(|error| panic!("{error:#}"))
}

/// All tests of solutions that must fail. Those of slow ones take time: `cargo test -- --ignored`.
pub fn trials(subject: &'static Subject) -> Vec<Trial> {
    let mut trials = Vec::new();
    for verdict in VERDICTS {
        let solutions = Arc::new(Solutions::new(&subject.problem, verdict));
        for index in 0..solutions.files.len() {
            let name = solutions.name(index).to_string();
            let lacks_compiler = solutions.is_c(index) && !has_c();
            let solutions = Arc::clone(&solutions);
            let slow = verdict == "time_limit_exceeded";
            let trial = Trial::test(format!("{}::{verdict}::{name}", subject.id()), move || {
                rejected(&solutions, index, subject, slow)
            });
            trials.push(trial.with_ignored_flag(slow || lacks_compiler));
        }
    }
    trials
}

/// The solutions of a problem that must fail in one way, compiled when the first of them is asked for.
///
/// Those in Rust become one program, whose first argument says which of them runs: most of the time of
/// its compiler's run is spent on what they share. If that fails, each is compiled alone, as on a judge,
/// so that an error concerns the one that is to blame. Those in C are compiled alone.
struct Solutions {
    verdict: &'static str,
    id: String,
    files: Vec<PathBuf>,
    together: OnceLock<Result<PathBuf, String>>,
}

impl Solutions {
    fn new(problem: &Problem, verdict: &'static str) -> Self {
        let files = problem.submissions(verdict).unwrap_or_else(|error| panic!("{error:#}"));
        Solutions { verdict, id: problem.id.clone(), files, together: OnceLock::new() }
    }

    fn name(&self, index: usize) -> &str {
        self.files[index].file_stem().unwrap().to_str().unwrap()
    }

    fn is_c(&self, index: usize) -> bool {
        self.files[index].extension().is_some_and(|extension| extension == "c")
    }

    /// The command that runs one of them. Alone it does not mind its argument.
    fn command(&self, index: usize) -> Result<Command, String> {
        if self.is_c(index) {
            // A mistake may be worth a warning.
            let compiler = c_compiler(&["-std=c89", "-pedantic-errors", "-w", "-O2"]);
            return Ok(command(&compile_once(compiler, &[&self.files[index]], &self.id)?));
        }
        let together = self.together.get_or_init(|| self.compile_together());
        let mut command = match together {
            Ok(program) => command(program),
            Err(_) => command(&compile_once(self.compiler(), &[&self.files[index]], &self.id)?),
        };
        command.arg(index.to_string());
        Ok(command)
    }

    fn compiler(&self) -> Command {
        // What is wrong is so at any speed; a slow one must be slow although it is optimized.
        let compiler = if self.verdict == "wrong_answer" { quick_rustc } else { rustc };
        compiler("2021")
    }

    fn compile_together(&self) -> Result<PathBuf, String> {
        let (mut modules, mut arms) = (String::new(), String::new());
        let in_rust = |index: &usize| !self.is_c(*index);
        for index in (0..self.files.len()).filter(in_rust) {
            let path = self.files[index].display().to_string();
            modules += &format!(
                "mod m{index} {{\n    include!({path:?});\n    \
                 pub fn run() -> impl std::process::Termination {{ main() }}\n}}\n"
            );
            arms += &format!("        Some(\"{index}\") => m{index}::run().report(),\n");
        }
        let text = format!(
            "use std::process::Termination;\n\n{modules}\n\
             fn main() -> std::process::ExitCode {{\n    \
             match std::env::args().nth(1).as_deref() {{\n{arms}        \
             other => unreachable!(\"{{other:?}}\"),\n    }}\n}}\n"
        );
        let main = artifact_path(self.verdict, &self.id).with_extension("rs");
        fs::write(&main, text).map_err(|error| format!("{}: {error}", main.display()))?;
        let files = (0..self.files.len()).filter(in_rust).map(|index| &self.files[index]);
        let sources = [&main].into_iter().chain(files).map(PathBuf::as_path);
        compile_once(self.compiler(), &sources.collect::<Vec<_>>(), &self.id)
    }
}

/// What became of a program on one case.
#[derive(PartialEq)]
enum Verdict {
    Accepted,
    WrongAnswer,
    TimeLimitExceeded,
}

fn rejected(
    solutions: &Solutions,
    index: usize,
    subject: &Subject,
    slow: bool,
) -> Result<(), Failed> {
    let limit = Duration::from_secs_f64(subject.problem.metadata.limits.time_limit);
    let verdict = if slow { Verdict::TimeLimitExceeded } else { Verdict::WrongAnswer };
    let comment = if solutions.is_c(index) { "/*" } else { "//" };
    let beginning = format!("{comment} {}: ", if slow { "Slow" } else { "Wrong" });
    if !pack::read(&solutions.files[index]).map_err(told)?.starts_with(&beginning) {
        return Err(format!("the first line does not tell the mistake after {beginning:?}").into());
    }
    for case in &subject.cases {
        let found = judge(&mut solutions.command(index)?, case, limit)?;
        if found == verdict {
            println!("{}-{}: caught by {}", solutions.id, solutions.name(index), case.name);
            return Ok(());
        }
        if slow && found == Verdict::WrongAnswer {
            return Err(format!("wrong, not slow, on {}", case.name).into());
        }
    }
    Err("the data does not catch it".into())
}

/// Runs a solution on a case, for no longer than the time limit. A crash is a wrong answer.
fn judge(solution: &mut Command, case: &TestFile, limit: Duration) -> Result<Verdict, Failed> {
    let Some(output) = run_within(limit, solution, &fs::read(&case.input)?) else {
        return Ok(Verdict::TimeLimitExceeded);
    };
    let same = compare_words(&fs::read(&case.answer)?, &output.stdout).is_ok();
    let accepted = output.status.success() && same;
    Ok(if accepted { Verdict::Accepted } else { Verdict::WrongAnswer })
}
