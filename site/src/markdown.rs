//! What the site changes in Markdown texts: formulas, links, the languages of code and line breaks in
//! Chinese.

use anyhow::bail;
use pack::markdown::pulldown_cmark::{
    CodeBlockKind, Event, LinkType, Options, Parser, Tag, TagEnd,
};
use pack::markdown::{chinese_line_breaks, events};
use pack::Result;
use std::ops::Range;

/// A range of bytes of a text, and what takes its place.
type Edit = (Range<usize>, String);

/// Changes a text of the pack to one for mdBook. `formula` takes the LaTeX of a formula and whether it is
/// a display, and returns the HTML for it. `target` takes the target of a link and returns that in the
/// book; where it is `None`, the link becomes plain text. `name` takes the text of a link and returns what
/// stands in its place, if anything does. Fails if `formula` does, and if a formula or a piece of code is not
/// closed.
pub fn convert(
    markdown: &str,
    formula: &dyn Fn(&str, bool) -> Result<String>,
    target: &mut dyn FnMut(&str) -> Option<String>,
    name: &dyn Fn(&str) -> Option<String>,
) -> Result<String> {
    let events: Vec<_> = events(markdown).collect();
    let mut edits = Vec::new();
    let mut in_block = false;
    let mut done = 0; // so far
    for (i, (event, range)) in events.iter().enumerate() {
        match event {
            _ if range.start < done => {}
            Event::InlineMath(latex) => {
                edits.push(with_glued(markdown, &events, i, &formula(latex, false)?));
            }
            Event::DisplayMath(latex) => edits.push((range.clone(), formula(latex, true)?)),
            Event::Start(
                Tag::Link { link_type, dest_url, title, .. }
                | Tag::Image { link_type, dest_url, title, .. },
            ) if !matches!(link_type, LinkType::Autolink | LinkType::Email) => {
                let opening = if markdown[range.start..].starts_with('!') { 2 } else { 1 };
                let inside = inside(&events, i).unwrap_or(range.start + opening);
                let words = || -> Result<String> {
                    let inside = &markdown[range.start + opening..inside];
                    Ok(escaped(&plain(&convert(inside, formula, &mut |_| None, name)?)))
                };
                let [open, close] = match (event, target(dest_url)) {
                    (_, None) => [String::new(), String::new()],
                    // mdBook would enlarge it on a click, though it is no larger.
                    (Event::Start(Tag::Image { .. }), Some(target)) => {
                        let picture = format!("<img src=\"{target}\" alt=\"{}\">", words()?);
                        let picture = format!("<span class=\"figure\">{picture}</span>");
                        edits.push((range.clone(), picture));
                        done = range.end;
                        continue;
                    }
                    // Screen readers take no name from a formula.
                    (_, Some(target)) if matches!(events[i + 1].0, Event::InlineMath(_)) => {
                        let open = format!("<a href=\"{target}\" aria-label=\"{}\">", words()?);
                        [open, "</a>".to_string()]
                    }
                    (_, Some(target)) if title.is_empty() => {
                        ["[".to_string(), format!("]({target})")]
                    }
                    (_, Some(target)) => ["[".to_string(), format!("]({target} {:?})", &**title)],
                };
                let text = range.start + opening..inside;
                edits.push((range.start..text.start, open));
                edits.extend(name(&markdown[text.clone()]).map(|name| (text, name)));
                edits.push((inside..range.end, close));
            }
            Event::Start(Tag::CodeBlock(kind)) => {
                in_block = true;
                if let CodeBlockKind::Fenced(language) = kind {
                    edits.extend(fence(markdown, range, language)?);
                }
            }
            Event::End(TagEnd::CodeBlock) => in_block = false,
            // It names the source of a block.
            Event::Html(html) if html.starts_with("<!-- ") => {
                edits.push((range.clone(), "\n".to_string()));
            }
            // A lost position; names of rows and columns have no such style.
            Event::Text(_) if is_cell(&events, i) && markdown[range.clone()] == *"L" => {
                edits.push((range.clone(), "<span class=\"lost\">L</span>".to_string()));
            }
            Event::Text(_) if !in_block => closed(markdown, range)?,
            _ => {}
        }
    }
    Ok(edited(markdown, edits))
}

