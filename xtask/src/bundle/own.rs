//! Programs of one's own, from anywhere: what cannot become a single file is named, with its line.

use super::{c, rust, Program, Target};
use anyhow::{anyhow, ensure, Context};
use pack::Result;
use std::env;
use std::fs;
use std::process::Command;
use syn::visit::Visit;

/// The single file, if it compiles.
pub fn bundle(program: &Program, target: Target) -> Result<String> {
    let at = |line: usize, problem: &str| format!("{}:{line}: {problem}", program.path);
    let file = syn::parse_file(&program.source)
        .map_err(|error| anyhow!(at(error.span().start().line, &error.to_string())))?;
    let result = match target {
        Target::Rust => rust::bundle(program).and_then(compiled),
        Target::C => c::bundle(program),
    };
    result.map_err(|error| {
        let error = in_program(program, target, &format!("{error:#}"));
        match (target, Floats::lines(&file).first()) {
            (Target::C, Some(line)) => {
                let problem = "C is made of whole numbers alone, not of floating point";
                anyhow!("{}\n{error}", at(*line, problem))
            }
            _ => anyhow!(error),
        }
    })
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
fn in_program(program: &Program, target: Target, errors: &str) -> String {
    // Above the program stand a header and a blank line, or an attribute.
    let above = match target {
        Target::Rust => program.header(target).lines().count() + 1,
        Target::C => 1,
    };
    let located = |error: &str| {
        let (line, rest) = error.strip_prefix("solution.rs:")?.split_once(':')?;
        let line = line.parse::<usize>().ok()?.checked_sub(above)?;
        let is_own = (1..=program.source.lines().count()).contains(&line);
        is_own.then(|| format!("{}:{line}:{rest}", program.path))
    };
    let lines = errors.lines().map(|error| located(error).unwrap_or_else(|| error.to_string()));
    lines.collect::<Vec<_>>().join("\n")
}

/// The lines with floating-point numbers.
#[derive(Default)]
struct Floats {
    lines: Vec<usize>,
}

impl Floats {
    fn lines(file: &syn::File) -> Vec<usize> {
        let mut floats = Floats::default();
        floats.visit_file(file);
        floats.lines
    }
}

impl<'a> Visit<'a> for Floats {
    fn visit_lit_float(&mut self, literal: &'a syn::LitFloat) {
        self.lines.push(literal.span().start().line);
    }

    fn visit_ident(&mut self, name: &'a proc_macro2::Ident) {
        if name == "f32" || name == "f64" {
            self.lines.push(name.span().start().line);
        }
    }
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
        bundle(&program, Target::Rust)
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

    #[test]
    fn floating_point_is_found() {
        let source = "fn f(x: u64) -> u64 {\n    x as f64 as u64\n}\nconst G: u64 = 2.5 as u64;\n";
        assert_eq!(Floats::lines(&syn::parse_file(source).unwrap()), [2, 4]);
    }
}
