//! Translates statements from Markdown to HTML that needs no scripts and no style sheets: formulas become
//! letters, signs, and what is raised or lowered.

use anyhow::{Context, Error};
use pack::markdown::events;
use pack::markdown::pulldown_cmark::html::push_html;
use pack::markdown::pulldown_cmark::Event;
use pack::Result;
use pulldown_latex::event::{Content, Event as Formula, Grouping, ScriptType};
use pulldown_latex::{Parser, Storage};

/// Markdown in HTML. Fails on a formula that cannot be translated, and names it.
pub fn part(markdown: &str) -> Result<String> {
    let event = |event| match event {
        Event::InlineMath(latex) => {
            let html = formula(&latex).map_err(Error::msg);
            Ok(Event::InlineHtml(html.with_context(|| format!("${latex}$"))?.into()))
        }
        event => Ok(event),
    };
    let events = events(markdown).map(|(found, _)| event(found)).collect::<Result<Vec<_>>>()?;
    let mut html = String::new();
    push_html(&mut html, events.into_iter());
    Ok(html)
}

/// Text in which nothing is markup.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A formula in HTML. The error says why there is none.
fn formula(latex: &str) -> std::result::Result<String, String> {
    let latex = latex.replace(',', ", "); // or `1,2` is taken for one number
    let storage = Storage::new();
    let mut events = Vec::new();
    for event in Parser::new(&latex, &storage) {
        let first_line = |error: String| error.lines().next().unwrap_or_default().to_string();
        events.push(event.map_err(|error| first_line(error.to_string()))?);
    }
    let mut events = events.into_iter();
    let mut html = String::new();
    while let Some(event) = events.next() {
        add(&mut html, &event, &mut events)?;
    }
    Ok(html.trim().to_string())
}

/// Appends the element that begins with `event`, taking the rest of it from `events`.
fn add<'a>(
    html: &mut String,
    event: &Formula<'a>,
    events: &mut impl Iterator<Item = Formula<'a>>,
) -> std::result::Result<(), String> {
    match event {
        Formula::Content(content) => add_content(html, *content),
        Formula::Begin(Grouping::Normal) => {
            while let Some(event) = events.next().filter(|event| *event != Formula::End) {
                add(html, &event, events)?;
            }
        }
        Formula::Space { .. } => add_blank(html, NO_BREAK),
        Formula::Script { ty, .. } => {
            let tags: &[_] = match ty {
                ScriptType::Subscript => &["sub"],
                ScriptType::Superscript => &["sup"],
                ScriptType::SubSuperscript => &["sub", "sup"],
            };
            add_next(html, events)?;
            for tag in tags {
                let mut script = String::new();
                add_next(&mut script, events)?;
                *html += &format!("<{tag}>{}</{tag}>", script.trim());
            }
        }
        _ => return Err("no HTML is known for this formula".into()),
    }
    Ok(())
}

/// Appends the next element.
fn add_next<'a>(
    html: &mut String,
    events: &mut impl Iterator<Item = Formula<'a>>,
) -> std::result::Result<(), String> {
    let event = events.next().ok_or("the formula ends too early")?;
    add(html, &event, events)
}

fn add_content(html: &mut String, content: Content) {
    match content {
        Content::Function("mod") => add_spaced(html, "mod"),
        Content::Text(text) | Content::Number(text) | Content::Function(text) => {
            *html += &escape(text);
        }
        Content::Ordinary { content, .. } if content.is_alphabetic() => {
            *html += &format!("<i>{content}</i>");
        }
        Content::Ordinary { content: '⋯', .. } => html.push('…'),
        Content::Ordinary { content, .. }
        | Content::LargeOp { content, .. }
        | Content::Delimiter { content, .. } => *html += &escape(&content.to_string()),
        Content::BinaryOp { content, .. } => add_spaced(html, &content.to_string()),
        Content::Relation { content, .. } => {
            let mut buffer = [0; 8];
            let relation = String::from_utf8_lossy(content.encode_utf8_to_buf(&mut buffer));
            add_spaced(html, &escape(&relation));
        }
        Content::Punctuation(content) => {
            html.push(content);
            add_blank(html, ' ');
        }
    }
}

/// Appends an operator with blanks around it; a sign, which stands at the beginning or after another
/// operator, without.
fn add_spaced(html: &mut String, operator: &str) {
    let length = html.len();
    add_blank(html, NO_BREAK);
    let is_sign = html.len() == length;
    *html += operator;
    if !is_sign {
        html.push(NO_BREAK);
    }
}

/// A blank at which no line ends, as between a number and its sign.
const NO_BREAK: char = '\u{a0}';

/// Appends a blank, unless there is one.
fn add_blank(html: &mut String, blank: char) {
    if !html.is_empty() && !html.ends_with([' ', NO_BREAK, '(', '{', '[']) {
        html.push(blank);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_letters_and_signs() {
        for (latex, expected) in [
            ("n_i \\le 10^9", "<i>n</i><sub><i>i</i></sub>~≤~10<sup>9</sup>"),
            ("0<a<2^{31}", "0~&lt;~<i>a</i>~&lt;~2<sup>31</sup>"),
            ("1, 2, 3, \\dots", "1, 2, 3, …"),
            (
                "a_1 \\oplus \\dots \\oplus a_n = 0",
                "<i>a</i><sub>1</sub>~⊕~…~⊕~<i>a</i><sub><i>n</i></sub>~=~0",
            ),
            ("x_1^2 \\times 3", "<i>x</i><sub>1</sub><sup>2</sup>~×~3"),
            ("n \\bmod (m + 1) \\ne 0", "<i>n</i>~mod~(<i>m</i>~+~1)~≠~0"),
            ("(-1)^k \\cdot x = -x", "(−1)<sup><i>k</i></sup>~⋅~<i>x</i>~=~−<i>x</i>"),
            ("\\{0, 1\\}", "{0, 1}"),
        ] {
            let expected = expected.replace('~', "\u{a0}"); // only after a comma may a line end
            assert_eq!(formula(latex).unwrap(), expected, "{latex}");
        }
    }

    #[test]
    fn a_formula_without_html_is_an_error_that_names_it() {
        let error = format!("{:#}", part("One $n$\n\ntwo $\\frac{1}{2}$\n").unwrap_err());
        assert_eq!(error, "$\\frac{1}{2}$: no HTML is known for this formula");
        for wrong in ["\\sqrt{2}", "\\nothing", "{", "\\begin{matrix}1\\end{matrix}", "x \\over 2"]
        {
            assert!(formula(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn text_and_lists_are_html() {
        assert_eq!(
            part("A *b* **c** `d<e` f & $n$:\n\n- one\n- two\n  1. three\n").unwrap(),
            "<p>A <em>b</em> <strong>c</strong> <code>d&lt;e</code> f &amp; <i>n</i>:</p>\n<ul>\n<li>one</li>\n<li>two\n<ol>\n<li>three</li>\n</ol>\n</li>\n</ul>\n"
        );
    }
}
