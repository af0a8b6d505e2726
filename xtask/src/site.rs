//! `cargo xtask site`: the pack as a site of two books, English and Chinese, made by mdBook.
//!
//! Every page is put together from the files of the pack: nothing of its text is stored a second time.
//! Formulas become `MathML` here, so that the site needs no script for them and no network.

mod contents;
mod formula;
mod markdown;
mod modules;
mod page;

use crate::pack;
use crate::Result;
use contents::Contents;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Make the site of the pack in target/site, from its pages, with mdBook.
#[derive(clap::Args)]
pub struct Arguments {}

/// The version of mdBook that the site is made with.
const MDBOOK: &str = "0.5.4";

/// The files of `problems/site/` that go into each book.
const IN_BOOKS: [&str; 2] = ["site.css", "site.js"];

/// Runs the command.
pub fn command(_: &Arguments) -> Result<()> {
    check_mdbook()?;
    let target = pack::root().join("target");
    let site = target.join("site");
    if site.exists() {
        fs::remove_dir_all(&site)?;
    }
    let mut mistakes = Vec::new();
    for language in Language::ALL {
        let book = target.join("book").join(language.code());
        assemble(language, &book, &mut mistakes)?;
        build(&book, &site.join(language.code()))?;
    }
    let folder = pack::root().join("problems/site");
    copy(&folder.join("index.html"), &site.join("index.html"), &mut mistakes)?;
    let (script, imported) = modules::script(&folder, "play.js")?;
    write(&site.join("play/play.js"), &script)?;
    for name in imported.iter().map(String::as_str).chain(["play.css"]) {
        // The modules themselves are for xtask/browser.py, which asks them for good moves.
        copy(&folder.join(name), &site.join("play").join(name), &mut mistakes)?;
    }
    if mistakes.is_empty() {
        println!("target/site/index.html");
        return Ok(());
    }
    Err(format!("target/site is not whole:\n{}", mistakes.join("\n")).into())
}

/// The languages of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    English,
    Chinese,
}

impl Language {
    const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// As in the names of files.
    pub fn code(self) -> &'static str {
        self.choose("en", "zh")
    }

    /// The one of two texts that is in this language.
    pub fn choose<T>(self, english: T, chinese: T) -> T {
        match self {
            Self::English => english,
            Self::Chinese => chinese,
        }
    }

    /// The other one.
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

/// Writes the sources of a book.
fn assemble(language: Language, book: &Path, mistakes: &mut Vec<String>) -> Result<()> {
    if book.exists() {
        fs::remove_dir_all(book)?;
    }
    let contents = Contents::read(language, mistakes)?;
    let (mut files, mut programs) = (BTreeSet::new(), Vec::new());
    for page in contents.pages() {
        match page.text(language) {
            Ok(page) => {
                write(&book.join("src").join(&page.path), &page.markdown)?;
                programs.extend(page.path.ends_with("/program.md").then_some(page.path));
                files.extend(page.files);
                mistakes.extend(page.mistakes);
            }
            Err(error) => mistakes.push(error.to_string()),
        }
    }
    for (from, to) in files {
        copy(&pack::root().join(from), &book.join("src").join(to), mistakes)?;
    }
    write(
        &book.join("src/SUMMARY.md"),
        &contents.summary(|page| book.join("src").join(page.path()).exists()),
    )?;
    let folder = pack::root().join("problems/site");
    for name in IN_BOOKS {
        copy(&folder.join(name), &book.join(name), mistakes)?;
    }
    let title = language.choose("Impartial games", "公平组合游戏");
    let lang = language.choose("en", "zh-CN");
    let settings = pack::read(&folder.join("book.toml"))?;
    let mut settings = format!("[book]\ntitle = \"{title}\"\nlanguage = \"{lang}\"\n\n{settings}");
    settings += "\n[output.html.search.chapter]\n"; // nobody searches the code, but all that is said
    for path in programs {
        settings += &format!("\"{path}\" = {{ enable = false }}\n");
    }
    write(&book.join("book.toml"), &settings)
}

fn build(book: &Path, to: &Path) -> Result<()> {
    let mut mdbook = Command::new("mdbook");
    mdbook.arg("build").arg(book).arg("--dest-dir").arg(to);
    let output = mdbook.stdin(Stdio::null()).output()?;
    let told = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() || told.contains("WARN") || told.contains("ERROR") {
        return Err(format!("mdbook build {}:\n{told}", pack::shown(book)).into());
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(path.parent().expect("it is in a folder"))?;
    fs::write(path, text).map_err(|error| format!("{}: {error}", pack::shown(path)).into())
}

fn copy(from: &Path, to: &Path, mistakes: &mut Vec<String>) -> Result<()> {
    fs::create_dir_all(to.parent().expect("it is in a folder"))?;
    if let Err(error) = fs::copy(from, to) {
        mistakes.push(format!("{}: {error}", pack::shown(from)));
    }
    Ok(())
}
