//! `cargo xtask bundle`: from a problem's `main.rs` one Rust file and one C file, to paste to a judge.

mod c;
mod rust;
mod tree_shake;
mod wasm;
pub mod web;

use crate::Result;
use clap::ValueEnum;
use pack::{progress, Problem};
use siphasher::sip::SipHasher13;
use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};

/// Make the single files that judges accept.
///
/// Prints the file of one problem, or writes or checks those of all problems, which stand in
/// problems/ID/submissions/accepted/.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problem, such as hdu1846 or 1846.
    #[arg(required_unless_present_any = ["all", "check"])]
    id: Option<String>,
    /// The language of the file that is printed; without it, --all writes both.
    #[arg(long, value_enum)]
    lang: Option<Language>,
    /// Write the files of all problems.
    #[arg(long, conflicts_with_all = ["id", "check"])]
    all: bool,
    /// Fail if a committed file is older than its sources.
    #[arg(long, conflicts_with_all = ["id", "all"])]
    check: bool,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Language {
    Rust,
    C,
}

/// Runs the command.
pub fn command(arguments: &Arguments) -> Result<()> {
    if arguments.all {
        return write_all(arguments.lang);
    }
    if arguments.check {
        return check_all();
    }
    let problem = pack::find(arguments.id.as_deref().unwrap_or_default())?;
    match arguments.lang.unwrap_or(Language::Rust) {
        Language::Rust => print!("{}", rust::bundle(&problem)?),
        Language::C => print!("{}", c::bundle(&problem, wasm::Toolchain::find()?)?),
    }
    Ok(())
}

/// Where the file for the judges is committed.
fn committed(problem: &Problem, extension: &str) -> PathBuf {
    let folder = problem.folder().join("submissions").join("accepted");
    folder.join(&problem.id).with_extension(extension)
}

fn write_all(language: Option<Language>) -> Result<()> {
    // The compiler is looked for first: nothing is written if it is not there.
    let toolchain = match language {
        Some(Language::Rust) => None,
        _ => Some(wasm::Toolchain::find()?),
    };
    progress::each(&pack::problems()?, |problem| {
        if language != Some(Language::C) {
            write(&committed(problem, "rs"), &rust::bundle(problem)?)?;
        }
        if let Some(toolchain) = toolchain {
            write(&committed(problem, "c"), &c::bundle(problem, toolchain)?)?;
        }
        Ok(())
    })
}

/// Writes those files that are older than their sources.
pub fn write_stale() -> Result<()> {
    progress::each(&pack::problems()?, |problem| {
        write(&committed(problem, "rs"), &rust::bundle(problem)?)?;
        if !is_fresh_in_c(problem)? {
            write(&committed(problem, "c"), &c::bundle(problem, wasm::Toolchain::find()?)?)?;
        }
        Ok(())
    })
}

/// Leaves the file alone if it has this text already.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).ok().as_deref() != Some(text) {
        fs::create_dir_all(path.parent().expect("it has a folder"))?;
        fs::write(path, text)?;
    }
    Ok(())
}

fn check_all() -> Result<()> {
    let messages = progress::map(&pack::problems()?, |problem| {
        let rust = fs::read_to_string(committed(problem, "rs")).ok();
        let is_fresh_in_rust = rust == Some(rust::bundle(problem)?);
        let fresh = [("rs", "rust", is_fresh_in_rust), ("c", "c", is_fresh_in_c(problem)?)];
        let stale = fresh.iter().filter(|(.., is_fresh)| !is_fresh);
        let lines = stale.map(|(extension, language, _)| {
            let path = pack::shown(&committed(problem, extension));
            format!("\n  {path}: cargo xtask bundle --all --lang {language}")
        });
        Ok(lines.collect::<String>())
    })?;
    let message = messages.concat();
    if message.is_empty() {
        return Ok(());
    }
    Err(format!("these files are missing, older than their sources, or changed by hand:{message}")
        .into())
}

fn is_fresh_in_c(problem: &Problem) -> Result<bool> {
    c::is_fresh(&fs::read_to_string(committed(problem, "c")).unwrap_or_default(), problem)
}

/// What a bundle says of itself at its top.
fn header(problem: &Problem, language: Language) -> String {
    let (id, title) = (&problem.id, problem.title("en"));
    let judges = problem.judges().join(", ");
    let elsewhere = problem.metadata.elsewhere.get("en").map_or("no judge has it", String::as_str);
    let place = if judges.is_empty() { elsewhere } else { &judges };
    let (what, option) = match language {
        Language::Rust => ("one Rust file, for judges that take Rust", ""),
        Language::C => ("one C file, for judges that take C or C++", " --lang c"),
    };
    let mut header = format!("{id}: {title}, in {what}.\nWhere to submit: {place}.\n");
    if language == Language::Rust && (judges.contains("HDU") || judges.contains("POJ")) {
        header += &format!("HDU and POJ take no Rust: hand in plain.c or {id}.c there.\n");
    }
    if language == Language::C {
        header += "Made from the Rust, to be run; plain.c beside it is made to be read.\n";
    }
    header +=
        &format!("Generated from problems/{id}/main.rs by `cargo xtask bundle {id}{option}`.\n");
    header + "Change that file, not this one. Licence: MIT OR Apache-2.0.\n"
}

/// A short fingerprint of texts.
fn fingerprint<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = SipHasher13::new();
    for text in texts {
        hash.write(text.as_bytes());
        hash.write(&[0]);
    }
    format!("{:016x}", hash.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_files_are_fresh() {
        check_all().unwrap();
    }

    #[test]
    fn headers_say_where_to_submit() {
        let kiki = pack::find("2147").unwrap();
        let rust = header(&kiki, Language::Rust);
        assert!(rust.contains("Where to submit: HDU 2147.\n"), "{rust}");
        assert!(rust.contains("hand in plain.c or hdu2174.c there"), "{rust}");
        assert!(rust.contains("Generated from problems/hdu2174/main.rs"), "{rust}");
        assert!(header(&kiki, Language::C).contains("in one C file"));
    }

    #[test]
    fn a_c_file_is_stale_when_its_sources_or_it_have_changed() {
        let problem = pack::find("hdu1846").unwrap();
        let code = fs::read_to_string(committed(&problem, "c")).unwrap();
        assert!(c::is_fresh(&code, &problem).unwrap());
        assert!(!c::is_fresh(&code.replacen("return 0;", "return 1;", 1), &problem).unwrap());
        assert!(!c::is_fresh(&code, &pack::find("hdu1847").unwrap()).unwrap());
        assert!(!c::is_fresh("", &problem).unwrap());
    }
}
