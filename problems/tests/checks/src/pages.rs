//! The write-ups, theory pages and statements cannot drift from the code: what they quote stands in the sources, what
//! they say is printed is printed, and all languages have the same blocks and the same numbers. `cargo xtask blocks`
//! has the same checks write the blocks that they would compare.

use crate::blocks::Document;
use crate::judge::program::{assert_clean_exit, message, path, run};
use crate::judge::VERDICTS;
use crate::Check;
use pack::markdown::pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use pack::markdown::{events, headings, links};
use pack::{Language, Pack, Problem, Result, Section};
use std::path::{Path, PathBuf};

/// All checks of the pages of a problem, whose program is built. Blocks that are not as their sources are written if
/// `writes` says so. Fails if its folder cannot be read.
pub fn of_problem(problem: &Problem, writes: bool) -> Result<Vec<Check<'_>>> {
    let id = &problem.id;
    let compiled = move || Ok(is_compiled(&problem.folder())?);
    let mut checks = vec![Check::new(format!("{id}::write_up::is_compiled"), compiled)];
    for page in english_pages(&problem.folder().join("statement"))? {
        checks.extend(of_page(&format!("{id}::statement"), &page, writes));
    }
    for page in english_pages(&problem.folder().join("solution"))? {
        let name = format!("{id}::write_up");
        checks.extend(runs(problem, &page, writes));
        checks.extend(of_page(&name, &page, writes));
        checks.push(Check::new(format!("{name}::parts"), move || {
            Ok(in_each_language(&page, |language, text| {
                has_headings(text, language)?;
                names_every_mistake(text, problem)?;
                shows_plain_c(text)
            })?)
        }));
    }
    Ok(checks)
}

/// The same of the theory pages.
pub fn of_theory(pack: &Pack, writes: bool) -> Result<Vec<Check<'static>>> {
    let pages = english_pages(&pack.path("problems/theory"))?;
    let of_page = |page: &PathBuf| {
        let name = page.file_name().unwrap_or_default().to_string_lossy().replace(".en.md", "");
        of_page(&format!("{name}::page"), page, writes)
    };
    Ok(pages.iter().flat_map(of_page).collect())
}

fn of_page(name: &str, page: &Path, writes: bool) -> [Check<'static>; 3] {
    let [blocks, numbers] = [(); 2].map(|()| Document::of(page).written_if(writes));
    let page = page.to_path_buf();
    [
        Check::new(format!("{name}::blocks"), move || {
            let code = blocks.code(); // written, if that is asked for, whatever else is wrong
            Ok(blocks.check_markers().and(code)?)
        }),
        Check::new(format!("{name}::numbers"), move || Ok(numbers.check_numbers()?)),
        Check::new(format!("{name}::exercises"), move || {
            Ok(in_each_language(&page, |language, text| answers_every_exercise(text, language))?)
        }),
    ]
}

/// The English pages of a folder; none without one.
fn english_pages(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut pages = pack::files_if_any(folder, "md")?;
    pages.retain(|page| page.to_string_lossy().ends_with(".en.md"));
    Ok(pages)
}

/// Checks a page in each language that it has. An error names the page.
fn in_each_language(
    english: &Path,
    check: impl Fn(Language, &str) -> std::result::Result<(), String>,
) -> std::result::Result<(), String> {
    for (language, path) in Document::of(english).paths() {
        check(language, &pack::read(&path).map_err(message)?)
            .map_err(|error| format!("{}: {error}", pack::shown(&path)))?;
    }
    Ok(())
}

/// Whether the tests of a problem's `write_up.rs`, if it has any, are part of its program.
fn is_compiled(folder: &Path) -> std::result::Result<(), String> {
    let (write_up, main) = (folder.join("write_up.rs"), folder.join("main.rs"));
    if !write_up.exists()
        || pack::read(&main).map_err(message)?.contains("\n#[cfg(test)]\nmod write_up;\n")
    {
        return Ok(());
    }
    Err(format!(
        "{}: its tests never run: add the lines `#[cfg(test)]` and `mod write_up;` to {}",
        pack::shown(&write_up),
        pack::shown(&main)
    ))
}

