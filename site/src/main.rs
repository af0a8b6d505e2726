//! `cargo xtask site`: the pack as a site of two books, English and Chinese, built by mdBook.
//!
//! All pages are generated from the files of the pack, so no text is stored twice. Formulas become
//! `MathML` here, so that the site needs neither scripts nor network access to show them.

mod catalogue;
mod chinese;
mod contents;
mod diagrams;
mod downloads;
mod files;
mod finish;
mod formula;
mod frame;
mod highlight;
mod home;
mod markdown;
mod modules;
mod packages;
mod page;
mod paths;
mod pictures;
mod play;
mod questions;
mod reader;
mod rendered;
mod rules;
mod search;
mod settings;
mod sheets;
mod short;
mod solver;
mod sources;
mod steps;
mod teach;
mod templates;
mod toc;
mod wasm;
mod web;
mod wrong;

use anyhow::{bail, ensure, Context};
use clap::Parser;
use contents::{Contents, Entry};
use files::{copy, write};
use judging::print_line;
use mdbook_driver::config::Config;
use mdbook_driver::MDBook;
use pack::{Language, Pack, Problem, Result};
use rayon::prelude::*;
use rendered::RenderedPage;
use sources::Sources;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Mutex;
use std::{fs, mem};
use tracing_subscriber::filter::LevelFilter;

/// Build the site of the pack in target/site.
#[derive(Parser)]
#[command(bin_name = "cargo xtask site", disable_version_flag = true)]
struct Arguments {}

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

/// Builds the site. Fails if mdBook warns or fails, if a page has broken links or formulas, if a script is loaded by no
/// page; in all but the first of these the site is written nevertheless.
fn site() -> Result<()> {
    let sources = Sources::read(Pack::here()?)?;
    solver::write_stale(&sources.pack)?;
    packages::write_all(&sources.pack)?;
    let target = sources.pack.path("target");
    let site = target.join("site");
    if site.exists() {
        fs::remove_dir_all(&site)?;
    }
    let (mut errors, mut shown) = (Vec::new(), Vec::new());
    let books = Language::ALL.into_par_iter().map(|language| {
        let (book, to) = (target.join("book").join(language.code()), site.join(language.code()));
        let mut errors = Vec::new();
        let pages = write_sources(&sources, language, &book, &mut errors)?;
        build(&book, &to)?;
        if let Err(error) = finish::finish(&sources, &pages, language, &to) {
            errors.push(format!("{error:#}")); // mostly what follows from others
        }
        Ok((errors, pages.into_iter().map(|(entry, _)| entry.page).collect::<Vec<_>>()))
    });
    let books = books.collect::<Result<Vec<_>>>();
    let mut log = mem::take(&mut *LOG.lock().expect("no writer panics"));
    if let Err(error) = &books {
        writeln!(log, "{error:#}")?;
    }
    ensure!(log.is_empty(), "{}", String::from_utf8_lossy(&log).trim_end());
    for (faults, pages) in books? {
        errors.extend(faults);
        shown.extend(pages);
    }
    for name in ["index.html", "404.html"] {
        copy(&sources.pack.path("site/pages").join(name), &site.join(name), &mut errors)?;
    }
    copy(&sources.web.icon(), &site.join(web::ICON), &mut errors)?;
    sources.web.write(&site, &mut errors)?;
    let modules: BTreeSet<&str> = sources.problems.iter().map(Problem::lesson).collect();
    for module in modules.into_iter().chain(solver::SHARED) {
        let name = format!("solver/{module}.js");
        copy(&sources.pack.path("target").join(&name), &site.join(&name), &mut errors)?;
    }
    downloads::copy_files(&sources, &site, &mut errors)?;
    if sources.settings.address.is_some() {
        pictures::draw_all(&sources, &shown, &site)?;
    }
    if errors.is_empty() {
        print_line!("target/site/index.html");
        return Ok(());
    }
    bail!("target/site is not whole:\n{}", errors.join("\n"))
}

/// The section of `book.toml` that has the address of the repository.
const OUTPUT: &str = "[output.html]\n";

/// Writes the sources of a book, from which mdBook builds it. Returns its pages in their order.
fn write_sources<'a>(
    sources: &'a Sources,
    language: Language,
    book: &Path,
    errors: &mut Vec<String>,
) -> Result<Vec<(Entry, RenderedPage<'a>)>> {
    if book.exists() {
        fs::remove_dir_all(book)?;
    }
    let (mut pages, mut files, mut unsearched) = (Vec::new(), BTreeSet::new(), Vec::new());
    let mut loaded = BTreeSet::new();
    for entry in Contents::read(sources, language, errors)?.entries() {
        match entry.page.render(sources, language) {
            Ok(mut page) => {
                if !entry.page.is_searched() {
                    unsearched.push(page.path.clone());
                }
                files.extend(mem::take(&mut page.files));
                errors.append(&mut page.errors);
                for loads in [page.loads()?, sources.web.loads(&page.unfolded)?] {
                    loaded.extend(loads.styles.into_iter().chain(loads.scripts));
                }
                write(&book.join("src").join(&page.path), &page.markdown)?;
                pages.push((entry, page));
            }
            Err(error) => errors.push(format!("{error:#}")),
        }
    }
    sheets::write_all(sources, language, book, &mut loaded, &mut files, errors)?;
    let unused = sources.web.unused(&loaded);
    errors.extend(unused.map(|name| format!("{language}: no page loads {name}")));
    for (from, to) in files {
        copy(&sources.pack.path(from), &book.join("src").join(to), errors)?;
    }
    write(&book.join("src/SUMMARY.md"), &contents::summary(&pages))?;
    write(&book.join("theme/fonts/fonts.css"), "")?; // the fonts of the system, and none of mdBook's
    let listed = sources.web.write_to_book(book, errors)?;
    let (title, tag) = (frame::title_of_book(language), language.tag());
    let settings = sources
        .pack
        .read("site/pages/book.toml")?
        .replace(OUTPUT, &format!("{OUTPUT}{}", sources.settings.of_mdbook()));
    let mut settings = format!("[book]\ntitle = \"{title}\"\nlanguage = \"{tag}\"\n\n{settings}");
    settings += "\n[output.html.search.chapter]\n";
    for path in unsearched {
        settings += &format!("\"{path}\" = {{ enable = false }}\n");
    }
    let html = Config::from_str(&settings)?.html_config().context("no settings of HTML")?;
    let loaded = html.additional_css.iter().chain(&html.additional_js);
    let loaded: BTreeSet<String> = loaded.map(|path| path.display().to_string()).collect();
    errors.extend(listed.difference(&loaded).map(|name| format!("no page loads {name}")));
    write(&book.join("book.toml"), &settings)?;
    let frames = frame::frames(sources, &pages, language)?;
    let template = sources.pack.read("site/pages/theme/index.hbs")?;
    write(
        &book.join("theme/index.hbs"),
        &template.replace("PAGES path", &format!("{frames} path")),
    )?;
    Ok(pages)
}

/// Builds a book with mdBook. What it logs is in [`LOG`].
fn build(book: &Path, to: &Path) -> Result<()> {
    let mut mdbook = MDBook::load(book)?;
    mdbook.config.build.build_dir = to.to_path_buf();
    mdbook.build().with_context(|| pack::shown(book))
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
