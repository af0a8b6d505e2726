//! `cargo xtask package`: complete problem packages in the formats of several judging systems.
//!
//! `problems/ID/` and the data together are an ICPC problem package in the format 2025-09. The other formats are made from
//! the same files.

pub mod dmoj;
pub mod fps;
mod html;
pub mod hydro;
pub mod icpc;
mod latex;
mod luogu;
pub mod qduoj;
mod statement;
#[cfg(test)]
mod tests;

use anyhow::{bail, ensure};
use clap::ValueEnum;
use pack::{Language, Pack, Problem, Result, TestFile};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use zip::write::SimpleFileOptions;
use zip::ZipWriter;

/// Make problem packages for judging systems.
///
/// 2025-09, legacy, dmoj and oj make a folder OUT/ID, or with --zip a file OUT/ID.zip with the same content
/// at its root, as DOMjudge and Kattis expect it. hydro makes OUT/ID.zip; luogu makes OUT/ID.zip with the
/// data and OUT/ID.md with the statement; fps and qduoj make one file for all problems,
/// OUT/impartial-games.LANG.xml or .zip. With --zip, fps makes OUT/impartial-games.LANG.xml.zip, which HUSTOJ reads,
/// too.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all lessons.
    ids: Vec<String>,
    /// What the packages are for.
    #[arg(long, value_enum, default_value = "2025-09")]
    format: Format,
    /// The folder to write into.
    #[arg(long, default_value = "target/packages")]
    out: PathBuf,
    /// Write zip files instead of folders and of the XML of fps; the other formats do that as it is.
    #[arg(long)]
    zip: bool,
    /// Leave out the largest inputs, for a small judge.
    #[arg(long)]
    quick: bool,
    /// The language of a format that takes one alone; zh if it is not given.
    #[arg(long)]
    lang: Option<Language>,
}

#[derive(Clone, Copy, PartialEq, Debug, ValueEnum)]
enum Format {
    /// ICPC, the newest version, for contests made with bt.
    #[value(name = "2025-09")]
    Icpc,
    /// ICPC, the version before, for DOMjudge and Kattis.
    Legacy,
    /// For DMOJ.
    Dmoj,
    /// Cases alone, for online-judge-tools.
    Oj,
    /// For Hydro; HUSTOJ and HOJ read it, too.
    Hydro,
    /// FPS XML, for HUSTOJ, QDUOJ, HOJ and Hydro.
    Fps,
    /// For QDUOJ.
    Qduoj,
    /// For Luogu: the data, and the statement to paste.
    Luogu,
}

/// The memory in MiB that a program may use, in the formats that have to say it. The games need next to none;
/// this lets Java and Python run.
const MEMORY: u32 = 256;

/// What all problems are about.
fn topic(language: Language) -> &'static str {
    language.choose("game theory", "博弈论")
}

/// The files of a package: their contents by path.
pub type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Runs the command. Fails on an unknown id, on an option that the format does not have, on a statement that
/// cannot be translated, and on read and write errors.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let Arguments { ids, format, lang, .. } = arguments;
    let name = format.to_possible_value().map_or(String::new(), |value| value.get_name().into());
    let takes_one_language = matches!(format, Format::Fps | Format::Qduoj | Format::Luogu);
    if lang.is_some() && !takes_one_language {
        bail!("--lang is for fps, luogu and qduoj: {name} takes all languages");
    }
    let mut problems = pack.chosen(ids)?;
    let fits = |problem: &Problem| {
        matches!(format, Format::Icpc | Format::Legacy) || problem.checker().is_none()
    };
    if ids.is_empty() {
        problems.retain(|problem| problem.is_lesson() && fits(problem));
    }
    let (problems, refused): (Vec<_>, Vec<_>) = problems.into_iter().partition(fits);
    if !problems.is_empty() {
        write(problems, arguments)?;
    }
    let ids: Vec<_> = refused.into_iter().map(|problem| problem.id).collect();
    let reason = "they have a checker, which 2025-09 and legacy alone take along";
    ensure!(ids.is_empty(), "left out: {}: {reason}", ids.join(", "));
    Ok(())
}