/// Replaces the formula at `events[i]` by `html`. No line break may come between it and punctuation or
/// letters next to it, such as brackets.
fn with_glued(markdown: &str, events: &[(Event, Range<usize>)], i: usize, html: &str) -> Edit {
    let text = |event: Option<&(Event, Range<usize>)>| match event {
        Some((Event::Text(_), range)) => range.clone(),
        _ => 0..0,
    };
    let range = &events[i].1;
    let before = &markdown[text(i.checked_sub(1).map(|before| &events[before]))];
    let after = &markdown[text(events.get(i + 1))];
    let prefix = &before[before.trim_end_matches(['(', '（', '《', '“', '‘']).len()..];
    let is_glued = |c: char| c.is_ascii_alphabetic() || ",.;:!?)-，。；：、！？）》”’".contains(c);
    let suffix = &after[..after.len() - after.trim_start_matches(is_glued).len()];
    if prefix.is_empty() && suffix.is_empty() {
        return (range.clone(), html.to_string());
    }
    let html = format!("<span class=\"close\">{prefix}{html}{suffix}</span>");
    (range.start - prefix.len()..range.end + suffix.len(), html)
}

/// Whether `events[i]` is all of a cell of a table.
fn is_cell(events: &[(Event, Range<usize>)], i: usize) -> bool {
    i > 0
        && matches!(events[i - 1].0, Event::Start(Tag::TableCell))
        && matches!(events.get(i + 1), Some((Event::End(TagEnd::TableCell), _)))
}

/// The end of what the element that starts at `events[i]` has inside, if anything.
fn inside(events: &[(Event, Range<usize>)], i: usize) -> Option<usize> {
    let range = &events[i].1;
    let is_inside = |(_, inner): &&(Event, Range<usize>)| inner != range && inner.end <= range.end;
    events[i + 1..].iter().take_while(is_inside).map(|(_, inner)| inner.end).last()
}

/// The words of a paragraph that is converted, as mdBook shows them.
pub fn plain(markdown: &str) -> String {
    let mut words = String::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_SMART_PUNCTUATION) {
        match event {
            Event::Text(text) | Event::Code(text) => words += &text,
            Event::SoftBreak => words.push(' '),
            _ => {}
        }
    }
    words
}

/// A text as the value of an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Checks that a fenced block is closed, and has mdBook take `input` and `output` for `text`, which the
/// style sheet can select by a class.
fn fence(markdown: &str, range: &Range<usize>, language: &str) -> Result<Option<Edit>> {
    let block = &markdown[range.clone()];
    let fence = block.len() - block.trim_start_matches(['`', '~']).len();
    let last = block.lines().skip(1).last().unwrap_or_default();
    let last = last.trim_start_matches(['>', ' ']).trim_end();
    if !last.starts_with(&block[..fence]) || !last.trim_start_matches(['`', '~']).is_empty() {
        bail!(not_closed("a block of code", block));
    }
    let at = range.start + fence;
    let blanks = block[fence..].find(language).unwrap_or_default();
    let is_run = ["input", "output"].contains(&language);
    Ok(is_run.then(|| (at..at + blanks, "text,".to_string())))
}

/// Checks that there is no lone mark of a formula or of code in a text.
fn closed(markdown: &str, range: &Range<usize>) -> Result<()> {
    for (i, mark) in markdown[range.clone()].match_indices(['$', '`']) {
        let at = range.start + i;
        if !markdown[..at].ends_with('\\') {
            let what = if mark == "$" { "a formula" } else { "code" };
            bail!(not_closed(what, &markdown[at..]));
        }
    }
    Ok(())
}

