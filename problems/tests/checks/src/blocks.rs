//! The write-ups and the theory pages, in the languages that they have.
//!
//! A block that has a source is written into all of them from there. A line above it, which readers do not
//! see, names the source:
//!
//! - `<!-- code: main.rs brute_force -->`: items of a file, or `<!-- code: submissions/accepted/plain.c -->`
//!   for all of it;
//! - `<!-- table: heaps -->`: a table that a test makes, with its words in Chinese on the Chinese page: those that many
//!   tables have, and those that the marker there names, `<!-- table: heaps | stairs = 台阶 -->`;
//! - `<!-- text: board -->`: lines that a test prints and that are no table, such as a board;
//! - `<!-- run: 1 -->`: an input, which stands in the English page, and what the program prints for it.
//!
//! A test computes the answer to each `<!-- question: largest -->` as well, which is written by hand.
//!
//! Paragraphs have the same numbers in all languages; where they do not, `<!-- numbers differ: why -->` stands below
//! the translated one.
//!
//! The tests compare the blocks with their sources. `cargo xtask blocks` runs the same tests with
//! [`WRITES`] set, and then they write them.

mod code;
mod marked;
mod numbers;
mod rows;
mod table;

use crate::programs::run;
use code::quoted;
use judging::compare::compare;
use judging::compile::{compile_once, compiler};
use marked::{fenced, indented, marked, Fence, Marked};
pub use numbers::differences;
use numbers::numbers;
use pack::markdown::blocks;
use pack::questions::questions;
use pack::{read, shown, Language, Pack};
pub use rows::{
    cells, first_lost, grid, joined, letter_lines, letter_rows, letters, lines, listed, lost_cells,
    named, or_dash, spaced, with_kinds, Table,
};
use std::collections::BTreeSet;
use std::env;
use std::fmt::Display;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// With this variable in the environment, tests write what they would compare.
pub const WRITES: &str = "UPDATE_BLOCKS";

/// The languages of blocks that are never written by hand, but for an input in English.
const WITH_SOURCE: [&str; 5] = ["rust", "c", "cpp", "input", "output"];

/// How the C++ programs of the pages are compiled.
const CPP: [&str; 6] = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-pedantic", "-Werror"];

/// A write-up, a theory page or a statement in all languages that it has.
pub struct Document {
    place: Place,
    writes: bool,
}

