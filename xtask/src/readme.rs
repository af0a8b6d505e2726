//! The tables of both READMEs and the lists of the course, as `cargo xtask sync` writes them.

use anyhow::{ensure, Context};
use itertools::Itertools;
use pack::judges::{judge, judges, Judge};
use pack::lists::{Coverage, Lists};
use pack::markdown::replaced;
use pack::{Difficulty, Language, Problem, Result, Source};

/// Both READMEs and both pages of the course, with their tables and lists made of these problems, which are in
/// the order of the course. Fails if two lessons have the same place in it.
pub fn pages(problems: &[Problem]) -> Result<Vec<(&'static str, String)>> {
    let lessons = problems.iter().filter(|problem| problem.is_lesson()).collect_vec();
    for (Problem { id, place, .. }, next) in lessons.iter().tuple_windows() {
        ensure!(
            *place != next.place,
            "problems/{}/problem.yaml: stage: {place:?} is the place of {id}",
            next.id
        );
    }
    let mut pages = Vec::new();
    for language in Language::ALL {
        let readme = language.choose("README.md", "README.zh.md");
        let mut text =
            with_part(readme, &read(readme)?, "catalogue", &catalogue(&lessons, language))?;
        text = with_part(
            readme,
            &text,
            "practice",
            &practice_catalogue(problems, &lessons, language),
        )?;
        text = with_part(readme, &text, "judges", &hand_in(problems, language))?;
        pages.push((readme, text));
        let course = language.choose("problems/README.md", "problems/README.zh.md");
        let mut text = with_part(course, &read(course)?, "map", &map(&lessons, language))?;
        text = with_part(course, &text, "lists", &coverage(problems, language)?)?;
        for (stage, there) in &problems.iter().chunk_by(|problem| problem.place[0]) {
            let list = stage_list(&there.collect_vec(), language);
            text = with_part(course, &text, &format!("stage {stage}"), &list)?;
        }
        pages.push((course, text));
    }
    Ok(pages)
}

fn read(page: &str) -> Result<String> {
    pack::read(&pack::root().join(page))
}

/// The text of a page with another part between the marks of this name.
fn with_part(page: &str, text: &str, name: &str, part: &str) -> Result<String> {
    replaced(text, name, part)
        .with_context(|| format!("{page} has no lines <!-- {name} --> and <!-- /{name} -->"))
}

/// A page of a problem, in this language or in English.
fn page(problem: &Problem, path: &str, language: Language) -> String {
    let path_in = |language| format!("{path}.{language}.md");
    let path = Some(path_in(language)).filter(|path| problem.has(path));
    format!("{}/{}", problem.id, path.unwrap_or_else(|| path_in(Language::English)))
}

/// The lessons with their theorems.
fn map(lessons: &[&Problem], language: Language) -> String {
    let head = language.choose(
        ["stage", "problem", "game", "theorem", "statement", "solution", "program"],
        ["阶段", "题目", "游戏", "依据", "题面", "题解", "程序"],
    );
    let [task, write_up] = language.choose(["task", "write-up"], ["题面", "题解"]);
    let row = |problem: &&Problem| {
        let Problem { id, metadata, place: [stage, _] } = problem;
        let judge = problem.judges().into_iter().find(|judge| is_misleading(problem, judge));
        let [open, close] = language.choose([" (", ")"], ["（", "）"]);
        let judge = judge.map_or(String::new(), |judge| format!("{open}{judge}{close}"));
        let text = |texts| language.of(texts).unwrap_or_default().to_string();
        vec![
            stage.to_string(),
            format!("{}{judge}", problem.title(language)),
            text(&metadata.game),
            text(&metadata.theorem),
            format!("[{task}]({})", page(problem, "statement/problem", language)),
            format!("[{write_up}]({})", page(problem, "solution/solution", language)),
            format!("[{id}]({id}/main.rs)"),
        ]
    };
    table(&head, lessons.iter().map(row))
}

