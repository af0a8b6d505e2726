//! The table of judges in both READMEs, the lists of the course and the glossary, as `cargo xtask sync` writes them.

use anyhow::{ensure, Context};
use itertools::Itertools;
use pack::judges::{judge, judges, shown, Judge};
use pack::lists::{Coverage, Has, Lists};
use pack::markdown::replaced;
use pack::terms::{Term, Terms};
use pack::{Difficulty, Language, Pack, Problem, Result, Source};

/// Both READMEs, both pages of the course and both of the glossary, with their tables and lists. Each problem has lines
/// of its own there.
/// Fails if two lessons have the same place in the course.
pub fn pages(pack: &Pack, problems: Vec<Problem>) -> Result<Vec<(String, String)>> {
    let problems = pack::in_order_of_the_course(problems);
    let lessons = problems.iter().filter(|problem| problem.is_lesson()).collect_vec();
    for (Problem { id, place, .. }, next) in lessons.iter().tuple_windows() {
        ensure!(
            *place != next.place,
            "problems/{}/problem.yaml: stage: {place:?} is the place of {id}",
            next.id
        );
    }
    let lists = Lists::read(pack, &problems)?;
    let mut pages = Vec::new();
    for language in Language::ALL {
        let readme = language.choose("README.md", "README.zh.md");
        pages.push(with_parts(pack, readme, [("judges".into(), hand_in(language))])?);
        let coverage = lists.coverage(&problems, language);
        let mut course = vec![
            ("map".into(), map(&lessons, language)),
            ("lists".into(), table_of_lists(&coverage, language)),
        ];
        for (stage, there) in &problems.iter().chunk_by(|problem| problem.place[0]) {
            course.push((format!("stage {stage}"), stage_list(&there.collect_vec(), language)?));
        }
        pages.push(with_parts(pack, &format!("problems/{readme}"), course)?);
        let page = format!("problems/theory/glossary.{language}.md");
        pages.push(with_parts(pack, &page, [("terms".into(), glossary(pack, language)?)])?);
    }
    Ok(pages)
}

/// What the pack has of the lists that people follow.
fn table_of_lists(coverage: &[Coverage], language: Language) -> String {
    let head = language.choose(
        ["list", "games", "in the pack", "the same game", "no sample"],
        ["题单", "博弈题", "本题集有", "游戏相同", "没有样例"],
    );
    let [the_games, same, none] =
        language.choose(["The games", "the game of", "no sample"], ["各题", "游戏同", "没有样例"]);
    let entry = |(entry, has): &(&str, Has)| {
        let entry = shown(entry, language);
        let link = |problem: &Problem| format!("[{0}]({0}/main.rs)", problem.id);
        match has {
            Has::Program(problem) => format!("{entry}: {}", link(problem)),
            Has::Game(problem) => format!("{entry}: {same} {}", link(problem)),
            Has::NoSample => format!("{entry}: {none}"),
            Has::Nothing => format!("{entry}: -"),
        }
    };
    let row = |list: &Coverage| {
        let name = list.url.map_or(list.name.into(), |url| format!("[{}]({url})", list.name));
        let entries = list.entries.iter().map(entry).join("<br>");
        let name = format!("{name} <details><summary>{the_games}</summary>{entries}</details>");
        [name].into_iter().chain(list.counts().map(|count| count.to_string())).collect()
    };
    table(&head, coverage.iter().map(row))
}

/// The terms, in the order of their file.
fn glossary(pack: &Pack, language: Language) -> Result<String> {
    let head = language.choose(
        ["term", "in Chinese", "other names", "what it means"],
        ["术语", "英文", "其他叫法", "意思"],
    );
    let row = |Term { name, also, page, at, means }: &Term| {
        let end = if page.contains('/') { "" } else { "/solution/solution" };
        let at = at.get(&language).map_or_else(String::new, |at| format!("#{at}"));
        let [name, other] = [language, language.other()].map(|language| &name[&language]);
        let link = format!("[{name}](../{page}{end}.{language}.md{at})");
        let also = also.join(language.choose(", ", "、"));
        vec![link, other.clone(), also, means[&language].clone()]
    };
    Ok(table(&head, Terms::read(pack)?.terms.iter().map(row)))
}

