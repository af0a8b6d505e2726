//! What the site changes in Markdown texts: formulas, links and line breaks in Chinese.

/// A part of a Markdown text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment<'a> {
    /// Prose, including its links.
    Text(&'a str),
    /// A code span or a fenced code block, with its backticks.
    Code(&'a str),
    /// A formula without its dollar signs, inline or as a `display`. No line break may come between it
    /// and the punctuation or letters of `prefix` and `suffix`, such as brackets.
    Formula { prefix: &'a str, latex: &'a str, suffix: &'a str, display: bool },
}

/// Splits a page into its segments. Fails if a formula or a piece of code is not closed.
pub fn segments(markdown: &str) -> Result<Vec<Segment<'_>>, String> {
    let mut segments = Vec::new();
    let (mut start, mut at) = (0, 0); // `start..at` is text that is not in a segment yet
    while at < markdown.len() {
        let rest = &markdown[at..];
        let (segment, length) = if let Some(escaped) = rest.strip_prefix('\\') {
            at += 1 + escaped.chars().next().map_or(0, char::len_utf8);
            continue;
        } else if rest.starts_with("```") && is_blank(line_before(markdown, at)) {
            let end = block_end(rest).ok_or("a block of code is not closed")?;
            (Segment::Code(&rest[..end]), end)
        } else if rest.starts_with('`') {
            let mark = &rest[..rest.len() - rest.trim_start_matches('`').len()];
            let inside = paragraph(&rest[mark.len()..]);
            let end = inside.find(mark).ok_or_else(|| not_closed("code", rest))?;
            let end = end + 2 * mark.len();
            (Segment::Code(&rest[..end]), end)
        } else if rest.starts_with('$') {
            let display = rest.starts_with("$$");
            let mark = if display { "$$" } else { "$" };
            let inside = paragraph(&rest[mark.len()..]);
            let end = inside.find(mark).ok_or_else(|| not_closed("a formula", rest))?;
            let latex = &inside[..end];
            let end = end + 2 * mark.len();
            let prefix = if display { "" } else { glued_prefix(&markdown[start..at]) };
            let suffix = if display { "" } else { glued_suffix(&rest[end..]) };
            at -= prefix.len();
            let length = prefix.len() + end + suffix.len();
            (Segment::Formula { prefix, latex, suffix, display }, length)
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
            continue;
        };
        segments.push(Segment::Text(&markdown[start..at]));
        segments.push(segment);
        at += length;
        start = at;
    }
    segments.push(Segment::Text(&markdown[start..]));
    segments.retain(|segment| *segment != Segment::Text(""));
    Ok(segments)
}

/// The end of `text` that must stay on the line of the formula after it: opening punctuation.
fn glued_prefix(text: &str) -> &str {
    &text[text.trim_end_matches(['(', '（', '《', '“', '‘']).len()..]
}

/// The start of `text` that must stay on the line of the formula before it: punctuation and letters.
fn glued_suffix(text: &str) -> &str {
    let is_glued = |c: char| c.is_ascii_alphabetic() || ",.;:!?)-，。；：、！？）》”’".contains(c);
    &text[..text.len() - text.trim_start_matches(is_glued).len()]
}

fn line_before(text: &str, at: usize) -> &str {
    text[..at].rsplit('\n').next().unwrap_or("")
}

fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

/// The length of the fenced code block at the start of `text`, if it is closed.
fn block_end(text: &str) -> Option<usize> {
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        at += line.len();
        if number > 0 && line.trim() == "```" {
            return Some(at);
        }
    }
    None
}

/// The text up to the next blank line.
fn paragraph(text: &str) -> &str {
    text.split("\n\n").next().unwrap_or(text)
}

fn not_closed(what: &str, rest: &str) -> String {
    format!("{what} is not closed: {}", rest.chars().take(40).collect::<String>())
}

/// Appends `prose` to `page`, with each link target replaced by what `target` returns for it. Where
/// that is `None`, the link becomes plain text.
pub fn rewrite_links(
    page: &mut String,
    prose: &str,
    mut target: impl FnMut(&str) -> Option<String>,
) {
    let mut parts = prose.split("](");
    page.push_str(parts.next().unwrap_or(""));
    for part in parts {
        let (old, rest) = part.split_once(')').unwrap_or((part, ""));
        if let Some(new) = target(old) {
            page.push_str(&format!("]({new})"));
        } else if let Some(start) = page.rfind('[') {
            page.remove(start);
        }
        page.push_str(rest);
    }
}

