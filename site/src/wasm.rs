//! From Rust to WebAssembly, which the site runs.

use anyhow::{anyhow, ensure, Context};
use pack::Result;
use std::env::{self, consts::EXE_EXTENSION};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{LazyLock, OnceLock};
use tempfile::TempDir;

/// How everything is compiled. Without optimization of the program and the library as one, which takes most of
/// the time and makes a page's module smaller by a seventh.
const FLAGS: [&str; 7] = [
    "--edition=2021",
    "--target=wasm32-unknown-unknown",
    "-Copt-level=s",
    "-Cpanic=abort",
    "-Ccodegen-units=1",
    "-Ctarget-cpu=mvp",
    "-Ctarget-feature=+bulk-memory,+sign-ext",
];

/// How the solution is, besides.
const SOLUTION: [&str; 4] = [
    "--crate-name=solution",
    "--crate-type=cdylib",
    "-Clink-arg=-zstack-size=65536",
    "-Clink-arg=--strip-all",
];

/// All of these flags, as a part of a fingerprint.
pub fn flags() -> String {
    [&FLAGS[..], &SOLUTION].concat().join(" ")
}

/// A solution, or a library that it uses: its name, and its files with their paths, `lib.rs` among them.
#[derive(Clone)]
pub struct Library {
    pub name: &'static str,
    pub files: Vec<(PathBuf, String)>,
}

impl Library {
    /// The text of a file.
    pub fn text(&mut self, file: &str) -> Result<&mut String> {
        let found = self.files.iter_mut().find(|(path, _)| path == Path::new(file));
        Ok(&mut found.with_context(|| format!("{} has no {file}", self.name))?.1)
    }

    fn write(&self, folder: &TempDir) -> Result<()> {
        for (path, text) in &self.files {
            let path = folder.path().join(self.name).join(path);
            fs::create_dir_all(path.parent().expect("it is in a folder"))?;
            fs::write(path, text)?;
        }
        Ok(())
    }
}

/// Libraries that several solutions use, compiled when the first one needs them. Each may use those before it.
pub struct Libraries {
    pub sources: Vec<Library>,
    compiled: OnceLock<Result<TempDir>>,
}

impl Libraries {
    pub fn new(sources: Vec<Library>) -> Self {
        Self { sources, compiled: OnceLock::new() }
    }

    /// The folder where they are compiled.
    fn folder(&self, toolchain: &Toolchain) -> Result<&Path> {
        let compile = || {
            let folder = tempfile::tempdir()?;
            for (index, library) in self.sources.iter().enumerate() {
                library.write(&folder)?;
                let name = library.name;
                let name_flag = format!("--crate-name={name}");
                let own = ["--crate-type=rlib", "-L.", &name_flag, &format!("{name}/lib.rs")];
                let uses = externs(&self.sources[..index]);
                toolchain.run(&folder, &[&uses[..], &own].concat())?;
            }
            Ok(folder)
        };
        let compiled = self.compiled.get_or_init(compile).as_ref();
        compiled.map(TempDir::path).map_err(|error| anyhow!("{error:#}"))
    }
}

/// The flags of a crate that uses these.
fn externs(libraries: &[Library]) -> Vec<&str> {
    libraries.iter().flat_map(|library| ["--extern", library.name]).collect()
}

/// A compiler that can make WebAssembly.
pub struct Toolchain {
    rustc: PathBuf,
    flags: Vec<String>,
}

impl Toolchain {
    /// Takes the first compiler that has the target and a linker for it: the one in PATH, which
    /// may be rustup's, or the system's. Looks once in a run.
    pub fn find() -> Result<&'static Toolchain> {
        static FOUND: LazyLock<Option<Toolchain>> = LazyLock::new(|| {
            ["rustc", "/usr/bin/rustc"].iter().find_map(|rustc| Toolchain::of(rustc))
        });
        FOUND.as_ref().context(
            "compiling to WebAssembly takes a Rust compiler with the target wasm32-unknown-unknown. Install it with\n\
            `rustup target add wasm32-unknown-unknown` or, on Debian 12, `apt-get install rustc libstd-rust-dev-wasm32 lld-14`",
        )
    }

    /// The toolchain of a compiler, if it can make WebAssembly.
    fn of(rustc: &str) -> Option<Toolchain> {
        let library = target_library(rustc)?;
        let (host, llvm) = about(&output(rustc, &["-vV"])?)?;
        // `…/rustlib/<target>/lib`; the linker is beside it, if the toolchain brings one.
        let rustlib = library.parent()?.parent()?;
        let own = rustlib.join(&host).join("bin/rust-lld").with_extension(EXE_EXTENSION);
        let mut flags = Vec::new();
        if !own.exists() {
            flags.push(format!("-Clinker={}", system_linker(llvm)?.display()));
            flags.push("-Clinker-flavor=wasm-ld".to_string());
        }
        Some(Toolchain { rustc: rustc.into(), flags })
    }

    /// Compiles a solution to WebAssembly, with flags besides those of all.
    pub fn compile(
        &self,
        solution: &Library,
        libraries: &Libraries,
        flags: &[&str],
    ) -> Result<Module> {
        let folder = tempfile::tempdir()?;
        solution.write(&folder)?;
        let uses = externs(&libraries.sources);
        let of_libraries = format!("-L{}", libraries.folder(self)?.display());
        let own = ["-o", "solution.wasm", &of_libraries, &format!("{}/lib.rs", solution.name)];
        self.run(&folder, &[&uses, &SOLUTION[..], flags, &own].concat())?;
        Ok(Module { folder })
    }

    /// Runs the compiler in a folder, as paths go into the program, for messages: they must not tell where it was
    /// compiled.
    fn run(&self, folder: &TempDir, arguments: &[&str]) -> Result<()> {
        let mut command = Command::new(&self.rustc);
        command.current_dir(folder);
        command.arg("--error-format=short").args(FLAGS).args(&self.flags);
        let output = command.args(arguments).output()?;
        ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Ok(())
    }
}

/// A compiled module, in a folder that is deleted with it.
pub struct Module {
    folder: TempDir,
}

impl Module {
    /// Its file.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("solution.wasm")
    }
}

/// What a compiler prints, if it is there and succeeds.
fn output(rustc: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(rustc).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The folder with the compiler's library for the target, if that is installed.
fn target_library(rustc: &str) -> Option<PathBuf> {
    let printed = output(rustc, &["--print=target-libdir", "--target=wasm32-unknown-unknown"])?;
    Some(PathBuf::from(printed.trim())).filter(|folder| folder.exists())
}

/// The system's linker for WebAssembly: that of the compiler's LLVM, or else a newer one.
fn system_linker(llvm: u32) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).filter(|f| f.is_absolute()).collect();
    folders.push("/usr/bin".into());
    let mut names: Vec<String> = (llvm..llvm + 10).map(|n| format!("wasm-ld-{n}")).collect();
    names.push("wasm-ld".into());
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|linker| linker.exists())
}

/// What a compiler says of itself: its host, and the first number of its LLVM.
fn about(text: &str) -> Option<(String, u32)> {
    let field =
        |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    Some((field("host")?.into(), field("LLVM version")?.split('.').next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_tells_its_host_and_llvm() {
        let old = "rustc 1.63.0\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\nrelease: 1.63.0\nLLVM version: 14.0.6\n";
        assert_eq!(about(old), Some(("x86_64-unknown-linux-gnu".to_string(), 14)));
        assert_eq!(about("rustc 1.63.0\n"), None);
    }
}
