//! The Rust file: the program, a short reader in place of `common::judge`, and what the program uses of the rest of
//! `common`.

use super::tree_shake::{
    indent, needs_try_from, program, reachable, tokens, Module, Names, TRY_FROM,
};
use super::written_out::written_out;
use super::Program;
use anyhow::{anyhow, ensure};
use pack::{Pack, Result};
use std::cell::RefCell;

/// In place of `common::judge`.
const READER: &str = include_str!("reader.rs");

/// In place of the crate, in a user's own program.
const PROCONIO: &str = include_str!("proconio.rs");

/// A name in a user's own program may mean something else than that in the library.
const ALLOWED: &str = "#[allow(unreachable_pub, unused)]\n";

/// The whole file.
pub fn bundle(program: &Program) -> Result<String> {
    let header = program.header();
    let header: String = header.lines().map(|line| format!("// {line}\n")).collect();
    Ok(format!("{header}\n{}", source(program)?))
}

/// The file without its header.
fn source(program: &Program) -> Result<String> {
    let is_own = program.problem.is_none();
    let source = if is_own {
        program.source.clone() // its lines keep their numbers, for messages
    } else {
        written_out(&program.source)?
    };
    let program = &Program { source, ..program.clone() };
    let mut words = Names::new();
    tokens(program.source.parse().map_err(|error| anyhow!("{error}"))?, &mut words);
    let mut library = Vec::new();
    if words.contains("common") {
        // The type of an error is shorter in a program of the pack.
        let error =
            if is_own { "dyn std::error::Error + Send + Sync>" } else { "dyn std::error::Error>" };
        library.push(Module::parse("judge", &READER.replace("dyn std::error::Error>", error))?);
        library.extend(common(&program.pack)?);
    }
    let mut text = with_library(program, &library)?;
    if words.contains("proconio") || text.contains("crate::proconio") {
        let path = &program.path;
        ensure!(is_own, "{path}: `input!` has a type that no single file of the pack reads");
        let module = [Module::parse("proconio", PROCONIO)?];
        words.extend(["input", "Readable", "read_input"].map(String::from));
        let module = module[0].text(&reachable(words, &module));
        let module = indent(&module.unwrap_or_default());
        text += &format!("\n// What the program uses of the crate proconio.\n{ALLOWED}mod proconio {{\n{module}}}\n");
    }
    Ok(text)
}

/// The modules of `common` but for `judge`, which are parsed once for all programs of a thread.
fn common(pack: &Pack) -> Result<Vec<Module>> {
    thread_local! {
        static PARSED: RefCell<Option<(Pack, Vec<Module>)>> = const { RefCell::new(None) };
    }
    PARSED.with_borrow_mut(|parsed| {
        if parsed.as_ref().is_none_or(|(of, _)| of != pack) {
            let mut modules = Vec::new();
            for path in pack::files(&pack.path("common/src"), "rs")? {
                let name = path.file_stem().unwrap_or_default().display().to_string();
                if !["lib", "judge"].contains(&&*name) {
                    modules.push(Module::parse(&name, &pack::read(&path)?)?);
                }
            }
            *parsed = Some((pack.clone(), modules));
        }
        Ok(parsed.iter().flat_map(|(_, modules)| modules.clone()).collect())
    })
}

/// The program, and below it what it uses of these modules.
fn with_library(main: &Program, modules: &[Module]) -> Result<String> {
    let (mut text, mut names) = program(&main.source)?;
    if needs_try_from(&names) {
        match text.find("\nuse ") {
            Some(uses) if main.problem.is_some() => {
                text.insert_str(uses + 1, &format!("{TRY_FROM}\n"))
            }
            _ => text = format!("{text}\n{TRY_FROM}"), // the lines keep their numbers, for messages
        }
    }
    if names.contains("input") || names.contains("proconio") {
        names.insert(".next_value".to_string()); // by which the macro reads
    }
    let names = reachable(names, modules);
    let used = modules.iter().filter_map(|module| {
        let is_named = main.problem.is_none() && names.contains(&module.name); // by an import at least
        let text = module.text(&names).or(is_named.then(String::new))?;
        Some(format!("pub mod {} {{\n{}}}\n", module.name, indent(&text)))
    });
    let allowed = if main.problem.is_none() { ALLOWED } else { "" };
    let library = indent(&used.collect::<Vec<_>>().join("\n"));
    if library.is_empty() {
        return Ok(text);
    }
    Ok(format!(
        "{text}\n// What the program uses of the pack's library.\n{allowed}mod common {{\n{library}}}\n"
    ))
}
