//! The Rust file: the program as it stands in `main.rs`, a short reader in place of `common::judge`, and what
//! the program uses of the rest of `common`.

use super::tree_shake::{indent, program, reachable, try_from_import, Module};
use super::Program;
use anyhow::anyhow;
use pack::{Pack, Result};
use std::cell::OnceCell;

/// In place of `common::judge`.
const READER: &str = include_str!("reader.rs");
/// The macro `ensure!` of `common::judge`.
const ENSURE: &str = include_str!("ensure.rs");
/// In place of proconio.
const INPUT: &str = include_str!("input.rs");

/// The whole file.
pub fn bundle(program: &Program) -> Result<String> {
    let header = program.header();
    let header: String = header.lines().map(|line| format!("// {line}\n")).collect();
    Ok(format!("{header}\n{}", source(program)?))
}

/// The file without its header.
fn source(program: &Program) -> Result<String> {
    thread_local! {
        static MODULES: OnceCell<Result<Vec<Module>>> = const { OnceCell::new() };
    }
    let parse = || {
        let rest = common(&program.pack)?.into_iter().filter(|module| module.name != "judge");
        Ok([Module::parse("judge", READER)?].into_iter().chain(rest).collect())
    };
    MODULES.with(|modules| {
        // The same for all programs of a run.
        let modules = modules.get_or_init(parse).as_ref().map_err(|error| anyhow!("{error:#}"))?;
        let text = with_library(program, modules, &["number"])?;
        let ensure =
            if text.contains("judge_ensure") { format!("\n{ENSURE}") } else { String::new() };
        Ok(format!("{text}\n{INPUT}{ensure}"))
    })
}

/// The modules of `common`.
pub fn common(pack: &Pack) -> Result<Vec<Module>> {
    let folder = pack.path("common/src");
    Module::declared(&pack::read(&folder.join("lib.rs"))?, &folder)
}

/// The program, and below it what it uses of these modules. `needed` are names in them that are used from
/// elsewhere.
pub fn with_library(main: &Program, modules: &[Module], needed: &[&str]) -> Result<String> {
    let (text, mut names) = program(&main.source)?;
    let import = try_from_import(&names);
    names.extend(needed.iter().map(ToString::to_string));
    let names = reachable(names, modules);
    let rewrite_root = |library: &str| match library {
        "std" => "std".to_string(),
        "crate" => "crate::common".to_string(),
        other => format!("crate::{other}"),
    };
    let used = modules.iter().filter_map(|module| {
        let text = module.text(&names, &rewrite_root)?;
        Some(format!("pub mod {} {{\n{}}}\n", module.name, indent(&text)))
    });
    let library = indent(&used.collect::<Vec<_>>().join("\n"));
    Ok(format!(
        "{text}\n{import}{}// What the program uses of the pack's library.\n#[allow(dead_code)]\nmod common {{\n{library}}}\n",
        if import.is_empty() { "" } else { "\n" }
    ))
}
