//! The C file, for the judges that take no Rust: the same solution, compiled to WebAssembly, and that
//! translated to C.

use super::parts::{in_use, program};
use super::rust::{common_with, indent, module};
use super::{fingerprint, header, Language};
use pack::Problem;
use crate::Result;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// In place of `common::judge`.
const JUDGE: &str = include_str!("c/judge.rs");
/// Around the solution.
const REST: &str = include_str!("c/rest.rs");

/// How the solution is compiled.
const FLAGS: [&str; 12] = [
    "--edition=2021",
    "--crate-name=solution",
    "--crate-type=cdylib",
    "--target=wasm32-unknown-unknown",
    "-Copt-level=s",
    "-Cpanic=abort",
    "-Ccodegen-units=1",
    "-Clto=fat",
    "-Ctarget-cpu=mvp",
    "-Ctarget-feature=+bulk-memory,+sign-ext",
    "-Clink-arg=-zstack-size=65536",
    "-Clink-arg=--strip-all",
];

/// The most memory that a program may come to use, in pages of 64 KiB: 6 MiB, so that POJ's limit of
/// 10000 K holds with all that a process has besides.
const MEMORY_PAGES: u32 = 96;

/// A compiler that can make WebAssembly.
pub struct Toolchain {
    rustc: PathBuf,
    flags: Vec<&'static str>,
    variables: Vec<(&'static str, &'static str)>,
}

impl Toolchain {
    /// Looks for rustup's target, then for Debian's packages.
    pub fn find() -> Result<Toolchain> {
        let rustc = PathBuf::from("rustc");
        if has_target(&rustc) {
            return Ok(Toolchain { rustc, flags: Vec::new(), variables: Vec::new() });
        }
        let rustc = PathBuf::from("/usr/bin/rustc");
        if has_target(&rustc) && PathBuf::from("/usr/bin/wasm-ld-14").exists() {
            // Debian 12 has Rust 1.63, in which a program without `std` must ask for the handler of
            // failed allocations that later ones have by default.
            return Ok(Toolchain {
                rustc,
                flags: vec![
                    "-Clinker=wasm-ld-14",
                    "-Zcrate-attr=feature(default_alloc_error_handler)",
                ],
                variables: vec![("RUSTC_BOOTSTRAP", "1")],
            });
        }
        let hint = "making C takes a Rust compiler with the target wasm32-unknown-unknown. Install it with\n\
            `rustup target add wasm32-unknown-unknown` or, on Debian 12, `apt-get install rustc libstd-rust-dev-wasm32 lld-14`";
        Err(hint.into())
    }

    /// Compiles a Rust file to a WebAssembly module.
    fn compile(&self, source: &str) -> Result<Vec<u8>> {
        let folder = tempfile::tempdir()?;
        fs::write(folder.path().join("solution.rs"), source)?;
        let mut command = Command::new(&self.rustc);
        // Paths go into the program, for messages: they must not tell where it was compiled.
        command.current_dir(&folder).args(FLAGS).args(&self.flags);
        command.envs(self.variables.iter().copied()).args(["-o", "solution.wasm", "solution.rs"]);
        let output = command.output()?;
        if !output.status.success() {
            return Err(format!("rustc fails:\n{}", String::from_utf8_lossy(&output.stderr)).into());
        }
        Ok(fs::read(folder.path().join("solution.wasm"))?)
    }
}

fn has_target(rustc: &PathBuf) -> bool {
    let arguments = ["--print=target-libdir", "--target=wasm32-unknown-unknown"];
    let Ok(output) = Command::new(rustc).args(arguments).output() else { return false };
    output.status.success()
        && PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()).exists()
}

/// The whole C file.
pub fn bundle(problem: &Problem, toolchain: &Toolchain) -> Result<String> {
    let source = source(problem)?;
    let wasm = toolchain.compile(&source)?;
    let header = header(problem, Language::C) + &made_from(&source)?;
    let options = wasm_to_c::Options { header: &header, memory_pages: MEMORY_PAGES };
    let code = wasm_to_c::translate(&wasm, &options)
        .map_err(|error| format!("{}: {error}", problem.id))?;
    Ok(format!("{code}/* unchanged: {} */\n", fingerprint([code.as_str()])))
}

/// Whether a C file was made from the present sources and is as it was made. It is not made anew for
/// that, as other compilers make other C.
pub fn is_fresh(code: &str, problem: &Problem) -> Result<bool> {
    let (body, last) = code.split_at(code.rfind("/* unchanged: ").unwrap_or(0));
    let unchanged = last == format!("/* unchanged: {} */\n", fingerprint([body]));
    Ok(unchanged && body.contains(made_from(&source(problem)?)?.trim_end()))
}

/// The line that tells what a C file was made from: the Rust, and the translator.
fn made_from(source: &str) -> Result<String> {
    let folder = pack::root().join("xtask/wasm-to-c/src");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let mut texts = vec![source.to_string(), FLAGS.join(" "), MEMORY_PAGES.to_string()];
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
    let names = in_use(names, &modules);
    let home = |library: &str| match library {
        "crate" => "crate::common".to_string(),
        other => format!("crate::{other}"),
    };
    let prelude = "#[allow(unused_imports)]\nuse crate::std::prelude::*;\n";
    let texts = modules.iter().filter_map(|part| {
        Some(module(&part.name, &format!("{prelude}{}", part.text(&names, home)?)))
    });
    let common = indent(&texts.collect::<Vec<_>>().join("\n"));
    // The inner attribute comes before the module documentation of the program.
    Ok(format!("#![no_std]\n{program}\n{prelude}#[allow(dead_code)]\nmod common {{\n{common}}}\n\n{REST}"))
}