/// Where the English page is, which is always there.
enum Place {
    Theory(&'static str),
    WriteUp(&'static str),
    Path(PathBuf),
}

impl Document {
    /// The theory page of this name, such as `mex`, in the pack that the program runs in.
    pub const fn theory(name: &'static str) -> Self {
        Self { place: Place::Theory(name), writes: false }
    }

    /// The write-up of the problem with this id, in the pack that the program runs in.
    pub const fn write_up(id: &'static str) -> Self {
        Self { place: Place::WriteUp(id), writes: false }
    }

    /// The page with this path in English, and its translations.
    pub fn of(english: &Path) -> Self {
        Self { place: Place::Path(english.to_path_buf()), writes: false }
    }

    /// The same, written without [`WRITES`] if `writes` says so.
    #[must_use]
    pub fn written_if(self, writes: bool) -> Self {
        Self { writes, ..self }
    }

    /// Each language with its page, English first.
    ///
    /// # Panics
    ///
    /// If the page is known by its name, and the program runs outside of a pack.
    pub fn paths(&self) -> Vec<(Language, PathBuf)> {
        let english = self.english();
        let path = |language: Language| {
            let name = english.to_string_lossy().replace(".en.md", &format!(".{language}.md"));
            (language, PathBuf::from(name))
        };
        let is_there = |(language, path): &(Language, PathBuf)| {
            *language == Language::English || path.exists()
        };
        Language::ALL.map(path).into_iter().filter(is_there).collect()
    }

    fn english(&self) -> PathBuf {
        let path = match &self.place {
            Place::Path(path) => return path.clone(),
            Place::Theory(name) => format!("problems/theory/{name}.en.md"),
            Place::WriteUp(id) => format!("problems/{id}/solution/solution.en.md"),
        };
        Pack::here().unwrap_or_else(|error| panic!("{error:#}")).path(path)
    }

    /// The folder to which markers are relative, `problems/ID` or `problems/theory`, and the name by which `cargo
    /// xtask blocks` knows the page.
    fn subject(&self) -> (PathBuf, String) {
        let english = self.english();
        let folder = english.parent().unwrap_or(&english);
        let problem = folder.parent().filter(|_| !folder.ends_with("theory"));
        let name = problem.unwrap_or(&english).file_name().unwrap_or_default().to_string_lossy();
        (problem.unwrap_or(folder).to_path_buf(), name.replace(".en.md", ""))
    }

    /// The tests that make the tables of the page.
    fn tests(&self) -> PathBuf {
        match self.subject() {
            (folder, name) if folder.ends_with("theory") => {
                folder.with_file_name("tests").join(format!("theory/{name}.rs"))
            }
            (folder, _) => folder.join("write_up.rs"),
        }
    }

    /// The command that writes the page's blocks.
    fn command(&self) -> String {
        format!("run `cargo xtask blocks {}`", self.subject().1)
    }

    /// That both languages have the same markers in the same order, each once, and the same blocks without
    /// a source; that no block of code or of a run lacks a marker; and that a test prints each table.
    /// The error tells everything that is wrong.
    pub fn check_markers(&self) -> Result<(), String> {
        let paths = self.paths();
        let texts = paths.iter().map(|(_, path)| read(path).map_err(|error| format!("{error:#}")));
        let texts: Vec<String> = texts.collect::<Result<_, _>>()?;
        let pages: Vec<Page> = paths.iter().zip(&texts).map(Page::new).collect();
        let mut faults: Vec<String> = pages.iter().flat_map(Page::faults).collect();
        for page in &pages[1..] {
            page.compare_with(&pages[0], &mut faults);
            pages[0].compare_with(page, &mut faults);
            if faults.is_empty() && !is_same_order(&pages[0].markers(), &page.markers()) {
                faults.push(format!(
                    "{}: its blocks stand in another order than those of {}",
                    page.name, pages[0].name
                ));
            }
        }
        let tests = self.tests();
        let source = fs::read_to_string(&tests).unwrap_or_default();
        for (marked, kind, name) in pages[0].of_tests() {
            if !source.contains(&format!("\"{name}\"")) {
                faults.push(format!(
                    "{}:{}: no test in {} makes it by `.{kind}(\"{name}\", …)`; a block without a \
                     marker is an illustration, the same in all languages",
                    pages[0].name,
                    marked.line,
                    shown(&tests),
                ));
            }
        }
        for file in pages[0].cpp_files() {
            if !source.contains(&format!("\"{file}\"")) {
                faults.push(format!(
                    "{}: no test in {} holds the C++ against the Rust by `.prints(\"{file}\", …)`",
                    pages[0].name,
                    shown(&tests)
                ));
            }
        }
        all(&faults)
    }

    /// That all languages have the same numbers, in each paragraph, as the English page; or a mark that excuses it,
    /// `<!-- numbers differ: why -->`.
    /// The error tells all that differ.
    pub fn check_numbers(&self) -> Result<(), String> {
        let english = read(&self.english()).map_err(|error| format!("{error:#}"))?;
        let mut faults = Vec::new();
        for (_, path) in &self.paths()[1..] {
            let text = read(path).map_err(|error| format!("{error:#}"))?;
            let found = numbers::differences(&english, &text).into_iter();
            faults.extend(found.map(|(line, fault)| format!("{}:{line}: {fault}", shown(path))));
        }
        all(&faults)
    }

    /// That every block of code is what its source has. Writes it if asked to.
    /// Fails if one is not, or a source cannot be found.
    pub fn code(&self) -> Result<(), String> {
        let english = read(&self.english()).map_err(|error| format!("{error:#}"))?;
        let mut faults = Vec::new();
        for Marked { marker, line, .. } in marked(&english).0 {
            let Some(source) = marker.strip_prefix("code: ") else { continue };
            let block = match quoted(&self.subject().0, source) {
                Ok((language, text)) => {
                    self.blocks(marker, &[(&language, &text)], "its source has")
                }
                Err(error) => {
                    Err(format!("{}:{line}: `{marker}`: {error}", shown(&self.english())))
                }
            };
            faults.extend(block.err());
        }
        all(&faults)
    }

    /// That the block `table: NAME` of each page is a table with these rows, of which the first is its head; a
    /// shorter row ends with empty cells. Writes it if asked to.
    ///
    /// # Panics
    ///
    /// If it is not.
    #[track_caller]
    pub fn table(&self, name: &str, rows: &[Vec<String>]) {
        assert!(rows[0].iter().all(|head| !head.is_empty()), "{name}: a head without a name");
        let width = rows[0].len();
        assert!(rows.iter().all(|row| row.len() <= width), "{name}: a row is longer than the head");
        let expected = |language, found: &Marked| {
            for (english, _) in &found.words {
                let is_there = rows.iter().flatten().any(|cell| cell.contains(english));
                assert!(is_there, "{name}: no cell has `{english}`, which the marker translates");
            }
            let mut heads = rows[0].iter().filter(|_| language == Language::Chinese);
            if let Some(head) = heads.find(|head| table::is_english(head, &found.words)) {
                panic!("{name}: the Chinese of `{head}` belongs into the marker, `| {head} = ...`");
            }
            indented(found.indent, &table::markdown(rows, language, &found.words))
        };
        let made = format!("{} makes", shown(&self.tests()));
        if let Err(error) = self.block(&format!("table: {name}"), expected, &made) {
            panic!("{error}");
        }
    }

    /// That the block `text: NAME` of each page has these lines and no others. Writes it if asked to.
    ///
    /// # Panics
    ///
    /// If it has not.
    #[track_caller]
    pub fn text(&self, name: &str, lines: &str) {
        let printed = format!("{} prints", shown(&self.tests()));
        if let Err(error) = self.blocks(&format!("text: {name}"), &[("text", lines)], &printed) {
            panic!("{error}");
        }
    }

    /// That a C++17 program of the page, a file beside it or in the problem's folder, prints this. It is tried if
    /// the variable `CXX` names a C++ compiler, as tests need nothing but Cargo otherwise, and are quick.
    ///
    /// # Panics
    ///
    /// If it does not compile without a warning, fails, or prints something else.
    #[track_caller]
    pub fn prints(&self, file: &str, expected: &str) {
        if env::var_os("CXX").is_none() {
            eprintln!("CXX names no C++ compiler: {file} was not tried");
            return;
        }
        let compiler = compiler("CXX", "c++", &CPP);
        let (folder, name) = self.subject();
        let source = folder.join(file);
        let program = compile_once(compiler, &[&source], &name).unwrap_or_else(|e| panic!("{e}"));
        let output = run(&program, "no input", "").unwrap_or_else(|error| panic!("{error}"));
        assert!(output.status.success(), "{}: {}", shown(&source), output.status);
        if let Err(difference) = compare(expected.as_bytes(), &output.stdout) {
            panic!("{} does not print what the test computes: {difference}", shown(&source));
        }
    }

    /// The inputs of the English page, by the names of their runs.
    /// Fails if the page cannot be read.
    pub fn inputs(&self) -> Result<Vec<(String, String)>, String> {
        let english = read(&self.english()).map_err(|error| format!("{error:#}"))?;
        let runs = marked(&english).0.into_iter().filter_map(|marked| {
            let name = marked.marker.strip_prefix("run: ")?;
            let input = blocks(&without_indent(&english[marked.range])).into_iter().next();
            Some((name.to_string(), input.map(|block| block.text).unwrap_or_default()))
        });
        Ok(runs.collect())
    }

    /// That each page has this input and output at the marker of a run. Writes them if asked to.
    /// Fails if one has not.
    pub fn run(&self, name: &str, input: &str, output: &str) -> Result<(), String> {
        let blocks = [("input", input), ("output", output)];
        self.blocks(&format!("run: {name}"), &blocks, "the English input and the program give")
    }

    /// That these fenced blocks, and no others, stand below a marker.
    fn blocks(&self, marker: &str, expected: &[(&str, &str)], whose: &str) -> Result<(), String> {
        self.block(marker, |_, found| fenced(found.indent, expected), whose)
    }

    /// That this, and nothing else, stands below a marker in the page of each language.
    fn block(
        &self,
        marker: &str,
        expected: impl Fn(Language, &Marked) -> String,
        whose: &str,
    ) -> Result<(), String> {
        static PAGES: Mutex<()> = Mutex::new(()); // tests of one page run side by side
        let _lock = PAGES.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut faults, command) = (Vec::new(), self.command());
        for (language, path) in &self.paths() {
            let (name, page) = (shown(path), read(path).map_err(|error| format!("{error:#}"))?);
            let Some(found) = marked(&page).0.into_iter().find(|found| found.marker == marker)
            else {
                faults.push(format!(
                    "{name}: there is no line <!-- {marker} -->; put it where the block is to stand, and {command}"
                ));
                continue;
            };
            let expected = expected(*language, &found);
            let Err(difference) =
                compare(expected.as_bytes(), page[found.range.clone()].as_bytes())
            else {
                continue;
            };
            if self.writes || env::var_os(WRITES).is_some() {
                let (before, after) = (&page[..found.range.start], &page[found.range.end..]);
                let written = replace(path, &format!("{before}{expected}{after}"));
                faults.extend(written.err().map(|error| format!("{name}: {error}")));
            } else {
                faults.push(format!(
                    "{name}:{}: the block `{marker}` differs from what {whose}; if you meant to change that, \
                     {command}\n{difference}",
                    found.line
                ));
            }
        }
        all(&faults)
    }

    /// That the English page has these numbers next to one another in a paragraph, at one place and no other: `m = 3,
    /// 1, 5, 9` as in `for $m = 3$ the lost ones are $1$, $5$, $9$`. What stands between them does not matter. (That the
    /// translations have the same numbers is checked for all pages.)
    ///
    /// # Panics
    ///
    /// If it has not.
    #[track_caller]
    pub fn says(&self, numbers: &str) {
        let english = self.english();
        let page = read(&english).unwrap_or_else(|error| panic!("{error:#}"));
        match numbers::places(&page, numbers) {
            1 => {}
            0 => panic!(
                "{}: no paragraph has the numbers of `{numbers}` next to one another",
                shown(&english)
            ),
            count => panic!(
                "{}: the numbers of `{numbers}` stand in {count} places; add more of those around the place that is meant",
                shown(&english)
            ),
        }
    }

    /// That the question of this name has these numbers in English, and this answer in each language.
    ///
    /// # Panics
    ///
    /// If it has not.
    #[track_caller]
    pub fn question(&self, name: &str, stated: &str, answer: impl Display) {
        for (language, path) in self.paths() {
            let page = read(&path).unwrap_or_else(|error| panic!("{error:#}"));
            let questions = questions(&page).unwrap_or_else(|error| panic!("{error:#}"));
            let question = questions.iter().find(|question| question.name == name);
            let place = format!("{}: {name}", shown(&path));
            let question = question.unwrap_or_else(|| panic!("{place} is not there"));
            assert_eq!(question.answer, answer.to_string(), "{place}");
            if language == Language::English {
                assert_eq!(numbers(question.text), numbers(stated), "{place}");
            }
        }
    }
}

/// A page with its blocks.
struct Page<'a> {
    name: String,
    text: &'a str,
    marked: Vec<Marked<'a>>,
    /// The blocks without a marker.
    others: Vec<Fence<'a>>,
}

