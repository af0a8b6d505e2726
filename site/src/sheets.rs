//! A sheet to print for each lesson, and one with the answers. What stands on them is that of the lesson's other pages:
//! the rules of the statement, the table of the brute force, to be filled in, the exercises of the write-up with its
//! answers; and positions of the game, drawn and solved by its script in the page.
//!
//! They are no pages of the book: its frame would be of no use on paper, and twice as many entries as there are
//! lessons would fill its table of contents.

use super::files::write;
use super::finish::finished;
use super::frame::title_of_book;
use super::markdown::plain;
use super::paths::Page;
use super::rendered::RenderedPage;
use super::sources::Sources;
use super::templates::render;
use super::web::Loads;
use anyhow::{ensure, Context};
use pack::markdown::events;
use pack::markdown::pulldown_cmark::{html, Event, Options, Parser, Tag, TagEnd};
use pack::{Language, Problem, Result, Section};
use serde_json::{json, Value};
use std::collections::BTreeSet;
use std::path::Path;

/// Where they are in a book.
pub const FOLDER: &str = "sheets";

/// The positions of the game.
const POSITIONS: [&str; 3] = ["A", "B", "C"];

/// What the sheets of the plan for teachers, all in one, are called.
pub const PLAN: &str = "plan";

/// The paths of a lesson's sheet and of the one with answers, in a book.
pub fn paths(id: &str) -> [String; 2] {
    ["", "-answers"].map(|end| format!("{FOLDER}/{id}{end}.html"))
}

/// Writes the sheets of all lessons, and those of the plan in one, into the sources of a book, as files that mdBook
/// copies. Adds what they load to `loaded`, and the files that they show to `files`.
pub fn write_all(
    sources: &Sources,
    language: Language,
    book: &Path,
    loaded: &mut BTreeSet<String>,
    files: &mut BTreeSet<(String, String)>,
    errors: &mut Vec<String>,
) -> Result<()> {
    let lessons = sources.problems.iter().filter(|problem| problem.is_lesson());
    let alone = lessons.map(|problem| (problem.id.as_str(), vec![problem]));
    for (name, problems) in alone.chain([(PLAN, super::teach::played(sources)?)]) {
        for (path, has_answers) in paths(name).iter().zip([false, true]) {
            let mut page = RenderedPage::new(&Page::Course, sources);
            for problem in &problems {
                page.scripts.push(sources.web.game(&problem.id)?);
            }
            page.scripts.push("sheets.js");
            page.path.clone_from(path);
            let loads = page.sources.web.loads(&page.scripts)?; // no search
            let text = document(&mut page, &loads, name, &problems, language, has_answers);
            let text = text.with_context(|| path.clone())?;
            loaded.extend(loads.styles.into_iter().chain(loads.scripts));
            files.append(&mut page.files.into_iter().collect());
            errors.append(&mut page.errors);
            write(&book.join("src").join(path), &text)?;
        }
    }
    Ok(())
}

/// The sheets of these lessons as one page of HTML of this name, which loads these files.
fn document(
    page: &mut RenderedPage,
    Loads { styles, scripts }: &Loads,
    name: &str,
    problems: &[&Problem],
    language: Language,
    has_answers: bool,
) -> Result<String> {
    let sheet = |problem: &&Problem| sheet(page, problem, language, has_answers);
    let sheets = problems.iter().map(sheet).collect::<Result<Vec<_>>>()?;
    let title = match &sheets[..] {
        [sheet] => sheet["title"].clone(),
        _ => language.choose("Eight lessons", "八节课").into(),
    };
    let other = language.other();
    let [without_answers, answers] = paths(name);
    let values = json!({
        "lesson": (name != PLAN).then_some(name),
        "tag": language.tag(),
        "other": { "code": other.code(), "tag": other.tag() },
        "book": title_of_book(language),
        "icon": super::web::ICON,
        "path": page.path,
        "turned": if has_answers { without_answers } else { answers },
        "title": title,
        "has_answers": has_answers,
        "styles": styles,
        "scripts": scripts,
        "positions": POSITIONS,
        "sheets": sheets,
    });
    finished(&render("sheet", language, &values)?, None, "", language)
}

/// What stands on the sheet of a lesson.
fn sheet(
    page: &mut RenderedPage,
    problem: &Problem,
    language: Language,
    has_answers: bool,
) -> Result<Value> {
    let [picture, samples] = shown_too(page, problem, language)?;
    Ok(json!({
        "id": problem.id,
        "title": pack::capitalized(&problem.game(language)),
        "judge": problem.first_judge(language),
        "rules": rules(page, problem, language)?,
        "table": table(page, problem, language, has_answers)?,
        "picture": picture,
        "samples": samples,
        "questions": questions(page, problem, language)?,
    }))
}

/// The statement up to its first heading.
fn rules(page: &mut RenderedPage, problem: &Problem, language: Language) -> Result<String> {
    let source = Page::Statement(problem.id.clone()).source(&page.sources.pack, language);
    let text = page.sources.pack.read(&source)?;
    let story = text.split("\n## ").next().unwrap_or_default();
    Ok(shown(&page.convert(story, &source, language)?))
}

