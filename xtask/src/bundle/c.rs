//! The C file, for the judges that take no Rust: the same solution, compiled to WebAssembly, and that
//! translated to C.

use super::rust::{common_with, indent, module};
use super::tree_shake::{program, reachable};
use super::wasm::{Toolchain, FLAGS};
use super::{fingerprint, header, Language};
use crate::{packages, Result};
use pack::Problem;
use std::fs;
use std::path::PathBuf;

/// In place of `common::judge`.
const JUDGE: &str = include_str!("c/judge.rs");
/// Around the solution.
const NO_STD_SHIM: &str = include_str!("c/no_std_shim.rs");

/// The most memory that a program may come to use, in pages of 64 KiB: 6 MiB, so that POJ's limit of
/// 10000 K holds with all that a process has besides, but 64 MiB where the judge allows far more.
fn memory_pages(problem: &Problem) -> u32 {
    if problem.has_wide_limits() {
        1024
    } else {
        96
    }
}

/// The whole C file.
pub fn bundle(problem: &Problem, toolchain: &Toolchain) -> Result<String> {
    let source = source(problem)?;
    let header = header(problem, Language::C) + &source_fingerprint(problem, &source)?;
    let code = compile(&source, &header, memory_pages(problem), toolchain)
        .map_err(|error| format!("{}: {error}", problem.id))?;
    Ok(format!("{code}/* unchanged: {} */\n", fingerprint([code.as_str()])))
}

/// Compiles a Rust file to C, by way of WebAssembly.
fn compile(source: &str, header: &str, pages: u32, toolchain: &Toolchain) -> Result<String> {
    let module = toolchain.compile(source, &[])?;
    let mut translator = packages::command("wasm-to-c");
    let output = translator.arg(module.path()).arg(pages.to_string()).arg(header).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Whether a C file was made from the present sources and is as it was made. It is not made anew for
/// that, as other compilers make other C.
pub fn is_fresh(code: &str, problem: &Problem) -> Result<bool> {
    let (body, last) = code.split_at(code.rfind("/* unchanged: ").unwrap_or(0));
    let unchanged = last == format!("/* unchanged: {} */\n", fingerprint([body]));
    Ok(unchanged && body.contains(source_fingerprint(problem, &source(problem)?)?.trim_end()))
}

/// The line that tells what a C file was made from: the Rust, and the translator.
fn source_fingerprint(problem: &Problem, source: &str) -> Result<String> {
    let folder = pack::root().join("xtask/wasm-to-c/src");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let mut texts = vec![source.to_string(), FLAGS.join(" "), memory_pages(problem).to_string()];
    for path in paths {
        texts.push(pack::read(&path)?);
    }
    Ok(format!("Sources: {}\n", fingerprint(texts.iter().map(String::as_str))))
}

/// The Rust that becomes C.
fn source(problem: &Problem) -> Result<String> {
    let (program, mut names) = program(&pack::read(&problem.folder().join("main.rs"))?)?;
    // For the panic handler, and for `input!`.
    names.extend(["host", "number"].map(String::from));
    let modules = common_with(JUDGE)?;
    let names = reachable(names, &modules);
    let rewrite_root = |library: &str| match library {
        "crate" => "crate::common".to_string(),
        other => format!("crate::{other}"),
    };
    let prelude = "#[allow(unused_imports)]\nuse crate::std::prelude::*;\n";
    let texts = modules.iter().filter_map(|part| {
        Some(module(&part.name, &format!("{prelude}{}", part.text(&names, rewrite_root)?)))
    });
    let common = indent(&texts.collect::<Vec<_>>().join("\n"));
    // The inner attribute comes before the module documentation of the program.
    Ok(format!(
        "#![no_std]\n{program}\n{prelude}#[allow(dead_code)]\nmod common {{\n{common}}}\n\n{NO_STD_SHIM}"
    ))
}
