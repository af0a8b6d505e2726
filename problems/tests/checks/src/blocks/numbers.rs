//! The numbers of a page: those that a test has computed stand in the English page, and each paragraph of a translation
//! has those of the English one.

use super::marked::marked;
use pack::markdown::events;
use pack::markdown::pulldown_cmark::{Event, Tag};

/// What a mark begins with. It stands below a paragraph of a translation and says why its numbers are not those of
/// the English one.
const MARK: &str = "<!-- numbers differ: ";

/// The words for numbers, in English and in Chinese. Those of months are there, as April is 4 月.
const WORDS: [(&str, &str); 14] = [
    ("0", "zero zeros nonzero 零"),
    ("1", "one ones once single January 一 首 单"),
    ("2", "two twos twice both half pair pairs February 二 两 双 半"),
    ("3", "three threes third March 三"),
    ("4", "four fours fourth April 四"),
    ("5", "five fifth May 五"),
    ("6", "six sixth June 六"),
    ("7", "seven seventh July 七"),
    ("8", "eight eighth August 八"),
    ("9", "nine ninth September 九"),
    ("10", "ten tenth October 十"),
    ("11", "eleven November"),
    ("12", "twelve December"),
    ("100", "hundred 百"),
];

/// The numbers of a text, also those that end a name: in one language `hdu1846` may be what HDU 1846 is in the other.
pub fn numbers(text: &str) -> Vec<&str> {
    let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '.');
    numbers.map(|number| number.trim_matches('.')).filter(|number| !number.is_empty()).collect()
}

/// A paragraph, an item of a list, a row of a table or a heading.
#[derive(Clone)]
struct Paragraph {
    /// The number of its first line.
    line: usize,
    /// How many headings stand before it, its own among them.
    section: usize,
    text: String,
    /// Whether it has a mark.
    is_marked: bool,
}

impl Paragraph {
    /// Whether it has a number, in digits or as a word.
    fn has(&self, number: &str) -> bool {
        let names = WORDS.iter().find(|words| words.0 == number).map_or("", |words| words.1);
        let has_name = |name: &str| {
            let mut words = self.text.split(|c: char| !c.is_ascii_alphabetic());
            let is_chinese = !name.is_ascii();
            (is_chinese && self.text.contains(name))
                || words.any(|word| word == name || word.to_lowercase() == name)
        };
        numbers(&self.text).contains(&number) || names.split_whitespace().any(has_name)
    }

    /// The numbers that it has in digits, and the other one has not at all.
    fn more_than(&self, other: &Self) -> Vec<&str> {
        let mut numbers = numbers(&self.text);
        numbers.retain(|number| !other.has(number));
        numbers
    }

    /// Whether both have the same numbers.
    fn agrees_with(&self, other: &Self) -> bool {
        self.more_than(other).is_empty() && other.more_than(self).is_empty()
    }
}

fn is_paragraph(tag: &Tag) -> bool {
    use Tag::{Heading, Item, Paragraph, TableHead, TableRow};
    matches!(tag, Paragraph | Item | TableHead | TableRow | Heading { .. })
}

/// The sections of a page, each with its heading first. Blocks of code, and tables that tests make, are no part of
/// them.
fn sections(page: &str) -> Vec<Vec<Paragraph>> {
    let made = marked(page).0;
    let (mut paragraphs, mut section, mut end_of_block) = (Vec::<Paragraph>::new(), 0, 0);
    for (event, range) in events(page) {
        let is_made = made.iter().any(|marked| marked.range.contains(&range.start));
        match (event, paragraphs.last_mut()) {
            _ if range.start < end_of_block || is_made => {}
            (Event::Start(Tag::CodeBlock(_)), _) => end_of_block = range.end,
            (Event::Html(html), Some(here)) => here.is_marked |= html.starts_with(MARK),
            (Event::Text(text) | Event::Code(text), Some(here)) => here.text += &format!("{text} "),
            (Event::InlineMath(text) | Event::DisplayMath(text), Some(here)) => {
                here.text += &format!("{text} ");
            }
            (Event::Start(tag), _) if is_paragraph(&tag) => {
                section += usize::from(matches!(tag, Tag::Heading { .. }));
                let line = 1 + page[..range.start].matches('\n').count();
                paragraphs.push(Paragraph { line, section, text: String::new(), is_marked: false });
            }
            _ => {}
        }
    }
    paragraphs.retain(|part| !part.text.is_empty()); // an item may have its text in paragraphs
    paragraphs.chunk_by(|a, b| a.section == b.section).map(<[_]>::to_vec).collect()
}

/// In how many places of a page these numbers stand next to one another in a paragraph, in whatever words.
pub fn places(page: &str, stated: &str) -> usize {
    let stated = numbers(stated);
    let places = |paragraph: &Paragraph| {
        let numbers = numbers(&paragraph.text);
        numbers.windows(stated.len().max(1)).filter(|window| *window == stated).count()
    };
    sections(page).iter().flatten().map(places).sum()
}

