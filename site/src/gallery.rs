//! All games at a glance: a card for each, whose picture and rule a script fills in when it comes into view.

use super::markdown::escaped;
use super::rendered::RenderedPage;
use super::web::path_of_game;
use pack::Language;

/// The cards, for a page in the folder of a book. They say nothing of the theorems.
pub fn gallery(page: &mut RenderedPage, language: Language) -> String {
    page.scripts.push("gallery.js");
    let mut text = "<p class=\"gallery-score\"></p>\n<ul class=\"gallery\">\n".to_string();
    for problem in page.sources.with_games() {
        let (id, script) = (&problem.id, path_of_game(&problem.id));
        text += &format!(
            "<li><a href=\"{id}/statement.html#play\" data-id=\"{id}\" data-script=\"{script}\"><span class=\"play gallery-picture\" inert></span><strong>{}</strong> <small>{}</small><span class=\"gallery-rule\"></span></a></li>\n",
            escaped(&pack::capitalized(&problem.game(language))),
            escaped(&problem.first_judge(language).unwrap_or_default()),
        );
    }
    text + "</ul>\n"
}
