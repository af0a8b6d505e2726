//! `cargo xtask package`: complete problem packages in the formats of several judges.
//!
//! `problems/ID/` and `testdata/ID/` together are an ICPC problem package in the format 2025-09. The
//! other formats are made from the same files.

mod latex;

use crate::Result;
use clap::ValueEnum;
use pack::{progress, Metadata, Problem};
use serde::Serialize;
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
    progress::each(&pack::chosen(&arguments.ids)?, |problem| {
        let files = package_files(problem, arguments.format)?;
        let to = arguments.out.join(&problem.id);
        if arguments.zip {
            write_zip(&to.with_extension("zip"), &files)
        } else {
            write_folder(&to, &files)
        }
    })
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
            files.insert("problem.yaml".into(), yaml(metadata)?);
            files.insert("data/test_group.yaml".into(), yaml(&TestGroup::STRICT)?);
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
            files.insert("problem.yaml".into(), yaml(&LegacyMetadata::of(problem))?);
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
    let path = problem.folder().join(format!("statement/problem.{language}.md"));
    let latex = latex::statement(problem.title(language), &pack::read(&path)?);
    Ok(latex.map_err(|error| format!("{}, {error}", pack::shown(&path)))?.into_bytes())
}

fn yaml(content: &impl Serialize) -> Result<Vec<u8>> {
    Ok(serde_norway::to_string(content)?.into_bytes())
}

/// The `test_group.yaml` of the format 2025-09.
#[derive(Serialize)]
struct TestGroup {
    output_validator_args: [&'static str; 2],
}

impl TestGroup {
    /// Answers are compared exactly, including case and white space.
    const STRICT: Self =
        Self { output_validator_args: ["case_sensitive", "space_change_sensitive"] };
}

/// The `problem.yaml` of the format legacy, which has one title and one source.
#[derive(Serialize)]
struct LegacyMetadata<'a> {
    name: &'a str,
    uuid: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source_url: Option<&'a str>,
    license: &'a str,
    rights_owner: &'a str,
    limits: LegacyLimits,
    validation: &'static str,
    validator_flags: String,
}

/// The time limit is not among them: judges determine their own.
#[derive(Serialize)]
struct LegacyLimits {
    /// In MiB.
    memory: u32,
}

impl<'a> LegacyMetadata<'a> {
    fn of(problem: &'a Problem) -> Self {
        let Metadata { uuid, source, license, rights_owner, limits, .. } = &problem.metadata;
        let source = source.first();
        Self {
            name: problem.title("en"),
            uuid,
            source: source.map(|source| source.name.as_str()),
            source_url: source.and_then(|source| source.url.as_deref()),
            license,
            rights_owner,
            limits: LegacyLimits { memory: limits.memory },
            validation: "default",
            validator_flags: TestGroup::STRICT.output_validator_args.join(" "),
        }
    }
}

/// The `init.yml` of DMOJ. The limits in it are those of `dmoj-cli test`; the ones that apply to users are
/// set on the site of the judge.
#[derive(Serialize)]
struct DmojInit {
    checker: &'static str,
    test_cases: Vec<DmojCase>,
    tests: Vec<DmojTest>,
}

/// Two files and the points for them.
#[derive(Serialize)]
struct DmojCase {
    r#in: String,
    out: String,
    points: u32,
}

/// A submission and what its verdict must be.
#[derive(Serialize)]
struct DmojTest {
    source: String,
    language: &'static str,
    /// In seconds.
    time: f64,
    /// In KiB.
    memory: u32,
    expect: &'static str,
}

/// Adds the files of a DMOJ problem folder: cases, submissions and `init.yml`.
fn dmoj(folder: &Path, data: &Path, metadata: &Metadata, files: &mut Files) -> Result<()> {
    add_cases(files, data)?;
    let inputs = files.keys().filter(|path| has_extension(path, "in"));
    let test_cases = inputs.map(|input| DmojCase {
        r#in: with_slashes(input),
        out: with_slashes(&input.with_extension("ans")),
        points: 1,
    });
    let test_cases = test_cases.collect();
    add_folder(files, &folder.join("submissions"), Path::new("submissions"))?;
    let accepted = files.keys().filter(|path| path.starts_with("submissions/accepted"));
    let tests = accepted.map(|source| DmojTest {
        source: with_slashes(source),
        language: if has_extension(source, "rs") { "RUST" } else { "C" },
        time: metadata.limits.time_limit,
        memory: metadata.limits.memory * 1024,
        expect: "AC",
    });
    let init = DmojInit { checker: "identical", test_cases, tests: tests.collect() };
    files.insert("init.yml".into(), yaml(&init)?);
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
            assert!(init.contains("- in: max-01.in\n  out: max-01.ans\n  points: 1\n"), "{init}");
            let accepted =
                format!("- source: submissions/accepted/{}.c\n  language: C\n", problem.id);
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
            "output_validator_args:\n- case_sensitive\n- space_change_sensitive\n"
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
        assert!(yaml.starts_with("name: kiki's game\n"), "{yaml}");
        assert!(
            yaml.contains(
                "source: HDU 2147\nsource_url: https://acm.hdu.edu.cn/showproblem.php?pid=2147\n"
            ),
            "{yaml}"
        );
        assert!(yaml.contains("limits:\n  memory: 10\n"), "{yaml}");
    }

    #[test]
    fn metadata_of_2025_09_is_that_of_the_pack() {
        let yaml = text(&package("2147", Format::Icpc), "problem.yaml");
        assert_eq!(
            yaml,
            "problem_format_version: 2025-09\ntype: pass-fail\nname:\n  en: kiki's game\n  zh: kiki's game\nuuid: 929e78b1-23a9-450b-ba4d-227bbca9e005\nsource:\n- name: HDU 2147\n  url: https://acm.hdu.edu.cn/showproblem.php?pid=2147\nlicense: cc0\nrights_owner: The contributors to this problem pack\nlimits:\n  time_limit: 1.0\n  memory: 10\n"
        );
        let yaml = text(&package("ferguson", Format::Icpc), "problem.yaml");
        assert!(!yaml.contains("url"), "{yaml}");
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
