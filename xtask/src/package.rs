//! `cargo xtask package`: complete problem packages in the formats of several judges.
//!
//! `problems/ID/` and `testdata/ID/` together are an ICPC problem package in the format 2025-09. The
//! other formats are made from the same files.

mod latex;

use crate::progress::progress;
use crate::Result;
use clap::ValueEnum;
use pack::{Metadata, Problem, Source};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::ZipWriter;

/// Make problem packages for judges.
///
/// A package is a folder OUT/ID, or with --zip a file OUT/ID.zip with the same content at its root,
/// as DOMjudge and Kattis expect it.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all of them.
    ids: Vec<String>,
    /// ICPC 2025-09, ICPC legacy (DOMjudge, Kattis), DMOJ, or cases alone for online-judge-tools.
    #[arg(long, value_enum, default_value = "2025-09")]
    format: Format,
    /// The folder to write into.
    #[arg(long, default_value = "target/packages")]
    out: PathBuf,
    /// Write a zip file for each problem instead of a folder.
    #[arg(long)]
    zip: bool,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    #[value(name = "2025-09")]
    Icpc,
    Legacy,
    Dmoj,
    Oj,
}

/// The files of a package: their contents by path.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Runs the command. Fails on an unknown id and on read and write errors.
pub fn command(arguments: &Arguments) -> Result<()> {
    let problems = if arguments.ids.is_empty() {
        pack::problems()?
    } else {
        arguments.ids.iter().map(|id| pack::find(id)).collect::<Result<_>>()?
    };
    let progress = progress(problems.len());
    for problem in &problems {
        progress.set_message(problem.id.clone());
        let files = package_files(problem, arguments.format)?;
        if arguments.zip {
            write_zip(&arguments.out.join(&problem.id).with_extension("zip"), &files)?;
        } else {
            write_folder(&arguments.out.join(&problem.id), &files)?;
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(())
}

fn write_folder(folder: &Path, files: &Files) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?; // it may hold files that are no longer in the package
    }
    for (path, content) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("it is in the folder"))?;
        fs::write(path, content)?;
    }
    Ok(())
}

fn write_zip(path: &Path, files: &Files) -> Result<()> {
    fs::create_dir_all(path.parent().expect("it is in a folder"))?;
    let mut zip = ZipWriter::new(fs::File::create(path)?);
    for (path, content) in files {
        // No modification times, so that the same package is always the same file.
        zip.start_file_from_path(path, SimpleFileOptions::default())?;
        zip.write_all(content)?;
    }
    zip.finish()?;
    Ok(())
}

fn package_files(problem: &Problem, format: Format) -> Result<Files> {
    let folder = problem.folder();
    let (metadata, data) = (&problem.metadata, problem.data());
    let mut files = Files::new();
    match format {
        Format::Icpc => {
            for name in ["statement", "solution", "submissions", "input_validators"] {
                add_folder(&mut files, &folder.join(name), Path::new(name))?;
            }
            for language in metadata.name.keys() {
                // bt reads statements only in LaTeX.
                let path = format!("statement/problem.{language}.tex").into();
                files.insert(path, statement_in_latex(problem, language)?);
            }
            add_folder(&mut files, &data, Path::new("data"))?;
            files.insert("problem.yaml".into(), problem.yaml.clone().into());
            files.insert("data/test_group.yaml".into(), STRICT_COMPARISON.into());
        }
        Format::Legacy => {
            for name in ["submissions", "input_validators"] {
                add_folder(&mut files, &folder.join(name), Path::new(name))?;
            }
            // DOMjudge reads one language only, and only LaTeX.
            let statement = statement_in_latex(problem, "en")?;
            files.insert("problem_statement/problem.en.tex".into(), statement);
            for group in ["sample", "secret"] {
                add_folder(&mut files, &data.join(group), &Path::new("data").join(group))?;
            }
            files.insert("problem.yaml".into(), legacy_yaml(metadata).into());
            // DOMjudge reads the time limit from here; other judges determine their own.
            let domjudge = format!("timelimit='{}'\n", metadata.limits.time_limit);
            files.insert("domjudge-problem.ini".into(), domjudge.into());
        }
        Format::Dmoj => dmoj(&folder, &data, metadata, &mut files)?,
        Format::Oj => {
            let mut cases = Files::new();
            add_cases(&mut cases, &data)?;
            // online-judge-tools expects answers in .out files.
            files.extend(cases.into_iter().map(|(mut path, content)| {
                if has_extension(&path, "ans") {
                    path.set_extension("out");
                }
                (path, content)
            }));
        }
    }
    Ok(files)
}

fn statement_in_latex(problem: &Problem, language: &str) -> Result<Vec<u8>> {
    let statement = problem.folder().join(format!("statement/problem.{language}.md"));
    Ok(latex::statement(problem.title(language), &pack::read(&statement)?).into_bytes())
}

/// Answers are compared exactly, including case and white space.
const STRICT_COMPARISON: &str = "output_validator_args: [case_sensitive, space_change_sensitive]\n";

