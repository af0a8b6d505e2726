//! The Markdown of the pack, which is that of GitHub: `CommonMark` with tables and formulas between
//! dollar signs.

pub use pulldown_cmark;

use pulldown_cmark::{
    CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeWithOffset,
};
use std::ops::Range;

/// The events of a text, each with its range of bytes in it. Text is one event up to what is not text.
pub fn events(markdown: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_MATH
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_GFM;
    TextMergeWithOffset::new(Parser::new_ext(markdown, options).into_offset_iter())
}

/// A link or a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// The address or the relative path, with its anchor.
    pub target: String,
    /// Where it stands in the text, from its first bracket on.
    pub range: Range<usize>,
}

impl Link {
    /// The path of the file or folder that it leads to, without what follows it. `None` for an address and for
    /// an anchor of the same page.
    pub fn path(&self) -> Option<&str> {
        let path = self.target.split(['#', '?']).next().unwrap_or_default();
        (!path.is_empty() && !path.contains(':')).then_some(path)
    }
}

/// The links and pictures of a text.
pub fn links(markdown: &str) -> Vec<Link> {
    let link = |(event, range)| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            Some(Link { target: dest_url.into_string(), range })
        }
        _ => None,
    };
    events(markdown).filter_map(link).collect()
}

/// A heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Heading {
    /// From H1 to H6.
    pub level: HeadingLevel,
    /// Its words, without the marks of emphasis, code and links.
    pub text: String,
    /// Where it stands in the text.
    pub range: Range<usize>,
}

/// The headings of a text.
pub fn headings(markdown: &str) -> Vec<Heading> {
    let (mut headings, mut open) = (Vec::new(), None);
    for (event, range) in events(markdown) {
        match (event, &mut open) {
            (Event::Start(Tag::Heading { level, .. }), _) => {
                open = Some(Heading { level, text: String::new(), range });
            }
            (Event::Text(text) | Event::Code(text) | Event::InlineMath(text), Some(heading)) => {
                heading.text += &text;
            }
            (Event::SoftBreak, Some(heading)) => heading.text.push(' '),
            (Event::End(TagEnd::Heading(_)), _) => headings.extend(open.take()),
            _ => {}
        }
    }
    headings
}

/// A fenced block of code.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// The language, which is all that stands behind the opening fence.
    pub language: String,
    /// The lines, without the indentation of the fence.
    pub text: String,
}

/// The fenced blocks of a text.
pub fn blocks(markdown: &str) -> Vec<Block> {
    let (mut blocks, mut open) = (Vec::new(), None);
    for (event, _) in events(markdown) {
        match (event, &mut open) {
            (Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))), _) => {
                open = Some(Block { language: language.into_string(), text: String::new() });
            }
            (Event::Text(text), Some(block)) => block.text += &text,
            (Event::End(TagEnd::CodeBlock), _) => blocks.extend(open.take()),
            _ => {}
        }
    }
    blocks
}

/// The line breaks between Chinese characters of a text, which would be shown as blanks, each with the indentation
/// of the next line.
pub fn chinese_line_breaks(markdown: &str) -> Vec<Range<usize>> {
    let events: Vec<_> = events(markdown).collect();
    let mut line_breaks = Vec::new();
    for pair in events.windows(2) {
        let [(Event::SoftBreak, line_break), (_, next)] = pair else { continue };
        let last = markdown[..line_break.start].chars().next_back().unwrap_or(' ');
        let first = markdown[next.start..].chars().next().unwrap_or(' ');
        let starts_formula = first == '$' && !last.is_alphanumeric();
        if is_chinese(last) && (is_chinese(first) || starts_formula) {
            line_breaks.push(line_break.start..next.start);
        }
    }
    line_breaks
}

fn is_chinese(c: char) -> bool {
    matches!(c, '\u{2018}'..='\u{201d}' | '\u{3000}'..='\u{303f}' | '\u{4e00}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// An error in a text: its line, the reason, and what stands there.
pub fn located(text: &str, range: Range<usize>, reason: &str) -> String {
    let line = 1 + text[..range.start].matches('\n').count();
    format!("line {line}: {reason}: {}", text[range].lines().next().unwrap_or(""))
}

/// `text` with what stands between `<!-- name -->` and `<!-- /name -->` replaced by a table; `None`
/// without these marks.
pub fn replaced(text: &str, name: &str, table: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->\n"));
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}{table}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_outside_of_code() {
        let page = "See [a](b.md#c), ![d [e]](f.svg),\n[`g`](#h) and <https://i.org>.\n\n    [j](k)\n\n`[l](m)` [n][o]\n\n[o]: https://p.org\n";
        let links = links(page);
        let found: Vec<_> = links.iter().map(|link| (link.target.as_str(), link.path())).collect();
        assert_eq!(
            found,
            [
                ("b.md#c", Some("b.md")),
                ("f.svg", Some("f.svg")),
                ("#h", None),
                ("https://i.org", None),
                ("https://p.org", None)
            ]
        );
        assert_eq!(&page[links[0].range.clone()], "[a](b.md#c)");
        assert_eq!(&page[links[1].range.clone()], "![d [e]](f.svg)");
    }

    #[test]
    fn headings_have_the_words_of_their_line() {
        let page =
            "# The *first*, `b` and $c$\n\nText\n\n```text\n## no\n```\n\nThe\nsecond\n---\n";
        let headings = headings(page);
        let found: Vec<_> =
            headings.iter().map(|heading| (heading.level, heading.text.as_str())).collect();
        assert_eq!(
            found,
            [(HeadingLevel::H1, "The first, b and c"), (HeadingLevel::H2, "The second")]
        );
        assert!(page[headings[1].range.clone()].starts_with("The\nsecond"));
    }

    #[test]
    fn blocks_are_free_of_the_indentation_of_their_fence() {
        let page = "1. A list:\n\n   ```rust\n   a\n\n     b\n   ```\n\n    no fence\n\n```\n```\n";
        let block =
            |language: &str, text: &str| Block { language: language.into(), text: text.into() };
        assert_eq!(blocks(page), [block("rust", "a\n\n  b\n"), block("", "")]);
        assert_eq!(blocks("````text\n```\n````\n"), [block("text", "```\n")]);
    }

    #[test]
    fn a_table_stands_between_its_marks() {
        let text = "a\n<!-- t -->\nold\n<!-- /t -->\nb\n";
        assert_eq!(replaced(text, "t", "new\n").unwrap(), text.replace("old", "new"));
        assert!(replaced("a\n", "t", "new\n").is_none());
    }
}
