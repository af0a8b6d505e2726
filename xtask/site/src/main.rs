//! `cargo xtask site`: the pack as a site of two books, English and Chinese, built by mdBook.
//!
//! All pages are generated from the files of the pack, so no text is stored twice. Formulas become
//! `MathML` here, so that the site needs neither scripts nor network access to show them.

mod contents;
mod formula;
mod markdown;
mod page;
mod play;

use clap::Parser;
use contents::Contents;
use mdbook_driver::MDBook;
use pack::Result;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::{fs, mem};
use tracing_subscriber::filter::LevelFilter;

/// Build the site of the pack in target/site.
#[derive(Parser)]
#[command(bin_name = "cargo xtask site", disable_version_flag = true)]
struct Arguments {}

/// The files of `problems/site/` that go into each book.
const BOOK_FILES: [&str; 2] = ["site.css", "site.js"];

fn main() -> ExitCode {
    let Arguments {} = Arguments::parse();
    let log = tracing_subscriber::fmt().with_max_level(LevelFilter::WARN).without_time();
    log.with_ansi(false).with_target(false).with_writer(|| Log).init();
    match site() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("site: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the site. Fails if mdBook warns or fails, and if a page has broken links or formulas; in the
/// last case the site is written nevertheless.
fn site() -> Result<()> {
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
    play::copy_files(&site, &mut errors)?;
    if errors.is_empty() {
        println!("target/site/index.html");
        return Ok(());
    }
    Err(format!("target/site is not whole:\n{}", errors.join("\n")).into())
}

/// The languages of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Language {
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

/// Builds a book with mdBook. A warning is an error.
fn build(book: &Path, to: &Path) -> Result<()> {
    let result = MDBook::load(book).and_then(|mut mdbook| {
        mdbook.config.build.build_dir = to.to_path_buf();
        mdbook.build()
    });
    let mut log = mem::take(&mut *LOG.lock().expect("no writer panics"));
    if let Err(error) = result {
        writeln!(log, "{error:#}")?;
    }
    if log.is_empty() {
        return Ok(());
    }
    Err(format!("{}: {}", pack::shown(book), String::from_utf8_lossy(&log).trim_end()).into())
}

/// The warnings and errors of mdBook and what it is built on.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Writes to [`LOG`].
struct Log;

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().expect("no writer panics").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
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
