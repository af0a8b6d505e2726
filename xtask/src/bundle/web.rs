//! The programs that the pages of the site run: the same Rust file as for the judges, but with the checks and
//! messages of `main.rs`, compiled to WebAssembly.

use super::tree_shake::Module;
use super::wasm::{Toolchain, FLAGS};
use super::{fingerprint, rust, Program};
use anyhow::{anyhow, Context};
use base64::prelude::{Engine, BASE64_STANDARD};
use pack::{progress, Problem, Result};
use std::fs;
use std::path::PathBuf;

/// In place of some items of `common::judge`, of those of its module `input`, and of proconio.
const JUDGE: &str = include_str!("web/judge.rs");
const INPUT: &str = include_str!("web/input.rs");
const PROCONIO: &str = include_str!("web/proconio.rs");

/// What the page calls.
const ENTRY: &str = "#[no_mangle]\npub extern \"C\" fn run() {\n    main();\n}\n";

/// At most 256 MiB, so that an answer without end ends with a message.
const MEMORY: [&str; 1] = ["-Clink-arg=--max-memory=268435456"];

/// Writes `target/solver/ID.js` for each problem whose program has changed since: a script, as browsers load
/// nothing else from a file, that sets `solverModule` to the module in base64.
pub fn write_stale() -> Result<()> {
    progress::each(&pack::problems()?, |problem| {
        let source = source(problem)?;
        let sources = fingerprint([source.as_str(), &FLAGS.join(" "), &MEMORY.join(" ")]);
        let head = format!("// Sources: {sources}\n");
        let path = path(problem);
        if fs::read_to_string(&path).is_ok_and(|text| text.starts_with(&head)) {
            return Ok(());
        }
        let module =
            Toolchain::find()?.compile(&source, &MEMORY).with_context(|| problem.id.clone())?;
        let module = BASE64_STANDARD.encode(fs::read(module.path())?);
        fs::create_dir_all(path.parent().expect("it has a folder"))?;
        fs::write(&path, format!("{head}globalThis.solverModule = '{module}';\n"))?;
        Ok(())
    })
}

fn path(problem: &Problem) -> PathBuf {
    pack::root().join("target/solver").join(&problem.id).with_extension("js")
}

/// The Rust that is compiled.
fn source(problem: &Problem) -> Result<String> {
    thread_local! {
        static MODULES: Result<Vec<Module>> = modules();
    }
    MODULES.with(|modules| {
        let modules = modules.as_ref().map_err(|error| anyhow!("{error:#}"))?;
        let text = rust::with_library(&Program::of(problem)?, modules, &["host"], "")?;
        Ok(format!("{text}\n{PROCONIO}\n{ENTRY}"))
    })
}

/// The modules of `common`, for a page.
fn modules() -> Result<Vec<Module>> {
    let ours = [Module::parse("judge", JUDGE)?, Module::parse("input", INPUT)?];
    let mut modules = rust::common()?;
    for module in &mut modules {
        module.replace(&ours);
    }
    Ok(modules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_keeps_its_checks_and_messages() {
        for problem in pack::problems().unwrap() {
            let source = source(&problem).unwrap();
            assert!(source.contains("host::fail(&format!(\"line {line}: "), "{}", problem.id);
            assert!(!source.contains("resume_unwind(Box"), "{}", problem.id);
            assert!(!source.contains("let _ = || ($holds"), "{}", problem.id);
        }
    }
}
