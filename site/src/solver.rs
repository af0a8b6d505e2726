//! What the pages of the site run, compiled to WebAssembly: the programs of a lesson and its practice problems as one
//! module, as most of a compiler's time goes into what they share; and the explorer.

use crate::wasm::{self, Library, Toolchain};
use anyhow::{bail, Context};
use base64::prelude::{Engine, BASE64_STANDARD};
use pack::{fingerprint, Pack, Problem, Result};
use std::fs;
use std::path::Path;

/// In place of some items of `common::judge`, of those of its module `input`, and of proconio.
const JUDGE: &str = include_str!("solver/judge.rs");
const INPUT: &str = include_str!("solver/input.rs");
const PROCONIO: &str = include_str!("solver/proconio.rs");

/// At most 256 MiB, so that an answer without end ends with a message.
const MEMORY: &str = "-Clink-arg=--max-memory=268435456";

/// The explorer and its libraries as one, as every visitor of its page loads it.
const AS_ONE: &str = "-Clto=fat";

/// What the page of the explorer calls.
const EXPLORER: &str = include_str!("solver/explorer.rs");

/// Writes `target/solver/NAME.js`, of programs with the id of their lesson as the name, for each module whose sources have changed since: a script, as browsers load
/// nothing else from a file, that sets `solverModule` to the module in base64.
pub fn write_stale(pack: &Pack) -> Result<()> {
    write(pack, "explorer", EXPLORER, &explorer_libraries(pack)?, &[MEMORY, AS_ONE])?;
    let problems = pack.problems()?;
    let lessons: Vec<Problem> = problems.iter().filter(|it| it.is_lesson()).cloned().collect();
    pack::progress::each(&lessons, |lesson| {
        let programs = problems.iter().filter(|problem| problem.lesson() == lesson.id);
        write(pack, &lesson.id, &source(&programs.collect::<Vec<_>>())?, &[], &[MEMORY])
    })
}

fn write(
    pack: &Pack,
    name: &str,
    source: &str,
    libraries: &[Library],
    flags: &[&str],
) -> Result<()> {
    let files = libraries.iter().flat_map(|library| &library.files);
    let texts = files.map(|(_, text)| text.as_str());
    let sources = fingerprint([source, &wasm::flags(), &flags.join(" ")].into_iter().chain(texts));
    let head = format!("// Sources: {sources}\n");
    let path = pack.path("target/solver").join(name).with_extension("js");
    if fs::read_to_string(&path).is_ok_and(|text| text.starts_with(&head)) {
        return Ok(());
    }
    let module = Toolchain::find()?.compile(source, libraries, flags).context(name.to_string())?;
    let module = BASE64_STANDARD.encode(fs::read(module.path())?);
    pack::write(&path, format!("{head}globalThis.solverModule = '{module}';\n")).map(drop)
}

/// The crate `explore`, and of `common` what needs no other crate.
fn explorer_libraries(pack: &Pack) -> Result<[Library; 2]> {
    let mut common = sources("common", &pack.path("common/src"))?;
    let Some((_, lib)) = common.files.iter_mut().find(|(path, _)| path == Path::new("lib.rs"))
    else {
        bail!("common has no lib.rs");
    };
    *lib = lib.replace("pub mod judge;\n", "");
    Ok([common, sources("explore", &pack.path("explore/src"))?])
}

/// The files in a folder and those inside it, as a library.
fn sources(name: &'static str, folder: &Path) -> Result<Library> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(inside) = folders.pop() {
        for entry in fs::read_dir(inside)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push((path.strip_prefix(folder)?.to_path_buf(), pack::read(&path)?));
            }
        }
    }
    files.sort();
    Ok(Library { name, files })
}

/// The Rust that is compiled.
fn source(problems: &[&Problem]) -> Result<String> {
    let ours = [("judge", JUDGE), ("input", INPUT)];
    let mut source = package::bundle::with_items(problems, &ours, &["host"])? + PROCONIO;
    for Problem { id, .. } in problems {
        source +=
            &format!("\n#[no_mangle]\npub extern \"C\" fn {id}() {{\n    {id}::main();\n}}\n");
    }
    Ok(source)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pack::template::Fixture;

    #[test]
    fn every_program_keeps_its_checks_and_messages() {
        let fixture = Fixture::new();
        let problems = fixture.pack.problems().unwrap();
        let source = source(&problems.iter().collect::<Vec<_>>()).unwrap();
        assert!(source.contains("host::fail(&format!(\"line {line}: "), "{source}");
        assert!(!source.contains("resume_unwind(Box"), "{source}");
        assert!(!source.contains("let _ = $holds"), "{source}");
        for Problem { id, .. } in &problems {
            assert!(source.contains(&format!("    {id}::main();")), "{source}");
        }
    }
}
