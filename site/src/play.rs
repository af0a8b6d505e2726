//! The game and the solver on the page of a problem, and the explorer.

use super::contents::{all_chapters, Chapter};
use super::markdown::escaped;
use super::paths::Page;
use super::reader::{beginning, Script};
use super::rendered::RenderedPage;
use super::steps;
use super::templates::render;
use anyhow::Context;
use itertools::Itertools;
use pack::{Framing, Language, Problem, Result};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::Path;

/// The script that plays the game whose script is before it.
const PLAY: &str = "play.js";

/// The game of a problem, to be played in a page.
pub fn game(page: &mut RenderedPage, problem: &Problem, language: Language) -> Result<String> {
    page.scripts.extend([page.sources.web.game(&problem.id)?, PLAY]);
    Ok(place(page, problem, language)? + "\n")
}

/// Where the scripts put the game: it says which one it is, where the reasons are told unless it is here, and which step
/// or game comes next.
fn place(page: &RenderedPage, problem: &Problem, language: Language) -> Result<String> {
    let [next_step, next_game] =
        language.choose(["Next step: ", "Next game: "], ["下一步：", "下一个游戏："]);
    let solution = Page::Solution(problem.id.clone());
    let next = if let Some((name, to)) = page.sources.steps(language).after_game(&problem.id) {
        json!({ "to": to, "text": format!("{next_step}{name}") })
    } else {
        let games = page.sources.with_games();
        let at = games.iter().position(|game| game.id == problem.id).context("no such game")?;
        let next = games[(at + 1) % games.len()];
        let to = format!("{}#play", Page::Statement(next.id.clone()).html());
        json!({ "to": to, "text": format!("{next_game}{}", next.game(language)) })
    };
    let values = json!({
        "id": problem.id,
        "name": pack::capitalized(&problem.game(language)),
        "up": page.up(),
        "why": Some(solution).filter(|it| it.path() != page.path).map(|it| it.html()),
        "next": next,
    });
    render("play", language, &values)
}

/// The game beside its theorem, folded: its scripts are loaded when it is unfolded.
pub fn folded(page: &mut RenderedPage, problem: &Problem, language: Language) -> Result<String> {
    let (scripts, styles) = when_unfolded(page, &[page.sources.web.game(&problem.id)?, PLAY])?;
    let game = place(page, problem, language)?;
    let values = json!({ "scripts": scripts, "styles": styles, "game": game });
    Ok(render("fold", language, &values)? + "\n")
}

/// The paths of what is loaded when these scripts are unfolded.
fn when_unfolded<'a>(page: &mut RenderedPage<'a>, scripts: &[&'a str]) -> Result<(String, String)> {
    let loads = page.sources.web.loads(scripts)?;
    page.scripts.push("play-fold.js");
    page.unfolded.extend(scripts);
    let up = page.up();
    let paths = |paths: Vec<String>| paths.iter().map(|path| format!("{up}{path}")).join(" ");
    Ok((paths(loads.scripts), paths(loads.styles)))
}

/// The game of a problem with its heading, or nothing.
pub fn game_section(
    page: &mut RenderedPage,
    problem: &Problem,
    language: Language,
) -> Result<String> {
    if !problem.has("game.js") {
        return Ok(String::new());
    }
    let play = language.choose("Play", "玩一玩");
    let of_lesson = Page::Statement(problem.id.clone());
    let bar = steps::bar(page.sources, &of_lesson, language)?.unwrap_or_default();
    Ok(format!("## {play} {{#play}}\n\n{bar}\n\n{}", game(page, problem, language)?))
}

/// Where a script puts the link to the position of the day, which is of one of all games.
pub fn daily(page: &RenderedPage, language: Language) -> String {
    let shown = |problem: &&Problem| {
        format!("{} {}", problem.id, escaped(&pack::capitalized(&problem.game(language))))
    };
    let games: Vec<String> = page.sources.with_games().iter().map(shown).collect();
    format!("<p class=\"daily\" data-games=\"{}\">&nbsp;</p>\n", games.join("|"))
}

/// The program of a problem, to be run, with its heading.
pub fn run_section(
    page: &mut RenderedPage,
    problem: &Problem,
    language: Language,
) -> Result<String> {
    page.scripts.push("solver.js");
    let framing = format!("{:?}", problem.framing()?);
    let sample = problem.samples()?.into_iter().next();
    let sample = sample.with_context(|| format!("{}: no sample", problem.id))?.input;
    let sample = on_one_line(&pack::read(&sample)?);
    let module = problem.lesson();
    let values =
        json!({ "id": problem.id, "module": module, "framing": framing, "sample": sample });
    Ok(render("run", language, &values)? + "\n" + &test_section(page, problem, language)?)
}

