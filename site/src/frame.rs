//! What the frame around each page says of it: the template `site/pages/theme/index.hbs` is mdBook's, which knows
//! too little of a page, so it has a table of all pages written into it.

use super::contents::Entry;
use super::markdown::plain;
use super::paths::Page;
use super::pictures;
use super::rendered::RenderedPage;
use super::sources::Sources;
use super::steps;
use super::templates::render;
use anyhow::Context;
use pack::markdown::{headings, pulldown_cmark};
use pack::{Language, Result};
use pulldown_cmark::{Event, Options, Parser, Tag};
use serde_json::{json, Value};

/// The frames of a book in JSON, by the path of the page.
pub fn frames(
    sources: &Sources,
    pages: &[(Entry, RenderedPage)],
    language: Language,
) -> Result<Value> {
    let settings = &sources.settings;
    let course = pages.iter().find(|(entry, _)| entry.page == Page::Course);
    let stages = course.map_or(Vec::new(), |(_, page)| headings(&page.markdown));
    let neighbour = |at: usize| {
        pages.get(at).map(|(entry, _)| json!({ "name": entry.name, "html": entry.page.html() }))
    };
    let frame = |(at, (entry, rendered)): (usize, &(Entry, RenderedPage))| {
        let (page, source) = (&entry.page, entry.page.source(&sources.pack, language));
        let (markdown, loads) = (&rendered.markdown, rendered.loads()?);
        let mut search = sources.web.loads(&["search-field.js"])?.scripts;
        search.retain(|script| !loads.scripts.contains(script));
        let section = Some(&entry.section).filter(|name| !name.is_empty());
        let is_stage = stages.iter().any(|stage| stage.text == entry.section);
        let frame = json!({
            "title": title(markdown, entry, language),
            "about": about(markdown, language).with_context(|| format!("{source}: no prose"))?,
            "html": page.html(),
            "report": settings.repository.as_ref().map(|to| format!("{to}/issues/new?title={source}")),
            "canonical": settings.address.as_ref().map(|site| format!("{site}/{}/{}", language.code(), page.html())),
            "picture": settings.address.as_ref().map(|site| format!("{site}/{}", pictures::shared(sources, page))),
            "width": pictures::SIZE.0,
            "height": pictures::SIZE.1,
            "home": *page == Page::Home,
            "en": language == Language::English,
            "section": section.map(|name| json!({ "name": name, "id": is_stage.then(|| id(name)) })),
            "previous": at.checked_sub(1).and_then(neighbour),
            "next": neighbour(at + 1),
            "styles": loads.styles,
            "scripts": loads.scripts,
            "search": search.join(" "),
        });
        Ok((page.path(), frame))
    };
    pages.iter().enumerate().map(frame).collect()
}

/// The title of the book.
pub fn title_of_book(language: Language) -> &'static str {
    language.choose("Impartial games", "公平组合游戏")
}

/// The title of a page: its heading, and what kind of page it is.
fn title(markdown: &str, entry: &Entry, language: Language) -> String {
    let book = title_of_book(language);
    let heading = plain(markdown.lines().next().unwrap_or_default());
    match entry.page {
        Page::Solution(_) => {
            let colon = language.choose(": ", "：");
            format!("{heading}{colon}{} · {book}", entry.label.to_lowercase())
        }
        Page::Readme => format!("{} · {book}", entry.label), // its heading is that of the front page
        _ => format!("{heading} · {book}"),
    }
}

/// What a page is about: the beginning of its prose.
pub fn about(markdown: &str, language: Language) -> Option<String> {
    const LONGEST: usize = 200; // in bytes: so much of it do search engines show
    let start = ["<div class=\"story\"", "<div class=\"short\"", "<details class=\"short\""]
        .into_iter()
        .find_map(|mark| markdown.find(mark));
    let start = start.unwrap_or(0);
    let text = &markdown[start..];
    let paragraphs = Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter();
    let paragraphs = paragraphs.filter(|(event, _)| matches!(event, Event::Start(Tag::Paragraph)));
    let shortest = language.choose(40, 60);
    let text =
        paragraphs.map(|(_, range)| plain(&text[range])).find(|text| text.len() >= shortest)?;
    if text.len() <= LONGEST {
        return Some(text);
    }
    let is_break = |(_, c): &(usize, char)| " ，。；：".contains(*c);
    let end = text.char_indices().take_while(|&(at, _)| at < LONGEST).filter(is_break).last();
    Some(format!("{}…", &text[..end.map_or(0, |(at, _)| at)]))
}