/// Removes the line breaks between Chinese characters, which a browser would show as blanks.
pub fn join_chinese_lines(markdown: &str) -> String {
    let mut joined = String::new();
    let mut in_block = false;
    for line in markdown.lines() {
        let text = line.trim_start();
        let before = joined.trim_end_matches('\n');
        let one_break = joined.len() - before.len() == 1;
        let last = before.chars().next_back().unwrap_or(' ');
        let first = text.chars().next().unwrap_or(' ');
        let in_prose = !in_block && one_break && !"-*>#|`".contains(first);
        in_block ^= text.starts_with("```");
        if in_prose
            && is_chinese(last)
            && (is_chinese(first) || !last.is_alphanumeric() && first == '$')
        {
            joined.truncate(before.len());
            joined += text;
        } else {
            joined += line;
        }
        joined.push('\n');
    }
    joined
}

fn is_chinese(c: char) -> bool {
    matches!(c, '\u{2018}'..='\u{201d}' | '\u{3000}'..='\u{303f}' | '\u{4e00}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use Segment::{Code, Formula, Text};

    fn formula(latex: &str) -> Segment<'_> {
        Formula { prefix: "", latex, suffix: "", display: false }
    }

    #[test]
    fn formulas_are_found_in_prose() {
        assert_eq!(
            segments("Let $x_1 *y*$ be\n$$z$$").unwrap(),
            [
                Text("Let "),
                formula("x_1 *y*"),
                Text(" be\n"),
                Formula { prefix: "", latex: "z", suffix: "", display: true }
            ]
        );
        assert_eq!(segments("a formula\n$a +\nb$").unwrap()[1], formula("a +\nb"));
        assert_eq!(
            segments("a ($n$-th), b（$m$）。一").unwrap(),
            [
                Text("a "),
                Formula { prefix: "(", latex: "n", suffix: "-th),", display: false },
                Text(" b"),
                Formula { prefix: "（", latex: "m", suffix: "）。", display: false },
                Text("一")
            ]
        );
    }

    #[test]
    fn a_dollar_in_code_is_left_alone() {
        let block = "  ```text\n  $ ls $\n  ```\n";
        let page = format!("`$`, ``a`$``, \\$5\n\n{block}$n$");
        assert_eq!(
            segments(&page).unwrap(),
            [
                Code("`$`"),
                Text(", "),
                Code("``a`$``"),
                Text(", \\$5\n\n  "),
                Code(&block[2..]),
                formula("n")
            ]
        );
    }

    #[test]
    fn an_unclosed_formula_or_code_is_an_error() {
        assert_eq!(
            segments("costs $5\n\nor $6").unwrap_err(),
            "a formula is not closed: $5\n\nor $6"
        );
        assert!(segments("a ` b").is_err());
        assert!(segments("```text\nabc\n").is_err());
    }

    #[test]
    fn links_get_new_targets() {
        let mut page = "See ".to_string();
        let prose = "[a](b.md), ![c](d.svg) and [e\nf](g.md#h), but not [`i`](j).";
        rewrite_links(&mut page, prose, |to| (to != "j").then(|| format!("../{to}")));
        assert_eq!(page, "See [a](../b.md), ![c](../d.svg) and [e\nf](../g.md#h), but not `i`.");
    }

    #[test]
    fn lines_of_chinese_are_joined() {
        for (text, joined) in [
            ("石子。\n取走\n", "石子。取走\n"),
            ("石子，\n$n$ 颗\n", "石子，$n$ 颗\n"),
            ("石子\n$n$ 颗\n", "石子\n$n$ 颗\n"),
            ("为：\n- 一；\n  二\n- 三\n", "为：\n- 一；二\n- 三\n"),
            ("一\n\n二\n", "一\n\n二\n"),
            ("```text\n一\n二\n```\n三\n四\n", "```text\n一\n二\n```\n三四\n"),
        ] {
            assert_eq!(join_chinese_lines(text), joined);
        }
    }
}