/// Whether the exercises of a page, if it has any, are a numbered list, with as many answers folded away
/// below it.
fn answers_every_exercise(page: &str, language: Language) -> std::result::Result<(), String> {
    let Some(section) = Section::Exercises.find(page) else { return Ok(()) };
    let section = &page[section];
    let (mut depth, mut lists) = (0, Vec::new());
    for (event, range) in events(section) {
        match event {
            Event::Start(Tag::List(first)) => {
                depth += 1;
                if depth == 1 && first == Some(1) {
                    lists.push((range.start, 0));
                }
            }
            Event::End(TagEnd::List(_)) => depth -= 1,
            Event::Start(Tag::Item) if depth == 1 => {
                lists.last_mut().ok_or("a list without numbers")?.1 += 1;
            }
            _ => {}
        }
    }
    let [(_, exercises), (begin, answers)] = lists[..] else {
        return Err("expected the exercises, and a list of their answers".to_string());
    };
    if exercises != answers {
        return Err(format!("{exercises} exercises, but {answers} answers below them"));
    }
    let summary = language.choose("Answers", "参考答案");
    let fold = format!("<details>\n<summary>{summary}</summary>\n\n");
    if section[..begin].ends_with(&fold) && section[begin..].contains("\n\n</details>\n") {
        Ok(())
    } else {
        Err(format!("the answers are not between {fold}and </details>"))
    }
}

/// Whether a write-up shows the plain C program of its problem.
fn shows_plain_c(page: &str) -> std::result::Result<(), String> {
    const MARKER: &str = "<!-- code: submissions/accepted/plain.c -->";
    if page.contains(&format!("\n{MARKER}\n")) {
        return Ok(());
    }
    Err(format!("it does not show the plain C program: there is no line {MARKER}"))
}

/// A check for each input that a write-up shows: the program prints the output that follows it.
fn runs<'a>(problem: &'a Problem, write_up: &Path, writes: bool) -> Vec<Check<'a>> {
    let check = |(name, input): (String, String)| {
        let (id, write_up) = (&problem.id, write_up.to_path_buf());
        Check::new(format!("{id}::write_up::run_{name}"), move || {
            if input.is_empty() {
                let page = pack::shown(&write_up);
                return Err(format!("{page}: no block of input below <!-- run: {name} -->").into());
            }
            let found = run(&path(id), input.as_bytes());
            assert_clean_exit(&found)?;
            let output = String::from_utf8_lossy(&found.stdout);
            Ok(Document::of(&write_up).written_if(writes).run(&name, &input, &output)?)
        })
    };
    Document::of(write_up).inputs().unwrap_or_default().into_iter().map(check).collect()
}

fn has_headings(page: &str, language: Language) -> std::result::Result<(), String> {
    let mut found = headings(page);
    found.retain(|heading| heading.level == HeadingLevel::H2);
    let found: Vec<_> = found.into_iter().map(|heading| heading.text).collect();
    let expected = Section::WRITE_UP.map(|section| section.heading(language));
    let [closed_form, program] =
        [Section::ClosedForm, Section::Program].map(|section| section.heading(language));
    let with_program =
        expected.map(|heading| if heading == closed_form { program } else { heading });
    if found == expected || found == with_program {
        return Ok(());
    }
    Err(format!("expected the headings {expected:?}, found {found:?}"))
}

/// Whether a write-up links every solution of its problem that must fail.
fn names_every_mistake(page: &str, problem: &Problem) -> std::result::Result<(), String> {
    let links = links(page);
    for verdict in VERDICTS {
        for file in problem.submissions(verdict).map_err(message)? {
            let name = file.file_name().unwrap().to_str().unwrap();
            let target = format!("../submissions/{verdict}/{name}");
            if links.iter().all(|link| link.target != target) {
                return Err(format!("no word of {verdict}/{name}: expected a link to {target}"));
            }
        }
    }
    Ok(())
}
