//! The questions of a page, which the site turns into forms: a paragraph below `<!-- question: NAME -->`, and below it,
//! folded, a hint, and a paragraph that begins with the answer in bold. That is a number, or several with blanks
//! between; where the question has texts in code, it is one of these.

use super::Result;
use anyhow::{ensure, Context};
use std::ops::Range;

/// How the line above a question begins, and how it ends.
const MARK: [&str; 2] = ["<!-- question: ", " -->\n"];

/// A question with its answer.
#[derive(Debug, PartialEq)]
pub struct Question<'a> {
    /// By which the test knows it that computes the answer.
    pub name: &'a str,
    /// The paragraph that asks.
    pub text: &'a str,
    /// What can be chosen; nothing, if numbers are typed.
    pub choices: Vec<&'a str>,
    /// The right one.
    pub answer: &'a str,
    /// The hint and the answer, with the fold around them.
    pub folded: &'a str,
    /// All of it, with the line above.
    pub range: Range<usize>,
}

/// All questions of a page. Fails if one is not as it should be.
pub fn questions(markdown: &str) -> Result<Vec<Question<'_>>> {
    let is_line = |start: &usize| markdown[..*start].ends_with('\n');
    let starts = markdown.match_indices(MARK[0]).map(|(start, _)| start).filter(is_line);
    let at = |start| question(markdown, start).with_context(|| place(markdown, start));
    starts.map(at).collect()
}

fn place(markdown: &str, start: usize) -> String {
    format!("the question in line {}", 1 + markdown[..start].matches('\n').count())
}

fn question(markdown: &str, start: usize) -> Result<Question<'_>> {
    const END: &str = "</details>\n";
    let length = markdown[start..].find(END).context("no end of a fold")? + END.len();
    let range = start..start + length;
    let rest = &markdown[range.clone()][MARK[0].len()..];
    let (name, rest) = rest.split_once(MARK[1]).context("no name")?;
    let fold = rest.find("\n\n").context("no fold")?;
    let (text, folded) = (&rest[..fold], rest[fold..].trim());
    ensure!(folded.starts_with("<details>"), "no fold");
    let (before, answer) = folded.split_once("\n\n**").context("no answer in bold")?;
    ensure!(before.contains("</summary>\n\n"), "no hint");
    let (answer, _) = answer.split_once("**").context("no answer in bold")?;
    let choices: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    let is_typed = |part: &str| part.parse::<u64>().is_ok();
    let is_known = match choices[..] {
        [] => answer.split(' ').all(is_typed),
        _ => choices.contains(&answer),
    };
    ensure!(is_known, "{answer} cannot be typed or chosen");
    Ok(Question { name, text, choices, answer, folded, range })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(text: &str, folded: &str) -> String {
        format!(
            "# A\n\n<!-- question: a b -->\n{text}\n\n<details>\n<summary>Answer</summary>\n\n{folded}\n\n</details>\n\nB\n"
        )
    }

    #[test]
    fn a_question_has_a_hint_and_an_answer() {
        let page = page("Which, `1 2` or `3`?", "Try it.\n\n**1 2**: why.");
        let [found] = &questions(&page).unwrap()[..] else { panic!("one question") };
        assert_eq!(questions("As in `<!-- question: a -->`.\n").unwrap(), []);
        assert_eq!((found.name, found.text), ("a b", "Which, `1 2` or `3`?"));
        assert_eq!((&found.choices[..], found.answer), (&["1 2", "3"][..], "1 2"));
        assert_eq!(
            found.folded,
            "<details>\n<summary>Answer</summary>\n\nTry it.\n\n**1 2**: why.\n\n</details>"
        );
        assert!(
            page[found.range.clone()].starts_with("<!-- ") && page[found.range.end..].trim() == "B"
        );
    }

    #[test]
    fn what_cannot_be_answered_is_an_error() {
        for (text, folded, expected) in [
            ("How many?", "Try it.\n\nSome.", "no answer in bold"),
            ("How many?", "Try it.\n\n**Some**.", "Some cannot be typed or chosen"),
            ("`1` or `2`?", "Try it.\n\n**3**.", "3 cannot be typed or chosen"),
            ("How many?", "**3**.", "no hint"),
        ] {
            let error = questions(&page(text, folded)).unwrap_err();
            assert_eq!(format!("{error:#}"), format!("the question in line 3: {expected}"));
        }
    }
}
