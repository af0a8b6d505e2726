//! The game and the solver on the page of a problem.

use super::{copy, gallery, Language};
use anyhow::{bail, Context};
use pack::{Problem, Result};
use std::collections::BTreeSet;
use std::path::Path;

/// The scripts of `site/web/` that games share, in the order in which a page loads them. The game is
/// defined before the last one, which starts it.
const GAME: [&str; 10] = [
    "rules.js",
    "drawings.js",
    "words.js",
    "elements.js",
    "board.js",
    "play-kept.js",
    "play-hints.js",
    "play-comments.js",
    "play-parts.js",
    "play.js",
];

/// The scripts that run the program, after those of the game.
const SOLVER: [&str; 2] = ["modules.js", "solver.js"];

/// The style that all of them share, and that of games and solvers.
const CONTROLS: &str = "controls.css";
const STYLE: &str = "play.css";

/// The game of a problem, to be played in a page from which `book` is the way to the folder of the book.
pub fn game(problem: &Problem, book: &str, language: Language) -> Result<String> {
    let noscript = language.choose("The game needs JavaScript.", "玩游戏需要 JavaScript。");
    let mut text = format!(
        "{}{}<noscript><p>{noscript}</p></noscript>\n",
        style(&format!("{book}../")),
        place(problem, book, language)?
    );
    for script in scripts(problem, book) {
        text += &format!("<script src=\"{script}\" defer></script>\n");
    }
    Ok(text)
}

/// Where the scripts put the game: it says which one it is, and which one comes next.
fn place(problem: &Problem, book: &str, language: Language) -> Result<String> {
    let games = with_games()?;
    let at = games.iter().position(|game| game.id == problem.id).context("no such game")?;
    let next = &games[(at + 1) % games.len()];
    Ok(format!(
        "<div class=\"play\" data-id=\"{}\" data-next=\"{book}{}/statement.html#play\" data-next-name=\"{}\"></div>\n",
        problem.id,
        next.id,
        in_attribute(&next.game(language))
    ))
}

/// The scripts of a game in their order.
fn scripts(problem: &Problem, book: &str) -> Vec<String> {
    let [shared @ .., start] = GAME.map(|name| format!("{book}../play/{name}"));
    shared.into_iter().chain([format!("{book}{}/game.js", problem.id), start]).collect()
}

/// The problems with a game, in the order of the course.
pub fn with_games() -> Result<Vec<Problem>> {
    let problems = pack::in_order_of_the_course(pack::problems()?);
    Ok(problems.into_iter().filter(|problem| problem.has("game.js")).collect())
}

/// The game beside its theorem, folded: its scripts are loaded when it is unfolded.
pub fn folded(problem: &Problem, language: Language) -> Result<String> {
    let summary = language.choose("Play the game here", "在这里玩一玩");
    let book = "../";
    Ok(format!(
        "<details class=\"play-fold\" data-scripts=\"{}\" data-styles=\"{UP}play/{CONTROLS} {UP}play/{STYLE}\">\n<summary>{summary}</summary>\n{}</details>\n{}",
        scripts(problem, book).join(" "),
        place(problem, book, language)?,
        script_of(UP, FOLD),
    ))
}

/// The script that unfolds a game.
const FOLD: &str = "play-fold.js";

/// The way from a page of a problem to the folder of the site.
const UP: &str = "../../";

/// The parts of a problem's page: the game, if it has one, and the program to be run.
pub fn sections(problem: &Problem, language: Language) -> Result<String> {
    let id = &problem.id;
    let [play, run, noscript] = language.choose(
        ["Play", "Run the program", "Running the program needs JavaScript."],
        ["玩一玩", "运行程序", "运行程序需要 JavaScript。"],
    );
    let game = if problem.has("game.js") {
        format!("## {play} {{#play}}\n\n{}\n", game(problem, "../", language)?)
    } else {
        // The solver looks like the game.
        let scripts = ["words.js", "elements.js"];
        format!("{}{}", style(UP), scripts.map(|name| script_of(UP, name)).concat())
    };
    let sample = escaped(&first_sample(problem)?);
    let solver = SOLVER.map(|name| script_of(UP, name)).concat();
    Ok(format!(
        "{game}## {run} {{#run}}\n\n\
         <div class=\"solver\" data-id=\"{id}\"><textarea aria-label=\"{run}\">{sample}</textarea></div>\n\
         <noscript><p>{noscript}</p></noscript>\n\
         {solver}",
    ))
}

