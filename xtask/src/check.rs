//! `cargo xtask check ID`: everything that concerns one problem, and what is wrong with it.
//!
//! What needs Cargo alone always runs. Of rustfmt, clippy, compilers of C and C++, node and BAPCtools it uses what is
//! there, and it says what it left out.

use anyhow::{bail, Context};
use itertools::Itertools;
use judging::compile::cargo;
use judging::tell;
use pack::{Pack, Problem, Result};
use std::env;
use std::process::{Command, Stdio};

/// Check everything that concerns one problem, with the tools that are installed.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problem, such as hdu1846 or 1846.
    id: String,
}

/// Something that is wrong.
#[derive(Debug, PartialEq)]
struct Finding {
    /// What it is, with file and line where they are known.
    message: String,
    /// The command that mends it, or that shows it again.
    command: String,
}

/// What mends a generated file that is not as its source has it, unless the source is wrong.
const GENERATES: &str = "cargo xtask sync, if you meant to change it";

impl Finding {
    /// What concerns this problem or no problem by name, and what concerns others alone.
    fn parted(self, id: &str, ids: &[String]) -> [Option<Finding>; 2] {
        let is_of_others = |text: &str| {
            let named = text.split(|c: char| !c.is_ascii_alphanumeric());
            let named: Vec<&str> = named.filter(|word| ids.iter().any(|id| id == word)).collect();
            !named.is_empty() && !named.contains(&id)
        };
        // Of a list, each line by itself.
        let is_listed = |line: &&str| line.starts_with("  ");
        let listed = self.message.lines().filter(is_listed);
        let (others, own): (Vec<&str>, Vec<&str>) = listed.partition(|line| is_of_others(line));
        if own.is_empty() || others.is_empty() {
            let is_of_others = is_of_others(&self.message);
            return if is_of_others { [None, Some(self)] } else { [Some(self), None] };
        }
        [own, others].map(|listed| {
            let mut lines =
                self.message.lines().filter(|line| !is_listed(line) || listed.contains(line));
            Some(Finding { message: lines.join("\n"), command: self.command.clone() })
        })
    }
}

/// Runs the command. Fails on an unknown id, and if something is wrong.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let problem = pack.find(&arguments.id)?;
    let id = &problem.id;
    let left_out = left_out(&problem);
    // What does not compile is told once, by the compiler; what is to be written may be the reason.
    let build = format!("cargo test --no-run --package problems --bin {id}");
    let mut findings = run(pack, &build, &build)?;
    let mut done = vec![build];
    if findings.is_empty() {
        // Other packages take in the last three by their paths, and `--all` does not find them.
        let files = ["main.rs", "write_up.rs", "figure.rs", "generators/cases.rs"];
        let files = files.into_iter().filter(|file| problem.has(file));
        let files = files.map(|file| format!("problems/{id}/{file}")).join(" ");
        let format = format!("cargo fmt --all --check -- {files}");
        let packages = "-p problems -p programs -p data -p xtask";
        let lints = format!("cargo clippy -q {packages} --bin {id} --tests -- -D warnings");
        let own_tests = format!("cargo test --package problems --bin {id}");
        let data_tests = format!("cargo test --package problems --test data {id}");
        let judge_tests = format!("cargo test --package problems --test judge {id}");
        let conventions = "cargo test --package problems --test conventions";
        let game = format!("node site/tests/verdicts.mjs {id}");
        let figure = format!("cargo test --package xtask --bin xtask figures::{id}::");
        let judges = format!("bash xtask/hosts/judges.sh {id}");
        // Each with the command that mends it, or that shows it again.
        let steps = [
            (&*format!("cargo xtask sync --check {id}"), GENERATES, true),
            (&own_tests, &own_tests, true),
            (conventions, conventions, true),
            (&figure, &figure, problem.has("figure.rs")),
            (&judge_tests, "cargo test --test judge", true),
            (&data_tests, "cargo test --package problems --test data", true),
            (&format, &format.replace(" --check", ""), is_installed("rustfmt")),
            (&lints, &lints, is_installed("cargo-clippy")),
            (&game, &game, problem.has("game.js") && is_installed("node")),
            (&judges, &judges, problem.is_lesson() && is_installed("bt")),
        ];
        for (step, again, _) in steps.into_iter().filter(|(.., is_possible)| *is_possible) {
            findings.extend(run(pack, step, again)?);
            done.push(step.to_string());
        }
    } else {
        let to_do = problem.to_do()?;
        let to_do: Vec<String> =
            to_do.iter().map(|path| format!("{} still says TODO", pack::shown(path))).collect();
        if !to_do.is_empty() {
            let command = format!("write them; then cargo xtask check {id}");
            findings.push(Finding { message: to_do.join("\n"), command });
        }
    }
    let ids = pack.ids()?;
    let parts = findings.into_iter().map(|finding| finding.parted(id, &ids));
    let (findings, elsewhere): (Vec<_>, Vec<_>) = parts.map(|[own, others]| (own, others)).unzip();
    let (findings, elsewhere) = (findings.iter().flatten(), elsewhere.iter().flatten());
    let tell = |Finding { message, command }: &Finding| tell!("{message}\n  -> {command}\n");
    findings.clone().for_each(tell);
    if elsewhere.clone().next().is_some() {
        tell!("Elsewhere, not in {id}:\n");
    }
    elsewhere.for_each(tell);
    let ran = done.iter().map(|step| format!("ran: {step}"));
    let left_out =
        left_out.iter().map(|(what, tool)| format!("left out: {what}, for want of {tool}"));
    tell!("{}", ran.chain(left_out).join("\n"));
    match findings.count() {
        0 => tell!("{id}: all is well"),
        1 => bail!("{id}: one thing is wrong"),
        count => bail!("{id}: {count} things are wrong"),
    }
    Ok(())
}

