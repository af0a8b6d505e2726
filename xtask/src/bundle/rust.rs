//! The Rust file: the program as it stands in `main.rs`, a short reader in place of `common::judge`, and what
//! the program uses of the rest of `common`.

use super::input::Asked;
use super::tree_shake::{indent, program, reachable, try_from_import, Module};
use super::Program;
use anyhow::{anyhow, bail};
use pack::{Pack, Result};
use proc_macro2::TokenStream;
use std::cell::OnceCell;

/// In place of `common::judge`, for inputs that say how many cases they have.
const READER: &str = include_str!("reader.rs");

/// What the reader has in place of `COUNTED`, for each framing.
const FRAMINGS: [(&str, [&str; 4]); 4] = [
    ("Counted", COUNTED),
    ("Single", ["Single", "_", "the case, if it can be read and computed", "for _ in 0..1"]),
    (
        "ToEnd",
        [
            "ToEnd",
            "_",
            "all cases, up to one that cannot be read or computed",
            "while input.words.clone().next().is_some()",
        ],
    ),
    (
        "Zeros",
        [
            "Zeros(usize)",
            "end",
            "the cases before that of zeros, up to one that cannot be read or computed",
            "let Framing::Zeros(count) = end;\n    while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64))",
        ],
    ),
];

/// The variant, the parameter, what is answered, and the head of the loop.
const COUNTED: [&str; 4] = [
    "Counted",
    "_",
    "as many cases as the first number says, up to one that cannot be read or computed",
    "for _ in 0..input.number()",
];

/// The reader for the framing of a program.
fn reader(program: &Program, tokens: &str, asked: &Asked) -> Result<String> {
    let used = |is_used: &dyn Fn(&str) -> bool| {
        FRAMINGS.iter().filter(|(name, _)| is_used(name)).collect::<Vec<_>>()
    };
    let mut framings = used(&|name| tokens.contains(&format!("Framing :: {name}")));
    if framings.is_empty() {
        framings = used(&|name| asked.names(name)); // `use Framing::*` and the like
    }
    let [variant, parameter, what, head] = match framings[..] {
        [] => COUNTED, // whatever does not call `run`
        [(_, parts)] => *parts,
        [.., (name, _)] => {
            let lines = program.source.lines();
            let line =
                1 + lines.take_while(|line| !line.contains(&format!("Framing::{name}"))).count();
            let path = &program.path;
            bail!("{path}:{line}: a second `Framing`: a single file reads one kind of input")
        }
    };
    let [counted_variant, _, counted, counted_head] = COUNTED;
    let mut reader = READER
        .replace(&format!("    {counted_variant},"), &format!("    {variant},"))
        .replace("(_: Framing,", &format!("({parameter}: Framing,"))
        .replace(counted, what)
        .replace(counted_head, head);
    if program.problem.is_none() {
        for (short, long) in AS_IN_COMMON {
            reader = reader.replace(short, long);
        }
    }
    Ok(reader)
}

/// What can be written in place of an `input!` that is not understood.
const NO_INPUT: &str = "`input!` takes here, perhaps behind `from input,`, only `name: kind` and `mut name: kind`, where a \
    kind is a type, `[kind; n]`, `[kind]`, or `(kind, kind)`; import a type that has a long path";

/// What the reader has shorter than `common` has it, though a program of one's own may need it.
const AS_IN_COMMON: [(&str, &str); 6] = [
    ("dyn std::error::Error>", "dyn std::error::Error + Send + Sync>"),
    ("pub enum", "#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum"),
    (
        "String::from_utf8_lossy(&bytes)",
        "Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))))",
    ),
    ("struct Input<'a>", "struct Input"),
    ("<'a>", "<'static>"),
    ("Input<'_>", "Input"),
];

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
    MODULES.with(|modules| {
        // The same for all programs of a run.
        let modules = modules.get_or_init(|| common(&program.pack));
        let modules = modules.as_ref().map_err(|error| anyhow!("{error:#}"))?;
        let tokens: TokenStream = program.source.parse().map_err(|error| anyhow!("{error}"))?;
        let asked = Asked::by(tokens.clone())
            .map_err(|line| anyhow!("{}:{line}: {NO_INPUT}", program.path))?;
        let mut library = Vec::new();
        if asked.names("common") && asked.names("judge") {
            let reader = reader(program, &tokens.to_string(), &asked)?;
            library.push(Module::parse("judge", &reader)?);
        }
        if asked.names("common") {
            library.extend(modules.iter().filter(|module| module.name != "judge").cloned());
        }
        let mut text = with_library(program, &library, asked.methods().as_slice())?;
        if asked.names("proconio") || !asked.is_plain() {
            text += &format!("\n{}", asked.proconio()?);
        }
        if text.contains("crate::read_input") {
            text +=
                &format!("\n#[macro_export]\nmacro_rules! read_input {{\n{}}}\n", asked.rules());
        }
        if program.problem.is_none() {
            // A name in the program may mean something else than that in the library.
            text =
                text.replace("\nmod common {", "\n#[allow(unreachable_pub, unused)]\nmod common {");
            text = text
                .replace("\nmod proconio {", "\n#[allow(unreachable_pub, unused)]\nmod proconio {");
        }
        Ok(text)
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
        let is_named = main.problem.is_none() && names.contains(&module.name); // by an import at least
        let text = module.text(&names, &rewrite_root).or(is_named.then(String::new))?;
        Some(format!("pub mod {} {{\n{}}}\n", module.name, indent(&text)))
    });
    let library = indent(&used.collect::<Vec<_>>().join("\n"));
    if library.is_empty() {
        return Ok(format!("{text}\n{import}"));
    }
    Ok(format!(
        "{text}\n{import}{}// What the program uses of the pack's library.\nmod common {{\n{library}}}\n",
        if import.is_empty() { "" } else { "\n" }
    ))
}