/// The scripts of the explorer in `site/web/`, in the order in which its page loads them, and its style.
const EXPLORER: [&str; 8] = [
    "explorer-words.js",
    "explorer-cells.js",
    "explorer-views.js",
    "explorer-graphs.js",
    "explorer-rule.js",
    "explorer-play.js",
    "explorer-forms.js",
    "explorer.js",
];
const EXPLORER_STYLE: &str = "explorer.css";

/// The explorer, on a page in the folder of a book.
pub fn explorer(language: Language) -> String {
    let noscript = language.choose("The explorer needs JavaScript.", "博弈探索器需要 JavaScript。");
    let mut text = style("../");
    text += &format!("{}\n", link("../", EXPLORER_STYLE));
    text += &format!("<div class=\"explorer\"></div>\n<noscript><p>{noscript}</p></noscript>\n");
    for script in ["words.js", "elements.js", "modules.js"].iter().chain(&EXPLORER) {
        text += &script_of("../", script);
    }
    text
}

/// What the diagrams share, in `site/web/`; the diagrams are in the folder `diagrams` there.
const DIAGRAMS: [&str; 3] = ["elements.js", "diagrams.js", "diagram-rules.js"];
const DIAGRAMS_STYLE: &str = "diagrams.css";

/// The names of the diagrams that a text has, each once. In the text, a diagram is an element with its name in
/// the attribute `data-diagram`, at the beginning of a line.
fn diagrams_in(text: &str) -> BTreeSet<&str> {
    let names =
        text.lines().filter_map(|line| line.strip_prefix("<div class=\"diagram\" data-diagram=\""));
    names.filter_map(|rest| rest.split('"').next()).collect()
}

/// The style and the scripts of the diagrams of a page; `up` is the way to the folder of the site. Fails if there
/// is no diagram of a name.
pub fn diagrams(text: &str, up: &str) -> Result<String> {
    let names = diagrams_in(text);
    if names.is_empty() {
        return Ok(String::new());
    }
    let folder = pack::root().join("site/web/diagrams");
    let is_unknown = |name: &&&str| !folder.join(format!("{name}.js")).exists();
    if let Some(unknown) = names.iter().find(is_unknown) {
        bail!("there is no diagram {unknown:?}");
    }
    let mut html = format!("\n\n{}{}", link(up, CONTROLS), link(up, DIAGRAMS_STYLE));
    let shared = DIAGRAMS.map(str::to_string);
    for script in shared.into_iter().chain(names.iter().map(|name| format!("diagrams/{name}.js"))) {
        html += &script_of(up, &script);
    }
    Ok(html)
}

/// The style, for a page from which `up` is the way to the folder of the shared scripts.
fn style(up: &str) -> String {
    format!("{}{}\n", link(up, CONTROLS), link(up, STYLE))
}

/// One of the shared scripts.
pub fn script_of(up: &str, name: &str) -> String {
    format!("<script src=\"{up}play/{name}\" defer></script>\n")
}

/// A style sheet beside the shared scripts.
fn link(up: &str, name: &str) -> String {
    format!("<link rel=\"stylesheet\" href=\"{up}play/{name}\">\n")
}

/// The input of the first sample.
fn first_sample(problem: &Problem) -> Result<String> {
    let sample = problem.test_files()?.into_iter().find(|case| case.is_sample);
    pack::read(&sample.with_context(|| format!("{}: no sample", problem.id))?.input)
}

/// A text within a pair of quotation marks.
pub fn in_attribute(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// A text on one line, as Markdown would end HTML at a blank one. A textarea ignores a first newline.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('\n', "&#10;");
    if text.starts_with("&#10;") {
        format!("&#10;{text}")
    } else {
        text
    }
}

