//! Answers to requests.

use crate::coins::Coins;
use crate::error::Error;
use crate::graph::Graph;
use crate::heap::HeapGame;
use crate::identify::patterns;
use crate::kind::{Kind, Positions, Progress};
use crate::known::{known, Known};
use crate::position::Position;
use crate::program::ProgramLanguage;
use crate::request::Request;
use crate::rule::Rule;
use crate::tree::Tree;
use crate::vectors::Vectors;

/// Reads the rule of a game.
type Parse = fn(&Request) -> Result<Box<dyn Kind>, Error>;

/// The kinds of games.
const KINDS: [(&str, Parse); 7] = [
    ("takes", |r| Ok(Box::new(HeapGame::with_takes(&r.rule)?))),
    ("octal", |r| Ok(Box::new(HeapGame::with_code(&r.rule)?))),
    ("vectors", |r| Ok(Box::new(Vectors::parse(&r.rule)?))),
    ("graph", |r| Ok(Box::new(Graph::parse(&r.rule)?))),
    ("tree", |r| Ok(Box::new(Tree::parse(&r.rule)?))),
    ("coins", |r| Ok(Box::new(Coins::parse(&r.rule)?))),
    ("rule", |r| Ok(Box::new(Rule::parse(r)?))),
];

fn parse(request: &Request) -> Result<Box<dyn Kind>, Error> {
    let kind = KINDS.iter().find(|kind| kind.0 == request.game);
    let (_, parse) = kind.ok_or_else(|| Error::UnknownGame { found: request.game.clone() })?;
    parse(request)
}

/// The positions of a game, with the theorem or search behind them.
pub struct Table {
    /// The positions, or those up to the one that is asked for.
    pub positions: Positions,
    /// Where the pack has this game. `None` if games of this kind are not looked up.
    pub known: Option<Vec<Known>>,
    /// What shows where the pack has no such game.
    pub patterns: Vec<String>,
}

/// The table of a game. `progress` is called with how much is done, and of how much.
///
/// # Errors
///
/// If something that was typed is wrong, here and below.
pub fn table(request: &Request, progress: &mut Progress) -> Result<Table, Error> {
    let request = &request.plain();
    let (positions, subject) = parse(request)?.table(request, progress)?;
    let mut table = Table { positions, known: None, patterns: Vec::new() };
    if let Some(subject) = subject {
        let (is_misere, language) = (request.is_misere, request.language);
        let known = known(&subject, is_misere, language);
        if known.iter().all(|known| known.is_kind) {
            table.patterns = patterns(&subject, is_misere, language);
        }
        table.known = Some(known);
    }
    Ok(table)
}

/// The position that is asked for, with its moves.
pub fn position(request: &Request, progress: &mut Progress) -> Result<Position, Error> {
    let request = &request.plain();
    parse(request)?.position(request, progress)
}

/// A program that prints the table.
pub fn program(request: &Request, language: ProgramLanguage) -> Result<String, Error> {
    let request = &request.plain();
    parse(request)?.program(request.is_misere, language).ok_or(Error::NoProgram)
}
