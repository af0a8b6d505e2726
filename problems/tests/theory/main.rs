//! The numbers of the theory pages: each table of `problems/theory/` is built here anew, from the rules of
//! its game, and so is each sentence with a number that can be computed. Both must stand in the page, in
//! both languages. A module for each page; it also holds the code that its page shows.

mod coins;
mod compounds;
mod graphs;
mod grundy;
mod mex;
mod misere;
mod octal;
mod partizan;
mod periods;
mod staircase;
mod strategies;
mod sums;
mod unknown;
mod which;

use blocks::{Document, Part};
use std::path::Path;

#[track_caller]
fn shows(page: &str, name: &str, table: &str) {
    Document::theory(page).table(name, table);
}

/// Whether a page has these numbers in both languages.
#[track_caller]
fn states(page: &str, numbers: &str) {
    Document::theory(page).state(numbers);
}

/// The same, in the paragraphs right above and below a table.
#[track_caller]
fn beside(page: &str, table: &str, numbers: &str) {
    Document::theory(page).state_in(Part::Beside(table), numbers);
}

fn separated<T: ToString>(values: impl IntoIterator<Item = T>, separator: &str) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(separator)
}

/// As in a table.
fn joined<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    separated(values, " ")
}

/// As in a sentence: `$1, 2, 3$`.
fn listed<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    format!("${}$", separated(values, ", "))
}

/// Pads every cell but those of the last column, so that the columns stand under one another.
fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap();
    let mut table = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(i, cell)| format!("{cell:0$}", width(i)));
        table += &format!("{}\n", cells.collect::<Vec<_>>().join("   ").trim_end());
    }
    table
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(String::from).to_vec()
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_string()
    } else {
        text
    }
}

/// Every link of the course leads somewhere, and it leads to every page of the theory.
#[test]
fn course() {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (language, course) in
        [("en", include_str!("../../README.md")), ("zh", include_str!("../../README.zh.md"))]
    {
        let links = pack::markdown::links(course);
        let paths: Vec<&str> = links.iter().filter_map(pack::markdown::Link::path).collect();
        for path in &paths {
            assert!(problems.join(path).exists(), "{path} is not there");
        }
        for (page, _) in pages_in(language) {
            assert!(paths.contains(&&*format!("theory/{page}")), "no link to {page}");
        }
    }
}

/// What the course says to those who read no Rust.
#[test]
fn each_block_of_rust_has_one_of_cpp() {
    for (page, text) in ["en", "zh"].into_iter().flat_map(pages_in) {
        let count = |language: &str| text.matches(&format!("```{language}\n")).count();
        assert_eq!(count("cpp"), count("rust"), "{page}");
    }
}

/// The pages of the theory in a language: their files, with their texts.
fn pages_in(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("theory");
    let paths = pack::files(&folder, "md").unwrap().into_iter();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().to_string();
    let pages = paths.map(|path| (name(&path), pack::read(&path).unwrap()));
    pages.filter(|(name, _)| name.ends_with(&format!(".{language}.md"))).collect()
}
