//! What a page states, apart from the words that it uses.

use crate::marked::marked;
use crate::numbers::{sections, Paragraph};
use crate::Part;
use pack::markdown::events;
use pack::markdown::pulldown_cmark::{Event, Tag, TagEnd};
use std::ops::Range;

/// The numbers of a text, but not those that end a name, as in `hdu1846`.
fn numbers(text: &str) -> Vec<&str> {
    let (mut numbers, mut rest) = (Vec::new(), text);
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, number) = rest.split_at(start);
        let is_outside = |c: char| !c.is_ascii_digit() && c != '.';
        let (number, after) = number.split_at(number.find(is_outside).unwrap_or(number.len()));
        if !before.ends_with(|c: char| c.is_ascii_alphabetic()) {
            numbers.push(number.trim_end_matches('.'));
        }
        rest = after;
    }
    numbers
}

/// How often a part of a page has the numbers of `stated` next to one another. At `;` that is a group, which
/// may stand before or behind the others. `None` if there is no such part.
pub fn count(page: &str, part: &Part, stated: &str) -> Option<usize> {
    let groups: Vec<Vec<&str>> =
        stated.split(';').map(numbers).filter(|group| !group.is_empty()).collect();
    let length = groups.iter().map(Vec::len).sum::<usize>().max(1);
    let places = |paragraph: Paragraph| {
        let numbers = numbers(&paragraph.text);
        numbers.windows(length).filter(|window| consists_of(window, &groups)).count()
    };
    let sections = texts(page, part)?.into_iter().flat_map(sections);
    Some(sections.flatten().map(places).sum())
}

/// The texts that a part consists of.
fn texts<'a>(page: &'a str, part: &Part) -> Option<Vec<&'a str>> {
    // The answers are the last list with numbers, the exercises the one before.
    let (list, number) = match *part {
        Part::Page => return Some(vec![page]),
        Part::Beside(table) => {
            let marker = format!("table: {table}");
            let block = marked(page).0.into_iter().find(|marked| marked.marker == marker)?;
            let above = page[..block.range.start].trim_end().rsplit_once("\n\n")?.0;
            let below = page[block.range.end..].trim_start();
            // A diagram is an element around the table.
            let is_text = |part: &&str| !part.starts_with("<div class=") && *part != "</div>";
            return Some(vec![
                above.rsplit("\n\n").find(is_text).unwrap_or_default(),
                below.split("\n\n").find(is_text).unwrap_or_default(),
            ]);
        }
        Part::Exercise(number) => (2, number),
        Part::Answer(number) => (1, number),
    };
    let lists = lists(page);
    let items = &lists[lists.len().checked_sub(list)?];
    Some(vec![&page[items.get(number.checked_sub(1)?)?.clone()]])
}

/// The items of the lists with numbers that stand in no other list.
fn lists(page: &str) -> Vec<Vec<Range<usize>>> {
    let (mut lists, mut depth, mut has_numbers) = (Vec::new(), 0, false);
    for (event, range) in events(page) {
        match event {
            Event::Start(Tag::List(first)) => {
                depth += 1;
                if depth == 1 {
                    has_numbers = first.is_some();
                    lists.extend(has_numbers.then(Vec::new));
                }
            }
            Event::End(TagEnd::List(_)) => depth -= 1,
            Event::Start(Tag::Item) if depth == 1 && has_numbers => {
                lists.last_mut().expect("it has begun").push(range);
            }
            _ => {}
        }
    }
    lists
}

/// Whether the numbers are those of the groups, in any order of these.
fn consists_of(numbers: &[&str], groups: &[Vec<&str>]) -> bool {
    (numbers.is_empty() && groups.is_empty())
        || (0..groups.len()).any(|i| {
            let mut others = groups.to_vec();
            let group = others.swap_remove(i);
            numbers.starts_with(&group) && consists_of(&numbers[group.len()..], &others)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_page(page: &str, stated: &str) -> usize {
        count(page, &Part::Page, stated).unwrap()
    }

    #[test]
    fn words_do_not_matter() {
        for page in [
            "1. for $p = 2$ and $q =\n   4$ these are $0, 5, 6, \\dots$\n",
            "$p = 2$、$q = 4$ 时就是 `0`、$5$、6、$\\dots$\n",
        ] {
            assert_eq!(in_page(page, "p = 2, q = 4, 0, 5, 6, \\dots"), 1, "{page}");
            assert_eq!(in_page(page, "5, 6; 0; 2, 4"), 1, "{page}");
            for other in ["4, 2", "0, 5, 7", "2, 0", "2, 0; 4", "6, 5; 0", ""] {
                assert_eq!(in_page(page, other), 0, "{page} {other}");
            }
        }
    }

    #[test]
    fn numbers_are_next_to_one_another_in_a_paragraph() {
        let page = "hdu1 and **2** 3.5.\n\n4 2\n\n- 3\n- 3\n\n```text\n9\n```\n";
        for (stated, places) in
            [("1", 0), ("2", 2), ("2, 3.5", 1), ("3.5, 4", 0), ("3, 3", 0), ("9", 0)]
        {
            assert_eq!(in_page(page, stated), places, "{stated}");
        }
    }

    #[test]
    fn parts_are_told_apart() {
        let page = "7\n\n5 a\n\n<!-- table: t -->\n| 7 |\n| --- |\n\n6\n\n- 5\n\n1. 5\n2. 6\n\n   5\n   1. 9\n\n<b>\n\n1. 7\n";
        for (part, stated, places) in [
            (Part::Beside("t"), "5", Some(1)),
            (Part::Beside("t"), "6", Some(1)),
            (Part::Beside("t"), "7", Some(0)),
            (Part::Beside("u"), "7", None),
            (Part::Exercise(1), "5", Some(1)),
            (Part::Exercise(2), "5", Some(1)),
            (Part::Exercise(2), "9", Some(1)),
            (Part::Answer(1), "7", Some(1)),
            (Part::Answer(2), "7", None),
            (Part::Page, "5", Some(4)),
        ] {
            assert_eq!(count(page, &part, stated), places, "{part:?} {stated}");
        }
    }
}
