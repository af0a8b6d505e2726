//! Programs that are compiled, each text once.

use crate::fingerprint;
use anyhow::Context;
use std::collections::BTreeMap;
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// Cargo in a folder, still without its arguments.
pub fn cargo(folder: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(folder);
    command
}

/// The folder in which Cargo puts programs that are built as this one was.
pub fn folder_of_this() -> crate::Result<PathBuf> {
    let this = env::current_exe()?;
    // A test is in the folder `deps` there.
    let folder = this.ancestors().skip(1).find(|folder| !folder.ends_with("deps"));
    Ok(folder.context("this program is in no folder")?.to_path_buf())
}

/// A program in a folder, by its name without an extension.
pub fn executable(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}{EXE_SUFFIX}"))
}

/// The compiler that the variable names, or else `default`, with these flags.
pub fn compiler(variable: &str, default: &str, flags: &[&str]) -> Command {
    let mut compiler = Command::new(env::var_os(variable).unwrap_or_else(|| default.into()));
    compiler.args(flags);
    compiler
}

/// Python, as it is called here.
pub const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// Whether a program is there: it can say its version.
pub fn is_installed(program: impl AsRef<OsStr>) -> bool {
    let output = Command::new(program).arg("--version").stdin(Stdio::null()).output();
    output.is_ok_and(|output| output.status.success())
}

/// Whether there is this compiler of C or C++, and its programs end lines as ours do.
pub fn is_there(compiler: &Command) -> bool {
    cfg!(not(windows)) && is_installed(compiler.get_program())
}

/// A place in the folder `tmp` of the target directory that this program was built in, for a program that is compiled.
///
/// # Panics
///
/// If it cannot be written.
pub fn artifact_path(folder: &str, name: &str) -> PathBuf {
    let target = folder_of_this().expect("this program is in target/PROFILE");
    let folder = target.with_file_name("tmp").join(folder);
    fs::create_dir_all(&folder).expect("target/ can be written");
    executable(&folder, name)
}

/// Compiles the first of these files, in which the others are included, unless the same text was
/// compiled in the same way by the same compiler before. The program bears the name `program`.
/// The error tells what the compiler says, be it a warning.
pub fn compile_once(
    mut compiler: Command,
    sources: &[&Path],
    program: &str,
) -> Result<PathBuf, String> {
    let mut parts = vec![version(&compiler)?, format!("{compiler:?}").into_bytes()];
    for source in sources {
        parts.push(fs::read(source).map_err(|error| format!("{}: {error}", source.display()))?);
    }
    let program = artifact_path(&format!("compiled/{}", fingerprint(parts)), program);
    // Tests that run side by side may want the same program.
    let lock = fs::File::create(program.with_extension("lock"));
    let _held =
        lock.and_then(|lock| lock.lock().map(|()| lock)).map_err(|error| error.to_string())?;
    if !program.exists() {
        // Under its own name only when it is whole: the tests may be stopped.
        let unfinished = program.with_extension("unfinished");
        compile(compiler.arg(sources[0]).arg("-o").arg(&unfinished))?;
        fs::rename(unfinished, &program).map_err(|error| error.to_string())?;
    }
    Ok(program)
}

/// What a compiler says of its version. It is asked once.
fn version(compiler: &Command) -> Result<Vec<u8>, String> {
    static VERSIONS: Mutex<BTreeMap<OsString, Vec<u8>>> = Mutex::new(BTreeMap::new());
    let mut versions = VERSIONS.lock().map_err(|error| error.to_string())?;
    let name = compiler.get_program().to_os_string();
    if let Some(version) = versions.get(&name) {
        return Ok(version.clone());
    }
    let output = Command::new(&name).arg("--version").output();
    let version = output.map_err(|error| format!("{}: {error}", name.display()))?.stdout;
    versions.insert(name, version.clone());
    Ok(version)
}

/// Runs a compiler; an error and a warning are failures.
/// The error tells what it says.
pub fn compile(compiler: &mut Command) -> Result<(), String> {
    let output = compiler.output().map_err(|error| format!("{compiler:?}: {error}"))?;
    if output.status.success() && output.stderr.is_empty() {
        return Ok(());
    }
    Err(format!("{compiler:?}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr)))
}

#[cfg(test)]
mod tests {
    use super::{artifact_path, compile_once, compiler};
    use std::{fs, thread};

    #[test]
    fn many_threads_compile_one_program() {
        let source = artifact_path("many_threads", "source").with_extension("rs");
        fs::write(&source, format!("fn main() {{}} // {:?}\n", std::time::SystemTime::now()))
            .unwrap();
        thread::scope(|threads| {
            let compile = || compile_once(compiler("RUSTC", "rustc", &[]), &[&source], "one");
            let all: Vec<_> = (0..4).map(|_| threads.spawn(compile)).collect();
            assert!(all.into_iter().all(|one| one.join().unwrap().unwrap().is_file()));
        });
    }
}
