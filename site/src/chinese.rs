//! What Chinese asks of a page: which pieces of text are in which language, and how wide its characters are.

use pack::Language;

/// Marks the runs of a text that are in the other language.
pub fn with_languages(text: &str, language: Language) -> String {
    let end: fn(&str) -> usize = language.choose(chinese_end, english_end);
    let tag = language.other().tag();
    let mut marked = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let run = end(rest);
        if run > 0 {
            marked += &format!("<span lang=\"{tag}\">{}</span>", &rest[..run]);
            rest = &rest[run..];
        } else {
            // To the beginning of the next word.
            let is_word = first.is_alphanumeric() && !is_han(first);
            let word = rest.find(|c: char| !c.is_alphanumeric() || is_han(c)).unwrap_or(rest.len());
            let (skipped, after) = rest.split_at(if is_word { word } else { first.len_utf8() });
            marked += skipped;
            rest = after;
        }
    }
    marked
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}')
}

/// Whether a character is as wide as two letters.
fn is_wide(c: char) -> bool {
    is_han(c) || matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ff60}')
}

/// How many bytes of Chinese a text begins with.
fn chinese_end(text: &str) -> usize {
    if !text.starts_with(is_han) {
        return 0;
    }
    let is_inside = |c: char| is_han(c) || "，。；：、！？（）《》“”·".contains(c);
    let run = &text[..text.find(|c: char| !is_inside(c)).unwrap_or(text.len())];
    run.trim_end_matches(|c: char| !is_han(c)).len()
}

/// How many bytes of English a text begins with, if these are two words or more.
fn english_end(text: &str) -> usize {
    let is_letter = |c: char| c.is_alphabetic() && c < '\u{250}';
    if !text.starts_with(is_letter) {
        return 0;
    }
    let is_inside = |c: char| is_letter(c) || c.is_ascii_digit() || " \n'’-–.,!?".contains(c);
    let run = &text[..text.find(|c: char| !is_inside(c)).unwrap_or(text.len())];
    let run = run.trim_end_matches(|c: char| !is_letter(c) && c != '!' && c != '?');
    let words =
        run.split_whitespace().filter(|word| word.chars().filter(|&c| is_letter(c)).count() > 1);
    if words.count() > 1 {
        run.len()
    } else {
        0
    }
}

/// A text with each run of Chinese characters in an element as wide as twice as many others.
pub fn spaced(text: &str) -> String {
    let (mut spaced, mut rest) = (String::new(), text);
    while let Some(start) = rest.find(is_wide) {
        let run = &rest[start..];
        let (run, after) = run.split_at(run.find(|c| !is_wide(c)).unwrap_or(run.len()));
        let width = 2 * run.chars().count();
        spaced += &rest[..start];
        spaced += &format!("<span class=\"wide\" style=\"width:{width}ch\">{run}</span>");
        rest = after;
    }
    spaced + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_has_twice_the_width() {
        let html = spaced("SG 值  1\n石子数 2\n");
        let span =
            |run, width| format!("<span class=\"wide\" style=\"width:{width}ch\">{run}</span>");
        assert_eq!(html, format!("SG {}  1\n{} 2\n", span("值", 2), span("石子数", 6)));
    }
}
