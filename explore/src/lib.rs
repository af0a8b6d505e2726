//! Impartial games that one brings: their Grundy values, and a period with its proof.
//!
//! [`answer()`] is all of it, as text: what the page of the explorer asks, and what it gets.

mod answer;
mod code;
mod coins;
pub mod game;
mod graph;
mod heap;
mod json;
mod known;
mod language;
mod period;
mod position;
mod rule;
mod table;
mod take_away;
mod takes;
mod tree;
mod vectors;

#[cfg(test)]
mod tests;

pub use answer::answer;
pub use code::Code;
pub use game::{Game, HeapGame};
pub use known::{known, Known};
pub use language::{Language, Problem};
pub use period::{Periodicity, Repeat};
pub use position::{Move, Outcome, Position};
pub use take_away::{program, ProgramLanguage};
