//! The first steps of README: a card for each on the front page, with a picture of its game or page, and a bar on the pages of
//! each, which says where it stands and which one comes next.

use super::markdown::plain;
use super::paths::{page_of_path, resolve, Page};
use super::pictures;
use super::rendered::RenderedPage;
use super::sources::Sources;
use super::templates::render;
use anyhow::Context;
use pack::{Language, Pack, Result};
use serde_json::json;

/// The steps in a language.
#[derive(Default)]
pub struct Steps {
    /// What README says of them all.
    lead: String,
    steps: Vec<Step>,
}

/// A step, which is a game with its lesson or a page of theory.
struct Step {
    name: String,
    about: String,
    page: Page,
    /// The problem with its game.
    game: Option<String>,
}

impl Step {
    /// Where it begins, from the folder of the book: a game on the page of its statement.
    fn to(&self) -> String {
        match &self.game {
            Some(id) => format!("{}#play", Page::Statement(id.clone()).html()),
            None => self.page.html(),
        }
    }

    /// What the browser keeps when it is done: a game that was won is no problem that was solved.
    fn key(&self) -> Option<String> {
        self.game.as_ref().map(|id| format!("won/{id}")).or_else(|| self.page.chapter_folder())
    }
}

/// The heading of the steps.
fn heading(language: Language) -> &'static str {
    language.choose("Start here", "从这里开始")
}

impl Steps {
    /// Reads the first section of README, with a list of `1. [name](link): what it is about`.
    pub fn read(pack: &Pack, language: Language) -> Result<Self> {
        let source = Page::Home.source(pack, language);
        Self::parse(pack, &pack.read(&source)?, language).with_context(|| source)
    }

    fn parse(pack: &Pack, readme: &str, language: Language) -> Result<Self> {
        let source = Page::Home.source(pack, language);
        let heading = heading(language);
        let section = readme.split("\n## ").nth(1).and_then(|text| text.strip_prefix(heading));
        let section = section.with_context(|| format!("its first section is not “{heading}”"))?;
        let (lead, list) = section.trim().split_once("\n\n").context("no steps")?;
        let step = |line: &str| {
            let (name, rest) = line.split_once(". [")?.1.split_once("](")?;
            let (link, about) = rest.split_once(')')?;
            let (_, page) = page_of_path(pack, &resolve(&source, link)?)?;
            let folder = page.chapter_folder()?;
            let has_game = pack.path("problems").join(&folder).join("game.js").exists();
            let about = plain(about.trim_start_matches([':', '：', ' ']));
            Some(Step { name: plain(name), about, page, game: has_game.then_some(folder) })
        };
        let steps = list.lines().map(|line| step(line).with_context(|| line.to_string()));
        Ok(Self { lead: lead.to_string(), steps: steps.collect::<Result<_>>()? })
    }

    /// The step that comes after the game of a problem, its name and where it begins, if that game is one.
    pub fn after_game(&self, id: &str) -> Option<(&str, String)> {
        let at = self.steps.iter().position(|step| step.game.as_deref() == Some(id))?;
        self.steps.get(at + 1).map(|next| (&*next.name, next.to()))
    }
}

/// The cards of the front page.
pub fn cards(page: &mut RenderedPage, language: Language) -> Result<String> {
    let sources = page.sources;
    let Steps { lead, steps } = sources.steps(language);
    let lead = page.convert(lead, &Page::Home.source(&sources.pack, language), language)?;
    let mut cards = Vec::new();
    for step in steps {
        let Step { name, about, game, .. } = step;
        let mut picture = None;
        if game.is_none() {
            let from = pictures::of_page(sources, &step.page);
            let from = from.with_context(|| format!("the step “{name}” has no picture"))?;
            let to = from.replacen("problems/", "", 1);
            page.files.push((from, to.clone()));
            picture = Some(to);
        }
        cards.push(json!({
            "to": step.to(), "key": step.key(), "name": name, "about": about, "game": game, "picture": picture,
        }));
    }
    render(
        "steps",
        language,
        &json!({ "heading": heading(language), "lead": lead, "steps": cards }),
    )
}

/// The bar of a page that belongs to a step.
pub fn bar(sources: &Sources, page: &Page, language: Language) -> Result<Option<String>> {
    let steps = &sources.steps(language).steps;
    let folder = page.chapter_folder();
    let Some(at) = steps.iter().position(|step| step.page.chapter_folder() == folder) else {
        return Ok(None);
    };
    let next = steps.get(at + 1).map(|next| json!({ "name": next.name, "to": next.to() }));
    let values = json!({
        "key": steps[at].key(),
        "name": steps[at].name,
        "number": at + 1,
        "all": steps.len(),
        "next": next,
    });
    render("step", language, &values).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    const LINKS: &str = "1. [A *game*](problems/bachet/solution/solution.en.md): play it\n2. [Heaps](problems/theory/heap.en.md): read it";

    fn steps(section: &str) -> Result<Steps> {
        Steps::parse(&fixture().pack, &format!("# A\n\n## {section}"), Language::English)
    }

    #[test]
    fn a_step_leads_to_its_game_if_it_has_one() {
        let mut sources = fixture();
        sources.steps[0] = steps(&format!("Start here\n\nTwo steps.\n\n{LINKS}\n\n## B")).unwrap();
        let mut page = RenderedPage::new(&Page::Home, &sources);
        let cards = cards(&mut page, Language::English).unwrap();
        for part in [
            "Two steps. <span class=\"solved-count\" data-within=\".steps\"",
            "<a href=\"bachet/statement.html#play\"><span class=\"play preview\" data-id=\"bachet\" inert></span><b>A game</b></a> <small>play it</small>",
            "data-solved=\"won/bachet\" aria-label=\"Done: A game\"",
            "<a href=\"theory/heap.html\"><span class=\"preview\"><img src=\"theory/heap.svg\" alt=\"\">",
            "data-solved=\"theory/heap\"",
        ] {
            assert!(cards.contains(part), "{part}: {cards}");
        }
    }

    #[test]
    fn a_bar_leads_to_the_next_step() {
        let mut sources = fixture();
        sources.steps[0] = steps(&format!("Start here\n\nTwo steps.\n\n{LINKS}\n")).unwrap();
        let bar = |page: Page| bar(&sources, &page, Language::English).unwrap();
        let [lesson, theory] = [Page::Program("bachet".into()), Page::Theory("heap".into())]
            .map(|it| bar(it).unwrap());
        assert!(lesson.contains(">Step 1 of 2</a>"), "{lesson}");
        assert!(lesson.contains("next: <a href=\"../theory/heap.html\">Heaps</a>"), "{lesson}");
        assert!(theory.contains(">Step 2 of 2</a>"), "{theory}");
        assert!(theory.contains("<a href=\"../course.html\">"), "{theory}");
        assert_eq!(bar(Page::Practice("practice".into())), None);
    }

    #[test]
    fn what_is_no_step_is_an_error() {
        for (section, expected) in [
            ("Two commands\n", "its first section is not “Start here”"),
            ("Start here\n\nNone.\n\n1. Play", "1. Play"),
            ("Start here\n\nNone.\n\n1. [a](nowhere.md): b", "1. [a](nowhere.md): b"),
        ] {
            assert_eq!(steps(section).err().unwrap().to_string(), expected);
        }
    }
}
