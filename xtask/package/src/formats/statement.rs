//! A statement in the parts for which systems have a field each.

use super::{html, latex, texts};
use anyhow::{ensure, Context};
use pack::markdown::pulldown_cmark::{Event, HeadingLevel, Tag};
use pack::markdown::{events, located};
use pack::{markdown, Language, Problem, Result, Section};
use std::ops::Range;

/// A statement in one language.
pub struct Statement {
    pub language: Language,
    pub title: String,
    /// All of it, in Markdown.
    pub text: String,
    /// The texts of each sample: input and output.
    pub samples: Vec<[String; 2]>,
    /// The file that it is from.
    path: String,
    /// Where in the text are description, input, output and notes, without the headings.
    parts: [Range<usize>; 4],
}

impl Statement {
    /// The statement of a problem in one language, or in English if it has none in that. Fails if it has not
    /// the headings of the second level that it should, or something that not all systems can show.
    pub fn read(problem: &Problem, language: Language) -> Result<Self> {
        let is_there = problem.languages().contains(&language);
        let language = if is_there { language } else { Language::English };
        let (path, text) = if problem.is_lesson() {
            let path = problem.folder().join(format!("statement/problem.{language}.md"));
            (pack::shown(&path), pack::read(&path)?)
        } else {
            let practice = problem.practice(language)?;
            (format!("{}, as a statement", practice.source), practice.statement)
        };
        let parts = parts(&text, language).with_context(|| path.clone())?;
        let cases = problem.test_files()?;
        let samples = cases.iter().filter(|case| case.is_sample).map(texts);
        let samples = samples.collect::<Result<_>>()?;
        let title = problem.title(language).to_string();
        Ok(Self { language, title, text, samples, path, parts })
    }

    /// Description, input, output and notes in Markdown, without empty lines around them. Notes may be empty.
    pub fn parts(&self) -> [&str; 4] {
        self.parts.clone().map(|range| self.text[range].trim())
    }

    /// The parts in Markdown, with each formula between single dollar signs replaced.
    pub fn markdown(&self, formula: impl Fn(&str) -> String) -> [String; 4] {
        self.parts().map(|part| {
            let (mut text, mut at) = (String::new(), 0);
            for (event, range) in events(part) {
                if let Event::InlineMath(latex) = event {
                    text += &part[at..range.start];
                    text += &formula(&latex);
                    at = range.end;
                }
            }
            text + &part[at..]
        })
    }

    /// The parts in HTML. Fails on a formula that cannot be translated.
    pub fn html(&self) -> Result<[String; 4]> {
        let mut parts = <[String; 4]>::default();
        for (part, markdown) in parts.iter_mut().zip(self.parts()) {
            *part = html::part(markdown).with_context(|| self.path.clone())?;
        }
        Ok(parts)
    }

    /// The samples from the one with this index on in HTML, with headings in this element.
    pub fn samples_in_html(&self, from: usize, heading: &str) -> String {
        let names =
            self.language.choose(["Sample input", "Sample output"], ["样例输入", "样例输出"]);
        let mut html = String::new();
        for (i, texts) in self.samples.iter().enumerate().skip(from) {
            for (name, text) in names.iter().zip(texts) {
                html += &format!("<{heading}>{name} {}</{heading}>\n", i + 1);
                html += &format!("<pre>{}</pre>\n", html::escape(text));
            }
        }
        html
    }

    /// All of it with title and samples, as a page of HTML.
    pub fn page(&self) -> Result<String> {
        let [input, output, _] = headings(self.language);
        let [description, input_text, output_text, notes] = self.html()?;
        let (language, title) = (&self.language, html::escape(&self.title));
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n</head>\n<body>\n<h1>{title}</h1>\n{description}<h2>{input}</h2>\n{input_text}<h2>{output}</h2>\n{output_text}"
        );
        page += &self.samples_in_html(0, "h2");
        if !notes.is_empty() {
            page += &format!("<h2>{}</h2>\n{notes}", self.notes_heading());
        }
        Ok(page + "</body>\n</html>\n")
    }

    pub fn notes_heading(&self) -> &'static str {
        headings(self.language)[2]
    }

    /// All of it in LaTeX, with the title.
    pub fn latex(&self) -> String {
        latex::document(&self.title, self.parts().map(latex::part), self.notes_heading())
    }
}

