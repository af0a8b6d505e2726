//! The plan for teachers: what is said of each lesson on the page, with the parts that `site/pages/lessons.yaml` names,
//! and the sheets of all lessons.

use super::downloads;
use super::rendered::RenderedPage;
use super::sheets;
use super::sources::Sources;
use super::templates::render;
use super::wrong::in_python;
use anyhow::{bail, ensure, Context};
use pack::markdown::headings;
use pack::{Language, Problem, Result};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// The file of the plan.
const PLAN: &str = "site/pages/lessons.yaml";

/// A lesson of the plan. The keys are explained in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    play: String,
    read: Vec<String>,
    wrong: String,
    breaks: String,
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

/// The text of the page with what belongs to its lessons, the sections with a number: behind the paragraph with the aim
/// the 45 minutes, at the end the other 45, the sheets and the homework; and at its end links to all sheets. Fails if a
/// lesson names what is not there, and if its minutes are not 45 and 90.
pub fn with_plan(page: &mut RenderedPage, text: &str, language: Language) -> Result<String> {
    let lessons = read(&page.sources.pack.read(PLAN)?)?;
    let mut sections = text.split("\n## ");
    let mut text = sections.next().unwrap_or_default().to_string();
    let mut lessons = (1..).zip(&lessons);
    for section in sections {
        text += "\n## ";
        if section.starts_with(|digit: char| digit.is_ascii_digit()) {
            let (number, lesson) = lessons.next().context("more lessons than in the plan")?;
            let lesson = shown(page, lesson, number, section, language);
            text += &lesson.with_context(|| format!("{PLAN}: lesson {number}"))?;
        } else {
            text += section;
        }
    }
    ensure!(lessons.next().is_none(), "fewer lessons than in the plan");
    Ok(format!("{}\n\n{}", text.trim_end(), all_sheets(page, language)))
}

/// The lessons whose sheets are those of the plan, in its order.
pub fn played(sources: &Sources) -> Result<Vec<&Problem>> {
    let lessons = read(&sources.pack.read(PLAN)?)?;
    lessons.iter().map(|lesson| sources.problem(&lesson.play)).collect()
}

/// Links to the sheets of the plan in one, and to those of all lessons, in the order of the course.
fn all_sheets(page: &RenderedPage, language: Language) -> String {
    let line = |name: &str, id: &str| {
        let colon = language.choose(": ", "：");
        format!("- {name}{colon}{}\n", links_to_sheets(id, language))
    };
    let plan =
        line(language.choose("**All eight lessons in one**", "**八节课合在一起**"), sheets::PLAN);
    let lessons = page.sources.problems.iter().filter(|problem| problem.is_lesson());
    let lines =
        lessons.map(|problem| line(&pack::capitalized(&problem.game(language)), &problem.id));
    plan + &lines.collect::<String>()
}

/// Links to the sheets of this name, for a page in the folder of a book.
fn links_to_sheets(id: &str, language: Language) -> String {
    let [sheet, answers] = sheets::paths(id);
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

/// A lesson in Markdown for the book. `section` is its title and what is said of it.
fn shown(
    page: &mut RenderedPage,
    lesson: &Lesson,
    number: usize,
    section: &str,
    language: Language,
) -> Result<String> {
    let sources = page.sources;
    let Lesson { play, read, wrong, breaks, exercise, homework, minutes } = lesson;
    let parts: Vec<&str> = section.trim().splitn(3, "\n\n").collect();
    let [title, aim, rest] = parts[..] else { bail!("it has no aim") };
    let game = sources.problem(play)?;
    ensure!(game.is_lesson() && game.has("game.js"), "{play} is no lesson with a game");
    let to_play = format!("[{}]({play}/statement.md#play)", game.game(language));
    let pages = read.iter().map(|path| link(page, path, language)).collect::<Result<Vec<_>>>()?;
    let (id, program) = wrong_program(page, wrong)?;
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
    let packages = downloads::of_some(page, &problems, &format!("lesson-{number}"), language)?;
    let values = json!({
        "number": number,
        "title": title,
        "aim": aim,
        "rest": rest,
        "minutes": minutes,
        "to_play": to_play,
        "pages": pages.join(and),
        "id": id,
        "program": program,
        "breaks": breaks.lines().map(|line| format!("`{line}`")).collect::<Vec<_>>().join(and),
        "question": question,
        "task": to_hand_in(first),
        "sheets": links_to_sheets(play, language),
        "homework": problems.iter().map(to_hand_in).collect::<Vec<_>>().join(and),
        "packages": packages,
    });
    Ok(render("lesson", language, &values)? + "\n")
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

/// The problem that a wrong program is for, and its number among those on that problem's page, by its path in `problems/`.
fn wrong_program<'a>(page: &RenderedPage, path: &'a str) -> Result<(&'a str, usize)> {
    let id = path.split('/').next().unwrap_or_default();
    let programs = in_python(page.sources.problem(id)?)?;
    let place = programs.iter().position(|program| program.ends_with(path));
    let place = place.with_context(|| format!("there is no wrong program {path} in Python"))?;
    Ok((id, place + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths::Page;
    use crate::sources::fixture;

    const LESSON: &str = "- play: bachet
  read: [theory/heap]
  wrong: bachet/submissions/wrong_answer/too_far.py
  breaks: '1'
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
            let section = "1. A\n\nB\n\nC\n";
            format!("{:#}", shown(&mut page, lesson, 1, section, Language::English).unwrap_err())
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
            ("homework: [bachet]", "homework: []", "no homework"),
        ] {
            assert_eq!(error(from, to), expected);
        }
    }
}
