//! The user's own programs, from anywhere. What no single file can have rustc names, with its line.

use super::{edited, rust, Edit, Program};
use anyhow::{anyhow, ensure, Context};
use judging::compile::compiler;
use pack::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::fs;
use syn::spanned::Spanned;
use syn::Item;

/// What is a crate for the program, and a module of the single file.
const CRATES: [&str; 2] = ["common", "proconio"];

/// The single file, if it compiles.
pub fn bundle(program: &Program) -> Result<String> {
    let source = as_rustc_reads(&program.source);
    let file = syn::parse_file(&source)
        .map_err(|error| anyhow!("{}:{}: {error}", program.path, error.span().start().line))?;
    let mut edits: Vec<Edit> = file.items.iter().filter_map(without_crate).collect();
    let tokens: TokenStream = source.parse().map_err(|error| anyhow!("{error}"))?;
    add_edits(tokens, &source, false, &mut edits);
    for (range, text) in &mut edits {
        *text += &"\n".repeat(source[range.clone()].matches('\n').count()); // lines keep their numbers
    }
    let program = Program { source: edited(source, edits), ..program.clone() };
    compiled(&program, rust::bundle(&program)?)
}

/// Without a byte order mark, a line for the shell, and carriage returns; the lines keep their numbers.
fn as_rustc_reads(source: &str) -> String {
    let source = source.strip_prefix('\u{feff}').unwrap_or(source).replace("\r\n", "\n");
    let is_for_shell =
        source.strip_prefix("#!").is_some_and(|rest| !rest.trim_start().starts_with('['));
    let first_line = source.find('\n').filter(|_| is_for_shell).unwrap_or(0);
    source[first_line..].to_string()
}

/// What stands in place of an `extern crate`.
fn without_crate(item: &Item) -> Option<Edit> {
    let Item::ExternCrate(item) = item else { return None };
    let name = item.ident.to_string();
    let has_macros = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use"));
    let text = match &item.rename {
        _ if !CRATES.contains(&&*name) => return None,
        Some((_, new)) => format!("use crate::{name} as {new};"),
        None if has_macros && name == "proconio" => "use crate::proconio::input;".to_string(),
        None => String::new(),
    };
    Some((item.span().byte_range(), text))
}

/// Adds the changes by which paths lead to [`CRATES`] from within a module or a macro, and behind `::`; and by which
/// `fastout` goes: all answers are printed at once in a single file, or the program prints as it likes.
fn add_edits(tokens: TokenStream, source: &str, is_inside: bool, edits: &mut Vec<Edit>) {
    let mut last = 0..0;
    for token in tokens {
        let range = token.span().byte_range();
        let (before, after) = (source[..range.start].trim_end(), source[range.end..].trim_start());
        match (token, &source[range.clone()]) {
            (_, "[fastout]" | "[proconio::fastout]") if before.ends_with('#') => {
                edits.push((last.start..range.end, String::new()));
            }
            (TokenTree::Group(group), _) => {
                let keyword = before.split_whitespace().rev().nth(1);
                let is_new = keyword.is_some_and(|word| ["mod", "macro_rules!"].contains(&word));
                add_edits(group.stream(), source, is_inside || is_new, edits);
            }
            (_, name) if CRATES.contains(&name) => {
                // Behind a name, or the end of generics, it is a part of another path.
                let global = before.strip_suffix("::");
                let is_part = global.is_some_and(|before| {
                    before.ends_with(|c: char| c.is_alphanumeric() || "_>".contains(c))
                });
                let is_path = after.starts_with("::") || before.ends_with("use");
                if !is_part && is_path && (is_inside || global.is_some()) {
                    let start = global.map_or(range.start, str::len);
                    edits.push((start..range.end, format!("crate::{name}")));
                }
            }
            _ => {}
        }
        last = range;
    }
}

/// The text of a Rust file, if rustc has no objection: in the edition 2021, or else in 2024, which the text says then.
fn compiled(program: &Program, text: String) -> Result<String> {
    let folder = tempfile::tempdir().context("no temporary folder can be made (TMPDIR)")?;
    fs::write(folder.path().join("solution.rs"), &text)?;
    let errors = |edition: &str| -> Result<Option<String>> {
        let flags = ["--edition", edition, "--emit=metadata", "--error-format=short"];
        let mut rustc = compiler("RUSTC", "rustc", &flags);
        let output = rustc.arg("solution.rs").current_dir(&folder).output().context("rustc")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        Ok((!output.status.success()).then(|| errors.into_owned()))
    };
    let Some(errors_of_2021) = errors("2021")? else { return Ok(text) };
    ensure!(errors("2024")?.is_none(), in_program(program, &errors_of_2021));
    Ok(text.replacen('\n', " It needs the edition 2024.\n", 1))
}

/// What rustc says of `solution.rs`, of the program's own lines where they are meant.
fn in_program(program: &Program, errors: &str) -> String {
    // Above the program stand a header and a blank line.
    let above = program.header().lines().count() + 1;
    let located = |error: &str| {
        let mut parts = error.strip_prefix("solution.rs:")?.splitn(3, ':');
        let line = parts.next()?.parse::<usize>().ok()?.checked_sub(above)?;
        let (column, message) = (parts.next()?, parts.next()?);
        let is_own = (1..=program.source.lines().count()).contains(&line);
        let place = if is_own { format!(":{line}:{column}") } else { String::new() };
        Some(format!("{}{place}:{message}", program.path))
    };
    let is_error =
        |line: &&str| !line.contains(": warning: ") && !line.starts_with("error: aborting");
    let lines = errors.lines().filter(is_error).map(|error| located(error).unwrap_or(error.into()));
    lines.chain([WHAT_IS_THERE.into()]).collect::<Vec<_>>().join("\n")
}

/// Behind the errors of a compiler that may not know a file, a crate, a macro, or a type for `input!`.
const WHAT_IS_THERE: &str =
    "A single file has the standard library and `common`, of `common::judge` only what reads and answers, and of \
    proconio `read_value!`, and `input!` with `name: kind` and `mut name: kind`, perhaps behind `from input,`: lists, \
    tuples, Chars, Bytes, Usize1, Isize1, and whatever `str::parse` knows. Write what else is needed into the program: a \
    second file as `mod name { ... }`; in place of `derive_readable` read tuples, as in `piles: [(u64, u64); n]`; in place \
    of `proconio::source` read from stdin, and a type of your own by `std::str::FromStr`.";
