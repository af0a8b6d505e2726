//! All games at a glance: a card for each, whose picture and rule a script fills in when it comes into view.

use super::play::{in_attribute, script_of, with_games};
use super::Language;
use pack::Result;

/// The script that draws the boards, and its style. It needs the scripts of a game, so a game is to be on the page.
pub const SCRIPT: &str = "gallery.js";
pub const STYLE: &str = "gallery.css";

/// The cards, for a page in the folder of a book. They say nothing of the theorems.
pub fn gallery(language: Language) -> Result<String> {
    let mut text = format!(
        "<link rel=\"stylesheet\" href=\"../play/{STYLE}\">\n\n<p class=\"gallery-score\"></p>\n<ul class=\"gallery\">\n"
    );
    for problem in with_games()? {
        let id = &problem.id;
        text += &format!(
            "<li><a href=\"{id}/statement.html#play\" data-script=\"{id}/game.js\"><span class=\"play gallery-picture\" inert></span><strong>{}</strong> <small>{}</small><span class=\"gallery-rule\"></span></a></li>\n",
            in_attribute(&pack::capitalized(&problem.game(language))),
            in_attribute(&problem.first_judge(language).unwrap_or_default()),
        );
    }
    Ok(text + "</ul>\n" + &script_of("../", SCRIPT))
}