/// The title of a problem in the other language, where it has another one, the links between its pages, of which
/// `current` is one, and whether the reader has solved it; and the bar of a step, which a statement has at its game.
pub fn tabs(sources: &Sources, current: &Page, language: Language) -> Result<String> {
    let bar = steps::bar(sources, current, language)?;
    let Some(id) = current.id() else {
        return Ok(bar.unwrap_or_else(|| read_box(current, language)));
    };
    let problem = sources.problem(id)?;
    let [statement, play, solution, program] = language
        .choose(["Statement", "Play", "Solution", "Program"], ["题面", "玩一玩", "题解", "程序"]);
    let other = language.other();
    let other_title = Some(problem.title(other)).filter(|&it| it != problem.title(language));
    let mut links = Vec::new();
    if problem.is_lesson() {
        links.push((statement, "statement.html#statement"));
        links.extend(problem.has("game.js").then_some((play, "statement.html#play")));
        links.extend([(solution, "solution.html"), (program, "program.html")]);
    }
    let link = |(name, to): (&str, &str)| {
        let page = to.trim_end_matches("#statement");
        let is_current = format!("{id}/{page}") == current.html();
        json!({ "name": name, "to": to, "is_current": is_current })
    };
    let links: Vec<Value> = links.into_iter().map(link).collect();
    let values = json!({
        "id": id, "other_title": other_title, "other_tag": other.tag(), "links": links,
    });
    let bar = bar.filter(|_| !matches!(current, Page::Statement(_))).unwrap_or_default();
    Ok(format!("\n{}{bar}", render("tabs", language, &values)?))
}

/// Whether the reader has read a page of theory.
fn read_box(current: &Page, language: Language) -> String {
    let Page::Theory(name) = current else { return String::new() };
    let read = language.choose("Read", "已读");
    format!("\n<p class=\"tabs\"><label class=\"solved\" hidden><input type=\"checkbox\" data-solved=\"theory/{name}\"> {read}</label></p>")
}

/// The id that mdBook gives a heading.
fn id(heading: &str) -> String {
    let letters = heading.chars().map(|c| if c == ' ' { '-' } else { c });
    letters
        .flat_map(char::to_lowercase)
        .filter(|c| c.is_alphanumeric() || "-_".contains(*c))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;
    use crate::sources::fixture;

    #[test]
    fn a_page_has_addresses_if_the_site_has_some() {
        let mut sources = fixture();
        let frame_of = |page: Page, sources: &Sources| {
            let mut rendered = RenderedPage::new(&page, sources);
            rendered.markdown = format!("# A\n\n{}", "word ".repeat(20));
            rendered.scripts.push("packages.js");
            let page_path = page.path();
            let entry = Entry { page, label: "a".into(), name: "b".into(), section: String::new() };
            let frames = frames(sources, &[(entry, rendered)], Language::English).unwrap();
            frames[page_path].clone()
        };
        let frame = |sources: &Sources| frame_of(Page::Solution("bachet".to_string()), sources);
        let none = frame(&sources);
        assert!(
            none["canonical"].is_null() && none["picture"].is_null() && none["report"].is_null()
        );
        assert_eq!(none["scripts"].as_array().unwrap().last().unwrap(), "../play/packages.js");
        let address = Some("https://a.org".to_string());
        let repository = Some("https://b.org/c".to_string());
        sources.settings = Settings { address, repository };
        let some = frame(&sources);
        assert_eq!(some["canonical"], "https://a.org/en/bachet/solution.html");
        assert_eq!(some["picture"], "https://a.org/pictures/bachet.png");
        for (page, picture) in [
            (Page::Practice("practice".to_string()), "bachet"), // that of its lesson
            (Page::Theory("heap".to_string()), "theory-heap"),
            (Page::Course, "site"),
        ] {
            let address = format!("https://a.org/pictures/{picture}.png");
            assert_eq!(frame_of(page, &sources)["picture"], address);
        }
        let report = "https://b.org/c/issues/new?title=problems/bachet/solution/solution.en.md";
        assert_eq!(some["report"], report);
    }

    #[test]
    fn a_description_ends_at_a_word() {
        let markdown = format!("# A\n\nshort\n\n{}", "word ".repeat(50));
        let text = about(&markdown, Language::English).unwrap();
        assert!(text.ends_with("word…") && text.len() <= 205, "{text}");
    }
}
