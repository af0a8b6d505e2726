//! From Rust to WebAssembly: for the C files, which are translated from it, and for the site, which runs it.

use anyhow::{ensure, Context};
use pack::Result;
use std::env::{self, consts::EXE_EXTENSION};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
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

/// A library that a solution uses: its name, and its files with their paths, `lib.rs` among them.
pub struct Library {
    pub name: &'static str,
    pub files: Vec<(PathBuf, String)>,
}

/// A compiler that can make WebAssembly.
pub struct Toolchain {
    rustc: PathBuf,
    /// What the compiler says of itself.
    pub version: String,
    flags: Vec<String>,
    variables: Vec<(&'static str, &'static str)>,
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
        let version = output(rustc, &["-vV"])?;
        let about = About::parse(&version)?;
        // `…/rustlib/<target>/lib`; the linker is beside it, if the toolchain brings one.
        let rustlib = library.parent()?.parent()?;
        let own = rustlib.join(&about.host).join("bin/rust-lld").with_extension(EXE_EXTENSION);
        let linker = if own.exists() { None } else { Some(system_linker(about.llvm)?) };
        Some(Toolchain {
            rustc: rustc.into(),
            version,
            flags: about.flags(linker.as_deref()),
            variables: about.variables(),
        })
    }

    /// Compiles a Rust file to WebAssembly, with flags besides those of all. Each library may use those before it.
    pub fn compile(&self, source: &str, libraries: &[Library], flags: &[&str]) -> Result<Module> {
        let folder = tempfile::tempdir()?;
        let mut uses = Vec::new();
        for Library { name, files } in libraries {
            for (path, text) in files {
                let path = folder.path().join(name).join(path);
                fs::create_dir_all(path.parent().expect("it is in a folder"))?;
                fs::write(path, text)?;
            }
            let name_flag = format!("--crate-name={name}");
            let own = ["--crate-type=rlib", &name_flag, &format!("{name}/lib.rs")];
            self.run(&folder, &[&uses[..], &own].concat())?;
            uses.extend(["--extern", name]);
        }
        fs::write(folder.path().join("solution.rs"), source)?;
        let own = ["-o", "solution.wasm", "solution.rs"];
        self.run(&folder, &[&uses, &SOLUTION[..], flags, &own].concat())?;
        Ok(Module { folder })
    }

    /// Runs the compiler in a folder, as paths go into the program, for messages: they must not tell where it was
    /// compiled.
    fn run(&self, folder: &TempDir, arguments: &[&str]) -> Result<()> {
        let mut command = Command::new(&self.rustc);
        command.current_dir(folder).envs(self.variables.iter().copied());
        command.args(["--error-format=short", "-L."]).args(FLAGS).args(&self.flags);
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

/// What a compiler says of itself.
#[derive(Debug, PartialEq, Eq)]
struct About {
    /// The two first numbers of the release.
    release: (u32, u32),
    host: String,
    /// The first number of its LLVM.
    llvm: u32,
}

impl About {
    /// Reads the output of `rustc -vV`.
    fn parse(text: &str) -> Option<About> {
        let field =
            |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let mut release = field("release")?.split('.').map(|number| number.parse().ok());
        Some(About {
            release: (release.next()??, release.next()??),
            host: field("host")?.into(),
            llvm: field("LLVM version")?.split('.').next()?.parse().ok()?,
        })
    }

    /// Before Rust 1.68 a program without `std` must ask for the handler of failed allocations that
    /// later ones have by default, and stable compilers must be allowed to grant it.
    fn is_old(&self) -> bool {
        self.release < (1, 68)
    }

    fn flags(&self, linker: Option<&Path>) -> Vec<String> {
        let mut flags = Vec::new();
        if let Some(linker) = linker {
            flags.push(format!("-Clinker={}", linker.display()));
            flags.push("-Clinker-flavor=wasm-ld".into());
        }
        if self.is_old() {
            flags.push("-Zcrate-attr=feature(default_alloc_error_handler)".into());
        }
        flags
    }

    fn variables(&self) -> Vec<(&'static str, &'static str)> {
        self.is_old().then_some(("RUSTC_BOOTSTRAP", "1")).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "rustc 1.63.0\nbinary: rustc\ncommit-hash: unknown\ncommit-date: unknown\n\
        host: x86_64-unknown-linux-gnu\nrelease: 1.63.0\nLLVM version: 14.0.6\n";

    fn released(release: &str) -> About {
        About::parse(&OLD.replace("release: 1.63.0", &format!("release: {release}"))).unwrap()
    }

    #[test]
    fn a_compiler_tells_its_version() {
        let host = "x86_64-unknown-linux-gnu".to_string();
        assert_eq!(About::parse(OLD), Some(About { release: (1, 63), host, llvm: 14 }));
        assert_eq!(released("1.97.0-nightly").release, (1, 97));
        assert_eq!(released("2.0.0").release, (2, 0));
        assert_eq!(About::parse("rustc 1.63.0\n"), None);
        assert_eq!(About::parse(&OLD.replace("1.63.0", "new")), None);
    }

    #[test]
    fn old_compilers_take_a_feature() {
        let feature = "-Zcrate-attr=feature(default_alloc_error_handler)";
        for (release, old) in
            [("1.63.0", true), ("1.67.1", true), ("1.68.0", false), ("2.0.0", false)]
        {
            let about = released(release);
            let flags: &[&str] = if old { &[feature] } else { &[] };
            assert_eq!(about.flags(None), flags, "{release}");
            assert_eq!(about.variables().contains(&("RUSTC_BOOTSTRAP", "1")), old, "{release}");
        }
    }

    #[test]
    fn a_linker_is_named_by_its_path() {
        let flags = released("1.85.0").flags(Some(Path::new("/opt/wasm-ld-19")));
        assert_eq!(flags, ["-Clinker=/opt/wasm-ld-19", "-Clinker-flavor=wasm-ld"]);
    }
}