impl<'a> Page<'a> {
    fn new(((_, path), text): (&(Language, PathBuf), &'a String)) -> Self {
        let (marked, others) = marked(text);
        Self { name: shown(path), text, marked, others }
    }

    fn markers(&self) -> Vec<&str> {
        self.marked.iter().map(|marked| marked.marker).collect()
    }

    /// The blocks that a test makes, and the questions that it answers, each with its kind and its name.
    fn of_tests(&self) -> impl Iterator<Item = (&Marked<'a>, &'a str, &'a str)> {
        let parts = self.marked.iter().filter_map(|found| {
            found.marker.split_once(": ").map(|(kind, name)| (found, kind, name))
        });
        parts.filter(|(_, kind, _)| ["table", "text", "question"].contains(kind))
    }

    /// The names of the C++ files that are quoted.
    fn cpp_files(&self) -> BTreeSet<&'a str> {
        let file = |marked: &Marked<'a>| {
            let path = marked.marker.strip_prefix("code: ")?.split([' ', ':']).next()?;
            let is_cpp = Path::new(path).extension().is_some_and(|extension| extension == "cpp");
            path.rsplit('/').next().filter(|_| is_cpp)
        };
        self.marked.iter().filter_map(file).collect()
    }

    /// What is wrong with the page alone.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut known = BTreeSet::new();
        for Marked { marker, line, .. } in &self.marked {
            if !known.insert(marker) {
                faults.push(format!("{}:{line}: a second `{marker}`", self.name));
            }
        }
        for Fence { line, language, .. } in &self.others {
            if WITH_SOURCE.contains(language) {
                faults.push(format!(
                    "{}:{line}: this block of {language} has no marker right above it, such as <!-- code: main.rs \
                     brute_force --> or, above input and output, <!-- run: 1 -->",
                    self.name
                ));
            }
        }
        faults
    }

    /// Adds what this page has not, but the other one.
    fn compare_with(&self, other: &Page, faults: &mut Vec<String>) {
        let markers = self.markers();
        for Marked { marker, line, .. } in &other.marked {
            if !markers.contains(marker) {
                faults.push(format!(
                    "{}: there is no line <!-- {marker} -->, as there is at {}:{line}",
                    self.name, other.name
                ));
            }
        }
        if !faults.is_empty() {
            return; // a block may lack its marker
        }
        let text = |page: &Page, fence: &Fence| without_indent(&page.text[fence.range.clone()]);
        let texts: Vec<String> = self.others.iter().map(|fence| text(self, fence)).collect();
        for fence in &other.others {
            if !texts.contains(&text(other, fence)) {
                faults.push(format!(
                    "{}: there is no such block as at {}:{}, which has no marker and so must be the same",
                    self.name, other.name, fence.line
                ));
            }
        }
    }
}

