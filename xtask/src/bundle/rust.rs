//! The Rust file: the solution as it stands in `main.rs`, then what it uses of `common`, then the few
//! lines that do the work of proconio, which most judges do not have.

use super::tree_shake::{program, reachable, Module};
use super::{header, Language};
use crate::Result;
use pack::Problem;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use syn::Item;

/// In place of some items of `common::judge`.
const JUDGE: &str = include_str!("judge.rs");
/// In place of proconio.
const PROCONIO: &str = include_str!("proconio.rs");

/// The whole file.
pub fn bundle(problem: &Problem) -> Result<String> {
    let header = header(problem, Language::Rust);
    let header: String = header.lines().map(|line| format!("// {line}\n")).collect();
    Ok(format!("{header}\n{}", source(problem, JUDGE, &[])?))
}

/// The file without its header. `judge` stands in place of some items of `common::judge`; `needed` are
/// names in it that are used from elsewhere.
pub fn source(problem: &Problem, judge: &'static str, needed: &[&str]) -> Result<String> {
    let (program, mut names) = program(&pack::read(&problem.folder().join("main.rs"))?)?;
    names.extend(needed.iter().map(ToString::to_string));
    let modules = common_with(judge)?;
    let names = reachable(names, &modules);
    let rewrite_root = |library: &str| match library {
        "std" => "std".to_string(),
        "crate" => "crate::common".to_string(),
        other => format!("crate::{other}"),
    };
    let texts = modules
        .iter()
        .filter_map(|part| Some(module(&part.name, &part.text(&names, rewrite_root)?)));
    let common = with_tabs(&texts.collect::<Vec<_>>().join("\n"));
    Ok(format!(
        "{program}\n// What the program uses of the pack's library.\n#[allow(dead_code)]\nmod common {{\n{common}}}\n\n{PROCONIO}"
    ))
}

/// The text with a tab in place of four blanks at the start of a line: judges limit the length of files.
fn with_tabs(text: &str) -> String {
    let with_tabs = |line: &str| {
        let code = line.trim_start_matches(' ');
        let blanks = line.len() - code.len();
        format!("{}{}{code}\n", "\t".repeat(blanks / 4), " ".repeat(blanks % 4))
    };
    text.lines().map(with_tabs).collect()
}

thread_local! {
    /// What [`common_with`] has parsed, by its argument: it is the same for all problems.
    static PARSED: RefCell<BTreeMap<&'static str, Rc<Vec<Module>>>> = RefCell::default();
}

/// The modules of `common`, with other items for those of `judge` that have the same names.
pub fn common_with(judge: &'static str) -> Result<Rc<Vec<Module>>> {
    if let Some(modules) = PARSED.with_borrow(|parsed| parsed.get(judge).cloned()) {
        return Ok(modules);
    }
    let modules = Rc::new(parse_common_with(judge)?);
    PARSED.with_borrow_mut(|parsed| parsed.insert(judge, Rc::clone(&modules)));
    Ok(modules)
}

fn parse_common_with(judge: &str) -> Result<Vec<Module>> {
    let folder = pack::root().join("common/src");
    let file = syn::parse_file(&pack::read(&folder.join("lib.rs"))?)?;
    let mut modules = Vec::new();
    for item in file.items {
        let Item::Mod(module) = item else { continue };
        let name = module.ident.to_string();
        let mut module = Module::parse(&name, &pack::read(&folder.join(format!("{name}.rs")))?)?;
        if name == "judge" {
            module.replace(Module::parse(&name, judge)?);
        }
        modules.push(module);
    }
    Ok(modules)
}

/// A module with that content.
pub fn module(name: &str, text: &str) -> String {
    format!("pub mod {name} {{\n{text}}}\n")
}

/// A step to the right.
pub fn indent(text: &str) -> String {
    let indented =
        |line: &str| if line.is_empty() { "\n".to_string() } else { format!("    {line}\n") };
    text.lines().map(indented).collect()
}
