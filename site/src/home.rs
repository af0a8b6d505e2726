//! The front page: a sentence, doors to the rest, a game to play on at once, the first steps, and all problems.

use super::catalogue::catalogue;
use super::play;
use super::rendered::RenderedPage;
use super::steps;
use super::templates::render;
use pack::{Language, Result};
use serde_json::json;

/// The problem whose game is on the front page.
const FIRST_GAME: &str = "hdu1846";

/// The front page. `readme` is the text of README, which has its title.
pub fn home_page(page: &mut RenderedPage, readme: &str, language: Language) -> Result<String> {
    let title = readme.lines().next().unwrap_or_default();
    let first = page.sources.problem(FIRST_GAME)?;
    let game = play::game(page, first, language)?;
    page.scripts.extend(["home.js", "search-field.js"]);
    let values = json!({
        "title": title,
        "name": first.game(language),
        "game": game,
        "steps": steps::cards(page, language)?,
        "daily": play::daily(page, language),
        "catalogue": catalogue(page, language)?,
    });
    render("home", language, &values)
}
