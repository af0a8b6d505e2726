//! The program of the user that is judged: a command, or a source file, which is compiled or run by the usual command.

use anyhow::{bail, ensure, Context};
use judging::compile::{compiler, PYTHON};
use judging::print_line;
use pack::{Pack, Result};
use std::env::consts::EXE_SUFFIX;
use std::path::Path;
use std::process::Command;

/// The command for these words. Fails if the first is a folder, a source file that does not compile, or a file that cannot
/// be run.
pub fn program(pack: &Pack, words: &[String]) -> Result<Command> {
    let (name, arguments) = words.split_first().context("no program")?;
    let path = Path::new(name);
    ensure!(!path.is_dir(), "{name} is a folder; write the file or the command that runs it");
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let mut command = match extension {
        _ if !path.is_file() => Command::new(name),
        "c" => compiled(pack, path, compiler("CC", "cc", &["-O2", "-w"]), &["-lm"])?,
        "cpp" | "cc" | "cxx" => {
            compiled(pack, path, compiler("CXX", "c++", &["-std=c++17", "-O2", "-w"]), &[])?
        }
        "rs" => compiled(
            pack,
            path,
            compiler("RUSTC", "rustc", &["--edition=2021", "-O", "-Awarnings"]),
            &[],
        )?,
        "py" => interpreted(PYTHON, name),
        "js" => interpreted("node", name),
        "java" => interpreted("java", name),
        _ => {
            ensure!(is_executable(path), "{name} cannot be run; write the command that runs it");
            Command::new(path.canonicalize()?)
        }
    };
    command.args(arguments);
    Ok(command)
}

/// A source file that another program runs.
fn interpreted(interpreter: &str, name: &str) -> Command {
    print_line!("$ {interpreter} {name}");
    let mut command = Command::new(interpreter);
    command.arg(name);
    command
}

/// A source file, compiled by this command.
fn compiled(
    pack: &Pack,
    source: &Path,
    mut compiler: Command,
    libraries: &[&str],
) -> Result<Command> {
    let folder = pack.path("target/test");
    std::fs::create_dir_all(&folder)?;
    let stem = source.file_stem().unwrap_or_default().display();
    let program = folder.join(format!("{stem}{EXE_SUFFIX}"));
    compiler.arg(source).arg("-o").arg(&program).args(libraries);
    print_line!("$ {}", crate::check::shown(&compiler));
    let output = compiler.output().with_context(|| crate::check::shown(&compiler))?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        bail!("{} does not compile:\n{}", source.display(), message.trim_end());
    }
    Ok(Command::new(program))
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|metadata| metadata.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(_: &Path) -> bool {
    true
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use pack::template::Fixture;
    use std::fs;

    #[test]
    fn sources_become_commands() {
        let fixture = Fixture::new();
        let folder = fixture.pack.path("target");
        fs::create_dir_all(&folder).unwrap();
        let command = |file: &str, text: &str| {
            let path = folder.join(file);
            fs::write(&path, text).unwrap();
            program(&fixture.pack, &[path.display().to_string()])
        };
        let mut rust =
            command("mine.rs", "fn main() { let unused = 1; println!(\"first\") }").unwrap();
        assert_eq!(rust.output().unwrap().stdout, b"first\n");
        let error = command("broken.rs", "fn main() {").unwrap_err().to_string();
        assert!(error.contains("broken.rs does not compile:\n"), "{error}");
        assert_eq!(command("mine.js", "").unwrap().get_program(), "node");
        let error = command("mine.txt", "").unwrap_err().to_string();
        assert!(error.ends_with("mine.txt cannot be run; write the command that runs it"));
        let error = program(&fixture.pack, &[folder.display().to_string()]).unwrap_err();
        assert!(error.to_string().contains("is a folder"), "{error}");
    }
}
