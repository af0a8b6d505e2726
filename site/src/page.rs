//! What stands on each page.

use super::diagrams::diagrams;
use super::home::home_page;
use super::paths::{Page, ENGLISH};
use super::questions;
use super::rendered::{without_translation_link, RenderedPage};
use super::rules;
use super::short::{buttons, files, lines, lines_with_cost, where_to, File};
use super::sources::Sources;
use super::templates::render;
use anyhow::Context;
use pack::practice::{head, Practice};
use pack::{Difficulty, Language, Limits, Metadata, Problem, Result, Section};
use serde_json::json;
use std::ops::Range;

impl Page {
    /// Renders the page. Fails if its file cannot be read or has an invalid formula; broken links are
    /// collected in the result.
    pub fn render<'a>(&self, sources: &'a Sources, language: Language) -> Result<RenderedPage<'a>> {
        let source = self.source(&sources.pack, language);
        let file = sources.pack.read(&source)?;
        let mut page = RenderedPage::new(self, sources);
        // English in the Chinese book stays there: the links of a text that may be translated lead to pages of that
        // book, those of others to what they name.
        let may_be_translated = source.ends_with(ENGLISH);
        let is_english = may_be_translated || matches!(self, Self::InEnglish(..));
        let is_foreign = language == Language::Chinese && is_english;
        let of_text = if is_foreign && may_be_translated { Language::English } else { language };
        let as_english =
            |text: &str| if is_foreign { untranslated(text) } else { text.to_string() };
        let prose = |page: &mut RenderedPage| {
            let text =
                questions::with_forms(page, &file, language).with_context(|| source.clone())?;
            page.convert(&text, &source, of_text).map(|text| without_translation_link(&text))
        };
        page.markdown = match self {
            Self::Home => home_page(&mut page, &file, language)?,
            Self::Course
            | Self::Readme
            | Self::InEnglish(..)
            | Self::Theory(_)
            | Self::Solution(_) => {
                let text = prose(&mut page)?;
                let text = match self {
                    Self::Solution(id) => {
                        let problem = sources.problem(id)?;
                        let text = with_explorer(&text, problem, of_text)?;
                        let text = with_game(&mut page, &text, problem, of_text)?;
                        with_box(&mut page, &text, problem, language).context(source.clone())?
                    }
                    _ if *self == rules::page() => {
                        page.scripts.push("rules-filter.js");
                        rules::with_box_and_links(sources, &text, language)?
                    }
                    _ => text,
                };
                let (title, text) = text.split_once('\n').unwrap_or((&text, ""));
                diagrams(&mut page, text).with_context(|| source.clone())?;
                format!("{title}\n{}", as_english(text))
            }
            Self::Teach => {
                let text = prose(&mut page)?;
                super::teach::with_plan(&mut page, &text, language)?
            }
            Self::Explorer | Self::Teachers => {
                let text = prose(&mut page)?;
                let (lead, rest) = text.split_once("\n## ").context("no section")?;
                let part = match self {
                    Self::Explorer => super::play::explorer(&mut page, language)?,
                    _ => super::downloads::of_all(&mut page, language)?,
                };
                format!("{lead}\n{part}\n## {rest}")
            }
            Self::Wrong => {
                format!("{}\n{}", prose(&mut page)?, super::wrong::sections(&mut page, language)?)
            }
            Self::Statement(id) => {
                let text = page.convert(&file, &source, of_text)?;
                statement_page(&mut page, sources.problem(id)?, &as_english(&text), language)?
            }
            Self::Program(id) => {
                let problem = sources.problem(id)?;
                let colon = language.choose(": program", "：程序");
                let program = program(&mut page, problem, &file, language)?;
                format!("# {}{colon}\n\n{program}", problem.heading(language))
            }
            Self::Practice(id) => {
                let problem = sources.problem(id)?;
                let text = practice_page(&mut page, problem, &file, language)?;
                format!("{text}\n\n{}", super::downloads::section(&mut page, problem, language)?)
            }
        };
        Ok(page)
    }
}

