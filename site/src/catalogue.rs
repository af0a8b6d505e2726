//! All problems by the stages of the course, as pictures or as a list. They say nothing of the theorems, which would
//! give the patterns away.

use super::markdown::plain;
use super::paths::Page;
use super::rendered::RenderedPage;
use super::templates::render;
use anyhow::Context;
use pack::markdown::headings;
use pack::{Difficulty, Language, Problem, Result};
use serde_json::{json, Value};

/// The problems, a section for each stage. Without a script they are a list; with one, lessons have a picture, and
/// practice problems are folded.
pub fn catalogue(page: &RenderedPage, language: Language) -> Result<String> {
    let sources = page.sources;
    let source = Page::Course.source(&sources.pack, language);
    let course = sources.pack.read(&source)?;
    let headings = headings(&course);
    let stage = |problems: &[Problem]| {
        let number = problems[0].place[0];
        let name = headings.iter().find_map(|it| it.text.strip_prefix(&format!("{number}. ")));
        let name = name.with_context(|| format!("{source}: no stage {number}. "))?;
        let (lessons, practice): (Vec<_>, Vec<_>) =
            problems.iter().partition(|problem| problem.is_lesson());
        let shown = |problems: Vec<&Problem>| -> Vec<Value> {
            problems.into_iter().map(|problem| shown(problem, language)).collect()
        };
        let n = practice.len();
        let to_practise = language.choose(format!("{n} to practise"), format!("练习题 {n} 道"));
        Ok(json!({
            "number": number,
            "name": plain(name),
            "lessons": shown(lessons),
            "to_practise": to_practise,
            "practice": shown(practice),
        }))
    };
    let stages = sources.problems.chunk_by(|a, b| a.place[0] == b.place[0]).map(stage);
    render("catalogue", language, &json!({ "stages": stages.collect::<Result<Vec<_>>>()? }))
}

/// A problem: its name, a judge that has it, how hard it is, and whether it has a game.
fn shown(problem: &Problem, language: Language) -> Value {
    let judge = problem.first_judge(language);
    let stars = problem.metadata.difficulty.map(Difficulty::stars);
    let about = judge.iter().map(String::as_str).chain(stars).collect::<Vec<_>>().join(" · ");
    json!({
        "id": problem.id,
        "name": plain(&problem.short_name(language)),
        "about": about,
        "has_game": problem.has("game.js"),
    })
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
