//! The C file, for the judges that take no Rust: the Rust file, compiled to WebAssembly, and that translated
//! to C.

use super::wasm::{flags, Toolchain};
use super::{rust, Program, Target};
use crate::cargo;
use anyhow::ensure;
use pack::{fingerprint, Result};
use std::fs;
use std::path::PathBuf;
use tempfile::NamedTempFile;

/// The program and the library as one: the C file is to fit where it is handed in.
const AS_ONE: [&str; 1] = ["-Clto=fat"];

/// Around the Rust file.
const NO_STD_SHIM: &str = include_str!("no_std_shim.rs");

/// What `std` has ready in each module.
const PRELUDE: &str = "#[allow(unused_imports)]\nuse crate::std::{self, prelude::*};\n";

/// The whole C file.
pub fn bundle(program: &Program) -> Result<String> {
    let mut translator = cargo::package(&program.pack, "wasm-to-c");
    translator.arg(module(program)?).arg(program.memory_pages().to_string());
    let output = translator.arg(program.header(Target::C)).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

/// The file of the WebAssembly. It stays in `target/wasm/`, as the site shows what `cargo xtask bundle` has made
/// before.
fn module(program: &Program) -> Result<PathBuf> {
    let (toolchain, source) = (Toolchain::find()?, source(program)?);
    let parts = [&source, &toolchain.version, &flags(), &AS_ONE.join(" ")];
    let folder = program.pack.path("target/wasm");
    let path = folder.join(fingerprint(parts)).with_extension("wasm");
    if !path.exists() {
        fs::create_dir_all(&folder)?;
        let module = toolchain.compile(&source, &[], &AS_ONE)?;
        // Under its own name only when it is whole.
        let whole = NamedTempFile::new_in(&folder)?;
        fs::copy(module.path(), &whole)?;
        whole.persist(&path)?;
    }
    Ok(path)
}

/// The Rust that becomes C.
fn source(program: &Program) -> Result<String> {
    // The inner attribute comes before the documentation of the program.
    let source = rust::source(program, PRELUDE)?;
    Ok(format!("#![no_std]\n{source}\n{NO_STD_SHIM}"))
}
