//! What a contestant wants on the first screen: the idea, the formula, the cost, what to hand in where, and the files
//! to copy or to download.

use super::templates::render;
use anyhow::Context;
use pack::judges::judge;
use pack::{Language, Problem, Result, Short};
use serde_json::json;

/// A file to hand in.
pub struct File {
    /// What it is.
    pub heading: &'static str,
    /// The name by which code in Markdown is marked as being in its language; empty if nobody reads it.
    pub kind: &'static str,
    /// Its path in the pack.
    pub path: String,
    /// What it is called on the site.
    pub name: String,
    /// What is on its buttons.
    pub label: &'static str,
}

/// The files to hand in, the one that most judges take first.
pub fn files(problem: &Problem, language: Language) -> Vec<File> {
    let id = &problem.id;
    let accepted = format!("problems/{id}/submissions/accepted");
    let [plain, rust] = language.choose(
        ["C and C++, written to be read", "Rust in a single file"],
        ["手写的 C，也是 C++", "单文件 Rust"],
    );
    let mut files = Vec::new();
    if problem.has("submissions/accepted/plain.c") {
        let (path, name) = (format!("{accepted}/plain.c"), format!("{id}.c"));
        files.push(File { heading: plain, kind: "c", path, name, label: "C, C++" });
    }
    let (path, name) = (format!("{accepted}/{id}.rs"), format!("{id}.rs"));
    files.push(File { heading: rust, kind: "rust", path, name, label: "Rust" });
    files
}

/// The lines that say in short how the problem is solved. `convert` makes Markdown of what has formulas.
pub fn lines(short: &Short, language: Language) -> String {
    let [wins, formula] = language.choose(
        ["The first player wins exactly when", "What is asked:"],
        ["先手必胜，当且仅当", "所求："],
    );
    let idea = language.of(&short.idea).unwrap_or_default();
    let mut text = format!("- {idea}\n");
    for (words, formula) in [(wins, &short.wins), (formula, &short.formula)] {
        if let Some(formula) = formula {
            text += &format!("- {words}\n");
            for part in formula.split(", \\quad ") {
                text += &format!("\n  $$\n  {part}\n  $$\n");
            }
        }
    }
    text
}

/// The same with the cost, where the opening of the write-up does not tell it.
pub fn lines_with_cost(short: &Short, language: Language) -> String {
    let [cost, stop] = language.choose(["Cost: ", "."], ["复杂度：", "。"]);
    lines(short, language) + &format!("- {cost}${}${stop}\n", short.cost)
}

/// Where something akin can be handed in, for a problem that no judge has.
pub fn elsewhere(problem: &Problem, language: Language) -> Option<String> {
    let text = language.of(&problem.metadata.elsewhere)?;
    let end = language.choose('.', '。');
    problem.judges().is_empty().then(|| format!("{}{end}", pack::capitalized(text)))
}

/// The judges to hand in at, each with the languages to choose there. For a problem that no judge has, where something
/// akin can be handed in.
pub fn where_to(problem: &Problem, language: Language) -> Result<String> {
    if let Some(text) = elsewhere(problem, language) {
        return Ok(text + "\n");
    }
    let mut judges = Vec::new();
    for source in &problem.metadata.source {
        let Some((judge, _)) = judge(&source.name) else { continue };
        let languages = judge.hand_in(language).into_iter().map(|[_, to_choose]| to_choose);
        let languages = languages.collect::<Vec<_>>().join(language.choose(", ", "、"));
        judges.push(json!({
            "name": source.shown(language), "url": source.url, "languages": languages,
        }));
    }
    if judges.is_empty() {
        return Ok(String::new());
    }
    Ok(render("judges", language, &json!({ "judges": judges }))? + "\n")
}

/// Buttons that copy the files to hand in, and links that download them. A page that does not show the files has their
/// texts, which nobody sees, beside the buttons, as a page that is opened from a file may not read others.
pub fn buttons(problem: &Problem, language: Language, is_shown: bool) -> Result<String> {
    let button = |File { path, name, label, .. }| {
        let text = if is_shown {
            None
        } else {
            Some(one_line(&problem.pack.read(&path).context("a file to hand in")?)?)
        };
        Ok(json!({ "name": name, "label": label, "text": text }))
    };
    let files = files(problem, language).into_iter().map(button).collect::<Result<Vec<_>>>()?;
    render("buttons", language, &json!({ "files": files }))
}

/// A text for a script element, on one line as a JSON string: Markdown would end HTML at a blank line.
fn one_line(text: &str) -> Result<String> {
    Ok(serde_json::to_string(text)?.replace("</", "<\\/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;
    use pack::Source;

    #[test]
    fn each_judge_has_its_languages() {
        let mut sources = fixture();
        let lesson = sources.problems.iter_mut().find(|problem| problem.is_lesson()).unwrap();
        let source = |(name, url): (&str, Option<&str>)| Source {
            name: name.to_string(),
            url: url.map(str::to_string),
        };
        lesson.metadata.source = [("HDU 1536", Some("u?a&b")), ("CSES 1", None)].map(source).into();
        let chips = where_to(lesson, Language::English).unwrap();
        for chip in [
            "<li><a href=\"u?a&amp;b\">HDU 1536</a> <span>GCC or G++</span></li>",
            "<li>CSES 1 <span>Rust, C++17</span></li>",
        ] {
            assert!(chips.contains(chip), "{chips}");
        }
        lesson.metadata.source.clear();
        assert_eq!(where_to(lesson, Language::English).unwrap(), "Nowhere.\n");
    }

    #[test]
    fn a_source_ends_no_script() {
        assert_eq!(one_line("a\n\n</script>").unwrap(), r#""a\n\n<\/script>""#);
    }
}
