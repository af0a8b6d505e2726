//! The page of all solutions that must fail, with the reasons that the write-ups give.

use super::markdown::escaped;
use super::paths::Page;
use super::rendered::RenderedPage;
use pack::markdown::links;
use pack::{Language, Problem, Result, Section};
use std::path::{Path, PathBuf};

/// The folders of the solutions that must fail.
const VERDICTS: [&str; 2] = ["wrong_answer", "time_limit_exceeded"];

/// All of them, folded by lesson. One that no write-up names is an error of the page.
pub fn sections(page: &mut RenderedPage, language: Language) -> Result<String> {
    let mut text = String::new();
    let sources = page.sources;
    for problem in sources.problems.iter().filter(|problem| problem.is_lesson()) {
        let source = Page::Solution(problem.id.clone()).source(&sources.pack, language);
        let (reasons, unnamed) = reasons(problem, &sources.pack.read(&source)?)?;
        for path in unnamed {
            page.errors.push(format!("{source}: it does not link {path}"));
        }
        let more = language.choose("The write-up", "题解");
        let list = page.convert(&reasons.join("\n\n"), &source, language)?;
        text += &format!(
            "<details>\n<summary>{}</summary>\n\n{list}\n\n[{more}]({}/solution.md)\n\n</details>\n\n",
            escaped(&problem.heading(language)),
            problem.id
        );
    }
    Ok(text)
}

/// The paragraphs of a write-up that name the solutions that fail, as items of a list, each solution once: where
/// the mistakes are described, or else the first that has it. And the paths of those that are nowhere.
fn reasons(problem: &Problem, write_up: &str) -> Result<(Vec<String>, Vec<String>)> {
    let mut left = Vec::new();
    for verdict in VERDICTS {
        for file in problem.submissions(verdict)? {
            left.push(target(verdict, &file));
        }
    }
    let mut reasons = Vec::new();
    for paragraph in paragraphs(write_up) {
        let named = links(paragraph);
        let is_new = |path: &String| named.iter().any(|link| link.target == *path);
        if left.iter().any(is_new) {
            left.retain(|path| !is_new(path));
            reasons.push(format!("- {}", alone(paragraph)));
        }
    }
    Ok((reasons, left))
}

/// The wrong programs of a problem in Python, in their order on its page.
pub fn in_python(problem: &Problem) -> Result<Vec<PathBuf>> {
    let mut programs = problem.submissions("wrong_answer")?;
    programs.retain(|program| program.extension().is_some_and(|end| end == "py"));
    Ok(programs)
}

/// What a write-up says of a wrong program: the paragraph that names it where the mistakes are described, or else the
/// first that does.
pub fn reason(write_up: &str, file: &Path) -> Option<String> {
    let target = target("wrong_answer", file);
    let is_its = |text: &&str| links(text).iter().any(|link| link.target == target);
    paragraphs(write_up).find(is_its).map(alone)
}

/// The paragraphs of a write-up, first those where the mistakes are described.
fn paragraphs(write_up: &str) -> impl Iterator<Item = &str> {
    let section = Section::Mistakes.find(write_up);
    let (before, section) = write_up.split_at(section.map_or(0, |section| section.start));
    section.split("\n\n").chain(before.split("\n\n"))
}

/// How a write-up links a solution that fails.
fn target(verdict: &str, file: &Path) -> String {
    format!("../submissions/{verdict}/{}", file.file_name().unwrap_or_default().display())
}

/// A paragraph, or the first one of an item, that stands without what followed.
fn alone(paragraph: &str) -> String {
    let lines = paragraph.trim().trim_start_matches("- ").lines();
    let text = lines.map(str::trim).collect::<Vec<_>>().join("\n  ");
    match text.strip_suffix(':') {
        Some(text) => format!("{text}."),
        None => text.strip_suffix('：').map_or(text.clone(), |text| format!("{text}。")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn every_solution_that_fails_has_a_reason() {
        let sources = fixture();
        let problem = sources.problem("bachet").unwrap();
        let link = "[a](../submissions/wrong_answer/too_far.py)";
        let of = |write_up: &str| reasons(problem, write_up).unwrap();
        let (found, unnamed) =
            of(&format!("b {link}:\n\n## What goes wrong\n\n- **c**, {link}.\n"));
        assert_eq!(found, [format!("- **c**, {link}.")]);
        assert!(unnamed.is_empty(), "{unnamed:?}");
        // Where no section has it, the first paragraph that has, as a sentence of its own.
        let (found, _) = of(&format!("{link}, as:\n\n1\n\n## What goes wrong\n"));
        assert_eq!(found, [format!("- {link}, as.")]);
        assert_eq!(of("b").1, ["../submissions/wrong_answer/too_far.py"]);
    }
}
