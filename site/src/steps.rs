//! The first steps of README on the front page: a card for each, to be ticked off, with a picture of its game.

use super::markdown::plain;
use super::paths::{page_of_path, resolve, Page};
use super::rendered::RenderedPage;
use super::templates::render;
use anyhow::Context;
use pack::{Language, Result};
use serde_json::json;

/// The section of README with the first steps, `1. [name](link): what it is about`. A step with a game leads to it, on the
/// page of the statement.
pub fn first_steps(page: &mut RenderedPage, section: &str, language: Language) -> Result<String> {
    let source = Page::Home.source(&page.sources.pack, language);
    let heading = language.choose("Start here", "从这里开始");
    let rest = section.strip_prefix(heading);
    let rest = rest.with_context(|| format!("{source}: its first section is not “{heading}”"))?;
    let (lead, list) = rest.trim().split_once("\n\n").context("no steps")?;
    let mut steps = Vec::new();
    for line in list.lines() {
        let step = line.split_once(". [").and_then(|(_, step)| step.split_once("]("));
        let (name, rest) = step.with_context(|| format!("{source}: {line}"))?;
        let parts = rest.split_once(')').and_then(|(link, about)| {
            let (_, to) = page_of_path(&page.sources.pack, &resolve(&source, link)?)?;
            Some((to, about.trim_start_matches([':', '：', ' '])))
        });
        let (to, about) = parts.with_context(|| format!("{source}: {line}"))?;
        let key = to.chapter_folder().with_context(|| format!("{source}: {line}"))?;
        let mut words = |text: &str| Ok(plain(&page.convert(text, &source, language)?));
        let [name, about]: [Result<String>; 2] = [words(name), words(about)];
        let game = to.id().filter(|id| page.sources.problem(id).is_ok_and(|it| it.has("game.js")));
        let to = game.map_or(to.html(), |id| Page::Statement(id.to_string()).html());
        steps.push(json!({
            "to": to, "key": key, "name": name?, "about": about?, "game": game,
        }));
    }
    let lead = page.convert(lead, &source, language)?;
    render("steps", language, &json!({ "heading": heading, "lead": lead, "steps": steps }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    fn steps(section: &str) -> Result<String> {
        let sources = fixture();
        first_steps(&mut RenderedPage::new(&Page::Home, &sources), section, Language::English)
    }

    #[test]
    fn a_step_leads_to_its_game_if_it_has_one() {
        let links = "1. [A *game*](problems/bachet/solution/solution.en.md): play it\n2. [Heaps](problems/theory/heap.en.md): read it";
        let steps = steps(&format!("Start here\n\nTwo steps.\n\n{links}\n")).unwrap();
        for part in [
            "Two steps. <span class=\"solved-count\" data-within=\".steps\"",
            "<a href=\"bachet/statement.html#play\"><span class=\"play preview\" data-id=\"bachet\" inert></span><b>A game</b></a> <small>play it</small>",
            "data-solved=\"bachet\" aria-label=\"Done: A game\"",
            "<a href=\"theory/heap.html\"><span class=\"preview\"><svg",
            "data-solved=\"theory/heap\"",
        ] {
            assert!(steps.contains(part), "{part}: {steps}");
        }
    }

    #[test]
    fn what_is_no_step_is_an_error() {
        for (section, expected) in [
            ("Two commands\n", "README.md: its first section is not “Start here”"),
            ("Start here\n\nNone.\n\n1. Play", "README.md: 1. Play"),
            ("Start here\n\nNone.\n\n1. [a](nowhere.md): b", "README.md: 1. [a](nowhere.md): b"),
        ] {
            assert_eq!(steps(section).unwrap_err().to_string(), expected);
        }
    }
}