/// Copies the shared scripts and the programs.
pub fn copy_files(site: &Path, errors: &mut Vec<String>) -> Result<()> {
    let web = pack::root().join("site/web");
    let scripts = GAME.into_iter().chain(SOLVER).chain(EXPLORER).chain(DIAGRAMS);
    for name in scripts.chain([
        FOLD,
        gallery::SCRIPT,
        gallery::STYLE,
        CONTROLS,
        STYLE,
        EXPLORER_STYLE,
        DIAGRAMS_STYLE,
    ]) {
        let folders = ["page", "play", "explorer", "diagrams"].map(|folder| web.join(folder).join(name));
        let from = folders.iter().find(|path| path.exists()).context(name)?;
        copy(from, &site.join("play").join(name), errors)?;
    }
    for diagram in pack::files(&web.join("diagrams"), "js")? {
        let name = diagram.file_name().context("no name")?;
        copy(&diagram, &site.join("play/diagrams").join(name), errors)?;
    }
    let modules = pack::problems()?.into_iter().map(|problem| problem.id);
    for module in modules.chain(["explorer".to_string()]) {
        // `cargo xtask site` makes them before it runs this crate.
        let name = format!("{module}.js");
        let from = pack::root().join("target/solver").join(&name);
        copy(&from, &site.join("solver").join(&name), errors)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_survives_markdown_and_html() {
        assert_eq!(escaped("1 2\n\n<3>\n"), "1 2&#10;&#10;&lt;3>&#10;");
        assert_eq!(escaped("\n1"), "&#10;&#10;1");
    }

    #[test]
    fn the_game_is_defined_before_it_starts() {
        let sections = |id| sections(&pack::find(id).unwrap(), Language::English).unwrap();
        let text = sections("hdu1846");
        let at = |name: &str| text.find(&format!("{name}\" defer")).unwrap();
        assert!(at("drawings.js") < at("game.js"));
        assert!(at("game.js") < at("/play.js"));
        assert!(text.contains("data-next=\"../hdu2149/statement.html#play\""), "{text}");
        assert!(text.contains("\">2&#10;23 2&#10;4 3&#10;</textarea>"), "{text}");
    }

    #[test]
    fn a_page_loads_its_diagrams_after_what_they_share() {
        let text = "<div class=\"diagram\" data-diagram=\"mex\"></div>\n<div class=\"diagram\" data-diagram=\"mex\"></div>";
        let html = diagrams(text, "../../").unwrap();
        let at = |name: &str| html.find(&format!("../../play/{name}\" defer")).unwrap();
        assert!(at("elements.js") < at("diagrams.js") && at("diagrams.js") < at("diagrams/mex.js"));
        assert_eq!(html.matches("mex.js").count(), 1);
        assert_eq!(
            diagrams("Such as `<div class=\"diagram\" data-diagram=\"a\">`", "").unwrap(),
            ""
        );
        let error =
            diagrams("<div class=\"diagram\" data-diagram=\"nothing\"></div>", "").unwrap_err();
        assert_eq!(error.to_string(), "there is no diagram \"nothing\"");
    }

    #[test]
    fn each_diagram_is_on_a_page_of_each_language() {
        let folder = pack::root().join("problems");
        let solutions = pack::problems().unwrap().into_iter().map(|problem| problem.id);
        let solutions = solutions.map(|id| folder.join(id).join("solution"));
        let folders: Vec<_> = solutions.chain([folder.join("theory")]).collect();
        for language in Language::ALL {
            let mut texts = Vec::new();
            for path in folders.iter().flat_map(|folder| pack::files_if_any(folder, "md").unwrap())
            {
                if path.to_string_lossy().ends_with(&format!(".{}.md", language.code())) {
                    texts.push(pack::read(&path).unwrap());
                }
            }
            let used: BTreeSet<_> = texts.iter().flat_map(|text| diagrams_in(text)).collect();
            for diagram in pack::files(&folder.join("../site/web/diagrams"), "js").unwrap() {
                let name = diagram.file_stem().unwrap().to_string_lossy().to_string();
                assert!(used.contains(&*name), "no page of {} has {name}", language.code());
            }
        }
    }
}
