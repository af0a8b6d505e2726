//! The games of the site against the programs: on all small positions that a problem may begin with, the theorem
//! of `problems/ID/game.js`, a search by its rules alone, and the program must agree. Where there is no node,
//! these tests are counted as ignored.

use crate::program::{assert_clean_exit, path, run};
use crate::Subject;
use common::judge::Framing;
use libtest_mimic::{Failed, Trial};
use pack::compile::{artifact_path, fingerprint};
use pack::run::compare;
use std::fs;
use std::process::Command;
use std::sync::OnceLock;

/// The test of the game of a problem, if it has one.
pub fn trials(subject: &'static Subject) -> Option<Trial> {
    let trial = Trial::test(format!("{}::game", subject.id()), || game(subject));
    subject.problem.has("game.js").then(|| trial.with_ignored_flag(!has_node()))
}

fn has_node() -> bool {
    static HAS_NODE: OnceLock<bool> = OnceLock::new();
    *HAS_NODE.get_or_init(|| Command::new("node").arg("--version").output().is_ok())
}

fn game(subject: &Subject) -> Result<(), Failed> {
    let (id, site) = (subject.id(), pack::root().join("problems/site"));
    let scripts = ["rules.js", "drawings.js", "verdicts.mjs"].map(|script| site.join(script));
    let files = scripts.into_iter().chain([subject.problem.folder().join("game.js"), path(id)]);
    let done = artifact_path("games", &format!("{id}-{:016x}", fingerprint(files)?));
    if done.exists() {
        return Ok(()); // of the same scripts and the same program
    }
    let folder = done.with_file_name("");
    let mut node = Command::new("node");
    let output = node.arg(site.join("verdicts.mjs")).args([id]).arg(&folder).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().into());
    }
    let input = fs::read(folder.join(id).with_extension("in"))?;
    // An input of a single case ends with a zero byte there, so that there can be many.
    let inputs = match subject.problem.framing()? {
        Framing::Single => input.split(|&byte| byte == 0).filter(|case| !case.is_empty()).collect(),
        _ => vec![&input[..]],
    };
    let mut answers = Vec::new();
    for input in inputs {
        let output = run(&path(id), input);
        assert_clean_exit(&output)?;
        answers.extend(output.stdout);
    }
    let expected = fs::read(folder.join(id).with_extension("ans"))?;
    compare(&expected, &answers)
        .map_err(|error| format!("problems/{id}/game.js: its search answers otherwise: {error}"))?;
    Ok(fs::write(done, "")?)
}
