//! The C file, for the judges that take no Rust: the Rust file, compiled to WebAssembly, and that translated
//! to C.

use super::wasm::Toolchain;
use super::{rust, Program, Target};
use crate::cargo;
use anyhow::ensure;
use pack::Result;

/// Around the Rust file.
const NO_STD_SHIM: &str = include_str!("no_std_shim.rs");

/// What `std` has ready in each module.
const PRELUDE: &str = "#[allow(unused_imports)]\nuse crate::std::{self, prelude::*};\n";

/// The whole C file.
pub fn bundle(program: &Program) -> Result<String> {
    let module = Toolchain::find()?.compile(&source(program)?, &[], &[])?;
    let mut translator = cargo::package("wasm-to-c");
    translator.arg(module.path()).arg(program.memory_pages().to_string());
    let output = translator.arg(program.header(Target::C)).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

/// The Rust that becomes C.
fn source(program: &Program) -> Result<String> {
    // The inner attribute comes before the documentation of the program.
    let source = rust::source(program, PRELUDE)?;
    Ok(format!("#![no_std]\n{source}\n{NO_STD_SHIM}"))
}
