//! The numbers of a page, which are the same in all its languages.
//!
//! Paragraph by paragraph, both languages have the same numbers in digits, in formulas and out of them, in any
//! order. What one writes in digits may be a word in the other. One of the two, not both, may have a number more
//! often than the other, which says `it`: with a wrong digit, each has a number that the other lacks.

use crate::marked::marked;
use pack::markdown::events;
use pack::markdown::pulldown_cmark::{Event, Tag, TagEnd};
use std::collections::BTreeMap;

/// What a mark begins with. It stands below a paragraph of a translation and says why its numbers are not those of
/// the English one.
const MARK: &str = "<!-- numbers differ: ";

/// The words for numbers, in English and in Chinese. Those of months are there, as April is 4 月.
const WORDS: [(&str, &[&str], &[char]); 14] = [
    ("0", &["zero", "zeros", "nonzero"], &['零']),
    ("1", &["one", "ones", "once", "single", "January"], &['一', '首', '单']),
    (
        "2",
        &["two", "twos", "twice", "both", "half", "pair", "pairs", "February"],
        &['二', '两', '双', '半'],
    ),
    ("3", &["three", "threes", "third", "March"], &['三']),
    ("4", &["four", "fours", "fourth", "April"], &['四']),
    ("5", &["five", "fifth", "May"], &['五']),
    ("6", &["six", "sixth", "June"], &['六']),
    ("7", &["seven", "seventh", "July"], &['七']),
    ("8", &["eight", "eighth", "August"], &['八']),
    ("9", &["nine", "ninth", "September"], &['九']),
    ("10", &["ten", "tenth", "October"], &['十']),
    ("11", &["eleven", "November"], &[]),
    ("12", &["twelve", "December"], &[]),
    ("100", &["hundred"], &['百']),
];

/// A paragraph, an item of a list, a row of a table or a heading.
#[derive(Default)]
pub struct Paragraph {
    /// The number of its first line.
    line: usize,
    pub text: String,
    /// Whether it has a mark.
    is_marked: bool,
}

impl Paragraph {
    /// How often it has each number in digits.
    fn numbers(&self) -> BTreeMap<&str, usize> {
        let mut counts = BTreeMap::new();
        for part in self.text.split(|c: char| !c.is_ascii_digit() && c != '.') {
            let number = part.trim_matches('.');
            if !number.is_empty() {
                *counts.entry(number).or_default() += 1;
            }
        }
        counts
    }

    /// How often it has a number as a word.
    fn words(&self, number: &str) -> usize {
        let Some((_, english, chinese)) = WORDS.iter().find(|words| words.0 == number) else {
            return 0;
        };
        let words = self.text.split(|c: char| !c.is_ascii_alphabetic());
        words
            .filter(|word| english.contains(word) || english.contains(&&*word.to_lowercase()))
            .count()
            + self.text.matches(*chinese).count()
    }
}

/// The numbers that `this` has in digits more often than the other. The flags: whether they are all there as often
/// in the other if its words count, and whether all are there at all.
fn surplus<'a>(this: &'a Paragraph, other: &Paragraph) -> (Vec<&'a str>, bool, bool) {
    let (of_other, mut numbers) = (other.numbers(), Vec::new());
    let (mut are_words, mut are_there) = (true, true);
    for (number, count) in this.numbers() {
        let digits = of_other.get(number).copied().unwrap_or_default();
        if digits < count {
            let all = digits + other.words(number);
            are_words &= count <= all;
            are_there &= all > 0;
            numbers.push(number);
        }
    }
    (numbers, are_words, are_there)
}

/// What two paragraphs have not in common: the numbers of the first one, and of the second one.
fn difference<'a>(a: &'a Paragraph, b: &'a Paragraph) -> Option<[Vec<&'a str>; 2]> {
    let ((in_a, a_words, a_there), (in_b, b_words, b_there)) = (surplus(a, b), surplus(b, a));
    let is_same =
        (a_words && b_words) || (in_a.is_empty() && b_there) || (in_b.is_empty() && a_there);
    (!is_same).then_some([in_a, in_b])
}

