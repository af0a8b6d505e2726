//! The Rust file: the program, a short reader in place of `common::judge`, and what the program uses of the rest of
//! `common`.

use super::input::InputForms;
use super::tree_shake::{indent, needs_try_from, program, reachable, Module, TRY_FROM};
use super::written_out::written_out;
use super::Program;
use anyhow::anyhow;
use pack::{Pack, Result};
use proc_macro2::TokenStream;
use std::cell::RefCell;

/// In place of `common::judge`.
const READER: &str = include_str!("reader.rs");

/// The reader for a program: the type of an error is shorter in one of the pack.
fn reader(program: &Program) -> String {
    match program.problem {
        Some(_) => READER.to_string(),
        None => READER.replace("dyn std::error::Error>", "dyn std::error::Error + Send + Sync>"),
    }
}

/// What can be written in place of an `input!` that is not understood.
const NO_INPUT: &str = "`input!` takes here, perhaps behind `from input,`, only `name: kind` and `mut name: kind`, where a \
    kind is a type, `[kind; n]`, `[kind]`, or `(kind, kind)`; import a type that has a long path";

/// A name in a user's own program may mean something else than that in the library.
pub const ALLOWED: &str = "#[allow(unreachable_pub, unused)]\n";

/// The whole file.
pub fn bundle(program: &Program) -> Result<String> {
    let header = program.header();
    let header: String = header.lines().map(|line| format!("// {line}\n")).collect();
    Ok(format!("{header}\n{}", source(program)?))
}

/// The file without its header.
fn source(program: &Program) -> Result<String> {
    let source = match program.problem {
        Some(_) => written_out(&program.source)?,
        None => program.source.clone(), // its lines keep their numbers, for messages
    };
    let program = &Program { source, ..program.clone() };
    let tokens: TokenStream = program.source.parse().map_err(|error| anyhow!("{error}"))?;
    let asked = InputForms::by(tokens.clone())
        .map_err(|line| anyhow!("{}:{line}: {NO_INPUT}", program.path))?;
    let mut library = Vec::new();
    if asked.names("common") && asked.names("judge") {
        library.push(Module::parse("judge", &reader(program))?);
    }
    if asked.names("common") {
        library.extend(common(&program.pack)?.into_iter().filter(|module| module.name != "judge"));
    }
    let needed: &[&str] = if asked.has_source() { &[".next_value"] } else { &[] };
    let mut text = with_library(program, &library, needed)?;
    if asked.names("proconio") || !asked.is_empty() {
        text += &format!("\n{}", asked.proconio()?);
    }
    if text.contains("crate::read_input") {
        text += &format!("\n#[macro_export]\nmacro_rules! read_input {{\n{}}}\n", asked.rules());
    }
    if text.contains("crate::read_one") {
        text += READ_ONE;
    }
    Ok(text)
}

/// `read_value!` of a single file.
const READ_ONE: &str = "
#[macro_export]
macro_rules! read_one {
    ($kind:tt) => {{
        let from = &mut crate::proconio::Stdin;
        crate::read_input!(@one from $kind)
    }};
}
";

/// The modules of `common`, which is parsed once for all programs of a thread.
pub fn common(pack: &Pack) -> Result<Vec<Module>> {
    thread_local! {
        static PARSED: RefCell<Option<(Pack, Vec<Module>)>> = const { RefCell::new(None) };
    }
    PARSED.with_borrow_mut(|parsed| {
        if parsed.as_ref().is_none_or(|(of, _)| of != pack) {
            let folder = pack.path("common/src");
            let modules = Module::declared(&pack::read(&folder.join("lib.rs"))?, &folder)?;
            *parsed = Some((pack.clone(), modules));
        }
        Ok(parsed.iter().flat_map(|(_, modules)| modules.clone()).collect())
    })
}

/// The program, and below it what it uses of these modules. `needed` are names in them that are used from
/// elsewhere.
pub fn with_library(main: &Program, modules: &[Module], needed: &[&str]) -> Result<String> {
    let (mut text, mut names) = program(&main.source)?;
    if needs_try_from(&names) {
        match text.find("\nuse ") {
            Some(uses) if main.problem.is_some() => {
                text.insert_str(uses + 1, &format!("{TRY_FROM}\n"))
            }
            _ => text = format!("{text}\n{TRY_FROM}"), // the lines keep their numbers, for messages
        }
    }
    names.extend(needed.iter().map(ToString::to_string));
    let names = reachable(names, modules);
    let rewrite_root = |library: &str| match library {
        "std" => "std".to_string(),
        "crate" => "crate::common".to_string(),
        other => format!("crate::{other}"),
    };
    let used = modules.iter().filter_map(|module| {
        let is_named = main.problem.is_none() && names.contains(&module.name); // by an import at least
        let text = module.text(&names, &rewrite_root).or(is_named.then(String::new))?;
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
