//! Impartial games that one brings: their Grundy values, and a period with its proof.
//!
//! [`answer`] is all of it, as text: what the page of the explorer asks, and what it gets.

mod code;
pub mod game;
#[cfg(test)]
mod tests;
mod heap;
mod known;
mod language;
mod period;
mod table;
mod take_away;

pub use code::Code;
pub use game::{Game, HeapGame};
pub use known::{known, Known};
pub use language::{Language, Problem};
pub use period::{Periodicity, Repeat};
pub use take_away::{program, ProgramLanguage};

