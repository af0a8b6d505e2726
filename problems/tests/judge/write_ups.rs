//! The write-ups, theory pages and statements cannot drift from the code: what they quote stands in the sources, what
//! they say is printed is printed, and all languages have the same blocks and the same numbers. `cargo xtask blocks`
//! has these tests write the blocks that they would compare.

use checks::judge::program::{assert_clean_exit, path, run, told};
use checks::judge::{Subject, VERDICTS};
use libtest_mimic::Trial;
use pack::blocks::Document;
use pack::markdown::pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use pack::markdown::{events, headings, links, located};
use pack::{Language, Problem, Section};
use std::fs;
use std::path::{Path, PathBuf};

/// All tests of the write-ups, theory pages and statements.
pub fn trials(subjects: &'static [Subject]) -> Vec<Trial> {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    for page in english_pages(problems) {
        let path = page.strip_prefix(problems).unwrap().to_string_lossy().replace('\\', "/");
        let [folder, rest @ ..] = &path.split('/').collect::<Vec<_>>()[..] else { unreachable!() };
        let name = match (*folder, rest) {
            ("theory", [file]) => format!("{}::page", file.replace(".en.md", "")),
            (id, ["solution", _]) => format!("{id}::write_up"),
            _ => path.clone(),
        };
        let subject = || {
            let subject = subjects.iter().find(|subject| subject.id() == *folder);
            subject.unwrap_or_else(|| panic!("problems/{folder} is no problem"))
        };
        if let ["statement", _] = rest {
            let (page, subject) = (page.clone(), subject());
            let output = Trial::test(format!("{name}::output"), move || {
                Ok(in_each_language(&page, |_, text| prints_what_it_quotes(text, subject))?)
            });
            trials.push(output);
        }
        if let (id, ["solution", _]) = (*folder, rest) {
            trials.extend(runs(id, &page));
            let (page, subject) = (page.clone(), subject());
            trials.push(Trial::test(format!("{name}::parts"), move || {
                Ok(in_each_language(&page, |language, text| {
                    has_headings(text, language)?;
                    names_every_mistake(text, &subject.problem)?;
                    shows_plain_c(text)
                })?)
            }));
        }
        let blocks = Document::of(&page);
        trials.push(Trial::test(format!("{name}::blocks"), move || {
            let code = blocks.code(); // written, if that is asked for, whatever else is wrong
            Ok(blocks.check_markers().and(code)?)
        }));
        let numbers = Document::of(&page);
        trials.push(Trial::test(format!("{name}::numbers"), move || Ok(numbers.check_numbers()?)));
        trials.push(Trial::test(format!("{name}::exercises"), move || {
            Ok(in_each_language(&page, |language, text| answers_every_exercise(text, language))?)
        }));
    }
    for Subject { problem, .. } in subjects {
        trials.push(Trial::test(format!("{}::write_up::is_compiled", problem.id), move || {
            Ok(is_compiled(&problem.folder())?)
        }));
    }
    trials
}

/// The English pages below `folder`.
fn english_pages(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(english_pages(&path));
        } else if path.to_string_lossy().ends_with(".en.md") {
            found.push(path);
        }
    }
    found
}

/// Checks a page in each language that it has. An error names the page.
fn in_each_language(
    english: &Path,
    check: impl Fn(Language, &str) -> Result<(), String>,
) -> Result<(), String> {
    for (language, path) in Document::of(english).paths() {
        check(language, &read(&path)?)
            .map_err(|error| format!("{}: {error}", pack::shown(&path)))?;
    }
    Ok(())
}

/// Whether the tests of a problem's `write_up.rs`, if it has any, are part of its program.
fn is_compiled(folder: &Path) -> Result<(), String> {
    let (write_up, main) = (folder.join("write_up.rs"), folder.join("main.rs"));
    if !write_up.exists() || read(&main)?.contains("\n#[cfg(test)]\nmod write_up;\n") {
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
fn answers_every_exercise(page: &str, language: Language) -> Result<(), String> {
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
fn shows_plain_c(page: &str) -> Result<(), String> {
    const MARKER: &str = "<!-- code: submissions/accepted/plain.c -->";
    if page.contains(&format!("\n{MARKER}\n")) {
        return Ok(());
    }
    Err(format!("it does not show the plain C program: there is no line {MARKER}"))
}

/// A test for each input that a write-up shows: the program prints the output that follows it.
fn runs(id: &str, write_up: &Path) -> Vec<Trial> {
    let trial = |(name, input): (String, String)| {
        let (id, write_up) = (id.to_string(), write_up.to_path_buf());
        Trial::test(format!("{id}::write_up::run_{name}"), move || {
            if input.is_empty() {
                let page = pack::shown(&write_up);
                return Err(format!("{page}: no block of input below <!-- run: {name} -->").into());
            }
            let found = run(&path(&id), input.as_bytes());
            assert_clean_exit(&found)?;
            let output = String::from_utf8_lossy(&found.stdout);
            Ok(Document::of(&write_up).run(&name, &input, &output)?)
        })
    };
    Document::of(write_up).inputs().unwrap_or_default().into_iter().map(trial).collect()
}

/// Whether each code in the section on the output of a statement, such as `Kiki`, stands in an answer, and those that
/// are strings of the program stand there in the same order, as one would say first what is printed if the first player
/// wins: two that have changed places are right nowhere else.
fn prints_what_it_quotes(statement: &str, subject: &Subject) -> Result<(), String> {
    let answers = subject.cases.iter().map(|case| read(&case.answer));
    let answers: Vec<String> = answers.collect::<Result<_, _>>()?;
    let main = subject.problem.folder().join("main.rs");
    let text = read(&main)?;
    let (_, program) = text.split_once("\nuse ").ok_or("main.rs uses nothing")?;
    let output = Section::Output.find(statement).ok_or("it has no section for the output")?;
    let mut last: Option<(usize, String)> = None;
    for (event, range) in events(statement) {
        match event {
            Event::Code(code) if output.contains(&range.start) => {
                if !answers.iter().any(|answer| has_words(answer, &code)) {
                    let reason =
                        format!("no answer in testdata/{} has this word for word", subject.id());
                    return Err(located(statement, range, &reason));
                }
                let Some(place) = program.find(&format!("\"{code}\"")) else { continue };
                if let Some((_, other)) = last.filter(|(before, _)| *before > place) {
                    let main = pack::shown(&main);
                    let reason = format!(
                        "{main} has this before `{other}`; expected the same order, first what is printed if the \
                         first player wins"
                    );
                    return Err(located(statement, range, &reason));
                }
                last = Some((place, code.into_string()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whether a text has these words with white space around them.
fn has_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(start, _)| {
        let is_blank = |c: Option<char>| c.is_none_or(char::is_whitespace);
        is_blank(text[..start].chars().next_back())
            && is_blank(text[start + words.len()..].chars().next())
    })
}

fn has_headings(page: &str, language: Language) -> Result<(), String> {
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
fn names_every_mistake(page: &str, problem: &Problem) -> Result<(), String> {
    let links = links(page);
    for verdict in VERDICTS {
        for file in problem.submissions(verdict).map_err(told)? {
            let name = file.file_name().unwrap().to_str().unwrap();
            let target = format!("../submissions/{verdict}/{name}");
            if links.iter().all(|link| link.target != target) {
                return Err(format!("no word of {verdict}/{name}: expected a link to {target}"));
            }
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