/// The lessons of a stage, and below them its practice problems, the easy ones first.
fn stage_list(problems: &[&Problem], language: Language) -> String {
    let colon = language.choose(": ", "：");
    let (lessons, practice): (Vec<&Problem>, Vec<&Problem>) =
        problems.iter().partition(|problem| problem.is_lesson());
    let item = |problem: &&Problem| {
        let page = page(problem, "solution/solution", language);
        let judge = problem.first_judge(language);
        let judge = judge.map_or_else(String::new, |judge| format!("{colon}{judge}"));
        format!("- [{}]({page}){judge}\n", problem.game(language))
    };
    let mut list: String = lessons.iter().map(item).collect();
    if practice.is_empty() {
        return list;
    }
    let [open, hint] = language.choose(["To practise:", "Hint"], ["练习：", "提示"]);
    let head = language.choose(
        ["difficulty", "problem", "where to submit", "after"],
        ["难度", "题目", "在哪里提交", "前置"],
    );
    let row = |problem: &&Problem| {
        let id = &problem.id;
        let said = language.of(&problem.metadata.hint).unwrap_or_default();
        vec![
            stars(problem).to_string(),
            format!(
                "[{}]({id}/main.rs) <details><summary>{hint}</summary>{said}</details>",
                problem.title(language)
            ),
            places(problem, language, Source::linked),
            lesson_link(problem, &lessons, "", language),
        ]
    };
    list += &format!("\n{open}\n\n{}", table(&head, practice.iter().map(row)));
    list
}

/// How hard a practice problem is.
fn stars(problem: &Problem) -> &'static str {
    problem.metadata.difficulty.map_or("", Difficulty::stars)
}

/// A link to the lesson of a practice problem; `up` is the way to the folder `problems`.
fn lesson_link(problem: &Problem, lessons: &[&Problem], up: &str, language: Language) -> String {
    let lesson = problem.metadata.lesson.as_deref();
    let lesson = lessons.iter().find(|other| lesson == Some(&other.id));
    lesson.map_or(String::new(), |lesson| {
        format!("[{}]({up}{})", lesson.id, page(lesson, "solution/solution", language))
    })
}

/// The practice problems with their judges.
fn practice_catalogue(problems: &[Problem], lessons: &[&Problem], language: Language) -> String {
    let head = language.choose(
        ["difficulty", "program", "where to submit", "after"],
        ["难度", "程序", "在哪里提交", "前置"],
    );
    let row = |problem: &Problem| {
        let id = &problem.id;
        vec![
            stars(problem).to_string(),
            format!("[{}](problems/{id}/main.rs)", problem.title(language)),
            places(problem, language, Source::shown),
            lesson_link(problem, lessons, "problems/", language),
        ]
    };
    table(&head, problems.iter().filter(|problem| !problem.is_lesson()).map(row))
}

/// How much of each list that people follow is in the pack.
fn coverage(problems: &[Problem], language: Language) -> Result<String> {
    let head = language.choose(
        ["list", "entries", "in the pack", "the same game in another form"],
        ["题单", "题数", "本题集收录", "另有同一游戏的其他形式"],
    );
    let lists = Lists::read(problems)?;
    let coverage = lists.coverage(problems, language);
    let sum = |count: fn(&Coverage) -> usize| coverage.iter().map(count).sum::<usize>().to_string();
    let total = vec![
        language.choose("all lists", "合计").to_string(),
        sum(|list| list.entries),
        sum(|list| list.in_the_pack),
        sum(|list| list.same_game),
    ];
    let row = |list: &Coverage| {
        let name = list.url.map_or(list.name.to_string(), |url| format!("[{}]({url})", list.name));
        let counts =
            [list.entries, list.in_the_pack, list.same_game].map(|count| count.to_string());
        [vec![name], counts.to_vec()].concat()
    };
    Ok(table(&head, coverage.iter().map(row).chain([total])))
}

/// A table in Markdown.
fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head = row(&head.iter().map(ToString::to_string).collect_vec())
        + &format!("|{}\n", "---|".repeat(head.len()));
    head + &rows.into_iter().map(|cells| row(&cells)).collect::<String>()
}

