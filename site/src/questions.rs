//! The questions of a page as forms: an answer is checked in the page, and a wrong one gets the hint. Without a script
//! the hint and the answer stay folded below the question.

use super::rendered::RenderedPage;
use super::templates::render;
use pack::questions::questions;
use pack::{Language, Result};
use serde_json::json;

/// A text of the pack with a form for each of its questions.
pub fn with_forms(page: &mut RenderedPage, markdown: &str, language: Language) -> Result<String> {
    let (mut text, mut at) = (String::new(), 0);
    for question in questions(markdown)? {
        let values = json!({
            "text": question.text,
            "choices": question.choices,
            "answer": question.answer,
            "folded": question.folded,
        });
        text += &markdown[at..question.range.start];
        text += &(render("question", language, &values)? + "\n");
        at = question.range.end;
        page.scripts.push("questions.js");
    }
    Ok(text + &markdown[at..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths::Page;
    use crate::sources::fixture;

    #[test]
    fn a_question_is_a_form() {
        let sources = fixture();
        let mut page = RenderedPage::new(&Page::Course, &sources);
        let mut form = |question: &str, answer: &str| {
            let fold = format!(
                "<details>\n<summary>Answer</summary>\n\nTry.\n\n**{answer}**.\n\n</details>\n"
            );
            let text = format!("A\n\n<!-- question: a -->\n{question}\n\n{fold}\nB\n");
            with_forms(&mut page, &text, Language::English).unwrap()
        };
        let typed = form("How many $n$?", "3");
        assert!(
            typed.starts_with(
                "A\n\n<div class=\"question\" data-answer=\"3\">\n\nHow many $n$?\n\n<form>"
            ),
            "{typed}"
        );
        assert!(
            typed.contains("<input") && typed.ends_with("</details>\n\n</div>\n\nB\n"),
            "{typed}"
        );
        let chosen = form("`1 2` or `3`?", "1 2");
        assert!(
            chosen.contains("value=\"1 2\">1 2</button>") && !chosen.contains("<input"),
            "{chosen}"
        );
        assert_eq!(page.loads().unwrap().scripts.last().unwrap(), "../play/questions.js");
    }
}
