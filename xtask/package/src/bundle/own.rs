//! The user's own programs, from anywhere: what cannot become a single file is named, with its line.

use super::{edited, rust, tree_shake, Edit, Program};
use anyhow::{anyhow, ensure, Context};
use pack::Result;
use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::env;
use std::fs;
use std::process::Command;
use syn::spanned::Spanned;
use syn::Item;

/// The single file, if it compiles.
pub fn bundle(program: &Program) -> Result<String> {
    let at = |line: usize, message: &str| anyhow!("{}:{line}: {message}", program.path);
    let parsed = |source: &str| {
        syn::parse_file(source).map_err(|e| at(e.span().start().line, &e.to_string()))
    };
    let source = as_rustc_reads(&program.source);
    parsed(&source)?;
    let (source, _) = tree_shake::program(&source)?; // its tests may have what no single file can have
    let items = parsed(&source)?.items;
    let is_main = |item: &Item| matches!(item, Item::Fn(item) if item.sig.ident == "main");
    ensure!(items.iter().any(is_main), "{}: expected a `fn main`, found none", program.path);
    let mut edits: Vec<Edit> = items.iter().filter_map(without_crate).collect();
    edits.extend(items.iter().filter_map(|item| without_fastout(item, &source)));
    let tokens: TokenStream = source.parse().map_err(|error| anyhow!("{error}"))?;
    look_at(tokens, false, &mut edits).map_err(|(line, message)| at(line, &message))?;
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
        _ if !["common", "proconio"].contains(&&*name) => return None,
        Some((_, new)) => format!("use crate::{name} as {new};"),
        None if has_macros && name == "proconio" => "use crate::proconio::input;".to_string(),
        None => String::new(),
    };
    Some((item.span().byte_range(), text))
}

/// An import without `fastout`, whose attribute goes, too: all answers are printed at once in a single file, or the
/// program prints as it likes.
fn without_fastout(item: &Item, source: &str) -> Option<Edit> {
    let Item::Use(item) = item else { return None };
    let range = item.span().byte_range();
    let text = &source[range.clone()];
    let (path, names) = text.trim_end_matches(';').rsplit_once("::")?;
    let names: Vec<&str> = names.trim_matches(['{', '}']).split(',').map(str::trim).collect();
    let others: Vec<&str> = names.iter().copied().filter(|name| *name != "fastout").collect();
    match &others[..] {
        _ if others.len() == names.len() => None,
        [] => Some((range, String::new())),
        // The path may have a change of its own.
        _ => Some((range.start + path.len()..range.end, format!("::{{{}}};", others.join(", ")))),
    }
}

/// The changes by which paths lead to `common` and `proconio` where a single file has them, in the crate itself: from
/// within a module or a macro, or behind `::`. An error, with its line, at what no single file can have.
fn look_at(
    tokens: TokenStream,
    is_inside: bool,
    edits: &mut Vec<Edit>,
) -> std::result::Result<(), (usize, String)> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let text = |i: usize| tokens.get(i).map(ToString::to_string).unwrap_or_default();
    for (i, token) in tokens.iter().enumerate() {
        let before = |back: usize| i.checked_sub(back).map(text).unwrap_or_default();
        let start = |back: usize| tokens[i - back].span().byte_range().start;
        let end = token.span().byte_range().end;
        let name = token.to_string();
        let objection = match (token, &*name) {
            (TokenTree::Group(group), _) if before(1) == "#" => {
                let attribute = group.stream().to_string().replace(' ', "");
                if ["fastout", "proconio::fastout"].contains(&&*attribute) {
                    edits.push((start(1)..end, String::new()));
                }
                if attribute != "derive_readable" {
                    continue;
                }
                "`derive_readable` cannot come along: read tuples, as in `piles: [(u64, u64); n]`".into()
            }
            (_, "source") if before(3) == "proconio" => {
                "`proconio::source` cannot come along: read from stdin, without `from`; for a type of your own implement \
                 `std::str::FromStr`, by which `input!` reads"
                    .into()
            }
            (TokenTree::Group(group), _) => {
                let is_inside = is_inside || before(2) == "mod" || before(3) == "macro_rules";
                look_at(group.stream(), is_inside, edits)?;
                continue;
            }
            (_, "mod") if text(i + 2) == ";" => {
                format!(
                    "a second file cannot come along: write `mod {} {{ ... }}` here",
                    text(i + 1)
                )
            }
            (_, "include" | "include_str" | "include_bytes") if text(i + 1) == "!" => {
                format!("`{name}!` reads a second file, which a judge has not: write it here")
            }
            (_, "common" | "proconio") if before(1) == "mod" => {
                format!("`{name}` is a crate of the pack: give this module another name")
            }
            (_, "common" | "proconio") => {
                let is_path = text(i + 1) == ":" && text(i + 2) == ":";
                if before(1) == ":" && before(2) == ":" {
                    // Behind a name, or the end of generics, it is a part of another path.
                    let is_part = match i.checked_sub(3).map(|last| &tokens[last]) {
                        Some(TokenTree::Ident(last)) => !is_keyword(&last.to_string()),
                        Some(TokenTree::Punct(last)) => {
                            let is_arrow = ["-", "="].contains(&&*before(4));
                            last.as_char() == '>' && last.spacing() == Spacing::Joint && !is_arrow
                        }
                        _ => false,
                    };
                    if !is_part {
                        edits.push((start(2)..end, format!("crate::{name}")));
                    }
                } else if is_inside && (is_path || before(1) == "use") {
                    edits.push((start(0)..end, format!("crate::{name}")));
                }
                continue;
            }
            _ => continue,
        };
        return Err((token.span().start().line, objection));
    }
    Ok(())
}

/// Whether a word is no name, and no beginning of a path either.
fn is_keyword(word: &str) -> bool {
    let begins_path = ["crate", "self", "super", "Self"].contains(&word);
    !begins_path && syn::parse_str::<syn::Ident>(word).is_err()
}

/// The text of a Rust file, if rustc has no objection: in the edition 2021, or else in 2024, which the text says then.
fn compiled(program: &Program, text: String) -> Result<String> {
    let folder = tempfile::tempdir().context("no temporary folder can be made (TMPDIR)")?;
    fs::write(folder.path().join("solution.rs"), &text)?;
    let errors = |edition: &str| -> Result<Option<String>> {
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.current_dir(&folder).args(["--edition", edition, "--emit=metadata"]);
        let output =
            rustc.args(["--error-format=short", "solution.rs"]).output().context("rustc")?;
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

/// Behind the errors of a compiler that may not know a crate, a macro, or a type for `input!`.
const WHAT_IS_THERE: &str =
    "A single file has the standard library and `common`, of `common::judge` only what reads and answers, and of \
    proconio `input!` with lists, tuples, Chars, Bytes, Usize1, Isize1, and whatever `str::parse` knows. \
    Write what else is needed into the program.";