/// The table of the brute force, if it can be filled in, with the paragraph that says what it is.
fn table(
    page: &mut RenderedPage,
    problem: &Problem,
    language: Language,
    is_filled: bool,
) -> Result<Option<Value>> {
    let (source, text) = write_up(page, problem, language)?;
    let Some(range) = Section::BruteForce.find(&text) else { return Ok(None) };
    let Some((about, below)) = text[range].split_once("<!-- table: ") else { return Ok(None) };
    let about = about.trim_end().rsplit("\n\n").next().unwrap_or_default();
    let (_, below) = below.split_once('\n').context("a marker without a table")?;
    let table = below.split("\n\n").next().unwrap_or_default();
    let Some((width, empty)) = to_fill_in(table) else { return Ok(None) };
    let about = shown(&page.convert(about, &source, language)?);
    let grid = if is_filled { shown(table) } else { empty };
    Ok(Some(json!({ "about": about, "grid": grid, "is_wide": width > 25 })))
}

/// How many columns a table has, and the table to be filled in as HTML: a blank stands for each cell beside the names of
/// the rows. `None` if no column has a number for its name, or a cell more than a number or a letter.
fn to_fill_in(table: &str) -> Option<(usize, String)> {
    let mut events: Vec<Event> = Parser::new_ext(table, Options::ENABLE_TABLES).collect();
    let (mut width, mut column, mut is_head, mut has_number) = (0, 0, false, false);
    for event in &mut events {
        match event {
            Event::Start(Tag::Table(columns)) => width = columns.len(),
            Event::Start(Tag::TableHead) => is_head = true,
            Event::End(TagEnd::TableHead) => (is_head, column) = (false, 0),
            Event::Start(Tag::TableRow) => column = 0,
            Event::End(TagEnd::TableCell) => column += 1,
            Event::Text(name) if is_head => has_number |= column > 0 && name.parse::<u32>().is_ok(),
            Event::Text(text) if column > 0 => {
                if text.chars().count() > 1 && text.parse::<i64>().is_err() {
                    return None;
                }
                *text = "\u{a0}".into();
            }
            _ => {}
        }
    }
    let mut text = String::new();
    html::push_html(&mut text, events.into_iter());
    has_number.then_some((width, text))
}

/// The exercises, each with its answer.
fn questions(page: &mut RenderedPage, problem: &Problem, language: Language) -> Result<Vec<Value>> {
    let (source, text) = write_up(page, problem, language)?;
    let mut questions = Vec::new();
    for Exercise { number, question, answer } in exercises(&text, &source)? {
        // One that asks for more than the course has taught so far is not for this lesson.
        if question.starts_with("*(After stage") || question.starts_with("（学完阶段") {
            continue;
        }
        let to_a_line = language.choose(110, 60);
        questions.push(json!({
            "number": number,
            "question": shown(&page.convert(&without_references(&question), &source, language)?),
            "answer": shown(&page.convert(&answer, &source, language)?),
            "is_long": plain(&answer).chars().count() / to_a_line > 2,
        }));
    }
    Ok(questions)
}

/// What the questions speak of: the picture of the write-up, and the samples.
fn shown_too(page: &mut RenderedPage, problem: &Problem, language: Language) -> Result<[Value; 2]> {
    let (english, text) = write_up(page, problem, Language::English)?;
    let questions = exercises(&text, &english)?;
    let speaks_of = |what| questions.iter().any(|exercise| exercise.question.contains(what));
    let mut picture = Value::Null;
    if speaks_of("the picture") {
        let (source, text) = write_up(page, problem, language)?;
        let (before, _) = text.split_once("](figure.svg)").context("no picture")?;
        let from = before.rfind("![").context("no picture")?;
        let markdown = format!("{}](figure.svg)", &before[from..]);
        picture = shown(&page.convert(&markdown, &source, language)?).into();
    }
    let mut samples = Vec::new();
    if speaks_of("sample") {
        for case in &problem.samples()? {
            samples.push(pack::read(&case.input)?.trim_end().to_string());
        }
    }
    Ok([picture, samples.into()])
}

/// The write-up of a lesson: its path, and its text.
fn write_up(
    page: &RenderedPage,
    problem: &Problem,
    language: Language,
) -> Result<(String, String)> {
    let pack = &page.sources.pack;
    let source = Page::Solution(problem.id.clone()).source(pack, language);
    let text = pack.read(&source)?;
    Ok((source, text))
}

/// A question of a page with its answer.
#[derive(PartialEq, Debug)]
pub struct Exercise {
    pub number: usize,
    pub question: String,
    pub answer: String,
}