/// The form that tests the reader's program, and of a lesson the one with its wrong programs in Python, folded.
fn test_section(page: &mut RenderedPage, problem: &Problem, language: Language) -> Result<String> {
    let (scripts, styles) = when_unfolded(page, &["tester.js"])?;
    let read = |path: &Path| pack::read(path);
    let samples = problem.samples()?.into_iter();
    let samples = samples.map(|sample| Ok([read(&sample.input)?, read(&sample.answer)?]));
    let (framing, input) = (problem.framing()?, &problem.metadata.input);
    let validator = problem.validator()?;
    let start = |script| beginning(&validator, input, framing != Framing::Single, script);
    let data = json!({
        "id": problem.id,
        "module": problem.lesson(),
        "framing": format!("{framing:?}"),
        "validator": input,
        "samples": samples.collect::<Result<Vec<_>>>()?,
        "starts": { "python": start(Script::Python), "javascript": start(Script::JavaScript) },
    });
    let values = json!({ "scripts": scripts, "styles": styles, "data": data.to_string() });
    let mut text = render("test", language, &values)? + "\n";
    let programs = wrong_programs(page, problem, language)?;
    if !programs.is_empty() {
        let values = json!({ "scripts": scripts, "styles": styles, "programs": programs });
        text += &(render("break", language, &values)? + "\n");
    }
    Ok(text)
}

/// The code of the wrong programs in Python, without the comment that says what is wrong, and what the write-up says of
/// them.
fn wrong_programs(
    page: &mut RenderedPage,
    problem: &Problem,
    language: Language,
) -> Result<Vec<serde_json::Value>> {
    let mut programs = Vec::new();
    for file in super::wrong::in_python(problem)? {
        let text = pack::read(&file)?;
        let code = text.lines().skip_while(|line| line.starts_with('#')).join("\n");
        let source = Page::Solution(problem.id.clone()).source(&page.sources.pack, language);
        // One that the write-up does not name is an error of the page of all wrong programs.
        let mistake = super::wrong::reason(&page.sources.pack.read(&source)?, &file);
        let mistake = page.convert(&mistake.unwrap_or_default(), &source, language)?;
        programs.push(json!({ "code": code.trim(), "mistake": mistake.trim() }));
    }
    Ok(programs)
}

/// The explorer, on its page, with the names and paths of the problems and theory pages that it links.
pub fn explorer(page: &mut RenderedPage, language: Language) -> Result<String> {
    page.scripts.push("explorer.js");
    let place = |Chapter { folder, name, pages, .. }: Chapter| {
        let solution = pages.iter().find(|page| matches!(page, Page::Solution(_)));
        (folder, [name, solution.unwrap_or(&pages[0]).html()])
    };
    let places: BTreeMap<_, _> =
        all_chapters(page.sources, language)?.into_iter().map(place).collect();
    let places = serde_json::to_string(&places)?;
    Ok(render("explorer", language, &json!({ "places": places }))? + "\n")
}

/// A text on one line, as Markdown would end HTML at a blank one. A textarea ignores a first newline.
fn on_one_line(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('\n', "&#10;");
    if text.starts_with("&#10;") {
        format!("&#10;{text}")
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths::Page;
    use crate::sources::fixture;

    #[test]
    fn a_sample_survives_markdown_and_html() {
        assert_eq!(on_one_line("1 2\n\n<3>\n"), "1 2&#10;&#10;&lt;3>&#10;");
        assert_eq!(on_one_line("\n1"), "&#10;&#10;1");
    }

    #[test]
    fn a_page_with_a_game_defines_it_before_it_starts() {
        let sources = fixture();
        let problem = sources.problem("bachet").unwrap();
        let mut page = RenderedPage::new(&Page::Statement(problem.id.clone()), &sources);
        let text = game_section(&mut page, problem, Language::English).unwrap();
        assert!(text.contains("data-next=\"../bachet/statement.html#play\""), "{text}");
        let text = run_section(&mut page, problem, Language::English).unwrap();
        assert!(text.contains("\">1&#10;2 1&#10;</textarea>"), "{text}");
        assert!(text.contains("data-tester=\"{&quot;id&quot;:&quot;bachet&quot;,"), "{text}");
        // The code of the wrong program, without the comment that gives the mistake away.
        assert!(text.contains("<div class=\"solver breaker\">\n<div>\n\n```python\n"), "{text}");
        assert!(!text.contains("# Wrong: "), "{text}");
        let scripts = page.loads().unwrap().scripts;
        let at = |path: &str| scripts.iter().position(|script| script == path).unwrap();
        assert!(at("../play/games/bachet.js") < at("../play/play.js"));
        // The write-up loads the same when the game is unfolded.
        let mut write_up = RenderedPage::new(&Page::Solution(problem.id.clone()), &sources);
        let text = folded(&mut write_up, problem, Language::English).unwrap();
        assert!(text.contains(" ../../play/play.js\" data-styles"), "{text}");
        let scripts = write_up.loads().unwrap().scripts;
        assert_eq!(scripts.last().unwrap(), "../play/play-fold.js");
        assert!(!scripts.iter().any(|script| script == "../play/play.js"), "{scripts:?}");
    }
}
