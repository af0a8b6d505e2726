//! Programs of one's own, from anywhere: what cannot become a single file is named, with its line.

use super::{rust, Program};
use anyhow::{anyhow, bail, ensure, Context};
use pack::Result;
use std::env;
use std::fs;
use std::process::Command;

/// The single file, if it compiles.
pub fn bundle(program: &Program) -> Result<String> {
    if let Err(error) = syn::parse_file(&program.source) {
        bail!("{}:{}: {error}", program.path, error.span().start().line);
    }
    let result = rust::bundle(program).and_then(compiled);
    result.map_err(|error| anyhow!(in_program(program, &format!("{error:#}"))))
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
            ("proconio::input", "proconio::marker::Chars", 2, "marker"),
            ("n: u64", "n: i64", 6, "i64"),
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
