//! The plan for teachers: the lessons of `site/pages/lessons.yaml`, and the sheets of all others.

use super::downloads;
use super::rendered::RenderedPage;
use super::sheets;
use super::templates::render;
use anyhow::{ensure, Context};
use pack::markdown::headings;
use pack::{Language, Problem, Result, Texts};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::path::Path;

/// The file of the plan.
const PLAN: &str = "site/pages/lessons.yaml";

/// A lesson of the plan. The keys are explained in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    title: Texts,
    play: String,
    read: Vec<String>,
    wrong: String,
    exercise: Of,
    homework: Vec<String>,
    minutes: Minutes,
}

/// An exercise of a page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Of {
    of: String,
    number: usize,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Minutes {
    play: u32,
    read: u32,
    wrong: u32,
    exercise: u32,
    program: u32,
}

/// The plan, for its page. Fails if a lesson names what is not there, and if its minutes are not 45 and 90.
pub fn plan(page: &mut RenderedPage, language: Language) -> Result<String> {
    let lessons = read(&page.sources.pack.read(PLAN)?)?;
    let mut text = String::new();
    for (number, lesson) in (1..).zip(&lessons) {
        let lesson = shown(page, lesson, number, language);
        text += &lesson.with_context(|| format!("{PLAN}: lesson {number}"))?;
    }
    Ok(text)
}

/// Links to the sheets of all lessons, in the order of the course.
pub fn all_sheets(page: &RenderedPage, language: Language) -> String {
    let lessons = page.sources.problems.iter().filter(|problem| problem.is_lesson());
    let line = |problem: &Problem| {
        let game = pack::capitalized(&problem.game(language));
        let colon = language.choose(": ", "：");
        format!("- {game}{colon}{}\n", links_to_sheets(problem, language))
    };
    lessons.map(line).collect()
}

/// Links to the sheets of a lesson, for a page in the folder of a book.
fn links_to_sheets(problem: &Problem, language: Language) -> String {
    let [sheet, answers] = sheets::paths(&problem.id);
    language.choose(
        format!("[sheet]({sheet}), [with answers]({answers})"),
        format!("[练习单]({sheet})、[参考答案]({answers})"),
    )
}

fn read(text: &str) -> Result<Vec<Lesson>> {
    let lessons: Vec<Lesson> = serde_norway::from_str(text).context(PLAN)?;
    for (number, Lesson { minutes, .. }) in (1..).zip(&lessons) {
        let Minutes { play, read, wrong, exercise, program } = minutes;
        let (short, long) = (play + read + wrong, exercise + program);
        ensure!(
            short == 45 && long == 45,
            "{PLAN}: lesson {number} has {short} and {long} minutes, not 45 and 45"
        );
    }
    Ok(lessons)
}

/// A lesson in Markdown for the book.
fn shown(
    page: &mut RenderedPage,
    lesson: &Lesson,
    number: usize,
    language: Language,
) -> Result<String> {
    let sources = page.sources;
    let Lesson { title, play, read, wrong, exercise, homework, minutes } = lesson;
    let title = language.of(title).context("no title")?;
    let game = sources.problem(play)?;
    ensure!(game.is_lesson() && game.has("game.js"), "{play} is no lesson with a game");
    let to_play = format!("[{}]({play}/statement.md#play)", game.game(language));
    let pages = read.iter().map(|path| link(page, path, language)).collect::<Result<Vec<_>>>()?;
    let wrong_program = wrong_program(page, wrong)?;
    let question = question(page, exercise, language)?;
    let problems = homework.iter().map(|id| sources.problem(id)).collect::<Result<Vec<_>>>()?;
    let first = problems.first().context("no homework")?;
    let to_hand_in = |problem: &&Problem| {
        let name = problem.short_name(language);
        let judge = problem.first_judge(language);
        let judge = judge.map_or(String::new(), |judge| format!(" ({judge})"));
        format!("[{name}]({}/statement.md){judge}", problem.id)
    };
    let and = language.choose(", ", "、");
    let packed: Vec<&Problem> =
        problems.iter().copied().filter(|problem| problem.is_lesson()).collect();
    ensure!(!packed.is_empty(), "no homework has a package");
    let packages = downloads::of_some(page, &packed, &format!("lesson-{number}"), language)?;
    let [id, program] = wrong_program;
    let values = json!({
        "number": number,
        "title": title,
        "minutes": minutes,
        "to_play": to_play,
        "pages": pages.join(and),
        "program": program,
        "wrong": wrong,
        "id": id,
        "question": question,
        "task": to_hand_in(first),
        "sheets": links_to_sheets(game, language),
        "homework": problems.iter().map(to_hand_in).collect::<Vec<_>>().join(and),
        "packages": packages,
    });
    Ok(render("lesson", language, &values)? + "\n\n")
}

