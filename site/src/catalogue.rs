//! All problems by the stages of the course, as pictures or as a list. They say nothing of the theorems, which would
//! give the patterns away.

use super::home::{solved_box, solved_count};
use super::markdown::{escaped, plain};
use super::paths::Page;
use super::rendered::RenderedPage;
use anyhow::Context;
use pack::markdown::headings;
use pack::{Difficulty, Language, Problem, Result};

/// The problems, a section for each stage. Without a script they are a list; with one, lessons have a picture, and
/// practice problems are folded.
pub fn catalogue(page: &RenderedPage, language: Language) -> Result<String> {
    let [heading, view, pictures, list, solved, practice, which, link] = language.choose(
        [
            "The problems",
            "Show as",
            "Pictures",
            "List",
            "You have solved {n} of {all}.",
            "{n} to practise",
            "Yours is not here? Ask:",
            "Which game is this?",
        ],
        [
            "题目",
            "显示方式",
            "图片",
            "列表",
            "已做 {n} / {all} 题。",
            "练习题 {n} 道",
            "没有你要找的题？",
            "这是哪一种游戏？",
        ],
    );
    let sources = page.sources;
    let source = Page::Course.source(&sources.pack, language);
    let course = sources.pack.read(&source)?;
    let stages = headings(&course);
    let mut text = format!(
        "## {heading} {{#problems}}\n\n<div class=\"views\"><span role=\"group\" aria-label=\"{view}\"><button type=\"button\" data-view=\"pictures\">{pictures}</button><button type=\"button\" data-view=\"list\">{list}</button></span> {} <span class=\"gallery-score\"></span></div>\n\n<div class=\"catalogue\" id=\"games\">\n",
        solved_count(".catalogue", solved)
    );
    for problems in sources.problems.chunk_by(|a, b| a.place[0] == b.place[0]) {
        let number = format!("{}. ", problems[0].place[0]);
        let stage = stages.iter().find_map(|heading| heading.text.strip_prefix(&number));
        let stage = stage.with_context(|| format!("{source}: no stage {number}"))?;
        let (lessons, others): (Vec<_>, Vec<_>) =
            problems.iter().partition(|problem| problem.is_lesson());
        text += &format!("<section>\n<h3>{number}{}</h3>\n", escaped(&plain(stage)));
        let mut lists = vec![("lessons", lessons)];
        if !others.is_empty() {
            let count = practice.replace("{n}", &others.len().to_string());
            text += &format!("<button type=\"button\" class=\"to-practise\" aria-expanded=\"false\">{count}</button>\n");
            lists.push(("practice", others));
        }
        for (class, problems) in lists {
            let items = problems.into_iter().map(|problem| item(problem, language));
            text += &format!("<ul class=\"{class}\">\n{}</ul>\n", items.collect::<String>());
        }
        text += "</section>\n";
    }
    Ok(format!("{text}</div>\n\n{which} [{link}](theory/which.md)\n"))
}

/// A problem: its box to tick, its name, a judge that has it, how hard it is, and its game.
fn item(problem: &Problem, language: Language) -> String {
    let id = &problem.id;
    let [solved, play] = language.choose(["Solved", "Play"], ["已做", "玩一玩"]);
    let name = escaped(&plain(&problem.short_name(language)));
    let judge = problem.first_judge(language);
    let stars = problem.metadata.difficulty.map(Difficulty::stars);
    let about = judge.iter().map(String::as_str).chain(stars).collect::<Vec<_>>().join(" · ");
    let mut shown = name.clone();
    let mut game = String::new();
    if problem.has("game.js") {
        shown = format!("<b>{name}</b>");
        game = format!(" <a class=\"to-play\" href=\"{id}/statement.html#play\" data-id=\"{id}\" aria-label=\"{play}{}{name}\">{play}</a>", language.choose(": ", "："))
    }
    format!(
        "<li>{}<a href=\"{id}/statement.html\">{shown}</a> <small>{}</small>{game}</li>\n",
        solved_box(id, solved, &name, language),
        escaped(&about)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn lessons_and_practice_problems_stand_below_their_stage() {
        let sources = fixture();
        let page = RenderedPage::new(&Page::Home, &sources);
        let text = catalogue(&page, Language::English).unwrap();
        let parts = [
            "<h3>1. One heap</h3>",
            "aria-expanded=\"false\">1 to practise</button>",
            "<ul class=\"lessons\">",
            "<a href=\"bachet/statement.html\"><b>A game</b></a> <small></small> <a class=\"to-play\" href=\"bachet/statement.html#play\" data-id=\"bachet\"",
            "<ul class=\"practice\">",
            "<a href=\"practice/statement.html\">Heaps</a> <small>CSES 1 · ★☆☆</small></li>",
        ];
        let places = parts.map(|part| text.find(part).unwrap_or_else(|| panic!("{part}: {text}")));
        assert!(places.is_sorted(), "{text}");
    }
}
