//! What every kind of game is asked.

use crate::json::{array, Object};
use crate::language::Problem;
use crate::position::Position;
use crate::program::ProgramLanguage;
use crate::request::Request;

/// Is told how much is done, and of how much.
pub type Progress<'a> = dyn FnMut(usize, usize) + 'a;

/// A game of some kind.
pub trait Kind {
    /// What is known of all positions, or of those up to the one that is asked for.
    fn table(&self, request: &Request, progress: &mut Progress) -> Result<Table, Problem>;

    /// The position that is asked for, with its moves.
    fn position(&self, request: &Request, progress: &mut Progress) -> Result<Position, Problem>;

    /// A program that prints the table. `None` if there is none for games of this kind, or for those that are sums in
    /// misère play.
    ///
    /// For heaps and coins it reads n, and prints the values of the heaps, or places, 0 to n on one line; for two or
    /// three heaps it prints those of the boards of 0 to n stones per heap, each row on a line. In misère play it prints
    /// W for won and L for lost. For graphs and trees it reads nothing, and prints for each vertex its name and its value,
    /// or `win`, `lose` or `draw`. For an enumerated rule it is a brute force with a place for the rule: it reads positions
    /// to the end, each as the count of its numbers and these, and prints the value of each on a line.
    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String>;
}

/// A table as JSON, and what may be known of it.
pub struct Table {
    pub object: Object,
    pub subject: Option<Subject>,
}

/// A game that is looked up among those of the pack.
#[derive(Clone)]
pub struct Subject {
    /// The kind, as it is asked for.
    pub kind: &'static str,
    /// The rule: one text for all ways to type it. Empty for a list of takes, and for an enumerated rule.
    pub rule: String,
    /// What a move can take from a heap, up to 1000 at least, if it leaves nothing but the rest.
    pub takes: Option<Vec<u64>>,
    /// The number of heaps that a move may concern.
    pub heaps: usize,
    /// How many heaps of each there are: those of 0, 1, 2, ... stones.
    pub side: usize,
    /// Their values; of several heaps row by row, the last one changing fastest. In misère play 0 for lost, 1 for won.
    pub values: Vec<u64>,
    /// Whether a formula is proved for them, which tells more than patterns.
    pub has_formula: bool,
}

impl Subject {
    /// Heaps, or places of coins.
    pub fn row(kind: &'static str, rule: String, values: Vec<u64>) -> Self {
        let side = values.len();
        Subject { kind, rule, takes: None, heaps: 1, side, values, has_formula: false }
    }
}

/// The table of heaps, or of places of coins, of which the first `len` are shown, with what is known of the period. There is
/// nothing at places before `first`. In misère play the values are 0 for lost and 1 for won.
pub fn row(is_misere: bool, values: &[u64], len: usize, first: usize, period: String) -> Object {
    let shown = &values[..len];
    let object = if is_misere {
        Object::default().with("wins", array(shown.iter().map(|&value| value != 0)))
    } else {
        Object::default().with("values", array(shown))
    };
    with_lost(object, shown, first).with("period", period)
}

/// The lost positions from `first` on, and the differences between them.
pub fn with_lost(object: Object, values: &[u64], first: usize) -> Object {
    let lost: Vec<usize> = (first..values.len()).filter(|&heap| values[heap] == 0).collect();
    let differences = lost.windows(2).map(|pair| pair[1] - pair[0]);
    object.with("lost", array(&lost)).with("differences", array(differences))
}
