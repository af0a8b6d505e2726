//! Programs of one's own, from anywhere: what cannot become a single file is named, with its line.

use super::tree_shake::name_of;
use super::{rust, Program};
use anyhow::{anyhow, ensure, Context};
use pack::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::ops::Range;
use std::process::Command;
use syn::{Item, ItemUse, UseTree};

/// The single file, if it compiles.
pub fn bundle(program: &Program) -> Result<String> {
    let at = |line: usize, message: &str| anyhow!("{}:{line}: {message}", program.path);
    let source = as_rustc_reads(&program.source);
    let file = syn::parse_file(&source).map_err(|e| at(e.span().start().line, &e.to_string()))?;
    let is_main = |item: &Item| matches!(item, Item::Fn(item) if item.sig.ident == "main");
    ensure!(file.items.iter().any(is_main), "{}: expected a `fn main`, found none", program.path);
    let tokens: TokenStream = source.parse().map_err(|error| anyhow!("{error}"))?;
    let mut edits = Vec::new();
    look_at(tokens, false, &mut edits).map_err(|(line, message)| at(line, &message))?;
    let own: BTreeSet<String> = file.items.iter().filter_map(name_of).collect();
    for item in &file.items {
        if let Item::Use(ItemUse { tree: UseTree::Path(path), .. }) = item {
            let name = path.ident.to_string();
            if !KNOWN.contains(&&*name) && !own.contains(&name) {
                let message = format!(
                    "the crate `{name}` is not on every judge: take std, common or proconio"
                );
                return Err(at(path.ident.span().start().line, &message));
            }
        }
    }
    let mut source = source;
    for (range, text) in edits.into_iter().rev() {
        source.replace_range(range, &text);
    }
    let program =
        Program { source, path: program.path.clone(), pack: program.pack.clone(), ..*program };
    let result = rust::bundle(&program).and_then(compiled);
    result.map_err(|error| anyhow!(in_program(&program, &format!("{error:#}"))))
}

/// What a path may begin with.
const KNOWN: [&str; 8] = ["std", "core", "alloc", "common", "proconio", "crate", "self", "super"];

/// Without a byte order mark, a line for the shell, and carriage returns; the lines keep their numbers.
fn as_rustc_reads(source: &str) -> String {
    let source = source.strip_prefix('\u{feff}').unwrap_or(source).replace("\r\n", "\n");
    match source.split_once('\n') {
        Some((first, rest)) if first.starts_with("#!") && !first.starts_with("#![") => {
            format!("\n{rest}")
        }
        _ => source,
    }
}

/// A change of the text: what stands in a range of bytes.
type Edit = (Range<usize>, String);