/// A link to a page of theory, `theory/NAME`, or to a write-up, `ID/solution`.
fn link(page: &RenderedPage, path: &str, language: Language) -> Result<String> {
    let sources = page.sources;
    if let Some(id) = path.strip_suffix("/solution") {
        let problem = sources.problem(id)?;
        ensure!(problem.is_lesson(), "{id} has no write-up");
        let write_up = language.choose("the write-up of ", "题解");
        let name = problem.game(language);
        let name = language.choose(format!("{write_up}{name}"), format!("{name}的{write_up}"));
        return Ok(format!("[{name}]({path}.md)"));
    }
    let source = source(page, path, language)?;
    let title = headings(&sources.pack.read(&source)?).into_iter().next();
    let title = title.with_context(|| format!("{source}: no title"))?.text;
    Ok(format!("[{title}]({path}.md)"))
}

/// The file of the page that a path of the plan is for.
fn source(page: &RenderedPage, path: &str, language: Language) -> Result<String> {
    let pack = &page.sources.pack;
    let code = language.code();
    let file = match path.split_once("/solution") {
        Some((id, "")) => format!("problems/{id}/solution/solution.{code}.md"),
        _ => format!("problems/{path}.{code}.md"),
    };
    ensure!(pack.path(&file).is_file(), "there is no page {path}");
    Ok(file)
}

/// A link to an exercise. Fails if its page has fewer.
fn question(page: &RenderedPage, exercise: &Of, language: Language) -> Result<String> {
    let Of { of, number } = exercise;
    let source = source(page, of, language)?;
    let all = sheets::exercises(&page.sources.pack.read(&source)?, &source)?;
    ensure!((1..=all.len()).contains(number), "{of} has no exercise {number}");
    let link = link(page, of, language)?;
    Ok(language.choose(format!("exercise {number} of {link}"), format!("{link}的练习 {number}")))
}

/// The problem that a wrong program is for, and a link to the program, by its path in `problems/`.
fn wrong_program(page: &mut RenderedPage, path: &str) -> Result<[String; 2]> {
    let id = path.split('/').next().unwrap_or_default();
    page.sources.problem(id)?;
    let file = format!("problems/{path}");
    let name = path.strip_prefix(&format!("{id}/submissions/wrong_answer/"));
    let name = name.filter(|name| {
        Path::new(name).extension().is_some_and(|end| end == "py")
            && page.sources.pack.path(&file).is_file()
    });
    let name = name.with_context(|| format!("there is no wrong program {path} in Python"))?;
    let to = format!("{path}.txt");
    page.files.push((file, to.clone()));
    Ok([id.to_string(), format!("[{name}]({to})")])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths::Page;
    use crate::sources::fixture;

    const LESSON: &str = "- title: {en: A, zh: B}
  play: bachet
  read: [theory/heap]
  wrong: bachet/submissions/wrong_answer/too_far.py
  exercise: {of: bachet/solution, number: 1}
  homework: [bachet]
  minutes: {play: 10, read: 25, wrong: 10, exercise: 20, program: 25}
";

    #[test]
    fn the_minutes_of_a_lesson_are_45_and_90() {
        assert_eq!(read(LESSON).unwrap().len(), 1);
        let error = read(&LESSON.replace("play: 10", "play: 15")).err().unwrap().to_string();
        assert_eq!(error, "site/pages/lessons.yaml: lesson 1 has 50 and 45 minutes, not 45 and 45");
    }

    #[test]
    fn a_lesson_names_what_is_not_there() {
        let sources = fixture();
        let error = |from: &str, to: &str| {
            let mut page = RenderedPage::new(&Page::Course, &sources);
            let lesson = &read(&LESSON.replace(from, to)).unwrap()[0];
            format!("{:#}", shown(&mut page, lesson, 1, Language::English).unwrap_err())
        };
        for (from, to, expected) in [
            ("play: bachet", "play: nim", "there is no problem nim"),
            ("play: bachet", "play: practice", "practice is no lesson with a game"),
            ("theory/heap", "theory/no", "there is no page theory/no"),
            ("[theory/heap]", "[practice/solution]", "practice has no write-up"),
            (
                "too_far.py",
                "no.py",
                "there is no wrong program bachet/submissions/wrong_answer/no.py in Python",
            ),
            ("number: 1", "number: 2", "bachet/solution has no exercise 2"),
            ("homework: [bachet]", "homework: [nim]", "there is no problem nim"),
            ("homework: [bachet]", "homework: [practice]", "no homework has a package"),
        ] {
            assert_eq!(error(from, to), expected);
        }
    }
}