/// Where a translation has not the numbers of the English page, by the line, and what they are: paragraph by
/// paragraph, and in a section that is divided otherwise, as a whole. What one language has in digits may be a word
/// in the other. A mark excuses a paragraph, and it is a fault where the numbers do not differ.
pub fn differences(english: &str, translation: &str) -> Vec<(usize, String)> {
    let [english, translation] = [english, translation].map(sections);
    if english.len() != translation.len() {
        let sections = [&english, &translation].map(Vec::len);
        return vec![(1, format!("{} sections in English, here {}", sections[0], sections[1]))];
    }
    let mut faults = Vec::new();
    for (mut english, mut here) in english.into_iter().zip(translation) {
        if english.len() != here.len() {
            [english, here] = [english, here].map(joined);
        }
        for (english, here) in english.iter().zip(here) {
            let fault = match (here.agrees_with(english), here.is_marked) {
                (true, true) => format!("the numbers do not differ, so there should be no {MARK}"),
                (false, false) => format!(
                    "the numbers differ: in English, at line {}, there is [{}] besides, here [{}]; if that is meant, \
                     write {MARK}why -->",
                    english.line,
                    english.more_than(&here).join(" "),
                    here.more_than(english).join(" ")
                ),
                _ => continue,
            };
            faults.push((here.line, fault));
        }
    }
    faults
}

/// A section as one paragraph.
fn joined(section: Vec<Paragraph>) -> Vec<Paragraph> {
    let all = section.into_iter().reduce(|all, part| Paragraph {
        text: all.text + &part.text,
        is_marked: all.is_marked || part.is_marked,
        ..all
    });
    all.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Heaps of 7\n\nTake $1$ of three, or `12`; it is $0.5$.\n\n- Both lose at 4.\n- A heap.\n\n```text\n8\n```\n\n## In April\n\nOn 9 April 2001.\n";
    const CHINESE: &str = "# 7 颗\n\n从 3 颗中取一颗，或 `12` 颗，即 $0.5$。\n\n- 4 颗时两堆都必败。\n- 一堆。\n\n```text\n9\n```\n\n## 四月\n\n2001 年 4 月 9 日。\n";

    fn lines(chinese: &str) -> Vec<usize> {
        differences(ENGLISH, chinese).into_iter().map(|(line, _)| line).collect()
    }

    fn with(old: &str, new: &str) -> String {
        assert_eq!(CHINESE.matches(old).count(), 1, "{old}");
        CHINESE.replace(old, new)
    }

    #[test]
    fn stated_numbers_are_next_to_one_another_in_a_paragraph() {
        let page = "1. for $p = 2$ and $q =\n   4$ these are $0, 5, 6, \\dots$ of hdu9\n\n7 3.5.\n\n```text\n8\n```\n\n7\n";
        for (stated, count) in [
            ("p = 2, q = 4, 0, 5, 6", 1),
            ("4, 2", 0),
            ("5, 7", 0),
            ("3.5", 1),
            ("6, 7", 0),
            ("7", 2),
            ("8", 0),
            ("9", 1),
            ("", 0),
        ] {
            assert_eq!(places(page, stated), count, "{stated}");
        }
    }

    #[test]
    fn each_wrong_digit_is_found() {
        assert!(lines(CHINESE).is_empty());
        assert!(lines(&with("都必败", "都必败，4 颗")).is_empty()); // where English says `it`
        for (old, new, line) in [
            ("7 颗", "8 颗", 1),
            ("从 3", "从 4", 3),
            ("`12`", "`13`", 3),
            ("0.5", "0.6", 3),
            ("- 4 颗", "- 5 颗", 5),
            ("一堆。", "一堆 6 颗。", 6),
            ("2001", "2000", 14),
            ("4 月", "5 月", 14),
            ("9 日", "4 日", 14),
        ] {
            assert_eq!(lines(&with(old, new)), [line], "{old} {new}");
        }
    }

    #[test]
    fn a_section_that_is_divided_otherwise_is_compared_as_a_whole() {
        let divided = with("\n- 一堆", "，一堆");
        assert!(lines(&divided).is_empty());
        assert_eq!(lines(&divided.replace("`12`", "`13`")), [1]);
        assert_eq!(lines(&with("## 四月", "四月")), [1]);
    }

    #[test]
    fn a_mark_excuses_a_paragraph_that_needs_it() {
        let marked = with("0.5$。", "0.6$。\n<!-- numbers differ: a -->");
        assert!(lines(&marked).is_empty());
        assert_eq!(lines(&marked.replace("- 4", "- 5")), [6]);
        assert_eq!(lines(&marked.replace("0.6", "0.5")), [3]);
    }
}