/// A write-up with a box below its first paragraph, which says where the problem is, what it needs and its cost.
fn with_box(
    page: &mut RenderedPage,
    text: &str,
    problem: &Problem,
    language: Language,
) -> Result<String> {
    let parts: Vec<&str> = text.splitn(3, "\n\n").map(str::trim).collect();
    let [title, opening, rest] = parts[..] else { anyhow::bail!("no opening") };
    let lines = page.in_short(problem, language, lines)?;
    let buttons = buttons(problem, language, false)?;
    Ok(format!(
        "{title}\n\n{opening}\n\n<div class=\"short\">\n\n{lines}\n{buttons}\n</div>\n\n{rest}"
    ))
}

/// A write-up with a link to its game in the explorer, below the heading of the section about the pattern.
fn with_explorer(text: &str, problem: &Problem, language: Language) -> Result<String> {
    let state = &problem.metadata.explore;
    if state.is_empty() {
        return Ok(text.to_string());
    }
    let link = language.choose("This game in the explorer", "在博弈探索器中打开这个游戏");
    let (before, after) = text.split_at(section(Section::Pattern, text, problem)?.start);
    Ok(format!("{before}\n[{link}](../{})\n{after}", rules::in_explorer(state)))
}

/// A write-up with its game, folded, at the end of the section with the theorem.
fn with_game(
    page: &mut RenderedPage,
    text: &str,
    problem: &Problem,
    language: Language,
) -> Result<String> {
    if !problem.has("game.js") {
        return Ok(text.to_string());
    }
    let (before, after) = text.split_at(section(Section::Theorem, text, problem)?.end);
    let game = super::play::folded(page, problem, language)?;
    Ok(format!("{before}{game}\n{after}"))
}

/// Where a section stands in the write-up of a problem.
fn section(section: Section, text: &str, problem: &Problem) -> Result<Range<usize>> {
    section.find(text).with_context(|| format!("{}: no section {section:?}", problem.id))
}

/// An English text for the Chinese book.
fn untranslated(text: &str) -> String {
    format!("\n本页暂无中文版，以下为英文。\n\n<div lang=\"en\">\n\n{}\n\n</div>\n", text.trim())
}

/// The title, what to hand in, the game, and the statement with its samples. What to hand in is folded for who comes to
/// play, before anything is drawn.
fn statement_page(
    page: &mut RenderedPage,
    problem: &Problem,
    text: &str,
    language: Language,
) -> Result<String> {
    let Metadata { limits: Limits { time_limit, .. }, .. } = &problem.metadata;
    // A guess is no limit.
    let memory = problem.metadata.judge_memory;
    let memory = memory.map_or(String::new(), |memory| {
        language.choose(format!(", {memory} MiB"), format!("，{memory} MiB"))
    });
    let limits = language.choose(
        format!("Limits: {time_limit} s{memory}."),
        format!("限制：{time_limit} 秒{memory}。"),
    );
    let labels: Vec<_> = files(problem, language).into_iter().map(|file| file.label).collect();
    let values = json!({
        "heading": problem.heading(language),
        "labels": labels.join(language.choose(", ", "、")),
        "buttons": buttons(problem, language, false)?,
        "lines": page.in_short(problem, language, lines_with_cost)?,
        "judges": where_to(problem, language)?,
        "limits": limits,
        "game": super::play::game_section(page, problem, language)?,
        "statement": text.trim_end(),
        "samples": samples(problem, language)?,
        "run": super::play::run_section(page, problem, language)?,
        "downloads": super::downloads::section(page, problem, language)?,
    });
    render("statement", language, &values)
}

/// The official samples of a problem.
fn samples(problem: &Problem, language: Language) -> Result<String> {
    let mut samples = Vec::new();
    for case in &problem.samples()? {
        for (kind, path) in [("input", &case.input), ("output", &case.answer)] {
            let text = pack::read(path)?;
            samples.push(json!({ "kind": kind, "text": text.trim_end_matches('\n') }));
        }
    }
    render("samples", language, &json!({ "samples": samples }))
}

