//! What every kind of game is asked.

use crate::error::Error;
use crate::period::Period;
use crate::position::{Outcome, Position};
use crate::program::ProgramLanguage;
use crate::request::Request;

/// Is called with how much is done, and of how much.
pub type Progress<'a> = dyn FnMut(usize, usize) + 'a;

/// The positions of a game, and it as it is looked up among those of the pack, if it is.
pub type Found = (Positions, Option<Subject>);

/// A game of some kind.
pub trait Kind {
    /// All positions, or those up to the one that is asked for, and the game as it is looked up.
    fn table(&self, request: &Request, progress: &mut Progress) -> Result<Found, Error>;

    /// The position that is asked for, with its moves.
    fn position(&self, request: &Request, progress: &mut Progress) -> Result<Position, Error>;

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

/// The positions of a game, with who wins them.
#[allow(missing_docs)]
pub enum Positions {
    /// Heaps, or places of coins.
    Row(Row),
    /// Two or three heaps.
    Board(Board),
    /// Those of a token on a graph, with its edges, or positions that were enumerated, with names if the request has any.
    Listed { names: Vec<String>, edges: Vec<[usize; 2]>, results: Results },
    /// Green Hackenbush on a tree, the root first: the vertex below each, and the value of the branches above.
    Tree { names: Vec<String>, parents: Vec<Option<usize>>, values: Vec<u64>, is_won: bool },
}

/// Heaps of 0, 1, 2, ... stones, or places of coins.
pub struct Row {
    /// Their values.
    pub cells: Cells,
    /// Those that are lost.
    pub lost: Vec<usize>,
    /// The pattern of larger heaps.
    pub period: Period,
    /// The first heap for which it took a search.
    pub searched: Option<usize>,
}

/// Heaps of 0 to `side` - 1 stones each.
#[allow(missing_docs)]
pub struct Board {
    pub heaps: usize,
    pub side: usize,
    /// The values row by row, the last heap changing fastest.
    pub cells: Cells,
    pub lost: Vec<Vec<usize>>,
    /// Whether moves may lead to larger heaps than those of the board, as they put stones onto some.
    pub is_open: bool,
}

impl Board {
    /// The differences between the two heaps that are lost.
    pub fn differences(&self) -> Option<Vec<i64>> {
        let difference = |pair: &Vec<usize>| signed(pair[1]) - signed(pair[0]);
        (self.heaps == 2).then(|| self.lost.iter().map(difference).collect())
    }
}

/// A number of stones or places with a sign.
pub(crate) fn signed(number: usize) -> i64 {
    i64::try_from(number).expect("a number of things in memory")
}

/// The results for each position of a row or a board.
pub enum Cells {
    /// Grundy values.
    Values(Vec<u64>),
    /// In misère play, whether the player to move wins.
    Wins(Vec<bool>),
}

impl Cells {
    /// Those of these values, which in misère play are 0 for lost and 1 for won.
    pub(crate) fn new(is_misere: bool, values: &[u64]) -> Self {
        if is_misere {
            Cells::Wins(values.iter().map(|&value| value != 0).collect())
        } else {
            Cells::Values(values.to_vec())
        }
    }
}

/// Who wins each of some positions.
pub struct Results {
    /// The Grundy values, where there are any.
    pub values: Option<Vec<u64>>,
    /// Who wins; `None` where that would take too large a search.
    pub outcomes: Vec<Option<Outcome>>,
    /// After how many moves, where no option is a sum; `None` for a draw.
    pub moves: Option<Vec<Option<usize>>>,
    /// The first position for which it took a search.
    pub searched: Option<usize>,
}

impl Results {
    /// The letters of the outcomes; `?` where there is none.
    pub fn letters(&self) -> Vec<&'static str> {
        let letter = |outcome: &Option<Outcome>| match outcome {
            Some(Outcome::Won) => "N",
            Some(Outcome::Lost) => "P",
            Some(Outcome::Draw) => "D",
            None => "?",
        };
        self.outcomes.iter().map(letter).collect()
    }

    /// The numbers of moves, if there are any; -1 for a draw.
    pub fn lengths(&self) -> Option<Vec<i64>> {
        self.moves.as_deref().map(or_minus_one)
    }
}

/// These numbers, and -1 where there is none.
pub(crate) fn or_minus_one(numbers: &[Option<usize>]) -> Vec<i64> {
    numbers.iter().map(|number| number.map_or(-1, signed)).collect()
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

impl Row {
    /// The first `len` of these values, with what is known of the period. There is nothing at places before `first`. In
    /// misère play the values are 0 for lost and 1 for won.
    pub(crate) fn new(
        is_misere: bool,
        values: &[u64],
        len: usize,
        first: usize,
        period: Period,
    ) -> Self {
        let lost = (first..len).filter(|&heap| values[heap] == 0).collect();
        Row { cells: Cells::new(is_misere, &values[..len]), lost, period, searched: None }
    }

    /// The differences between the heaps that are lost.
    pub fn differences(&self) -> Vec<usize> {
        self.lost.windows(2).map(|pair| pair[1] - pair[0]).collect()
    }
}
