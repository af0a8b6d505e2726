//! The folders, the names, the README and the cases agree with one another.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The problems: the folders of `problems/` that hold a `main.rs`.
fn ids() -> BTreeSet<String> {
    let folders = fs::read_dir(root().join("problems")).unwrap().map(|entry| entry.unwrap());
    let problems = folders.filter(|folder| folder.path().join("main.rs").exists());
    problems.map(|folder| folder.file_name().into_string().unwrap()).collect()
}

/// The rows of the catalogue in README.md or its translation: the id, and the cells after it.
fn catalogue(readme: &str) -> Vec<(String, Vec<String>)> {
    let row = |line: &str| {
        let mut cells = line.trim_matches('|').split('|').map(|cell| cell.trim().to_string());
        let link = cells.next().unwrap();
        let id = link.split(['[', ']']).nth(1).unwrap();
        assert_eq!(link, format!("[{id}](problems/{id}/main.rs)"));
        (id.to_string(), cells.collect())
    };
    let rows = read(readme);
    let rows = rows.lines().filter(|line| line.starts_with("| [") && line.contains("](problems/"));
    rows.map(row).collect()
}

/// The places of what is looked at in the cells of a row.
const TITLE: usize = 0;
const JUDGES: usize = 4;

#[test]
fn ids_are_judge_and_number() {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    assert!(ids().iter().all(|id| id.chars().all(plain)), "{:?}", ids());
    assert_eq!(ids().len(), 17);
}

#[test]
fn every_problem_is_a_binary() {
    let manifest = read("problems/Cargo.toml");
    let binaries: BTreeSet<String> = manifest
        .split("[[bin]]")
        .skip(1)
        .map(|entry| entry.split('"').nth(1).unwrap().to_string())
        .collect();
    assert_eq!(binaries, ids());
}

#[test]
fn every_problem_has_its_sample_and_every_input_its_answer() {
    let entries = fs::read_dir(root().join("testdata")).unwrap().map(|entry| entry.unwrap());
    let folders = entries.filter(|entry| entry.path().is_dir());
    let folders: BTreeSet<String> =
        folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    assert_eq!(folders, ids());
    for id in ids() {
        let names = |extension: &str| -> BTreeSet<String> {
            ["sample", "secret"]
                .iter()
                .flat_map(|group| {
                    fs::read_dir(root().join("testdata").join(&id).join(group))
                        .into_iter()
                        .flatten()
                })
                .map(|file| file.unwrap().path())
                .filter(|path| path.extension().unwrap() == extension)
                .map(|path| path.file_stem().unwrap().to_str().unwrap().to_string())
                .collect()
        };
        assert!(names("in").contains("sample-01"), "{id} has no sample-01");
        assert_eq!(names("in"), names("ans"), "{id}");
        // Hydro drops the others.
        assert!(
            names("in").iter().all(|name| name.ends_with(|c: char| c.is_ascii_digit())),
            "{id}"
        );
    }
}

/// Nearly every test reads a file line by line or byte by byte, and none of the others would say this.
#[test]
fn no_file_has_windows_line_ends() {
    let testdata = |id: &str, group: &str| root().join("testdata").join(id).join(group);
    for id in ids() {
        let cases = ["sample", "secret"].map(|group| fs::read_dir(testdata(&id, group)));
        let cases = cases.into_iter().flatten().flatten().map(|file| file.unwrap().path());
        for path in cases.chain([root().join("README.md"), root().join("problems/Cargo.toml")]) {
            assert!(
                !fs::read(&path).unwrap().contains(&b'\r'),
                "{} has CRLF at the ends of lines: clone the repository anew, with core.autocrlf=false",
                path.display()
            );
        }
    }
}

#[test]
fn the_catalogue_lists_every_problem_under_its_title() {
    let rows = catalogue("README.md");
    let linked: BTreeSet<String> = rows.iter().map(|(id, _)| id.clone()).collect();
    assert_eq!(linked, ids());
    assert_eq!(rows.len(), ids().len());
    for (id, row) in rows {
        let source = read(&format!("problems/{id}/main.rs"));
        let heading = source.lines().next().unwrap();
        let (place, title) =
            heading.strip_prefix("//! # ").and_then(|rest| rest.split_once(": ")).unwrap();
        assert_eq!(row[TITLE], title, "{id}");
        if id != "ferguson" {
            assert!(
                row[JUDGES].contains(place),
                "{id} is to be submitted as {place}, says main.rs"
            );
        }
    }
}

/// Program, title and judges are the same in both; the commands are, but for what is said of them.
#[test]
fn the_chinese_readme_lists_and_runs_the_same() {
    let facts = |readme| {
        let rows = catalogue(readme).into_iter();
        // Of the judges what has a number; what else is said of them is in another language.
        let numbered = |word: &&str| word.contains(|c: char| c.is_ascii_digit());
        let judges = |row: &[String]| -> Vec<String> {
            let plain = row[JUDGES].replace("**", "").replace(['（', '）', '(', ')', ','], " ");
            plain.split_whitespace().filter(numbered).map(String::from).collect()
        };
        rows.map(|(id, row)| (id, row[TITLE].clone(), judges(&row))).collect::<Vec<_>>()
    };
    assert_eq!(facts("README.zh.md"), facts("README.md"));
    let commands = |readme| -> Vec<String> {
        let text = read(readme);
        let commands = text.lines().filter(|line| line.starts_with("$ "));
        commands.map(|line| line.split(" # ").next().unwrap().trim().to_string()).collect()
    };
    assert_eq!(commands("README.zh.md"), commands("README.md"));
}

/// The pack calls it hdu2174, and HDU 2147.
#[test]
fn kikis_game_is_submitted_as_2147() {
    let source = read("problems/hdu2174/main.rs");
    assert!(source.starts_with("//! # HDU 2147: kiki's game\n"));
    let rows = catalogue("README.md");
    assert!(rows.iter().any(|(id, row)| id == "hdu2174" && row[JUDGES].contains("**HDU 2147**")));
}

/// What README prints below its first command is the answer of that sample.
#[test]
fn the_readme_shows_what_is_printed() {
    let readme = read("README.md");
    let command = "$ cargo run --release --bin hdu1846 < testdata/hdu1846/sample/sample-01.in\n";
    let shown = readme.split_once(command).expect("the command").1.split_once("```").unwrap().0;
    assert_eq!(shown, read("testdata/hdu1846/sample/sample-01.ans"));
}

/// `problem.yaml` has the title and the judges; README's catalogue must not say anything else.
#[test]
fn the_catalogue_and_the_metadata_agree() {
    for (id, row) in catalogue("README.md") {
        let yaml = read(&format!("problems/{id}/problem.yaml"));
        let title = yaml.lines().find_map(|line| line.strip_prefix("  en: ")).unwrap();
        assert_eq!(row[TITLE], title.trim_matches('"'), "{id}");
        if id != "ferguson" {
            let judges = yaml.lines().filter_map(|line| line.strip_prefix("  - name: "));
            let judges: Vec<&str> = judges.map(|judge| judge.trim_matches('"')).collect();
            let row: Vec<String> =
                row[JUDGES].replace("**", "").split(", ").map(String::from).collect();
            let listed: Vec<&str> =
                row.iter().map(|judge| judge.split(" (").next().unwrap()).collect();
            assert_eq!(listed, judges, "{id}");
        }
    }
}