/// A practice problem: its judges, the task, a hint, the theorem with the reason, and the program, to be handed in, read
/// and run. `code` is the text of main.rs.
fn practice_page(
    page: &mut RenderedPage,
    problem: &Problem,
    code: &str,
    language: Language,
) -> Result<String> {
    let Practice { source, language: of_text, task, hint, answer, .. } =
        problem.practice(language)?;
    let is_english = of_text != language;
    let mut part =
        |text: &str| page.convert(text, &source, of_text).map(|text| story(&text, is_english));
    let [task, hint, answer] = [part(&task)?, part(&hint)?, part(&answer)?];
    let lesson = page.sources.problem(problem.lesson())?;
    let link = format!("[{}](../{}/solution.md)", lesson.game(language), lesson.id);
    let values = json!({
        "heading": problem.heading(language),
        "buttons": buttons(problem, language, true)?,
        "judges": where_to(problem, language)?,
        "lesson": link,
        "stars": problem.metadata.difficulty.map_or("", Difficulty::stars),
        "task": task,
        "samples": samples(problem, language)?,
        "hint": hint,
        "is_english": is_english,
        "answer": answer,
        "program": program(page, problem, code, language)?,
        "game": super::play::game_section(page, problem, language)?,
        "run": super::play::run_section(page, problem, language)?,
    });
    render("practice", language, &values)
}

/// Prose of a program or of its reason, which may be English on a Chinese page.
fn story(text: &str, is_foreign: bool) -> String {
    let lang = if is_foreign { " lang=\"en\"" } else { "" };
    format!("<div class=\"story\"{lang}>\n\n{}\n\n</div>", text.trim_end())
}

/// What to hand in, and the program that it is made from. `code` is the text of main.rs.
fn program(
    page: &mut RenderedPage,
    problem: &Problem,
    code: &str,
    language: Language,
) -> Result<String> {
    let id = &problem.id;
    let is_lesson = problem.is_lesson();
    let (comment, main) = head(code);
    let (judges, comment) = if is_lesson {
        let comment =
            page.convert(&comment, &format!("problems/{id}/main.rs"), Language::English)?;
        (where_to(problem, language)?, story(&comment, language != Language::English))
    } else {
        (String::new(), String::new()) // a practice problem has both above
    };
    let mut shown = Vec::new();
    for File { heading, kind, path, name, .. } in files(problem, language) {
        let code = problem.pack.read(&path)?;
        let is_c = kind == "c";
        shown.push(json!({
            "heading": heading, "name": name, "kind": kind, "code": code.trim_end(), "is_folded": !is_c,
        }));
        if is_c && is_lesson && problem.needs_c() {
            // Where there was C that was made from the Rust.
            page.files.push((path.clone(), format!("{id}/{id}.generated.c")));
        }
        page.files.push((path, format!("{id}/{name}")));
    }
    let values = json!({
        "id": id, "judges": judges, "files": shown, "story": comment, "main": main.trim(),
    });
    render("program", language, &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::fixture;

    #[test]
    fn a_practice_problem_has_a_task_a_hint_an_answer_its_lesson_and_its_program() {
        let sources = fixture();
        let problem = sources.problem("practice").unwrap();
        let mut page = RenderedPage::new(&Page::Practice("practice".to_string()), &sources);
        let text = practice_page(&mut page, problem, "//! # A\n\nfn a() {}\n", Language::Chinese);
        let mut rest = &*text.unwrap();
        for part in [
            "# CSES 1 · ",
            "(../bachet/solution.md)",
            "<div class=\"story\" lang=\"en\">\n\nThe task.\n\n**Input.** n. **Output.** n.\n\n</div>",
            "```text,input\n",
            "<summary>提示</summary>\n\n<div class=\"story\" lang=\"en\">\n\nCount <",
            "（英文）</summary>\n\n<div class=\"story\" lang=\"en\">\n\n**Theorem.** It",
            "`practice.rs`\n\n<div class=\"file\" data-name=\"practice.rs\">",
            "````rust\nfn a() {}\n````",
        ] {
            (_, rest) = rest.split_once(part).unwrap_or_else(|| panic!("{part}: {rest}"));
        }
        assert!(page.files.iter().any(|(_, to)| to == "practice/practice.rs"));
    }
}