/// The exercises of a page: a list below a heading of its own, and the folded list of the answers behind it. Fails
/// if there are not as many answers as questions. `source` is the path of the page.
pub fn exercises(text: &str, source: &str) -> Result<Vec<Exercise>> {
    let section = Section::Exercises.find(text);
    let section = section.with_context(|| format!("{source}: no exercises"))?;
    let (questions, answers) = text[section]
        .split_once("<details>")
        .with_context(|| format!("{source}: the exercises have no answers"))?;
    let [questions, answers] = [questions, answers].map(items);
    ensure!(
        questions.len() == answers.len(),
        "{source}: {} exercises have {} answers",
        questions.len(),
        answers.len()
    );
    let pairs = questions.into_iter().zip(answers).enumerate();
    let exercise = |(at, (question, answer))| Exercise { number: at + 1, question, answer };
    Ok(pairs.map(exercise).collect())
}

/// The items of the first numbered list of a text, without their numbers and the indentation behind these.
fn items(text: &str) -> Vec<String> {
    let (mut items, mut depth, mut is_first) = (Vec::new(), 0, true);
    for (event, range) in events(text) {
        match event {
            Event::Start(Tag::List(Some(_))) if depth == 0 && is_first => {
                (depth, is_first) = (1, false);
            }
            Event::Start(Tag::List(_)) if depth > 0 => depth += 1,
            Event::End(TagEnd::List(_)) if depth > 0 => depth -= 1,
            Event::Start(Tag::Item) if depth == 1 => {
                let item = &text[range];
                let mark = item.find(' ').map_or(0, |at| at + 1);
                let indentation = " ".repeat(mark);
                let line = |line| str::strip_prefix(line, &indentation).unwrap_or(line);
                let lines = item[mark..].lines().map(line).collect::<Vec<_>>();
                items.push(lines.join("\n").trim().to_string());
            }
            _ => {}
        }
    }
    items
}

/// A text without its remarks in brackets that have a link, such as `(See [HDU 1850](...).)`: on paper they lead nowhere.
fn without_references(text: &str) -> String {
    let mut left = String::new();
    let (mut depth, mut start) = (0, 0); // how deep in brackets, and where the outermost begins
    for character in text.chars() {
        if "(（".contains(character) {
            if depth == 0 {
                start = left.len();
            }
            depth += 1;
        }
        left.push(character);
        if depth > 0 && ")）".contains(character) {
            depth -= 1;
            if depth == 0 && left[start..].contains("](") {
                left.truncate(left[..start].trim_end().len());
            }
        }
    }
    left
}

/// Markdown that is converted for the book, as HTML; links are text, on paper they lead nowhere.
fn shown(markdown: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION;
    let is_link =
        |event: &Event| matches!(event, Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link));
    let mut text = String::new();
    html::push_html(&mut text, Parser::new_ext(markdown, options).filter(|event| !is_link(event)));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_to_fill_in_has_blanks() {
        let table =
            |cells: &str| format!("| n | 0 | 1 |\n| --- | ---: | ---: |\n| m = 1 | {cells} |\n");
        let (width, html) = to_fill_in(&table("L | -12")).unwrap();
        assert_eq!((width, html.matches(">\u{a0}</td>").count()), (3, 2), "{html}");
        assert!(html.contains(">m = 1</td>") && html.contains(">1</th>"), "{html}");
        assert_eq!(to_fill_in(&table("L | 1 2")), None);
        assert_eq!(to_fill_in("| a | b |\n| --- | --- |\n| 1 | 2 |\n"), None);
    }

    #[test]
    fn on_paper_nothing_leads_to_other_pages() {
        for (text, expected) in [
            ("A ([b](c.md), d) e.", "A e."),
            ("A [b](c.md) (at $(1, 2)$).\n(See [d](e.md).) F", "A [b](c.md) (at $(1, 2)$). F"),
            ("甲（见 [乙](c.md)）丙（丁）。", "甲丙（丁）。"),
            ("[0, 1) (see", "[0, 1) (see"),
        ] {
            assert_eq!(without_references(text), expected);
        }
        assert_eq!(shown("A [b](c.md)."), "<p>A b.</p>\n");
    }

    #[test]
    fn an_exercise_has_its_number_and_its_answer() {
        let page = "# A\n\n## Exercises\n\n1. One\n   goes on.\n2. Two:\n   1. a\n   2. b\n\n<details>\n<summary>Answers</summary>\n\n1. Yes.\n2. A block:\n\n   ```text\n     x\n   ```\n\n</details>\n\n## More\n\n1. no\n";
        let found = exercises(page, "a.md").unwrap();
        let found: Vec<_> = found
            .iter()
            .map(|exercise| (exercise.number, &exercise.question[..], &exercise.answer[..]))
            .collect();
        assert_eq!(
            found,
            [
                (1, "One\ngoes on.", "Yes."),
                (2, "Two:\n1. a\n2. b", "A block:\n\n```text\n  x\n```")
            ]
        );
        let error = exercises(&page.replace("2. A block:", "A block:"), "a.md").unwrap_err();
        assert_eq!(error.to_string(), "a.md: 2 exercises have 1 answers");
    }
}
