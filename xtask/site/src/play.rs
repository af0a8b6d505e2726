//! The game and the solver on the page of a problem.

use super::{copy, Language};
use crate::Result;
use std::path::Path;

/// The scripts of `problems/site/` that pages share, in the order in which a page loads them. The game of the
/// page is defined before [`START`].
const SCRIPTS: [&str; 7] =
    ["rules.js", "drawings.js", "words.js", "elements.js", "board.js", "play.js", "solver.js"];

/// The script that starts the game of a page, which is defined before it.
const START: &str = "play.js";

/// The style of games and solvers.
const STYLE: &str = "play.css";

/// The parts of a statement's page: the game, and the program to be run.
pub fn sections(id: &str, language: Language) -> Result<String> {
    let [play, run] = language.choose(["Play", "Run the program"], ["玩一玩", "运行程序"]);
    let without_scripts = language.choose(
        "The game and the program need JavaScript, which this browser does not run.",
        "游戏和程序需要 JavaScript，此浏览器没有运行它。",
    );
    let mut text =
        format!("<link rel=\"stylesheet\" href=\"../../play/{STYLE}\">\n\n## {play}\n\n");
    text += &format!("<div class=\"play\"><noscript>{without_scripts}</noscript></div>\n\n");
    let sample = escaped(&first_sample(id)?);
    text += &format!(
        "## {run}\n\n<div class=\"solver\" data-id=\"{id}\"><textarea>{sample}</textarea></div>\n"
    );
    for name in SCRIPTS {
        if name == START {
            text += "<script src=\"game.js\" defer></script>\n";
        }
        text += &format!("<script src=\"../../play/{name}\" defer></script>\n");
    }
    Ok(text)
}

/// The input of the first sample.
fn first_sample(id: &str) -> Result<String> {
    let folder = pack::find(id)?.data().join("sample");
    let mut inputs: Vec<_> =
        std::fs::read_dir(&folder)?.flatten().map(|entry| entry.path()).collect();
    inputs.retain(|path| path.extension().is_some_and(|ending| ending == "in"));
    inputs.sort();
    let first = inputs.first().ok_or_else(|| format!("{}: no sample", pack::shown(&folder)))?;
    pack::read(first)
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
    for name in SCRIPTS.into_iter().chain([STYLE]) {
        let from = pack::root().join("problems/site").join(name);
        copy(&from, &site.join("play").join(name), errors)?;
    }
    for problem in pack::problems()? {
        // `cargo xtask site` makes them before it runs this crate.
        let name = format!("{}.js", problem.id);
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
        let text = sections("hdu1846", Language::English).unwrap();
        let at = |name: &str| text.find(&format!("{name}\" defer")).unwrap();
        assert!(at("drawings.js") < at("game.js"));
        assert!(at("game.js") < at("/play.js"));
        assert!(text.contains("<textarea>2&#10;23 2&#10;"), "{text}");
    }
}
