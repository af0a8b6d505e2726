//! The games of the site against the programs: on all small positions that a problem may begin with, the theorem
//! of `problems/ID/game.js`, a search by its rules alone, and the program must agree. In a quick run, and where
//! there is no node, these tests are counted as ignored.

use crate::program::{assert_clean_exit, is_release, path, run};
use crate::{is_quick, Subject};
use common::judge::Framing;
use libtest_mimic::{Failed, Trial};
use pack::compile::{artifact_path, fingerprint};
use pack::run::compare;
use std::fs;
use std::process::Command;
use std::sync::OnceLock;

/// How often a program is run at most, but for a release build.
const MOST_RUNS: usize = 100;

/// The test of the game of a problem, if it has one.
pub fn trials(subject: &'static Subject) -> Option<Trial> {
    let trial = Trial::test(format!("{}::game", subject.id()), || game(subject));
    subject.problem.has("game.js").then(|| trial.with_ignored_flag(!has_node()))
}

fn has_node() -> bool {
    static HAS_NODE: OnceLock<bool> = OnceLock::new();
    *HAS_NODE.get_or_init(|| !is_quick() && Command::new("node").arg("--version").output().is_ok())
}

fn game(subject: &Subject) -> Result<(), Failed> {
    let (id, site) = (subject.id(), crate::pack().path("site"));
    let scripts = ["web/play/rules.js", "web/play/drawings.js", "tests/verdicts.mjs"]
        .map(|script| site.join(script));
    let files = scripts.into_iter().chain([subject.problem.folder().join("game.js"), path(id)]);
    let done = artifact_path("games", &format!("{id}-{:016x}", fingerprint(files)?));
    if done.exists() {
        return Ok(()); // of the same scripts and the same program
    }
    let folder = done.with_file_name("");
    let mut node = Command::new("node");
    let output = node.arg(site.join("tests/verdicts.mjs")).args([id]).arg(&folder).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().into());
    }
    let input = fs::read(folder.join(id).with_extension("in"))?;
    let answer = fs::read(folder.join(id).with_extension("ans"))?;
    let pairs: Vec<(&[u8], &[u8])> = match subject.problem.framing()? {
        // There is a zero byte behind each case, so that there can be many.
        Framing::Single => cases(&input).zip(cases(&answer)).collect(),
        _ => vec![(&input, &answer)],
    };
    // A program of a single case is started anew for each: a spread of them has to do.
    let step = if is_release() { 1 } else { pairs.len().div_ceil(MOST_RUNS) };
    for (input, expected) in pairs.iter().step_by(step) {
        let output = run(&path(id), input);
        assert_clean_exit(&output)?;
        compare(expected, &output.stdout).map_err(|error| {
            let input = String::from_utf8_lossy(input);
            format!("problems/{id}/game.js: its search answers otherwise on {input:?}: {error}")
        })?;
    }
    Ok(fs::write(done, "")?)
}

/// The cases of a file with a zero byte behind each.
fn cases(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == 0).filter(|case| !case.is_empty())
}