/// The sections of a page, each with its heading first. Blocks of code, and tables that tests make, are no part of
/// them.
pub fn sections(page: &str) -> Vec<Vec<Paragraph>> {
    let mut sections: Vec<Vec<Paragraph>> = vec![Vec::new()];
    let mut is_code = false;
    let made = marked(page).0;
    for (event, range) in events(page) {
        if made.iter().any(|marked| marked.range.contains(&range.start)) {
            continue;
        }
        if matches!(event, Event::Start(Tag::Heading { .. })) {
            sections.push(Vec::new());
        }
        let section = sections.last_mut().expect("there is one");
        match (event, section.last_mut()) {
            (Event::Start(Tag::CodeBlock(_)), _) => is_code = true,
            (Event::End(TagEnd::CodeBlock), _) => is_code = false,
            (Event::Html(html), Some(here)) => here.is_marked |= html.starts_with(MARK),
            (
                Event::Start(
                    Tag::Paragraph
                    | Tag::Item
                    | Tag::TableHead
                    | Tag::TableRow
                    | Tag::Heading { .. },
                ),
                _,
            ) => {
                let line = 1 + page[..range.start].matches('\n').count();
                section.push(Paragraph { line, ..Paragraph::default() });
            }
            (
                Event::Text(text)
                | Event::Code(text)
                | Event::InlineMath(text)
                | Event::DisplayMath(text),
                Some(here),
            ) if !is_code => {
                here.text += &text;
                here.text.push(' ');
            }
            _ => {}
        }
    }
    // An item may have its text in paragraphs.
    for section in &mut sections {
        section.retain(|part| !part.text.is_empty());
    }
    sections.retain(|section| !section.is_empty());
    sections
}

/// A section as one paragraph.
fn joined(section: &[Paragraph]) -> Paragraph {
    let texts: Vec<&str> = section.iter().map(|part| part.text.as_str()).collect();
    let is_marked = section.iter().any(|part| part.is_marked);
    Paragraph { line: section[0].line, text: texts.join(" "), is_marked }
}

/// Where a translation has not the numbers of the English page, by the line, and what they are: paragraph by
/// paragraph, and in a section that is divided otherwise, as a whole. A mark excuses a paragraph, and it is a fault
/// where the numbers do not differ.
pub fn differences(english: &str, translation: &str) -> Vec<(usize, String)> {
    let (english, translation) = (sections(english), sections(translation));
    if english.len() != translation.len() {
        let sections = [&english, &translation].map(Vec::len);
        return vec![(1, format!("{} sections in English, here {}", sections[0], sections[1]))];
    }
    let mut faults = Vec::new();
    for (english, here) in english.into_iter().zip(translation) {
        let pairs: Vec<_> = if english.len() == here.len() {
            english.into_iter().zip(here).collect()
        } else {
            vec![(joined(&english), joined(&here))]
        };
        for (english, here) in &pairs {
            let fault = match difference(english, here) {
                Some([in_english, in_here]) if !here.is_marked => format!(
                    "the numbers differ: in English, at line {}, there is more of [{}], here of [{}]; if that is \
                     meant, write {MARK}why -->",
                    english.line,
                    in_english.join(" "),
                    in_here.join(" ")
                ),
                None if here.is_marked => {
                    format!("the numbers do not differ, so there should be no {MARK}")
                }
                _ => continue,
            };
            faults.push((here.line, fault));
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
    fn words_and_their_order_do_not_matter() {
        assert_eq!(lines(CHINESE), []);
        assert_eq!(lines(&with("都必败", "都必败，4 颗")), []); // where English says `it`
    }

    #[test]
    fn each_wrong_digit_is_found() {
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
        assert_eq!(lines(&divided), []);
        assert_eq!(lines(&divided.replace("`12`", "`13`")), [1]);
        assert_eq!(lines(&with("## 四月", "四月")), [1]);
    }

    #[test]
    fn a_mark_excuses_a_paragraph_that_needs_it() {
        let marked = with("0.5$。", "0.6$。\n<!-- numbers differ: a -->");
        assert_eq!(lines(&marked), []);
        assert_eq!(lines(&marked.replace("- 4", "- 5")), [6]);
        assert_eq!(lines(&marked.replace("0.6", "0.5")), [3]);
        let item =
            with("- 4 颗时两堆都必败。", "- 5 颗时两堆都必败。\n  <!-- numbers differ: a -->");
        assert_eq!(lines(&item), []);
        assert_eq!(lines(&item.replace("- 5", "- 4")), [5]);
    }
}