/// The lessons with their games and judges.
fn catalogue(lessons: &[&Problem], language: Language) -> String {
    let head = language.choose(
        ["program", "statement", "game and write-up", "where to submit"],
        ["程序", "题面", "游戏与题解", "在哪里提交"],
    );
    let row = |problem: &&Problem| {
        let (id, title) = (&problem.id, problem.title(language));
        let game = language.of(&problem.metadata.game).unwrap_or_default();
        vec![
            format!("[{id}](problems/{id}/main.rs)"),
            format!("[{title}](problems/{})", page(problem, "statement/problem", language)),
            format!("[{game}](problems/{})", page(problem, "solution/solution", language)),
            places(problem, language, Source::shown),
        ]
    };
    table(&head, lessons.iter().map(row))
}

/// Where to submit a problem. `show` shows the name of a place.
fn places(problem: &Problem, language: Language, show: fn(&Source, Language) -> String) -> String {
    let place = |source: &Source| {
        let (name, shown) = (&source.name, show(source, language));
        if is_misleading(problem, name) {
            let [open, close] = language.choose([" (not ", ")"], ["（不是 ", "）"]);
            let wrong = problem.id.trim_start_matches(|c: char| c.is_ascii_alphabetic());
            return format!("**{shown}**{open}{wrong}{close}");
        }
        let takes_rust = judge(name).is_some_and(|(judge, _)| judge.takes_rust == Some(true));
        let rust = language.choose(" (takes Rust)", "（支持 Rust）");
        shown + if takes_rust { rust } else { "" }
    };
    let places = problem.on_judges().map(place);
    let elsewhere = language.of(&problem.metadata.elsewhere).map(String::from);
    places.chain(elsewhere).join(language.choose(", ", "，"))
}

/// Whether the id of a problem names this judge with another number than `name` does.
fn is_misleading(problem: &Problem, name: &str) -> bool {
    judge(name).is_some_and(|(judge, number)| {
        let in_id = problem.id.strip_prefix(&judge.ids).unwrap_or_default();
        !judge.ids.is_empty()
            && in_id.starts_with(|c: char| c.is_ascii_digit())
            && problem.id != judge.id(number)
    })
}

/// What to hand in where, and which problems each judge has.
fn hand_in(problems: &[Problem], language: Language) -> String {
    let head = language.choose(
        ["judge", "file", "language to choose", "problems of the pack there"],
        ["评测", "文件", "选择的语言", "那里有哪些题"],
    );
    let row = |judge: &Judge| {
        let there = problems.iter().flat_map(|problem| {
            let names = problem.judges().into_iter();
            names.filter_map(|name| judge.number(name)).map(move |number| (number, problem))
        });
        let mut there = there.peekable();
        let show = |(number, problem): (&str, &Problem)| {
            let id = &problem.id;
            if *id == judge.id(number) {
                return number.to_string();
            }
            let [open, close] = language.choose([" (", ")"], ["（", "）"]);
            format!("{number}{open}{id}{close}")
        };
        there.peek()?;
        judge.takes_rust?;
        let [file, to_choose] = judge.hand_in(language).map(str::to_string);
        Some(vec![
            judge.name(language).to_string(),
            file,
            to_choose,
            there.sorted_by_key(|(number, _)| *number).map(show).join(language.choose(", ", "，")),
        ])
    };
    let others = judges().others.iter().map(|other| other.row(language).map(String::from).to_vec());
    table(&head, judges().judges.iter().filter_map(row).chain(others))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_misleads_is_pointed_out() {
        let places = |id| places(&pack::find(id).unwrap(), Language::English, Source::shown);
        assert_eq!(places("hdu2174"), "**HDU 2147** (not 2174)");
        assert_eq!(places("poj1704"), "POJ 1704, Luogu P10507 (takes Rust), AcWing 236");
        assert_eq!(places("luogu2148"), "Luogu P2148 (takes Rust)");
        assert!(places("ferguson").contains("Luogu P2148"));
    }
}