fn not_closed(what: &str, rest: &str) -> String {
    format!("{what} is not closed: {}", rest.chars().take(40).collect::<String>())
}

/// Removes the line breaks between Chinese characters, which a browser would show as blanks.
pub fn join_chinese_lines(markdown: &str) -> String {
    let line_breaks = chinese_line_breaks(markdown).into_iter();
    edited(markdown, line_breaks.map(|line_break| (line_break, String::new())).collect())
}

/// The text with all edits made. Their ranges do not overlap.
fn edited(markdown: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|(range, _)| range.start);
    let (mut text, mut at) = (String::new(), 0);
    for (range, new) in edits {
        text += &markdown[at..range.start];
        text += &new;
        at = range.end;
    }
    text + &markdown[at..]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shows formulas as `<LATEX>` or, displays, as `<<LATEX>>`, and leads links up a folder; to `j`
    /// there is none.
    fn converted(markdown: &str) -> String {
        let formula = |latex: &str, display| {
            Ok(if display { format!("<<{latex}>>") } else { format!("<{latex}>") })
        };
        let target = &mut |to: &str| (to != "j").then(|| format!("../{to}"));
        convert(markdown, &formula, target, &|text| (text == "k1").then(|| "K 1".to_string()))
            .unwrap()
    }

    fn error(markdown: &str) -> String {
        let unchanged = |latex: &str, _| Ok(latex.to_string());
        let target = &mut |to: &str| Some(to.to_string());
        convert(markdown, &unchanged, target, &|_| None).unwrap_err().to_string()
    }

    #[test]
    fn formulas_are_found_in_prose() {
        for (markdown, expected) in [
            ("Let $x_1 *y*$ be\n$$z$$", "Let <x_1 *y*> be\n<<z>>"),
            ("a formula\n$a +\nb$", "a formula\n<a +\nb>"),
            ("> a $b +\n> c$ d", "> a <b +\nc> d"),
            ("| $a$ | $b$ |\n|---|---|\n| $1$ | 2 |\n", "| <a> | <b> |\n|---|---|\n| <1> | 2 |\n"),
            ("**共 $n$ 颗** *$m$*", "**共 <n> 颗** *<m>*"),
            ("第$n$堆 5$n$6", "第<n>堆 5<n>6"),
        ] {
            assert_eq!(converted(markdown), expected);
        }
    }

    #[test]
    fn punctuation_is_glued_to_formulas() {
        assert_eq!(
            converted("a ($n$-th), b（$m$）。一 ($p$)"),
            "a <span class=\"close\">(<n>-th),</span> b<span class=\"close\">（<m>）。</span>一 <span class=\"close\">(<p>)</span>"
        );
    }

    #[test]
    fn a_dollar_in_code_is_left_alone() {
        for page in [
            "`$`, ``a`$``, \\$5 and \\`",
            "- a\n\n  ```text\n  $ ls $\n  ```\n",
            "````text\n```\n$\n````",
            "a\n\n    $ ls `\n",
            "~~~\n[a](b)\n~~~\n",
        ] {
            assert_eq!(converted(page), page);
        }
    }

    #[test]
    fn an_unclosed_formula_or_code_is_an_error() {
        for (page, expected) in [
            ("costs $5\n\nor $6", "a formula is not closed: $5\n\nor $6"),
            ("- $a\n- b$", "a formula is not closed: $a\n- b$"),
            ("of $ n$", "a formula is not closed: $ n$"),
            ("a ` b", "code is not closed: ` b"),
            ("```text\nabc\n", "a block of code is not closed: ```text\nabc\n"),
            ("```", "a block of code is not closed: ```"),
            ("1. a\n   ```\n   b\n\nc ``` d", "a block of code is not closed: ```\n   b\n\n"),
        ] {
            assert_eq!(error(page), expected);
        }
    }

    #[test]
    fn links_get_new_targets() {
        for (markdown, expected) in [
            (
                "[a](b.md) and [e\nf](g.md#h), but not [`i`](j).",
                "[a](../b.md) and [e\nf](../g.md#h), but not `i`.",
            ),
            ("[a](c \"d\") [](e)", "[a](../c \"d\") [](../e)"),
            ("![a *b*](j) [](j)", "a *b* "),
            (
                "[a $n$-th *a*](b) `[c](d)`",
                "[a <span class=\"close\"><n>-th</span> *a*](../b) `[c](d)`",
            ),
            ("[a] [b][a]\n\n[a]: c\n", "[a](../c) [b](../c)\n\n[a]: c\n"),
            ("<https://a.org> \\[b](c)", "<https://a.org> \\[b](c)"),
        ] {
            assert_eq!(converted(markdown), expected);
        }
    }

    #[test]
    fn a_link_of_an_id_has_its_name() {
        assert_eq!(converted("[k1](a) `[k1](a)` [k2](k1)"), "[K 1](../a) `[k1](a)` [k2](../k1)");
    }

    #[test]
    fn a_picture_and_a_link_of_a_formula_have_a_name() {
        let formula = |_: &str, _| Ok("<math><mn>1.6</mn></math>".to_string());
        let html =
            |text| convert(text, &formula, &mut |to| Some(to.to_string()), &|_| None).unwrap();
        assert_eq!(
            html("![a *b*,\nthe \"$c$\"](d)"),
            "<span class=\"figure\"><img src=\"d\" alt=\"a b, the “1.6”\"></span>"
        );
        assert_eq!(
            html("[![a](b)](c)"),
            "[<span class=\"figure\"><img src=\"b\" alt=\"a\"></span>](c)"
        );
        assert_eq!(
            html("[$c$ *d*](b)"),
            "<a href=\"b\" aria-label=\"1.6 d\"><math><mn>1.6</mn></math> *d*</a>"
        );
    }

    #[test]
    fn inputs_and_outputs_are_text() {
        assert_eq!(converted("```input\n1\n```\n"), "```text,input\n1\n```\n");
        assert_eq!(
            converted("- a\n  ~~~~ output\n  1\n  ~~~~\n"),
            "- a\n  ~~~~text,output\n  1\n  ~~~~\n"
        );
        assert_eq!(converted("```rust\n```\n"), "```rust\n```\n");
        assert_eq!(
            converted("- a\n\n  <!-- table: b -->\n  ```text\n  ```\n"),
            "- a\n\n  \n  ```text\n  ```\n"
        );
    }

    #[test]
    fn a_lost_position_in_a_table_has_a_class() {
        let page = "- a L\n\n  <!-- table: b -->\n  | n | 1 |\n  | --- | ---: |\n  | L = 1 | L |\n";
        let expected = page
            .replace("<!-- table: b -->", "")
            .replace("| L |", "| <span class=\"lost\">L</span> |");
        assert_eq!(converted(page), expected);
    }

    #[test]
    fn lines_of_chinese_are_joined() {
        for (text, joined) in [
            ("石子。\n取走\n", "石子。取走\n"),
            ("石子，\n$n$ 颗\n", "石子，$n$ 颗\n"),
            ("石子\n$n$ 颗\n", "石子\n$n$ 颗\n"),
            ("为：\n- 一；\n  二\n- 三\n", "为：\n- 一；二\n- 三\n"),
            ("> 一\n> 二\n", "> 一二\n"),
            ("一\n\n二\n", "一\n\n二\n"),
            ("```text\n一\n二\n```\n三\n四\n", "```text\n一\n二\n```\n三四\n"),
            ("`一\n二`，\n三\n", "`一\n二`，三\n"),
        ] {
            assert_eq!(join_chinese_lines(text), joined);
        }
    }
}
