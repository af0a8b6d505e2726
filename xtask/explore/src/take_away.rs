//! A program for a game, to take away.

use crate::game::Game;

/// A language for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramLanguage {
    /// Rust, as the pack's programs are.
    Rust,
    /// C++17.
    Cpp,
    /// Python 3.
    Python,
}

/// A program that prints the table of this game. `None` if there is none for games of its kind.
pub fn program(_game: &Game, _misere: bool, _language: ProgramLanguage) -> Option<String> {
    None
}
