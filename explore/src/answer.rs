//! Requests and their answers, as text.

use crate::coins::Coins;
use crate::graph::Graph;
use crate::heap::HeapGame;
use crate::json::{array, string, Object};
use crate::kind::{Kind, Table};
use crate::known::{known, patterns};
use crate::language::Problem;
use crate::program::ProgramLanguage;
use crate::request::Request;
use crate::rule::Rule;
use crate::tree::Tree;
use crate::vectors::Vectors;

/// Reads the rule of a game.
type Parse = fn(&Request) -> Result<Box<dyn Kind>, Problem>;

/// The kinds of games.
const KINDS: [(&str, Parse); 7] = [
    ("takes", |r| Ok(Box::new(HeapGame::with_takes(r.text("rule"), r.language)?))),
    ("octal", |r| Ok(Box::new(HeapGame::with_code(r.text("rule"), r.language)?))),
    ("vectors", |r| Ok(Box::new(Vectors::parse(r.text("rule"), r.language)?))),
    ("graph", |r| Ok(Box::new(Graph::parse(r.text("rule"), r.language)?))),
    ("tree", |r| Ok(Box::new(Tree::parse(r.text("rule"), r.language)?))),
    ("coins", |r| Ok(Box::new(Coins::parse(r.text("rule"), r.language)?))),
    ("rule", |r| Ok(Box::new(Rule::parse(r)?))),
];

/// The answer to a request, as a JSON object: the protocol between the page of the explorer and this crate.
///
/// A request has lines of a word and what belongs to it:
///
/// - `language` `en` or `zh`, for messages;
/// - `game` `takes`, `octal`, `vectors`, `graph`, `tree`, `coins` or `rule`;
/// - `rule`: the game as it is typed, with `;` for a line break;
/// - `misere` if whoever moves last loses;
/// - `to`: the largest heap or the last place, or the side of the board;
/// - `ask` `table`, `position` or `code`; with `position`, heaps, pairs, vertices or coins, and `code` `rust`, `cpp` or
///   `python`;
/// - for `game rule`, `options`: positions separated by `;`, the options of each by `,`, and the positions whose sum an
///   option is by blanks; `heaps` if the positions are the heaps 0, 1, 2, ...; with `ask code`, `name`, what the game is
///   called, and a line `source` for each line of the rule as it was typed.
///
/// `progress` is told how much is done, and of how much.
///
/// # Errors
///
/// If something that was typed is wrong, with its field, in the language of the request.
pub fn answer(request: &str, mut progress: impl FnMut(usize, usize)) -> Result<String, Problem> {
    let request = Request::parse(request);
    let found = request.text("game");
    let kind = KINDS.iter().find(|kind| kind.0 == found).ok_or_else(|| {
        request.language.problem(
            "rule",
            format!("expected a kind of game, found {found:?}"),
            format!("应为一种游戏，实为 {found:?}"),
        )
    })?;
    let game = kind.1(&request)?;
    match request.text("ask") {
        "position" => Ok(game.position(&request, &mut progress)?.json()),
        "code" => code(&*game, &request),
        _ => Ok(table(game.table(&request, &mut progress)?, &request)),
    }
}

fn code(game: &dyn Kind, request: &Request) -> Result<String, Problem> {
    let language = match request.text("code") {
        "cpp" => ProgramLanguage::Cpp,
        "python" => ProgramLanguage::Python,
        _ => ProgramLanguage::Rust,
    };
    let program = game.program(request.is_misere(), language).ok_or_else(|| {
        request.language.problem(
            "rule",
            "expected a game of a kind for which there is code",
            "这类游戏没有可带走的代码",
        )
    })?;
    Ok(Object::default().with("code", string(&program)).text())
}

/// A table with what is known of its game.
fn table(Table { object, subject }: Table, request: &Request) -> String {
    let mut seen = Vec::new();
    let known = subject.map(|subject| {
        let (is_misere, language) = (request.is_misere(), request.language);
        let known = known(&subject, is_misere, language);
        if known.iter().all(|known| known.is_kind) {
            seen = patterns(&subject, is_misere, language);
        }
        array(known.iter().map(|known| {
            let object = Object::default().with("place", string(&known.place));
            object.with("text", string(&known.text)).with("agrees", known.agrees).text()
        }))
    });
    let patterns = array(seen.iter().map(|pattern| string(pattern)));
    object.with_some("known", known).with("patterns", patterns).text()
}
