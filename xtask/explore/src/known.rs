//! The problems and theory pages of the pack in which a game, or one with the same values, is known.

use crate::game::Game;
use crate::language::Language;

/// A place of the site that has a game with these values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// What it says, in the language asked for.
    pub text: String,
    /// Its path in the site's book, with an anchor if there is one: `hdu1846/solution.html`.
    pub link: String,
    /// The heap, or the side of the board, up to which the values were compared.
    pub agrees: usize,
}

/// Where this game, or one with the same values, is known. In misère play `values` are 0 for lost and 1 for won; those
/// of vectors are row by row, for boards of `side` heaps a side.
pub fn known(
    _game: &Game,
    _misere: bool,
    _values: &[u64],
    _side: usize,
    _language: Language,
) -> Vec<Known> {
    Vec::new()
}