/// A page, and its text with other parts between the marks of these names.
pub fn with_parts(
    pack: &Pack,
    page: &str,
    parts: impl IntoIterator<Item = (String, String)>,
) -> Result<(String, String)> {
    let mut text = pack.read(page)?;
    for (name, part) in parts {
        text = replaced(&text, &name, &part)
            .with_context(|| format!("{page} has no lines <!-- {name} --> and <!-- /{name} -->"))?;
    }
    Ok((page.to_string(), text))
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
        ["stage", "program", "statement", "game and write-up", "theorem", "where to submit"],
        ["阶段", "程序", "题面", "游戏与题解", "依据", "在哪里提交"],
    );
    let row = |problem: &&Problem| {
        let Problem { id, metadata, place: [stage, _], .. } = problem;
        let text = |texts| language.of(texts).unwrap_or_default().to_string();
        let link = |text: &str, path| format!("[{text}]({})", page(problem, path, language));
        vec![
            stage.to_string(),
            format!("[{id}]({id}/main.rs)"),
            link(problem.title(language), "statement/problem"),
            link(&text(&metadata.game), "solution/solution"),
            text(&metadata.theorem),
            places(problem, language, Source::shown),
        ]
    };
    table(&head, lessons.iter().map(row))
}

/// The lessons of a stage, and below them its practice problems, the easy ones first. Fails if one has no hint.
fn stage_list(problems: &[&Problem], language: Language) -> Result<String> {
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
        return Ok(list);
    }
    let [open, hint] = language.choose(["To practise:", "Hint"], ["练习：", "提示"]);
    let head = language.choose(
        ["difficulty", "problem", "where to submit", "after"],
        ["难度", "题目", "在哪里提交", "前置"],
    );
    let row = |problem: &&Problem| {
        let id = &problem.id;
        let said = problem.practice(language)?.hint;
        Ok(vec![
            problem.metadata.difficulty.map_or("", Difficulty::stars).to_string(),
            format!(
                "[{}]({id}/main.rs) <details><summary>{hint}</summary>{said}</details>",
                problem.title(language)
            ),
            places(problem, language, Source::linked),
            lesson_link(problem, &lessons, language),
        ])
    };
    let rows: Vec<_> = practice.iter().map(row).collect::<Result<_>>()?;
    list += &format!("\n{open}\n\n{}", table(&head, rows));
    Ok(list)
}

/// A link to the lesson of a practice problem.
fn lesson_link(problem: &Problem, lessons: &[&Problem], language: Language) -> String {
    let lesson = problem.metadata.lesson.as_deref();
    let lesson = lessons.iter().find(|other| lesson == Some(&other.id));
    lesson.map_or(String::new(), |lesson| {
        format!("[{}]({})", lesson.id, page(lesson, "solution/solution", language))
    })
}

/// A table in Markdown.
fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head = row(&head.iter().map(ToString::to_string).collect_vec())
        + &format!("|{}\n", "---|".repeat(head.len()));
    head + &rows.into_iter().map(|cells| row(&cells)).collect::<String>()
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

/// What to hand in where.
fn hand_in(language: Language) -> String {
    let head =
        language.choose(["judge", "file", "language to choose"], ["评测", "文件", "选择的语言"]);
    let and = language.choose(" or ", " 或 ");
    let row = |judge: &Judge| {
        judge.takes_rust?;
        let files = judge.hand_in(language);
        let names = files.iter().map(|[end, _]| if *end == "c" { "`plain.c`" } else { "`ID.rs`" });
        let languages = files.iter().map(|[_, to_choose]| to_choose).join("; ");
        Some(vec![judge.name(language).to_string(), names.collect_vec().join(and), languages])
    };
    let others = judges().others.iter().map(|other| other.row(language).map(String::from).to_vec());
    table(&head, judges().judges.iter().filter_map(row).chain(others))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pack::template::Fixture;

    #[test]
    fn a_number_that_misleads_is_pointed_out() {
        let fixture = Fixture::new();
        let places = |id| places(&fixture.problem(id), Language::English, Source::shown);
        assert_eq!(places("hdu1001"), "HDU 1001");
        assert_eq!(places("luogu1002"), "Luogu P1002 (takes Rust)");
        fixture.replace("problems/hdu1001/problem.yaml", "HDU 1001", "HDU 1005");
        assert_eq!(places("hdu1001"), "**HDU 1005** (not 1001)");
    }
}