/// What is not checked, and for want of which tool.
fn left_out(problem: &Problem) -> Vec<(&'static str, &'static str)> {
    let c_compiler = env::var("CC").unwrap_or_else(|_| "cc".into());
    let (has_cpp, is_lesson) = (problem.has("brute_force.cpp"), problem.is_lesson());
    let bapctools = "bash and BAPCtools (pip install bapctools problemtools)";
    let tools = [
        (true, "rustfmt", "the format of the Rust", "rustfmt (rustup component add rustfmt)"),
        (true, "cargo-clippy", "the lints", "clippy (rustup component add clippy)"),
        (true, &c_compiler, "the C programs", "a C compiler"),
        (has_cpp, &cpp_compiler(), "the C++ of its write-up", "a C++ compiler"),
        (problem.has("game.js"), "node", "the game", "node"),
        (is_lesson, "bt", "its packages, as judges take them", bapctools),
    ];
    let missing =
        tools.into_iter().filter(|(is_wanted, name, ..)| *is_wanted && !is_installed(name));
    missing.map(|(_, _, what, tool)| (what, tool)).collect()
}

fn cpp_compiler() -> String {
    env::var("CXX").unwrap_or_else(|_| "c++".into())
}

/// Whether a program is there: it can say its version.
fn is_installed(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdin(Stdio::null());
    command.output().is_ok_and(|output| output.status.success())
}

/// Runs a step, a command without quotation marks, and returns what is wrong if it fails: `again` shows or
/// mends it.
fn run(pack: &Pack, step: &str, again: &str) -> Result<Vec<Finding>> {
    judging::progress::show(step);
    let mut words = step.split(' ');
    let mut command = match words.next() {
        None | Some("cargo") => cargo(pack.root()),
        Some(program) => Command::new(program),
    };
    command.args(words).current_dir(pack.root()).env("RUST_BACKTRACE", "0");
    let cxx = cpp_compiler();
    if is_installed(&cxx) {
        command.env("CXX", cxx); // without it, the C++ of pages is not tried
    }
    let output = command.stdin(Stdio::null()).output().with_context(|| step.to_string())?;
    judging::progress::clear();
    if output.status.success() {
        return Ok(Vec::new());
    }
    let printed = [output.stdout, output.stderr].concat();
    Ok(findings(&String::from_utf8_lossy(&printed), again))
}

/// The failures of tests that a command printed, those that say the same as one; or all that it printed, if it
/// ran no tests.
fn findings(printed: &str, again: &str) -> Vec<Finding> {
    let failures = printed.split_once("\nfailures:\n\n").map(|(_, rest)| rest);
    let failures = failures.and_then(|rest| rest.split("\nfailures:\n").next());
    let Some(failures) = failures else {
        return vec![Finding { message: printed.trim().to_string(), command: again.to_string() }];
    };
    let failures = failures.trim_start_matches("---- ").split("\n---- ").map(|failure| {
        let (name, message) = failure.split_once('\n').unwrap_or((failure, ""));
        let is_told = |line: &&str| !line.starts_with("note: run with `RUST_BACKTRACE");
        let name = name.trim_end_matches(" ----").trim_end_matches(" stdout");
        (name, message.trim().lines().filter(is_told).join("\n"))
    });
    let failures = failures.collect_vec();
    let finding = |(name, message): &(&str, String)| {
        let others = failures.iter().filter(|(_, other)| other == message).count() - 1;
        let more = if others == 0 { String::new() } else { format!(", and {others} more") };
        Finding { message: format!("{name}{more}: {message}"), command: format!("{again} {name}") }
    };
    failures.iter().unique_by(|(_, message)| message).map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_that_say_the_same_are_told_once() {
        let printed = "running 3 tests\n\nfailures:\n\n---- a::b stdout ----\nline 1\nnote: run with \
            `RUST_BACKTRACE=1`\n\n---- c ----\nother\n\n---- d ----\nline 1\n\n\nfailures:\n    a::b\n    c\n";
        let finding = |message: &str, command: &str| Finding {
            message: message.into(),
            command: command.into(),
        };
        let told_once = finding("a::b, and 1 more: line 1", "cargo test a::b");
        let expected = [told_once, finding("c: other", "cargo test c")];
        assert_eq!(findings(printed, "cargo test"), expected);
        let list = "a: panicked\n\n  problems/hdu1846/x: b\n  problems/hdu1847/x: c";
        let ids = ["hdu1846", "hdu1847"].map(String::from);
        let part = |line| Some(finding(&format!("a: panicked\n\n  problems/{line}"), "again"));
        let parted = finding(list, "again").parted("hdu1846", &ids);
        assert_eq!(parted, [part("hdu1846/x: b"), part("hdu1847/x: c")]);
        let printed = "error: expected `;`\n --> problems/hdu1846/main.rs:20:5\n";
        assert_eq!(findings(printed, "cargo build"), [finding(printed.trim(), "cargo build")]);
    }
}
