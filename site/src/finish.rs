//! What is done to the pages that mdBook has written: the pages of a problem below the heading, colours in code, the
//! languages of the pieces of text.

use super::chinese::{spaced, with_languages};
use super::contents::Entry;
use super::frame::tabs;
use super::highlight::coloured;
use super::rendered::RenderedPage;
use super::sources::Sources;
use anyhow::Context;
use lol_html::html_content::ContentType::Html;
use lol_html::{element, end_tag, rewrite_str, text, RewriteStrSettings};
use pack::{Language, Result};
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
        let tabs = tabs(sources, &entry.page, language)?;
        let page =
            finished(&pack::read(&path)?, &tabs, language).with_context(|| pack::shown(&path))?;
        fs::write(&path, page)?;
    }
    fonts(site)?;
    super::search::rewrite(sources, site)
}

/// Has fonts that are not there in time left out, on a first visit: otherwise the text would move when they come. The
/// font for code, a ninth of what a page weighs, is left out always, as every system has one.
fn fonts(site: &Path) -> Result<()> {
    const FACE: &str = "@font-face {";
    let path = pack::files(&site.join("fonts"), "css")?.into_iter().next().context("no fonts")?;
    let style = pack::read(&path)?;
    anyhow::ensure!(style.contains(FACE), "{}: not as it is known", pack::shown(&path));
    let of_text = style.split(FACE).filter(|face| !face.contains("'Source Code Pro'"));
    let of_text = of_text.collect::<Vec<_>>().join(&format!("{FACE}\n  font-display: optional;"));
    Ok(fs::write(&path, of_text)?)
}

/// A page with `tabs` below its heading, with colours in code, and with marks on the texts that are not in its
/// language: Chinese in English, and in Chinese what has two words or more of English. Code, formulas and what says
/// its language itself are left alone.
pub fn finished(html: &str, tabs: &str, language: Language) -> Result<String> {
    const LEFT_ALONE: &str =
        "script, style, noscript, title, textarea, pre, code, math, template, body [lang]";
    let inside = Rc::new(Cell::new(0)); // so many elements that are left alone
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_language_is_marked() {
        let finished = |html, language| finished(html, "", language).unwrap();
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
