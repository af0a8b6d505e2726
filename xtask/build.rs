//! The build script of the packages that compile files of the problems' folders: it finds them, and writes
//! `modules.rs` for the package to include: a module for each, and a list of what they have, by id.
//!
//! It runs again when a problem comes or goes, as `problems/Cargo.toml` changes then, and when one of the files is
//! gone. A file that is new in an old folder, Cargo does not see; `cargo xtask sync` does, and makes the package's
//! own Cargo.toml newer.

use std::path::Path;
use std::{env, fs};

fn main() {
    let variable = |name| env::var(name).expect("Cargo sets it");
    // The file in a problem's folder, and the function that it has.
    let (file, function) = match variable("CARGO_PKG_NAME").as_str() {
        "programs" => ("main.rs", None),
        "data" => ("generators/cases.rs", Some("cases")),
        "xtask" => ("figure.rs", Some("draw")),
        other => panic!("{other} compiles no file of a problem"),
    };
    let here = variable("CARGO_MANIFEST_DIR");
    // The nearest one: a clone may lie in the target folder of another.
    let mut problems = Path::new(&here).ancestors().map(|folder| folder.join("problems"));
    let problems = problems.find(|folder| folder.join("Cargo.toml").is_file());
    let problems = problems.expect("the package is in the pack");
    println!("cargo::rerun-if-changed={}", problems.join("Cargo.toml").display());
    println!("cargo::rerun-if-changed=Cargo.toml");

    let mut found = Vec::new();
    for entry in fs::read_dir(problems).expect("problems/ can be read") {
        let folder = entry.expect("problems/ can be read").path();
        if folder.join("problem.yaml").is_file() && folder.join(file).is_file() {
            let id = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            found.push((id, folder.join(file)));
        }
    }
    found.sort();
    let mut text = String::new();
    for (id, path) in &found {
        text += &format!("#[path = {:?}]\nmod {id};\n", path.display().to_string());
        if function.is_some() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    if let Some(function) = function {
        let entries = found.iter().map(|(id, _)| format!("    ({id:?}, {id}::{function}),\n"));
        let entries: String = entries.collect();
        text += &format!("\n/// What the problems have here, by id.\npub const FOUND: &[(&str, Function)] = &[\n{entries}];\n");
    }
    let out = Path::new(&variable("OUT_DIR")).join("modules.rs");
    fs::write(out, text).expect("Cargo's folder can be written");
}
