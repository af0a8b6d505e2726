//! What the page of the explorer asks, and what it gets: lines of text, and JSON.

use crate::answer::{position, program, table};
use crate::error::Error;
use crate::identify::identify;
use crate::json;
use crate::language::Language;
use crate::program::ProgramLanguage;
use crate::request::Request;
use std::fmt::{self, Display, Formatter};

/// An error in what a user typed, in the language of the request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The field in which it stands: `rule`, `to`, `position` or `options`.
    pub field: &'static str,
    /// The message for the user: what was expected and found.
    pub message: String,
}

impl Display for Problem {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

/// The answer to a request, as a JSON object.
///
/// A request has lines of a word and what belongs to it: `language` `en` or `zh`, and what is in [`Request`], with `source`
/// for each line; `misere` and `heaps` stand alone. `ask` is `table`, `position`, `identify` or `code`, with `code` `rust`, `cpp` or
/// `python`.
pub fn answer(request: &str, mut progress: impl FnMut(usize, usize)) -> Result<String, Problem> {
    let (mut question, mut language) = ("table", ProgramLanguage::Rust);
    let mut asked = Request::default();
    for line in request.lines() {
        let (word, text) = line.split_once(' ').unwrap_or((line, ""));
        match (word, text) {
            ("ask", _) => question = text,
            ("code", "cpp") => language = ProgramLanguage::Cpp,
            ("code", "python") => language = ProgramLanguage::Python,
            ("language", "zh") => asked.language = Language::Chinese,
            ("game", _) => asked.game = text.to_string(),
            ("rule", _) => asked.rule = text.to_string(),
            ("misere", _) => asked.is_misere = true,
            ("to", _) => asked.to = text.to_string(),
            ("position", _) => asked.position = text.to_string(),
            ("options", _) => asked.options = text.to_string(),
            ("heaps", _) => asked.are_heaps = true,
            ("name", _) => asked.name = Some(text.to_string()),
            ("source", _) => asked.source.push(text.to_string()),
            ("from", _) => asked.from = text.to_string(),
            ("lost", _) => asked.lost = text.to_string(),
            _ => {}
        }
    }
    let answer = match question {
        "position" => position(&asked, &mut progress).map(|position| json::position(&position)),
        "code" => program(&asked, language).map(|program| json::program(&program)),
        "identify" => identify(&asked).map(|readings| json::readings(&readings)),
        _ => table(&asked, &mut progress).map(|table| json::table(&table)),
    };
    let problem =
        |error: Error| Problem { field: error.field(), message: error.message(asked.language) };
    answer.map_err(problem)
}
