//! `cargo xtask check ID`: all checks of one problem.
//!
//! What can be looked at in this process comes from the crate `checks`. Then other programs are called, each of which says
//! itself what is wrong: the tests in the folder, rustfmt, clippy, node and BAPCtools, as far as they are there.

use crate::sync;
use anyhow::{bail, Context};
use checks::Finding;
use itertools::Itertools;
use judging::compile::{cargo, is_installed};
use judging::print_line;
use pack::{Pack, Problem, Result};
use std::env;
use std::process::{Command, Stdio};
use std::slice;

/// Check everything that concerns one problem, with the tools that are installed.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problem, such as hdu1846 or 1846.
    id: String,
}

/// A tool that is called, and reports errors.
struct Step {
    /// What it is about.
    what: &'static str,
    /// The tool that it needs besides Cargo, and how to install it.
    tool: Option<(&'static str, &'static str)>,
    command: Command,
    /// The command that mends the error, if it is not this one.
    mend: Option<String>,
}

/// Runs the command. Fails on an unknown id, and if something is wrong.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let problem = pack.find(&arguments.id)?;
    let id = &problem.id;
    let mut findings = compile(pack, &problem)?;
    let mut left_out = Vec::new();
    if findings.is_empty() {
        if let Err(error) = sync::check(pack) {
            let message = format!("{error:#}");
            findings.push(Finding::new("lists", message).mended_by("cargo xtask sync --lists"));
        }
        match checks::findings(&problem, &pack.problems()?) {
            Ok(found) => findings.extend(found),
            Err(error) => findings.push(Finding::new("checks", format!("{error:#}"))),
        }
        findings.extend(single_file(&problem));
        for step in steps(pack, &problem) {
            match step.tool.filter(|(name, _)| !is_installed(name)) {
                Some((_, install)) => left_out.push(format!("left out: {}: {install}", step.what)),
                None => findings.extend(step.run()?),
            }
        }
    }
    judging::progress::clear();
    for finding in &findings {
        print_line!("{finding}\n");
    }
    if !left_out.is_empty() {
        print_line!("{}", left_out.iter().join("\n"));
    }
    match findings.len() {
        0 => print_line!("{id}: all is well"),
        1 => bail!("{id}: one thing is wrong"),
        count => bail!("{id}: {count} things are wrong"),
    }
    Ok(())
}

/// Whether the single file of a problem is what its program makes.
fn single_file(problem: &Problem) -> Option<Finding> {
    let error = package::bundle::generate(slice::from_ref(problem), true).err()?;
    let finding = Finding::new("single file", format!("{error:#}"));
    Some(finding.mended_by(format!("cargo xtask sync {}", problem.id)))
}

/// The errors of the compiler, once; parts that are still to be written may be the reason.
fn compile(pack: &Pack, problem: &Problem) -> Result<Vec<Finding>> {
    let mut build = cargo(pack.root());
    build.args(["test", "--quiet", "--no-run", "--package", "problems", "--bin", &problem.id]);
    let mut findings = step("the program compiles", build).run()?.into_iter().collect_vec();
    if !findings.is_empty() {
        findings.extend(checks::conventions::to_do(problem)?);
    }
    Ok(findings)
}

fn step(what: &'static str, command: Command) -> Step {
    Step { what, tool: None, command, mend: None }
}

fn steps(pack: &Pack, problem: &Problem) -> Vec<Step> {
    let id = &problem.id;
    let cargo = |arguments: &[&str]| {
        let mut command = cargo(pack.root());
        command.args(arguments);
        command
    };
    let mut tests = cargo(&["test", "--quiet", "--package", "problems", "--bin", id]);
    let cxx = env::var("CXX").unwrap_or_else(|_| "c++".into());
    if is_installed(&cxx) {
        tests.env("CXX", cxx); // without it, the C++ of its write-up is not tried
    }
    let mut steps = vec![step("the tests in its folder", tests)];
    let conventions = ["test", "--quiet", "--package", "xtask", "--test", "conventions"];
    steps.push(step("what all problems keep to", cargo(&conventions)));
    let files = ["main.rs", "write_up.rs", "figure.rs", "generators/cases.rs"];
    let files = files.into_iter().filter(|file| problem.has(file));
    let files = files.map(|file| format!("problems/{id}/{file}")).collect_vec();
    let mut format = Command::new("rustfmt");
    format.args(["--check", "--edition", "2021"]).args(&files).current_dir(pack.root());
    steps.push(Step {
        what: "the format of the Rust",
        tool: Some(("rustfmt", "rustup component add rustfmt")),
        command: format,
        mend: Some(format!("rustfmt --edition 2021 {}", files.join(" "))),
    });
    // The other package has its figure and its generator. This profile has the tests with them.
    let mut lints = cargo(&["clippy", "--quiet", "--package", "problems", "--package", "xtask"]);
    lints.args(["--bin", id, "--bin", "generate", "--profile", "test", "--", "-D", "warnings"]);
    steps.push(Step {
        what: "the lints",
        tool: Some(("cargo-clippy", "rustup component add clippy")),
        command: lints,
        mend: None,
    });
    if problem.has("figure.rs") {
        let mut figures = cargo(&["run", "--quiet", "--package", "xtask", "--bin", "generate"]);
        figures.args(["--", "figures", "--check", id]);
        let mend = Some(format!("cargo xtask sync {id}"));
        steps.push(Step { mend, ..step("the picture", figures) });
        let tests = ["test", "--quiet", "--package", "xtask", "--bin", "generate"];
        let mut tests = cargo(&tests);
        tests.arg(format!("{id}::"));
        steps.push(step("the tests of the picture", tests));
    }
    if problem.has("game.js") {
        let mut node = Command::new("node");
        node.args(["site/tests/verdicts.mjs", id]).current_dir(pack.root());
        let tool = Some(("node", "install node"));
        steps.push(Step { tool, ..step("the game", node) });
    }
    if problem.is_lesson() {
        let mut judges = Command::new("bash");
        judges.args(["xtask/hosts/judges.sh", id]).current_dir(pack.root());
        let tool = Some(("bt", "bash and pip install bapctools problemtools"));
        steps.push(Step { tool, ..step("its packages, as judges take them", judges) });
    }
    steps
}

impl Step {
    /// What it says, if it fails.
    fn run(mut self) -> Result<Option<Finding>> {
        judging::progress::show(self.what);
        let shown = shown(&self.command);
        self.command.env("RUST_BACKTRACE", "0").stdin(Stdio::null());
        let output = self.command.output().with_context(|| shown.clone())?;
        if output.status.success() {
            return Ok(None);
        }
        let printed = [output.stdout, output.stderr].concat();
        let printed = String::from_utf8_lossy(&printed).trim().to_string();
        let finding = Finding::new("tool", format!("{}:\n{printed}", self.what));
        Ok(Some(finding.mended_by(self.mend.unwrap_or(shown))))
    }
}

/// A command as one types it. None of its words has a blank.
pub fn shown(command: &Command) -> String {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    words.map(|word| word.to_string_lossy()).join(" ")
}
