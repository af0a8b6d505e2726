//! The zip of QDUOJ: a numbered folder for each problem.

use super::statement::Statement;
use super::{below, milliseconds, numbered_cases, points, solution, sources, topic, Files, MEMORY};
use pack::judges::shown;
use pack::markdown::pulldown_cmark::html::push_html;
use pack::markdown::pulldown_cmark::{Event, Tag, TagEnd};
use pack::markdown::{chinese_line_breaks, events};
use pack::{Language, Problem, Result};
use serde_json::{json, Value};

/// The files of a problem in one language, which go into a folder of the zip.
pub fn package(problem: &Problem, language: Language) -> Result<Files> {
    let statement = Statement::read(problem, language)?;
    let (cases, count) = numbered_cases(problem)?;
    let value = |html: &str| json!({"format": "html", "value": html});
    let [description, input, output, notes] = statement.parts().map(html);
    let sample = |[input, output]: &[String; 2]| json!({"input": input, "output": output});
    let score = |(i, points)| {
        let number = i + 1;
        json!({"score": points, "input_name": format!("{number}.in"), "output_name": format!("{number}.out")})
    };
    let sources: Vec<_> =
        sources(problem).into_iter().map(|source| shown(source, language)).collect();
    // All keys are required.
    let metadata = json!({
        "display_id": problem.id,
        "title": statement.title,
        "description": value(&description),
        "input_description": value(&input),
        "output_description": value(&output),
        "hint": value(&notes),
        "test_case_score": points(count).enumerate().map(score).collect::<Vec<_>>(),
        "time_limit": milliseconds(problem),
        "memory_limit": MEMORY,
        "samples": statement.samples.iter().map(sample).collect::<Vec<_>>(),
        "template": {},
        "spj": Value::Null,
        "rule_type": "ACM",
        "source": sources.join(", "),
        "answers": [{"language": "C", "code": solution(problem)?}],
        "tags": [topic(language)],
    });
    let mut files = below("testcase", cases);
    files.insert("problem.json".into(), serde_json::to_vec_pretty(&metadata)?);
    Ok(files)
}

/// Keeps a blank beside an element, and has no width.
const ZERO_WIDTH_SPACE: char = '\u{200b}';

/// Markdown in HTML for QDUOJ. Its pages show LaTeX between dollar signs. Importing drops elements, and so does the editor
/// with which an administrator may save a problem; that one also drops line breaks, and blanks at both ends of each piece
/// of text between two tags.
fn html(markdown: &str) -> String {
    let joined = chinese_line_breaks(markdown);
    let events = events(markdown).map(|(event, range)| match event {
        Event::InlineMath(latex) => Event::Text(format!("${}$", latex.replace('\n', " ")).into()),
        Event::SoftBreak => {
            let is_joined = joined.iter().any(|line_break| line_break.start == range.start);
            Event::Text(if is_joined { "" } else { " " }.into())
        }
        Event::Start(Tag::Emphasis) => Event::Start(Tag::Strong),
        Event::End(TagEnd::Emphasis) => Event::End(TagEnd::Strong),
        event => event,
    });
    let mut html = String::new();
    push_html(&mut html, events);
    html = html.replace('\n', "");
    for name in ["code", "strong"] {
        let (open, close) = (format!("<{name}>"), format!("</{name}>"));
        html = html.replace(&format!(" {open}"), &format!(" {ZERO_WIDTH_SPACE}{open}"));
        html = html.replace(&format!("{close} "), &format!("{close}{ZERO_WIDTH_SPACE} "));
    }
    html
}

#[cfg(test)]
mod tests {
    #[test]
    fn formulas_are_latex_and_paragraphs_one_line() {
        for (markdown, expected) in [
            (
                "Let $a_1 <\nb^{2}$ & *c*\nbe `d` or `e`\n\n- $f$;\n  g\n- h\n",
                "<p>Let $a_1 &lt; b^{2}$ &amp; \u{200b}<strong>c</strong>\u{200b} be \u{200b}<code>d</code>\u{200b} or \u{200b}<code>e</code></p><ul><li>$f$; g</li><li>h</li></ul>",
            ),
            ("一，\n二 $n$\n三，\n$m$ `a`", "<p>一，二 $n$ 三，$m$ \u{200b}<code>a</code></p>"),
        ] {
            assert_eq!(super::html(markdown), expected);
        }
    }
}
