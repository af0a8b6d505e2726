//! What the site is made from, read once.

use super::settings::Settings;
use super::steps::Steps;
use super::web::Web;
use anyhow::Context;
use pack::{in_order_of_the_course, Language, Pack, Problem, Result};
use std::path::PathBuf;

/// All of it.
pub struct Sources {
    pub pack: Pack,
    /// In the order of the course.
    pub problems: Vec<Problem>,
    pub web: Web,
    pub settings: Settings,
    /// The first steps in each language.
    pub steps: [Steps; 2],
}

impl Sources {
    /// Reads it. Fails as the reading of its parts does.
    pub fn read(pack: Pack) -> Result<Self> {
        let problems = in_order_of_the_course(pack.all_problems()?);
        let web = Web::read(&pack.path("site/web"), games(&problems))?;
        let settings = Settings::read(&pack)?;
        let [english, chinese] = Language::ALL.map(|language| Steps::read(&pack, language));
        Ok(Self { pack, problems, web, settings, steps: [english?, chinese?] })
    }

    /// The problem with this id.
    pub fn problem(&self, id: &str) -> Result<&Problem> {
        let found = self.problems.iter().find(|problem| problem.id == id);
        found.with_context(|| format!("there is no problem {id}"))
    }

    /// The first steps.
    pub fn steps(&self, language: Language) -> &Steps {
        let [english, chinese] = &self.steps;
        language.choose(english, chinese)
    }

    /// The problems with a game.
    pub fn with_games(&self) -> Vec<&Problem> {
        self.problems.iter().filter(|problem| problem.has("game.js")).collect()
    }
}

/// The scripts of the games.
fn games(problems: &[Problem]) -> Vec<PathBuf> {
    let with_games = problems.iter().filter(|problem| problem.has("game.js"));
    with_games.map(|problem| problem.folder().join("game.js")).collect()
}

/// A small pack, with the scripts of the site.
#[cfg(test)]
pub fn fixture() -> Sources {
    let site = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let pack = Pack::at(site.join("tests/pack"));
    let problems = in_order_of_the_course(pack.problems().unwrap());
    let web = Web::read(&site.join("web"), games(&problems)).unwrap();
    let (settings, steps) = (Settings::default(), Default::default());
    Sources { pack, problems, web, settings, steps }
}