/// The changes by which paths lead to `common` and `proconio` where a single file has them, in the crate itself: from
/// within a module, or behind `::`. An error, with its line, at what no single file can have.
fn look_at(
    tokens: TokenStream,
    in_module: bool,
    edits: &mut Vec<Edit>,
) -> std::result::Result<(), (usize, String)> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let text = |i: usize| tokens.get(i).map(ToString::to_string).unwrap_or_default();
    let is_path = |i: usize| text(i) == ":" && text(i + 1) == ":";
    for (i, token) in tokens.iter().enumerate() {
        let line = token.span().start().line;
        let before = |back: usize| i.checked_sub(back).map(text).unwrap_or_default();
        let range = token.span().byte_range();
        match (token, &*token.to_string()) {
            (TokenTree::Group(group), _) => {
                look_at(group.stream(), in_module || before(2) == "mod", edits)?;
            }
            (_, "mod") if text(i + 2) == ";" => {
                let name = text(i + 1);
                let message =
                    format!("a second file cannot come along: write `mod {name} {{ ... }}` here");
                return Err((line, message));
            }
            (_, name @ ("include" | "include_str" | "include_bytes")) if text(i + 1) == "!" => {
                return Err((
                    line,
                    format!("`{name}!` reads a second file, which a judge has not: write it here"),
                ));
            }
            (_, name @ ("common" | "proconio"))
                if before(1) == "crate" && before(2) == "extern" =>
            {
                let from = tokens[i - 2].span().byte_range().start;
                if text(i + 1) == ";" {
                    edits.push((from..range.end + 1, String::new()));
                } else {
                    edits.push((from..range.end, format!("use crate::{name}")));
                }
            }
            (_, name @ ("common" | "proconio")) if before(1) == ":" && before(2) == ":" => {
                // Behind a name, or the end of generics, it is a part of another path.
                let is_root = !matches!(&tokens[..i - 2], [.., TokenTree::Ident(last)] if last != "use")
                    && before(3) != ">";
                if is_root {
                    let from = tokens[i - 2].span().byte_range().start;
                    edits.push((from..range.end, format!("crate::{name}")));
                }
            }
            (_, name @ ("common" | "proconio"))
                if in_module && (is_path(i + 1) || before(1) == "use") =>
            {
                edits.push((range, format!("crate::{name}")));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The text of a Rust file, if rustc has no objection.
fn compiled(text: String) -> Result<String> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("solution.rs"), &text)?;
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.current_dir(&folder).args(["--edition=2021", "--emit=metadata", "--error-format=short"]);
    let output = rustc.arg("solution.rs").output().context("rustc")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(text)
}

/// What rustc says of `solution.rs`, of the program's own lines where they are meant.
fn in_program(program: &Program, errors: &str) -> String {
    // Above the program stand a header and a blank line.
    let above = program.header().lines().count() + 1;
    let located = |error: &str| {
        let (line, rest) = error.strip_prefix("solution.rs:")?.split_once(':')?;
        let line = line.parse::<usize>().ok()?.checked_sub(above)?;
        let is_own = (1..=program.source.lines().count()).contains(&line);
        is_own.then(|| format!("{}:{line}:{rest}", program.path))
    };
    let lines = errors.lines().map(|error| located(error).unwrap_or_else(|| error.to_string()));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pack::template::Fixture;

    const PROGRAM: &str = "use common::judge::{self, Framing, Input};
use proconio::input;

fn main() {
    judge::run(Framing::ToEnd, |input: &mut Input| {
        input! { from input, n: u64 }
        Ok((n + 1).to_string())
    })
}
";

    fn bundled(source: &str) -> Result<String> {
        let fixture = Fixture::new();
        let pack = fixture.pack.clone();
        let program = Program {
            path: "mine.rs".to_string(),
            source: source.to_string(),
            problem: None,
            pack,
        };
        bundle(&program)
    }

    #[test]
    fn a_program_of_ones_own_becomes_a_file() {
        let file = bundled(PROGRAM).unwrap();
        assert!(file.starts_with("// mine.rs in one Rust file."), "{file}");
        assert!(file.contains(PROGRAM) && file.contains("mod proconio"), "{file}");
    }

    #[test]
    fn what_cannot_be_translated_is_named_with_its_line() {
        for (old, new, line, named) in [
            (
                "use proconio::input;",
                "use proconio::input;\nuse itertools::Itertools;",
                3,
                "itertools",
            ),
            ("fn main", "mod helper;\nfn main", 4, "`mod helper { ... }`"),
            ("fn main", "const A: &str = include_str!(\"a\");\nfn main", 4, "`include_str!`"),
            ("proconio::input", "proconio::{fastout, input}", 2, "fastout"),
            ("use proconio::input;", "use proconio::input;\nuse ::rand::Rng;", 3, "rand"),
            ("(n + 1)", "(n + x)", 7, "`x`"),
            ("(n + 1)", "(n + )", 7, "expected"),
        ] {
            let message = bundled(&PROGRAM.replace(old, new)).unwrap_err().to_string();
            let has_line = message.lines().any(|error| {
                error.starts_with(&format!("mine.rs:{line}:")) && error.contains(named)
            });
            assert!(has_line, "{new}: {message}");
        }
    }
}
