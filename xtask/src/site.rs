//! `cargo xtask site`: the pack as a site of two books, English and Chinese, built by mdBook.
//!
//! All pages are generated from the files of the pack, so no text is stored twice. Formulas become
//! `MathML` here, so that the site needs neither scripts nor network access to show them.

mod contents;
mod formula;
mod markdown;
mod page;

use crate::Result;
use contents::Contents;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Build the site of the pack in target/site with mdBook.
#[derive(clap::Args)]
pub struct Arguments {}

/// The required version of mdBook.
const MDBOOK: &str = "0.5.4";

/// The files of `problems/site/` that go into each book.
const BOOK_FILES: [&str; 2] = ["site.css", "site.js"];

/// Runs the command. Fails without the right mdBook, if mdBook warns or fails, and if a page has
/// broken links or formulas; in the last case the site is written nevertheless.
pub fn command(_: &Arguments) -> Result<()> {
    check_mdbook()?;
    let target = pack::root().join("target");
    let site = target.join("site");
    if site.exists() {
        fs::remove_dir_all(&site)?;
    }
    let mut errors = Vec::new();
    for language in Language::ALL {
        let book = target.join("book").join(language.code());
        write_sources(language, &book, &mut errors)?;
        build(&book, &site.join(language.code()))?;
    }
    let folder = pack::root().join("problems/site");
    copy(&folder.join("index.html"), &site.join("index.html"), &mut errors)?;
    for name in page::GAME_SCRIPTS.into_iter().chain(["play.css"]) {
        copy(&folder.join(name), &site.join("play").join(name), &mut errors)?;
    }
    if errors.is_empty() {
        println!("target/site/index.html");
        return Ok(());
    }
    Err(format!("target/site is not whole:\n{}", errors.join("\n")).into())
}

/// The languages of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    English,
    Chinese,
}

impl Language {
    const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// The code that file names use.
    pub fn code(self) -> &'static str {
        self.choose("en", "zh")
    }

    /// The value for this language.
    pub fn choose<T>(self, english: T, chinese: T) -> T {
        match self {
            Self::English => english,
            Self::Chinese => chinese,
        }
    }

    /// The other language.
    pub fn other(self) -> Self {
        self.choose(Self::Chinese, Self::English)
    }
}

fn check_mdbook() -> Result<()> {
    let found = Command::new("mdbook").arg("--version").output();
    let version = found.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string());
    match version {
        Ok(version) if version == format!("mdbook v{MDBOOK}") => Ok(()),
        other => {
            let found = other.unwrap_or_else(|_| "no mdbook".to_string());
            let how = format!("cargo install mdbook --locked --version {MDBOOK}");
            Err(format!("found {found}, and the site takes mdbook v{MDBOOK}: {how}").into())
        }
    }
}

/// Writes the sources of a book, from which mdBook builds it.
fn write_sources(language: Language, book: &Path, errors: &mut Vec<String>) -> Result<()> {
    if book.exists() {
        fs::remove_dir_all(book)?;
    }
    let contents = Contents::read(language, errors)?;
    let (mut files, mut programs) = (BTreeSet::new(), Vec::new());
    for page in contents.pages() {
        match page.render(language) {
            Ok(page) => {
                write(&book.join("src").join(&page.path), &page.markdown)?;
                programs.extend(page.path.ends_with("/program.md").then_some(page.path));
                files.extend(page.files);
                errors.extend(page.errors);
            }
            Err(error) => errors.push(error.to_string()),
        }
    }
    for (from, to) in files {
        copy(&pack::root().join(from), &book.join("src").join(to), errors)?;
    }
    write(
        &book.join("src/SUMMARY.md"),
        &contents.summary(|page| book.join("src").join(page.path()).exists()),
    )?;
    let folder = pack::root().join("problems/site");
    for name in BOOK_FILES {
        copy(&folder.join(name), &book.join(name), errors)?;
    }
    let title = language.choose("Impartial games", "公平组合游戏");
    let lang = language.choose("en", "zh-CN");
    let settings = pack::read(&folder.join("book.toml"))?;
    let mut settings = format!("[book]\ntitle = \"{title}\"\nlanguage = \"{lang}\"\n\n{settings}");
    settings += "\n[output.html.search.chapter]\n"; // the search covers prose, not programs
    for path in programs {
        settings += &format!("\"{path}\" = {{ enable = false }}\n");
    }
    write(&book.join("book.toml"), &settings)
}

fn build(book: &Path, to: &Path) -> Result<()> {
    let mut mdbook = Command::new("mdbook");
    mdbook.arg("build").arg(book).arg("--dest-dir").arg(to);
    let output = mdbook.stdin(Stdio::null()).output()?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() || log.contains("WARN") || log.contains("ERROR") {
        return Err(format!("mdbook build {}:\n{log}", pack::shown(book)).into());
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(path.parent().expect("it is in a folder"))?;
    fs::write(path, text).map_err(|error| format!("{}: {error}", pack::shown(path)).into())
}

fn copy(from: &Path, to: &Path, errors: &mut Vec<String>) -> Result<()> {
    fs::create_dir_all(to.parent().expect("it is in a folder"))?;
    if let Err(error) = fs::copy(from, to) {
        errors.push(format!("{}: {error}", pack::shown(from)));
    }
    Ok(())
}
