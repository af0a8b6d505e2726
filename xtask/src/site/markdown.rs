//! The parts of a Markdown text that the site changes: formulas, links, line ends of Chinese.

/// A part of a Markdown text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Piece<'a> {
    /// Prose, with the targets of its links.
    Text(&'a str),
    /// Code in a line or in a block, with its marks.
    Code(&'a str),
    /// A formula without its marks; on a line of its own or not. What stands close `before` and `after`
    /// it, such as a bracket, may not be parted from it by the end of a line.
    Formula { before: &'a str, latex: &'a str, after: &'a str, display: bool },
}

/// Splits a page into its pieces, or says what is not closed.
pub fn pieces(markdown: &str) -> Result<Vec<Piece<'_>>, String> {
    let mut pieces = Vec::new();
    let (mut start, mut at) = (0, 0); // of the text that is no piece yet
    while at < markdown.len() {
        let rest = &markdown[at..];
        let (piece, length) = if let Some(escaped) = rest.strip_prefix('\\') {
            at += 1 + escaped.chars().next().map_or(0, char::len_utf8);
            continue;
        } else if rest.starts_with("```") && is_blank(line_before(markdown, at)) {
            let end = block_end(rest).ok_or("a block of code is not closed")?;
            (Piece::Code(&rest[..end]), end)
        } else if rest.starts_with('`') {
            let mark = &rest[..rest.len() - rest.trim_start_matches('`').len()];
            let inside = paragraph(&rest[mark.len()..]);
            let end = inside.find(mark).ok_or_else(|| not_closed("code", rest))?;
            let end = end + 2 * mark.len();
            (Piece::Code(&rest[..end]), end)
        } else if rest.starts_with('$') {
            let display = rest.starts_with("$$");
            let mark = if display { "$$" } else { "$" };
            let inside = paragraph(&rest[mark.len()..]);
            let end = inside.find(mark).ok_or_else(|| not_closed("a formula", rest))?;
            let latex = &inside[..end];
            let end = end + 2 * mark.len();
            let before = if display { 0 } else { closeness_before(&markdown[start..at]) };
            let after = if display { 0 } else { closeness_after(&rest[end..]) };
            at -= before;
            let (before, after) = (&markdown[at..][..before], &rest[end..][..after]);
            let length = before.len() + end + after.len();
            (Piece::Formula { before, latex, after, display }, length)
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
            continue;
        };
        pieces.push(Piece::Text(&markdown[start..at]));
        pieces.push(piece);
        at += length;
        start = at;
    }
    pieces.push(Piece::Text(&markdown[start..]));
    pieces.retain(|piece| *piece != Piece::Text(""));
    Ok(pieces)
}

/// The length of what belongs to the formula that follows `text`.
fn closeness_before(text: &str) -> usize {
    text.len() - text.trim_end_matches(['(', '（', '《', '“', '‘']).len()
}

/// The length of what belongs to the formula before `text`: punctuation, or the end of a word.
fn closeness_after(text: &str) -> usize {
    let is_close = |letter: char| {
        letter.is_ascii_alphabetic() || ",.;:!?)-，。；：、！？）》”’".contains(letter)
    };
    text.len() - text.trim_start_matches(is_close).len()
}

fn line_before(text: &str, at: usize) -> &str {
    text[..at].rsplit('\n').next().unwrap_or("")
}

fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

/// Where a block of code ends that `text` begins with.
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

/// Adds `prose` to `page`, each link with a new target. A link without one becomes plain text.
pub fn add_with_targets(
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

/// Takes out the line ends between Chinese letters, which a browser would show as blanks.
pub fn without_breaks_in_chinese(markdown: &str) -> String {
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

fn is_chinese(letter: char) -> bool {
    matches!(letter, '\u{2018}'..='\u{201d}' | '\u{3000}'..='\u{303f}' | '\u{4e00}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use Piece::{Code, Formula, Text};

    fn formula(latex: &str) -> Piece<'_> {
        Formula { before: "", latex, after: "", display: false }
    }

    #[test]
    fn formulas_are_found_in_prose() {
        assert_eq!(
            pieces("Let $x_1 *y*$ be\n$$z$$").unwrap(),
            [
                Text("Let "),
                formula("x_1 *y*"),
                Text(" be\n"),
                Formula { before: "", latex: "z", after: "", display: true }
            ]
        );
        assert_eq!(pieces("a formula\n$a +\nb$").unwrap()[1], formula("a +\nb"));
        assert_eq!(
            pieces("a ($n$-th), b（$m$）。一").unwrap(),
            [
                Text("a "),
                Formula { before: "(", latex: "n", after: "-th),", display: false },
                Text(" b"),
                Formula { before: "（", latex: "m", after: "）。", display: false },
                Text("一")
            ]
        );
    }

    #[test]
    fn a_dollar_in_code_is_left_alone() {
        let block = "  ```text\n  $ ls $\n  ```\n";
        let page = format!("`$`, ``a`$``, \\$5\n\n{block}$n$");
        assert_eq!(
            pieces(&page).unwrap(),
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
    fn what_is_not_closed_is_told() {
        assert_eq!(
            pieces("costs $5\n\nor $6").unwrap_err(),
            "a formula is not closed: $5\n\nor $6"
        );
        assert!(pieces("a ` b").is_err());
        assert!(pieces("```text\nabc\n").is_err());
    }

    #[test]
    fn links_get_new_targets() {
        let mut page = "See ".to_string();
        let prose = "[a](b.md), ![c](d.svg) and [e\nf](g.md#h), but not [`i`](j).";
        add_with_targets(&mut page, prose, |to| (to != "j").then(|| format!("../{to}")));
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
            assert_eq!(without_breaks_in_chinese(text), joined);
        }
    }
}