/// Writes the packages of these problems.
fn write(mut problems: Vec<Problem>, arguments: &Arguments) -> Result<()> {
    let Arguments { format, out, zip, quick, lang, .. } = arguments;
    pack::data::make(&problems)?;
    for problem in &mut problems {
        problem.without_largest = *quick;
    }
    let language = lang.unwrap_or(Language::Chinese);
    let of_all = |extension| out.join(format!("impartial-games.{language}.{extension}"));
    match format {
        Format::Fps => {
            let items = pack::progress::map(&problems, |problem| fps::item(problem, language))?;
            let (to, xml) = (of_all("xml"), fps::document(&items).into_bytes());
            if *zip {
                let name = to.file_name().unwrap_or_default().into();
                write_zip(&to.with_extension("xml.zip"), &Files::from([(name, xml)]))
            } else {
                pack::write(&to, xml).map(drop)
            }
        }
        Format::Qduoj => {
            let packages =
                pack::progress::map(&problems, |problem| qduoj::package(problem, language))?;
            let files = (1..).zip(packages).flat_map(|(i, files)| below(&i.to_string(), files));
            let files = files.collect();
            write_zip(&of_all("zip"), &files)
        }
        Format::Luogu => pack::progress::each(&problems, |problem| {
            let statement = luogu::statement(problem, language)?;
            pack::write(&out.join(&problem.id).with_extension("md"), statement)?;
            write_zip(&out.join(&problem.id).with_extension("zip"), &luogu::data(problem)?)
        }),
        _ => pack::progress::each(&problems, |problem| {
            let files = package(problem, *format)?;
            let to = out.join(&problem.id);
            if *zip || *format == Format::Hydro {
                write_zip(&to.with_extension("zip"), &files)
            } else {
                write_folder(&to, &files)
            }
        }),
    }
}

/// The package of one problem, in a format that has one for each and takes all languages.
fn package(problem: &Problem, format: Format) -> Result<Files> {
    match format {
        Format::Icpc => icpc::package(problem),
        Format::Legacy => icpc::legacy(problem),
        Format::Dmoj => dmoj::package(problem),
        Format::Oj => cases_as(problem, |case| case.name.clone(), "out"),
        Format::Hydro => Ok(below(&problem.id, hydro::package(problem)?)),
        Format::Fps | Format::Qduoj | Format::Luogu => unreachable!("made in `command`"),
    }
}

fn write_folder(folder: &Path, files: &Files) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?; // it may hold files that are no longer in the package
    }
    files.iter().try_for_each(|(path, content)| pack::write(&folder.join(path), content).map(drop))
}

/// Writes files into a zip.
pub fn write_zip(path: &Path, files: &Files) -> Result<()> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, content) in files {
        // No modification times, so that the same package is always the same file.
        zip.start_file_from_path(path, SimpleFileOptions::default())?;
        zip.write_all(content)?;
    }
    pack::write(path, zip.finish()?.into_inner()).map(drop)
}

/// The files in a folder of this name.
fn below(folder: &str, files: Files) -> Files {
    files.into_iter().map(|(path, content)| (Path::new(folder).join(path), content)).collect()
}

/// The texts of a case: input and answer.
pub fn texts(case: &TestFile) -> Result<[String; 2]> {
    Ok([pack::read(&case.input)?, pack::read(&case.answer)?])
}

/// Two files for each case, with the name that `name` gives it and the extensions `in` and `answer`.
pub fn cases_as(
    problem: &Problem,
    mut name: impl FnMut(&TestFile) -> String,
    answer: &str,
) -> Result<Files> {
    let mut files = Files::new();
    for case in problem.test_files()? {
        let name = name(&case);
        for (extension, text) in ["in", answer].into_iter().zip(texts(&case)?) {
            files.insert(format!("{name}.{extension}").into(), text.into_bytes());
        }
    }
    Ok(files)
}

/// The files `1.in`, `1.out` and so on, of the systems that number the cases, and how many cases there are.
fn numbered_cases(problem: &Problem) -> Result<(Files, usize)> {
    let mut count = 0;
    let name = |_: &TestFile| {
        count += 1;
        count.to_string()
    };
    Ok((cases_as(problem, name, "out")?, count))
}

/// The points of this many cases: 100 in all.
fn points(cases: usize) -> impl Iterator<Item = usize> {
    (0..cases).map(move |case| 100 / cases + usize::from(case < 100 % cases))
}

/// The time limit in milliseconds.
fn milliseconds(problem: &Problem) -> u128 {
    Duration::from_secs_f64(problem.metadata.limits.time_limit).as_millis()
}

/// The judges that have the problem, such as `HDU 1846`; without any, where it is from.
fn sources(problem: &Problem) -> Vec<&str> {
    let mut names = problem.judges();
    if names.is_empty() {
        names.extend(problem.metadata.source.first().map(|source| source.name.as_str()));
    }
    names
}

/// The solution in C that every system can run and everybody can read.
fn solution(problem: &Problem) -> Result<String> {
    pack::read(&problem.folder().join("submissions/accepted/plain.c"))
}

fn yaml(content: &impl Serialize) -> Result<Vec<u8>> {
    Ok(serde_norway::to_string(content)?.into_bytes())
}

/// A path in a package, which has slashes on Windows, too.
pub fn with_slashes(path: &Path) -> String {
    let names: Vec<_> = path.iter().map(|name| name.to_string_lossy()).collect();
    names.join("/")
}

/// Adds the files below the folder `from`, if it exists, with their paths below `to`.
fn add_folder(files: &mut Files, from: &Path, to: &Path) -> Result<()> {
    let found = if from.is_dir() { pack::files_below(from, "")? } else { Vec::new() };
    for path in found {
        files.insert(to.join(path.strip_prefix(from)?), fs::read(&path)?);
    }
    Ok(())
}