fn headings(language: Language) -> [&'static str; 3] {
    Section::STATEMENT.map(|section| section.heading(language))
}

/// Where in a text are the description and what stands below the headings for input, output and, if there are any,
/// notes.
fn parts(text: &str, language: Language) -> Result<[Range<usize>; 4]> {
    for (event, range) in events(text) {
        ensure!(is_plain(&event), located(text, range, "systems may not show this"));
    }
    let found = markdown::headings(text);
    let names: Vec<_> = found.iter().map(|heading| heading.text.as_str()).collect();
    let expected = headings(language);
    ensure!(
        names == expected[..2] || names == expected,
        "expected the headings {expected:?}, found {names:?}"
    );
    let end = text.len();
    let [input, output] = [&found[0].range, &found[1].range];
    let notes = found.get(2).map_or(end..end, |heading| heading.range.clone());
    Ok([0..input.start, input.end..output.start, output.end..notes.start, notes.end..end])
}

/// Whether all systems can show this.
fn is_plain(event: &Event) -> bool {
    use Tag::{Emphasis, Heading, Item, List, Paragraph, Strong};
    match event {
        Event::Text(text) => !text.contains(['$', '\\']), // QDUOJ may take this for a formula
        Event::Start(tag) => match tag {
            Paragraph | Emphasis | Strong | Item | List(None | Some(1)) => true,
            Heading { level, .. } => *level == HeadingLevel::H2,
            _ => false,
        },
        Event::Code(_) | Event::InlineMath(_) | Event::SoftBreak | Event::End(_) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_has_two_headings_and_may_have_notes() {
        let text = "One\n\n## Input\n\nTwo\n\n## Output\n\nThree\n";
        let found = parts(text, Language::English).unwrap().map(|part| text[part].trim());
        assert_eq!(found, ["One", "Two", "Three", ""]);
        let chinese = "一\n\n## 输入\n\n二\n\n## 输出\n\n三\n\n## 提示\n\n四\n";
        let found = parts(chinese, Language::Chinese).unwrap().map(|part| chinese[part].trim());
        assert_eq!(found, ["一", "二", "三", "四"]);
        assert_eq!(
            parts(text, Language::Chinese).unwrap_err().to_string(),
            "expected the headings [\"输入\", \"输出\", \"提示\"], found [\"Input\", \"Output\"]"
        );
        for wrong in ["One\n", "## Input\n", "## Input\n\n## Notes\n\n## Output\n"] {
            assert!(parts(wrong, Language::English).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_systems_may_not_show_is_an_error() {
        for markdown in [
            "### a",
            "[a](https://b.org)",
            "![a](b.svg)",
            "a <b>c</b>",
            "<div>\n\na",
            "***",
            "2. a",
            "> a",
            "| a |\n|---|",
            "```text\na\n```",
            "    a",
            "$$a$$",
            "a\\\nb",
            "a \\$5",
            "\\\\(a\\\\)",
        ] {
            let error = parts(&format!("One\n\n{markdown}\n"), Language::English).unwrap_err();
            let begin = "line 3: systems may not show this: ";
            assert!(error.to_string().starts_with(begin), "{markdown}: {error}");
        }
    }

    #[test]
    fn formulas_are_replaced_and_an_error_has_the_file() {
        let text = "One `a` $b_1$, $c$\n\n## Input\n\n## Output\n\n$\\frac{1}{2}$\n".to_string();
        let parts = parts(&text, Language::English).unwrap();
        let (language, title, path) = (Language::English, String::new(), "a/b.md".into());
        let statement = Statement { language, title, text, samples: Vec::new(), path, parts };
        let replaced = statement.markdown(|formula| format!("~{formula}~"));
        assert_eq!(replaced, ["One `a` ~b_1~, ~c~", "", "~\\frac{1}{2}~", ""]);
        let error = format!("{:#}", statement.html().unwrap_err());
        assert!(error.starts_with("a/b.md: $\\frac{1}{2}$: "), "{error}");
    }
}