fn legacy_yaml(metadata: &Metadata) -> String {
    let Metadata { name, uuid, source, license, rights_owner, limits, .. } = metadata;
    let mut yaml = format!("name: {:?}\nuuid: {uuid}\n", name["en"]);
    if let Some(Source { name, url }) = source.first() {
        yaml += &format!("source: {name:?}\n");
        yaml += &url.as_ref().map_or(String::new(), |url| format!("source_url: {url}\n"));
    }
    yaml += &format!("license: {license}\nrights_owner: {rights_owner:?}\n");
    yaml += &format!("limits:\n  memory: {}\n", limits.memory);
    yaml + "validation: default\nvalidator_flags: case_sensitive space_change_sensitive\n"
}

/// Adds the files of a DMOJ problem folder: cases, submissions and `init.yml`. The limits in it are
/// those of `dmoj-cli test`; the ones that apply to users are set on the site of the judge.
fn dmoj(folder: &Path, data: &Path, metadata: &Metadata, files: &mut Files) -> Result<()> {
    add_cases(files, data)?;
    let mut init = "checker: identical\ntest_cases:\n".to_string();
    for input in files.keys().filter(|path| has_extension(path, "in")) {
        let name = input.with_extension("");
        init += &format!("- {{in: {0}.in, out: {0}.ans, points: 1}}\n", with_slashes(&name));
    }
    add_folder(files, &folder.join("submissions"), Path::new("submissions"))?;
    init += "tests:\n";
    for source in files.keys().filter(|path| path.starts_with("submissions/accepted")) {
        init += &format!(
            "- {{source: {}, language: {}, time: {}, memory: {}, expect: AC}}\n",
            with_slashes(source),
            if has_extension(source, "rs") { "RUST" } else { "C" },
            metadata.limits.time_limit,
            metadata.limits.memory * 1024, // KiB
        );
    }
    files.insert("init.yml".into(), init.into());
    Ok(())
}

/// Adds all samples and secret cases in a single folder.
fn add_cases(files: &mut Files, data: &Path) -> Result<()> {
    ["sample", "secret"]
        .iter()
        .try_for_each(|group| add_folder(files, &data.join(group), Path::new("")))
}

/// A path in a package, which has slashes on Windows, too.
fn with_slashes(path: &Path) -> String {
    let names: Vec<_> = path.iter().map(|name| name.to_string_lossy()).collect();
    names.join("/")
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found == extension)
}

/// Adds the files below the folder `from`, if it exists, with their paths below `to`.
fn add_folder(files: &mut Files, from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from).into_iter().flatten() {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            add_folder(files, &from, &to)?;
        } else {
            files.insert(to, fs::read(from)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(id: &str, format: Format) -> Files {
        package_files(&pack::find(id).unwrap(), format).unwrap()
    }

    fn text(files: &Files, path: &str) -> String {
        String::from_utf8(files.get(Path::new(path)).expect(path).clone()).unwrap()
    }

    #[test]
    fn every_problem_has_packages_in_all_formats() {
        for problem in pack::problems().unwrap() {
            for format in [Format::Icpc, Format::Legacy] {
                let files = package(&problem.id, format);
                for path in ["problem.yaml", "data/sample/sample-01.in", "data/secret/edge-01.ans"]
                {
                    assert!(files.contains_key(Path::new(path)), "{}: {path}", problem.id);
                }
            }
            let init = text(&package(&problem.id, Format::Dmoj), "init.yml");
            assert!(init.contains("{in: max-01.in, out: max-01.ans"), "{init}");
            let accepted = format!("source: submissions/accepted/{}.c, language: C,", problem.id);
            assert!(init.contains(&accepted), "{init}");
            let files = package(&problem.id, Format::Oj);
            assert!(files.contains_key(Path::new("sample-01.in")));
            assert!(files.contains_key(Path::new("max-01.out")));
        }
    }

    #[test]
    fn comparison_is_strict_in_all_formats() {
        assert_eq!(
            text(&package("hdu1846", Format::Icpc), "data/test_group.yaml"),
            STRICT_COMPARISON
        );
        let yaml = text(&package("hdu1846", Format::Legacy), "problem.yaml");
        assert!(
            yaml.contains("validator_flags: case_sensitive space_change_sensitive\n"),
            "{yaml}"
        );
        assert!(
            text(&package("hdu1846", Format::Dmoj), "init.yml").starts_with("checker: identical\n")
        );
    }

    #[test]
    fn legacy_metadata_has_name_source_and_limits() {
        let yaml = text(&package("2147", Format::Legacy), "problem.yaml");
        assert!(yaml.starts_with("name: \"kiki's game\"\n"), "{yaml}");
        assert!(yaml.contains("source: \"HDU 2147\"\nsource_url: https://acm.hdu.edu.cn/showproblem.php?pid=2147\n"), "{yaml}");
        assert!(yaml.contains("limits:\n  memory: 10\n"), "{yaml}");
    }

    #[test]
    fn a_zip_has_the_metadata_at_its_root() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deeper/hdu1846.zip");
        write_zip(&path, &package("hdu1846", Format::Legacy)).unwrap();
        let mut zip = zip::ZipArchive::new(fs::File::open(path).unwrap()).unwrap();
        assert!(zip.by_name("problem.yaml").is_ok());
        assert!(zip.by_name("data/secret/max-01.in").is_ok());
    }
}
