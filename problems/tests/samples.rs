//! Runs every program on its samples and edge cases, and its single file on the samples. `cargo test hdu1846` does it for
//! one problem, `cargo test hdu1846::edge-03` for one case.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

use anyhow::{ensure, Context};
use checks::combined::Combined;
use judging::compare::compare;
use judging::compile::{compile_once, compiler, executable, folder_of_this};
use libtest_mimic::{Arguments, Failed, Trial};
use pack::{files, read, shown, Pack, Result};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{exit, Command, Stdio};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::thread;
use std::time::Duration;

fn main() {
    let arguments = Arguments::from_args();
    let trials = Pack::here().and_then(|pack| trials(&pack, arguments.filter.is_none()));
    let trials = trials.unwrap_or_else(|error| {
        eprintln!("samples: {error:#}");
        exit(1)
    });
    libtest_mimic::run(&arguments, trials).exit();
}

/// All tests: those of the programs, and behind them those of the single files, which take time to compile; all together if
/// `are_all` are asked for.
fn trials(pack: &Pack, are_all: bool) -> Result<Vec<Trial>> {
    let (folder, ids) = (folder_of_this()?, pack.ids()?);
    let file = |id: &String| pack.path(format!("problems/{id}/submissions/accepted/{id}.rs"));
    let together = ids.iter().filter(|_| are_all).map(|id| (id.clone(), file(id))).collect();
    let together: &'static Combined =
        Box::leak(Box::new(Combined::new("samples", rustc, together)));
    let (mut of_programs, mut of_single_files) = (Vec::new(), Vec::new());
    for id in &ids {
        for case in samples(pack, id)? {
            let (name, id, file) = (format!("{id}.rs::{}", case.name), id.clone(), file(id));
            of_single_files.push(Trial::test(name, move || {
                // If they do not compile together, the one to blame fails alone.
                let program =
                    together.program(&id).or_else(|_| compile_once(rustc(), &[&file], &id));
                case.check(&program?)
            }));
        }
        for case in samples(pack, id)?.into_iter().chain(edges(pack, id)?) {
            let (name, program) = (format!("{id}::{}", case.name), executable(&folder, id));
            of_programs.push(Trial::test(name, move || case.check(&program)));
        }
    }
    of_programs.extend(of_single_files);
    Ok(of_programs)
}

fn rustc() -> Command {
    compiler("RUSTC", "rustc", &["--edition", "2021", "-D", "warnings"])
}

/// An input with its answer.
struct Case {
    name: String,
    input: String,
    answer: String,
}

/// The official samples of a problem, of which there must be one.
fn samples(pack: &Pack, id: &str) -> Result<Vec<Case>> {
    let folder = pack.path(format!("testdata/{id}/sample"));
    let inputs = files(&folder, "in")?;
    ensure!(!inputs.is_empty(), "{}: no sample", shown(&folder));
    let sample = |path: PathBuf| {
        let name = path.file_stem().unwrap_or_default().display().to_string();
        Ok(Case { name, input: read(&path)?, answer: read(&path.with_extension("ans"))? })
    };
    inputs.into_iter().map(sample).collect()
}

/// The edge cases of a problem, if it has any.
fn edges(pack: &Pack, id: &str) -> Result<Vec<Case>> {
    let path = pack.path(format!("testdata/{id}/edge.yaml"));
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let edges: BTreeMap<String, BTreeMap<String, String>> =
        serde_norway::from_str(&read(&path)?).with_context(|| shown(&path))?;
    let case = |(name, mut edge): (String, BTreeMap<String, String>)| {
        let mut text = |key| edge.remove(key).with_context(|| format!("{}: {name}", shown(&path)));
        Ok(Case { input: text("in")?, answer: text("ans")?, name })
    };
    edges.into_iter().map(case).collect()
}

/// What runs for so long is named, so that one can see what hangs.
const A_LONG_TIME: Duration = Duration::from_secs(60);

impl Case {
    /// Whether a program answers it, and ends with status 0 and nothing on stderr.
    fn check(&self, program: &Path) -> std::result::Result<(), Failed> {
        let (ended, news) = channel::<()>();
        let name = format!("{} on {}", program.display(), self.name);
        thread::spawn(move || {
            if news.recv_timeout(A_LONG_TIME) == Err(RecvTimeoutError::Timeout) {
                eprintln!("{name} has been running for over {A_LONG_TIME:?}");
            }
        });
        let mut command = Command::new(program);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child =
            command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
        let (stdin, input) = (child.stdin.take(), self.input.clone());
        // A program may stop reading at a terminator: a broken pipe is no error.
        let writer =
            thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output()?;
        drop((ended, writer));
        if !output.status.success() || !output.stderr.is_empty() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{}, stderr: {said:?}", output.status).into());
        }
        Ok(compare(self.answer.as_bytes(), &output.stdout)?)
    }
}
