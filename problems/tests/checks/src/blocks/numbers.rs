//! The numbers of a page: those that a test has computed stand in the English page, and each paragraph of a translation
//! has those of the English one.

use super::marked::marked;
use pack::markdown::{events, pulldown_cmark};
use pulldown_cmark::Event::{Code, DisplayMath, Html, InlineMath, Start, Text};
use pulldown_cmark::Tag::{CodeBlock, Heading, Item, Paragraph, TableHead, TableRow};

/// Begins a mark, which stands below a paragraph of a translation and says why its numbers differ from the English.
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
struct Part {
    /// The number of its first line.
    line: usize,
    text: String,
    /// Whether it has a mark.
    is_marked: bool,
}

/// Whether a text has a number, in digits or as a word.
fn has(text: &str, number: &str) -> bool {
    let names = WORDS.iter().find(|words| words.0 == number).map_or("", |words| words.1);
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphabetic()).collect();
    let has_name = |name: &str| {
        (!name.is_ascii() && text.contains(name))
            || words.iter().any(|word| *word == name || word.to_lowercase() == name)
    };
    numbers(text).contains(&number) || names.split_whitespace().any(has_name)
}

/// The numbers that some paragraphs have in digits, and others have not at all, with spaces between.
fn more_than(some: &[Part], others: &[Part]) -> String {
    let mut more: Vec<&str> = some.iter().flat_map(|part| numbers(&part.text)).collect();
    more.retain(|number| !others.iter().any(|other| has(&other.text, number)));
    more.join(" ")
}

/// The sections of a page, each with its heading first. Blocks of code, and tables that tests make, are no part of
/// them.
fn sections(page: &str) -> Vec<Vec<Part>> {
    let made = marked(page).0;
    let at = |start: usize| Part {
        line: 1 + page[..start].matches('\n').count(),
        text: String::new(),
        is_marked: false,
    };
    let (mut sections, mut end_of_block) = (vec![Vec::<Part>::new()], 0);
    for (event, range) in events(page) {
        let is_made = made.iter().any(|marked| marked.range.contains(&range.start));
        let section = sections.last_mut().expect("there is a first one");
        match (event, section.last_mut()) {
            _ if range.start < end_of_block || is_made => {}
            (Start(CodeBlock(_)), _) => end_of_block = range.end,
            (Start(Heading { .. }), _) => sections.push(vec![at(range.start)]),
            (Start(Paragraph | Item | TableHead | TableRow), _) => section.push(at(range.start)),
            (Html(html), Some(here)) => here.is_marked |= html.starts_with(MARK),
            (Text(text) | Code(text) | InlineMath(text) | DisplayMath(text), Some(here)) => {
                here.text += &format!("{text} ");
            }
            _ => {}
        }
    }
    for section in &mut sections {
        section.retain(|part| !part.text.is_empty()); // an item may have its text in paragraphs
    }
    sections.retain(|section| !section.is_empty());
    sections
}

/// In how many places of a page these numbers stand next to one another in a paragraph, in whatever words.
pub fn places(page: &str, stated: &str) -> usize {
    let stated = numbers(stated);
    let places = |part: &Part| {
        let numbers = numbers(&part.text);
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
    for (english, here) in english.iter().zip(&translation) {
        let size = if english.len() == here.len() { 1 } else { usize::MAX };
        for (english, here) in english.chunks(size).zip(here.chunks(size)) {
            let [missing, added] = [more_than(english, here), more_than(here, english)];
            let agrees = missing.is_empty() && added.is_empty();
            let fault = match (agrees, here.iter().any(|part| part.is_marked)) {
                (true, true) => format!("the numbers do not differ, so there should be no {MARK}"),
                (false, false) => format!(
                    "the numbers differ: in English, at line {}, there is [{missing}] besides, here [{added}]; if that \
                     is meant, write {MARK}why -->",
                    english[0].line
                ),
                _ => continue,
            };
            faults.push((here[0].line, fault));
        }
    }
    faults
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
        for stated in ["p = 2, q = 4, 0, 5, 6", "3.5", "9"] {
            assert_eq!(places(page, stated), 1, "{stated}");
        }
        for stated in ["4, 2", "5, 7", "6, 7", "8", ""] {
            assert_eq!(places(page, stated), 0, "{stated}");
        }
        assert_eq!(places(page, "7"), 2);
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
