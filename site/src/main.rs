//! `cargo xtask site`: the pack as a site of two books, English and Chinese, built by mdBook.
//!
//! All pages are generated from the files of the pack, so no text is stored twice. Formulas become
//! `MathML` here, so that the site needs neither scripts nor network access to show them.

mod contents;
mod finish;
mod formula;
mod frame;
mod gallery;
mod highlight;
mod markdown;
mod page;
mod paths;
mod pictures;
mod play;
mod search;
mod settings;
mod short;
mod take;
mod wrong;

use anyhow::{bail, Context};
use clap::Parser;
use contents::{Contents, Entry};
use mdbook_driver::MDBook;
use pack::{Language, Result};
use settings::Settings;
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

/// The files of `site/web/page/` that go into each book, and where.
const BOOK_FILES: [(&str, &str); 6] = [
    ("site.css", "site.css"),
    ("short.css", "short.css"),
    ("print.css", "print.css"),
    ("site.js", "site.js"),
    ("search.js", "src/search.js"),
    ("favicon.svg", "theme/favicon.svg"),
];

fn main() -> ExitCode {
    let Arguments {} = Arguments::parse();
    let log = tracing_subscriber::fmt().with_max_level(LevelFilter::WARN).without_time();
    log.with_ansi(false).with_target(false).with_writer(|| Log).init();
    match site() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("site: {error:#}");
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
    let settings = Settings::read()?;
    let mut addresses = Vec::new();
    for language in Language::ALL {
        let book = target.join("book").join(language.code());
        let pages = write_sources(language, &book, &settings, &mut errors)?;
        build(&book, &site.join(language.code()))?;
        if let Err(error) = finish::finish(language, &pages, &site.join(language.code())) {
            errors.push(format!("{error:#}")); // mostly what follows from others
        }
        let of_site = settings.address.iter().flat_map(|site| {
            pages.iter().map(|(entry, _)| frame::address(site, &entry.page, language))
        });
        addresses.extend(of_site);
    }
    if !addresses.is_empty() {
        // A list of addresses is a sitemap, too.
        write(&site.join("sitemap.txt"), &(addresses.join("\n") + "\n"))?;
        pictures::draw_all(&site.join(pictures::FOLDER))?;
    }
    let folder = pack::root().join("site");
    for name in ["index.html", "404.html"] {
        copy(&folder.join("pages").join(name), &site.join(name), &mut errors)?;
    }
    copy(&folder.join("web/page/favicon.svg"), &site.join("favicon.svg"), &mut errors)?;
    play::copy_files(&site, &mut errors)?;
    take::copy_files(&site, &mut errors)?;
    if errors.is_empty() {
        println!("target/site/index.html");
        return Ok(());
    }
    bail!("target/site is not whole:\n{}", errors.join("\n"))
}

/// The section of `book.toml` that has the address of the repository.
const OUTPUT: &str = "[output.html]\n";

/// The title of the book.
fn title(language: Language) -> &'static str {
    language.choose("Impartial games", "公平组合游戏")
}

/// Writes the sources of a book, from which mdBook builds it. Returns its pages in their order, with their Markdown.
fn write_sources(
    language: Language,
    book: &Path,
    addresses: &Settings,
    errors: &mut Vec<String>,
) -> Result<Vec<(Entry, String)>> {
    if book.exists() {
        fs::remove_dir_all(book)?;
    }
    let (mut pages, mut files, mut unsearched) = (Vec::new(), BTreeSet::new(), Vec::new());
    for entry in Contents::read(language, errors)?.entries() {
        match entry.page.render(language) {
            Ok(page) => {
                if !entry.page.is_searched() {
                    unsearched.push(page.path.clone());
                }
                files.extend(page.files);
                errors.extend(page.errors);
                write(&book.join("src").join(&page.path), &page.markdown)?;
                pages.push((entry, page.markdown));
            }
            Err(error) => errors.push(format!("{error:#}")),
        }
    }
    for (from, to) in files {
        copy(&pack::root().join(from), &book.join("src").join(to), errors)?;
    }
    write(&book.join("src/SUMMARY.md"), &contents::summary(&pages))?;
    let folder = pack::root().join("site/pages");
    for (name, to) in BOOK_FILES {
        copy(&pack::root().join("site/web/page").join(name), &book.join(to), errors)?;
    }
    let (title, tag) = (title(language), language.tag());
    let settings = pack::read(&folder.join("book.toml"))?
        .replace(OUTPUT, &format!("{OUTPUT}{}", addresses.of_mdbook()));
    let mut settings = format!("[book]\ntitle = \"{title}\"\nlanguage = \"{tag}\"\n\n{settings}");
    settings += "\n[output.html.search.chapter]\n";
    for path in unsearched {
        settings += &format!("\"{path}\" = {{ enable = false }}\n");
    }
    write(&book.join("book.toml"), &settings)?;
    let frames = frame::frames(&pages, language, addresses)?;
    let template = pack::read(&folder.join("theme/index.hbs"))?;
    write(
        &book.join("theme/index.hbs"),
        &template.replace("PAGES path", &format!("{frames} path")),
    )?;
    Ok(pages)
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
    bail!("{}: {}", pack::shown(book), String::from_utf8_lossy(&log).trim_end())
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
    fs::write(path, text).with_context(|| pack::shown(path))
}

fn copy(from: &Path, to: &Path, errors: &mut Vec<String>) -> Result<()> {
    fs::create_dir_all(to.parent().expect("it is in a folder"))?;
    if let Err(error) = fs::copy(from, to) {
        errors.push(format!("{}: {error}", pack::shown(from)));
    }
    Ok(())
}