/// Whether two pages have their blocks in the same order; C++ may stand above the Rust that it stands below in English.
fn is_same_order(english: &[&str], other: &[&str]) -> bool {
    match (english, other) {
        ([a, english @ ..], [b, other @ ..]) if a == b => is_same_order(english, other),
        ([rust, cpp, english @ ..], [a, b, other @ ..]) => {
            [cpp, rust] == [a, b] && cpp.contains(".cpp ") && is_same_order(english, other)
        }
        _ => english == other,
    }
}

/// Writes a file at once, so that a test that reads it finds all of it.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let new = path.with_extension("new");
    fs::write(&new, text)?;
    fs::rename(new, path)
}

/// The text with the blanks cut off that its first line begins with.
fn without_indent(text: &str) -> String {
    let depth = text.len() - text.trim_start().len();
    let lines = text.lines().map(|line| line.get(depth..).unwrap_or_default());
    lines.map(|line| format!("{line}\n")).collect()
}

/// All faults as one error.
fn all(faults: &[String]) -> Result<(), String> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

#[cfg(test)]
#[test]
fn only_cpp_changes_its_place() {
    let english = ["table: a", "code: a.rs f", "code: a.cpp f", "run: 1"];
    let is_same = |places: [usize; 4]| is_same_order(&english, &places.map(|at| english[at]));
    assert!([[0, 1, 2, 3], [0, 2, 1, 3]].into_iter().all(is_same));
    assert!(![[1, 0, 2, 3], [2, 1, 0, 3], [0, 1, 3, 2]].into_iter().any(is_same));
}
