//! What is done to the pages that mdBook has written: the pages of a problem below the heading, colours in code, the
//! languages of the pieces of text.

use super::chinese::{spaced, with_languages};
use super::contents::Entry;
use super::frame::tabs;
use super::highlight::coloured;
use super::modules::file_name;
use super::rendered::RenderedPage;
use super::rules;
use super::sources::Sources;
use anyhow::Context;
use lol_html::html_content::ContentType::Html;
use lol_html::{element, end_tag, rewrite_str, text, RewriteStrSettings};
use pack::{Language, Problem, Result};
use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::rc::Rc;

/// Changes the pages of a book in the folder `site`. Fails if they are not as they are known to be.
pub fn finish(
    sources: &Sources,
    pages: &[(Entry, RenderedPage)],
    language: Language,
    site: &Path,
) -> Result<()> {
    for (entry, _) in pages {
        let path = site.join(entry.page.html());
        let problem = entry.page.id().map(|id| sources.problem(id)).transpose()?;
        let tabs = tabs(sources, &entry.page, language)?;
        let page = finished(&pack::read(&path)?, problem, &tabs, language);
        let mut page = page.with_context(|| pack::shown(&path))?;
        if entry.page == rules::page() {
            page = rules::with_joined_cells(&page);
        }
        fs::write(&path, page)?;
    }
    super::toc::fold(site, language)?;
    let mut frame = pack::files(site, "js")?;
    frame.retain(|path| SCRIPTS.iter().any(|script| file_name(path).starts_with(script)));
    frame.extend([pack::files(site, "css")?, pack::files(&site.join("css"), "css")?].concat());
    for path in frame {
        fs::write(&path, shortened(&pack::read(&path)?))?;
    }
    let table = pages.iter().find(|(entry, _)| entry.page == rules::page());
    let rules = table.map_or(Vec::new(), |(_, page)| rules::rules(&page.markdown));
    if !rules.is_empty() {
        rules::write_index(sources, language, &site.join("theory"))?;
    }
    super::search::rewrite(sources, pages, &rules, language, site)
}

/// The scripts of every page.
const SCRIPTS: [&str; 3] = ["book-", "site-", "toc-"];

/// A script or a style without comments that have lines of their own, and without blanks before the lines.
fn shortened(text: &str) -> String {
    let mut is_comment = false;
    let mut kept = String::new();
    for line in text.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            kept = kept + line + "\n";
        }
        is_comment &= !line.ends_with("*/");
    }
    kept
}

/// A page with `tabs` below its heading, which has the names of its problem in parts, with colours in code, and with marks on the texts that are not in its
/// language: Chinese in English, and in Chinese what has two words or more of English. Code, formulas and what says
/// its language itself are left alone.
pub fn finished(
    html: &str,
    problem: Option<&Problem>,
    tabs: &str,
    language: Language,
) -> Result<String> {
    const LEFT_ALONE: &str =
        "script, style, noscript, title, textarea, pre, code, math, template, body [lang]";
    let inside = Rc::new(Cell::new(0)); // this many elements that are left alone
    let mut settings = RewriteStrSettings::new()
        .append_element_content_handler(element!(LEFT_ALONE, |element| {
            inside.set(inside.get() + 1);
            let inside = Rc::clone(&inside);
            element.on_end_tag(end_tag!(move |_| {
                inside.set(inside.get() - 1);
                Ok(())
            }))?;
            Ok(())
        }))
        .append_element_content_handler(text!("*", |text| {
            if inside.get() == 0 {
                let marked = with_languages(text.as_str(), language);
                text.replace(&marked, Html);
            }
            Ok(())
        }))
        .append_element_content_handler(text!("main h1 a.header", |text| {
            if let Some(problem) = problem.filter(|_| !text.as_str().is_empty()) {
                text.replace(&parts_of_heading(text.as_str(), problem, language), Html);
            }
            Ok(())
        }))
        // Not in the text that mdBook is given, which is searched.
        .append_element_content_handler(element!("main h1", |heading| {
            heading.after(tabs, Html);
            Ok(())
        }));
    // The columns of a table stay below one another, whatever the width of Chinese characters.
    settings = settings.append_element_content_handler(text!("code.language-text", |text| {
        let spaced = spaced(text.as_str());
        text.replace(&spaced, Html);
        Ok(())
    }));
    for kind in ["rust", "c", "cpp"] {
        settings = settings.append_element_content_handler(text!(
            format!("code.language-{kind}"),
            move |text| {
                let coloured = coloured(text.as_str(), kind);
                text.replace(&coloured, Html);
                Ok(())
            }
        ));
    }
    // A header of nothing is none.
    Ok(rewrite_str(html, settings)?.replace("<th></th>", "<td></td>"))
}

/// The heading of a problem's page with an element for each of its parts: the judge, what the game is known as, and the
/// title; see [`Problem::heading`]. The dots between them stay, for what reads the text alone.
fn parts_of_heading(heading: &str, problem: &Problem, language: Language) -> String {
    const DOT: &str = " · ";
    let (mut html, mut rest) = (String::new(), heading);
    let has_judge = problem.first_judge(language).is_some();
    let has_game = !problem.game(language).is_empty();
    let classes = [("judge", has_judge), ("name", has_game)];
    for (class, _) in classes.into_iter().filter(|(_, is_there)| *is_there) {
        let Some((part, others)) = rest.split_once(DOT) else { break };
        let part = with_languages(part, language);
        html += &format!("<span class=\"{class}\">{part}</span><span class=\"dot\">{DOT}</span>");
        rest = others;
    }
    let class = if has_game { "title" } else { "name" };
    format!("{html}<span class=\"{class}\">{}</span>", with_languages(rest, language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn a_heading_has_its_parts() {
        let sources = fixture();
        let heading = |id: &str, text: &str| {
            let html = format!("<main><h1><a class=\"header\" href=\"#a\">{text}</a></h1></main>");
            let problem = sources.problem(id).unwrap();
            finished(&html, Some(problem), "<nav></nav>", Language::English).unwrap()
        };
        let dot = "<span class=\"dot\"> · </span>";
        let practice = heading("practice", "CSES 1 · Sticks · A · B");
        let parts = format!(
            "<span class=\"judge\">CSES 1</span>{dot}<span class=\"name\">Sticks</span>{dot}<span class=\"title\">A · B</span></a></h1><nav>"
        );
        assert!(practice.contains(&parts), "{practice}");
        let lesson = heading("bachet", "A game · 取石子");
        let parts = format!(
            "<span class=\"name\">A game</span>{dot}<span class=\"title\"><span lang=\"zh-CN\">取石子</span></span>"
        );
        assert!(lesson.contains(&parts), "{lesson}");
    }

    #[test]
    fn the_other_language_is_marked() {
        let finished = |html, language| finished(html, None, "", language).unwrap();
        assert_eq!(
            finished("<h1>A · 取石子，游戏。</h1><pre>取</pre><body><a lang=\"zh\"><b>取</b>石</a>子", Language::English),
            "<h1>A · <span lang=\"zh-CN\">取石子，游戏</span>。</h1><pre>取</pre><body><a lang=\"zh\"><b>取</b>石</a><span lang=\"zh-CN\">子</span>"
        );
        assert_eq!(
            finished("<p>HDU 1847 · Good Luck in CET-4 Everybody!，取 Nim 子 a b <code>let it be</code><script>let it be</script>", Language::Chinese),
            "<p>HDU 1847 · <span lang=\"en\">Good Luck in CET-4 Everybody!</span>，取 Nim 子 a b <code>let it be</code><script>let it be</script>"
        );
    }
}
